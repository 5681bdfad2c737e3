// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply: apply of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --kernel apply --define cell=tetrahedron
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    [(P1+bubble4)^3, P1], 19 dofs
//   trial   [(P1+bubble4)^3, P1], 19 dofs
//   degree  7 (estimate), scheme default
//
// Representation:
//   tensor          560 flops <- taken
//   quadrature      3616 flops
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
//   flops       579
//   bytes       552 (400 read, 152 written)
//   flops/byte  1.05
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
    alignas(64) double inputs[248];
    alignas(64) double tile[152];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[19 * cell];
        const int64_t d1 = offsets[19 * cell + 1];
        const int64_t d2 = offsets[19 * cell + 2];
        const int64_t d3 = offsets[19 * cell + 3];
        const int64_t d4 = offsets[19 * cell + 4];
        const int64_t d5 = offsets[19 * cell + 5];
        const int64_t d6 = offsets[19 * cell + 6];
        const int64_t d7 = offsets[19 * cell + 7];
        const int64_t d8 = offsets[19 * cell + 8];
        const int64_t d9 = offsets[19 * cell + 9];
        const int64_t d10 = offsets[19 * cell + 10];
        const int64_t d11 = offsets[19 * cell + 11];
        const int64_t d12 = offsets[19 * cell + 12];
        const int64_t d13 = offsets[19 * cell + 13];
        const int64_t d14 = offsets[19 * cell + 14];
        const int64_t d15 = offsets[19 * cell + 15];
        const int64_t d16 = offsets[19 * cell + 16];
        const int64_t d17 = offsets[19 * cell + 17];
        const int64_t d18 = offsets[19 * cell + 18];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d3];
        inputs[lane + 16] = x[d6];
        inputs[lane + 24] = x[d9];
        inputs[lane + 32] = x[d12];
        inputs[lane + 40] = x[d1];
        inputs[lane + 48] = x[d4];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = x[d10];
        inputs[lane + 72] = x[d13];
        inputs[lane + 80] = x[d2];
        inputs[lane + 88] = x[d5];
        inputs[lane + 96] = x[d8];
        inputs[lane + 104] = x[d11];
        inputs[lane + 112] = x[d14];
        inputs[lane + 120] = x[d15];
        inputs[lane + 128] = x[d16];
        inputs[lane + 136] = x[d17];
        inputs[lane + 144] = x[d18];
        inputs[lane + 152] = coordinates[3 * n0];
        inputs[lane + 160] = coordinates[3 * n1];
        inputs[lane + 168] = coordinates[3 * n2];
        inputs[lane + 176] = coordinates[3 * n3];
        inputs[lane + 184] = coordinates[3 * n0 + 1];
        inputs[lane + 192] = coordinates[3 * n1 + 1];
        inputs[lane + 200] = coordinates[3 * n2 + 1];
        inputs[lane + 208] = coordinates[3 * n3 + 1];
        inputs[lane + 216] = coordinates[3 * n0 + 2];
        inputs[lane + 224] = coordinates[3 * n1 + 2];
        inputs[lane + 232] = coordinates[3 * n2 + 2];
        inputs[lane + 240] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.25 * inputs[lane + 120];
        const double t1 = 0.25 * inputs[lane + 128];
        const double t2 = 0.25 * inputs[lane + 136];
        const double t3 = 0.25 * inputs[lane + 144];
        const double t4 = t0 + t1 + t2 + t3;
        const double t5 = inputs[lane + 184] - inputs[lane + 200];
        const double t6 = inputs[lane + 216] - inputs[lane + 240];
        const double t7 = inputs[lane + 184] - inputs[lane + 208];
        const double t8 = inputs[lane + 216] - inputs[lane + 232];
        const double adj00 = t5 * t6 - t7 * t8;
        const double t9 = inputs[lane + 152] - inputs[lane + 160];
        const double t10 = inputs[lane + 152] - inputs[lane + 168];
        const double t11 = inputs[lane + 216] - inputs[lane + 224];
        const double t12 = inputs[lane + 184] - inputs[lane + 192];
        const double adj10 = t7 * t11 - t6 * t12;
        const double t13 = inputs[lane + 152] - inputs[lane + 176];
        const double adj20 = t8 * t12 - t5 * t11;
        const double detJ = -(adj00 * t9 + t10 * adj10 + t13 * adj20);
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t14 = -adj00 * sign_detJ;
        const double t15 = inputs[lane] - inputs[lane + 8];
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t8 * t13 - t6 * t10;
        const double adj02 = t7 * t10 - t5 * t13;
        const double t16 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t17 = inputs[lane] - inputs[lane + 16];
        const double adj11 = t6 * t9 - t11 * t13;
        const double adj12 = t12 * t13 - t7 * t9;
        const double t18 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t19 = inputs[lane] - inputs[lane + 24];
        const double adj21 = t10 * t11 - t8 * t9;
        const double adj22 = t5 * t9 - t10 * t12;
        const double t20 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t4 * t14 - t15 * t16 - t17 * t18 - t19 * t20;
        const double t21 = -adj10 * sign_detJ;
        const double t22 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t23 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t4 * t21 - t15 * t18 - t17 * t22 - t19 * t23;
        const double t24 = -adj20 * sign_detJ;
        const double t25 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t4 * t24 - t15 * t20 - t17 * t23 - t19 * t25;
        const double t26 = -sign_detJ * adj01;
        const double t27 = inputs[lane + 40] - inputs[lane + 48];
        const double t28 = inputs[lane + 40] - inputs[lane + 56];
        const double t29 = inputs[lane + 40] - inputs[lane + 64];
        const double flux3 = t4 * t26 - t16 * t27 - t18 * t28 - t20 * t29;
        const double t30 = -sign_detJ * adj11;
        const double flux4 = t4 * t30 - t18 * t27 - t22 * t28 - t23 * t29;
        const double t31 = -sign_detJ * adj21;
        const double flux5 = t4 * t31 - t20 * t27 - t23 * t28 - t25 * t29;
        const double t32 = -sign_detJ * adj02;
        const double t33 = inputs[lane + 80] - inputs[lane + 88];
        const double t34 = inputs[lane + 80] - inputs[lane + 96];
        const double t35 = inputs[lane + 80] - inputs[lane + 104];
        const double flux6 = t4 * t32 - t16 * t33 - t18 * t34 - t20 * t35;
        const double t36 = -sign_detJ * adj12;
        const double flux7 = t4 * t36 - t18 * t33 - t22 * t34 - t23 * t35;
        const double t37 = -sign_detJ * adj22;
        const double flux8 = t4 * t37 - t20 * t33 - t23 * t34 - t25 * t35;
        const double flux9 = t14 * t15 + t17 * t21 + t19 * t24 + t26 * t27 + t28 * t30 + t29 * t31 + t32 * t33
            + t34 * t36 + t35 * t37;
        const double t38 = 4.0 * t1 - t4;
        const double t39 = 25.6 * inputs[lane + 32];
        const double flux31 = t16 * t39;
        const double flux10 = 4.2 * t14 * t38 - flux31;
        const double t40 = 25.6 * inputs[lane + 72];
        const double flux34 = t16 * t40;
        const double flux11 = 4.2 * t26 * t38 - flux34;
        const double t41 = 25.6 * inputs[lane + 112];
        const double flux37 = t16 * t41;
        const double flux12 = 4.2 * t32 * t38 - flux37;
        const double t42 = t14 * t39;
        const double t43 = t26 * t40;
        const double t44 = t32 * t41;
        const double flux13 = t42 + t43 + t44;
        const double flux32 = t18 * t39;
        const double t45 = t0 + t3 - 2.0 * t2;
        const double flux14 = flux31 + 3.0 * flux32 + 16.8 * t14 * t45;
        const double t46 = t22 * t39;
        const double flux15 = flux32 + 16.8 * t21 * t45 + 3.0 * t46;
        const double flux35 = t18 * t40;
        const double flux16 = flux34 + 3.0 * flux35 + 16.8 * t26 * t45;
        const double t47 = t22 * t40;
        const double flux17 = flux35 + 16.8 * t30 * t45 + 3.0 * t47;
        const double flux38 = t18 * t41;
        const double flux18 = flux37 + 3.0 * flux38 + 16.8 * t32 * t45;
        const double t48 = t22 * t41;
        const double flux19 = flux38 + 16.8 * t36 * t45 + 3.0 * t48;
        const double t49 = t21 * t39;
        const double t50 = t30 * t40;
        const double t51 = t36 * t41;
        const double flux20 = t42 + t43 + t44 + 3.0 * t49 + 3.0 * t50 + 3.0 * t51;
        const double flux33 = t20 * t39;
        const double t52 = t0 - t3;
        const double flux21 = flux31 + flux32 + 2.0 * flux33 + 16.8 * t14 * t52;
        const double t53 = t23 * t39;
        const double flux22 = flux32 + t46 + 2.0 * t53 + 16.8 * t21 * t52;
        const double t54 = t25 * t39;
        const double flux23 = flux33 + t53 + 16.8 * t24 * t52 + 2.0 * t54;
        const double flux36 = t20 * t40;
        const double flux24 = flux34 + flux35 + 2.0 * flux36 + 16.8 * t26 * t52;
        const double t55 = t23 * t40;
        const double flux25 = flux35 + t47 + 2.0 * t55 + 16.8 * t30 * t52;
        const double t56 = t25 * t40;
        const double flux26 = flux36 + t55 + 16.8 * t31 * t52 + 2.0 * t56;
        const double flux39 = t20 * t41;
        const double flux27 = flux37 + flux38 + 2.0 * flux39 + 16.8 * t32 * t52;
        const double t57 = t23 * t41;
        const double flux28 = flux38 + t48 + 2.0 * t57 + 16.8 * t36 * t52;
        const double t58 = t25 * t41;
        const double flux29 = flux39 + t57 + 16.8 * t37 * t52 + 2.0 * t58;
        const double flux30 = t42 + t43 + t44 + t49 + t50 + t51 + 2.0 * t24 * t39 + 2.0 * t31 * t40 + 2.0 *
            t37 * t41;
        const double flux40 = flux31 + 3.0 * flux32;
        const double flux41 = flux32 + 3.0 * t46;
        const double flux42 = flux34 + 3.0 * flux35;
        const double flux43 = flux35 + 3.0 * t47;
        const double flux44 = flux37 + 3.0 * flux38;
        const double flux45 = flux38 + 3.0 * t48;
        const double flux46 = flux31 - 2.0 * flux32;
        const double flux47 = flux32 - 2.0 * t46;
        const double flux48 = flux34 - 2.0 * flux35;
        const double flux49 = flux35 - 2.0 * t47;
        const double flux50 = flux37 - 2.0 * flux38;
        const double flux51 = flux38 - 2.0 * t48;
        const double flux52 = flux31 + flux32 + 2.0 * flux33;
        const double flux53 = flux32 + t46 + 2.0 * t53;
        const double flux54 = flux33 + t53 + 2.0 * t54;
        const double flux55 = flux34 + flux35 + 2.0 * flux36;
        const double flux56 = flux35 + t47 + 2.0 * t55;
        const double flux57 = flux36 + t55 + 2.0 * t56;
        const double flux58 = flux37 + flux38 + 2.0 * flux39;
        const double flux59 = flux38 + t48 + 2.0 * t57;
        const double flux60 = flux39 + t57 + 2.0 * t58;
        const double flux61 = flux31 + flux32;
        const double flux62 = flux32 + t46;
        const double flux63 = flux34 + flux35;
        const double flux64 = flux35 + t47;
        const double flux65 = flux37 + flux38;
        const double flux66 = flux38 + t48;
        const double flux67 = flux31 + 1.0769230769230769 * flux32;
        const double flux68 = flux32 + 1.0769230769230769 * t46;
        const double flux69 = flux34 + 1.0769230769230769 * flux35;
        const double flux70 = flux35 + 1.0769230769230769 * t47;
        const double flux71 = flux37 + 1.0769230769230769 * flux38;
        const double flux72 = flux38 + 1.0769230769230769 * t48;
        const double flux73 = flux31 - 7.0 * flux32;
        const double flux74 = flux32 - 7.0 * t46;
        const double flux75 = flux34 - 7.0 * flux35;
        const double flux76 = flux35 - 7.0 * t47;
        const double flux77 = flux37 - 7.0 * flux38;
        const double flux78 = flux38 - 7.0 * t48;
        const double t59 = 2.3333333333333335 * flux31 + 0.3333333333333333 * flux14 + flux15 + flux21 +
            flux22 + 2.0 * flux23 + 0.13333333333333333 * flux40 + 0.4 * flux41 + 0.175 * flux46 +
            1.3333333333333333 * flux52 + 1.3333333333333333 * flux53 + 2.6666666666666665 * flux54 + 0.875 *
            flux61 + 0.875 * flux62 + 0.46944444444444444 * flux67 + 0.5055555555555555 * flux68 +
            0.013888888888888888 * flux73 - 2.6666666666666665 * flux10 - 0.35 * flux47 - 0.09722222222222222
            * flux74;
        const double t60 = 2.3333333333333335 * flux34 + 0.3333333333333333 * flux16 + flux17 + flux24 +
            flux25 + 2.0 * flux26 + 0.13333333333333333 * flux42 + 0.4 * flux43 + 0.175 * flux48 +
            1.3333333333333333 * flux55 + 1.3333333333333333 * flux56 + 2.6666666666666665 * flux57 + 0.875 *
            flux63 + 0.875 * flux64 + 0.46944444444444444 * flux69 + 0.5055555555555555 * flux70 +
            0.013888888888888888 * flux75 - 2.6666666666666665 * flux11 - 0.35 * flux49 - 0.09722222222222222
            * flux76;
        const double t61 = 2.3333333333333335 * flux37 + 0.3333333333333333 * flux18 + flux19 + flux27 +
            flux28 + 2.0 * flux29 + 0.13333333333333333 * flux44 + 0.4 * flux45 + 0.175 * flux50 +
            1.3333333333333333 * flux58 + 1.3333333333333333 * flux59 + 2.6666666666666665 * flux60 + 0.875 *
            flux65 + 0.875 * flux66 + 0.46944444444444444 * flux71 + 0.5055555555555555 * flux72 +
            0.013888888888888888 * flux77 - 2.6666666666666665 * flux12 - 0.35 * flux51 - 0.09722222222222222
            * flux78;
        const double t62 = 126.0 * flux9 + 3.0 * flux30 - 2.0 * flux13 - flux20;
        tile[lane] = -0.16666666666666666 * (flux0 + flux1 + flux2);
        tile[lane + 8] = -0.16666666666666666 * (flux3 + flux4 + flux5);
        tile[lane + 16] = -0.16666666666666666 * (flux6 + flux7 + flux8);
        tile[lane + 24] = 0.16666666666666666 * flux0;
        tile[lane + 32] = 0.16666666666666666 * flux3;
        tile[lane + 40] = 0.16666666666666666 * flux6;
        tile[lane + 48] = 0.16666666666666666 * flux1;
        tile[lane + 56] = 0.16666666666666666 * flux4;
        tile[lane + 64] = 0.16666666666666666 * flux7;
        tile[lane + 72] = 0.16666666666666666 * flux2;
        tile[lane + 80] = 0.16666666666666666 * flux5;
        tile[lane + 88] = 0.16666666666666666 * flux8;
        tile[lane + 96] = 0.006046863189720333 * t59;
        tile[lane + 104] = 0.006046863189720333 * t60;
        tile[lane + 112] = 0.006046863189720333 * t61;
        tile[lane + 120] = 0.00033068783068783067 * (6.0 * flux30 - t62);
        tile[lane + 128] = -0.001984126984126984 * (21.0 * flux9 + flux13);
        tile[lane + 136] = -0.0006613756613756613 * (63.0 * flux9 + flux20 - flux13);
        tile[lane + 144] = -0.00033068783068783067 * t62;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[19 * cell];
          const int64_t d1 = offsets[19 * cell + 1];
          const int64_t d2 = offsets[19 * cell + 2];
          const int64_t d3 = offsets[19 * cell + 3];
          const int64_t d4 = offsets[19 * cell + 4];
          const int64_t d5 = offsets[19 * cell + 5];
          const int64_t d6 = offsets[19 * cell + 6];
          const int64_t d7 = offsets[19 * cell + 7];
          const int64_t d8 = offsets[19 * cell + 8];
          const int64_t d9 = offsets[19 * cell + 9];
          const int64_t d10 = offsets[19 * cell + 10];
          const int64_t d11 = offsets[19 * cell + 11];
          const int64_t d12 = offsets[19 * cell + 12];
          const int64_t d13 = offsets[19 * cell + 13];
          const int64_t d14 = offsets[19 * cell + 14];
          const int64_t d15 = offsets[19 * cell + 15];
          const int64_t d16 = offsets[19 * cell + 16];
          const int64_t d17 = offsets[19 * cell + 17];
          const int64_t d18 = offsets[19 * cell + 18];
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
        }
      }
    }
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cpu(
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
  return stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cpu_descriptor = {
    "stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "[(P1+bubble4)^3, P1]",                    // row_element
    "[(P1+bubble4)^3, P1]",                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    19,                                        // rows
    19,                                        // columns
    19,                                        // entries_per_cell
    7,                                         // quadrature_degree
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
    19,                                        // nodes
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
    579.0,                                     // flops_per_cell
    552.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
