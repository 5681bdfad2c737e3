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
//   trial   coefficient, [(P1+bubble4)^3, P1], 19 dofs
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
//   chosen by            the cost model
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
        const double t21 = t4 * t14 - t15 * t16 - t17 * t18 - t19 * t20;
        const double t22 = -adj10 * sign_detJ;
        const double t23 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t24 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double t25 = t4 * t22 - t15 * t18 - t17 * t23 - t19 * t24;
        const double t26 = -adj20 * sign_detJ;
        const double t27 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double t28 = t4 * t26 - t15 * t20 - t17 * t24 - t19 * t27;
        const double t29 = -sign_detJ * adj01;
        const double t30 = inputs[lane + 40] - inputs[lane + 48];
        const double t31 = inputs[lane + 40] - inputs[lane + 56];
        const double t32 = inputs[lane + 40] - inputs[lane + 64];
        const double t33 = t4 * t29 - t16 * t30 - t18 * t31 - t20 * t32;
        const double t34 = -sign_detJ * adj11;
        const double t35 = t4 * t34 - t18 * t30 - t23 * t31 - t24 * t32;
        const double t36 = -sign_detJ * adj21;
        const double t37 = t4 * t36 - t20 * t30 - t24 * t31 - t27 * t32;
        const double t38 = -sign_detJ * adj02;
        const double t39 = inputs[lane + 80] - inputs[lane + 88];
        const double t40 = inputs[lane + 80] - inputs[lane + 96];
        const double t41 = inputs[lane + 80] - inputs[lane + 104];
        const double t42 = t4 * t38 - t16 * t39 - t18 * t40 - t20 * t41;
        const double t43 = -sign_detJ * adj12;
        const double t44 = t4 * t43 - t18 * t39 - t23 * t40 - t24 * t41;
        const double t45 = -sign_detJ * adj22;
        const double t46 = t4 * t45 - t20 * t39 - t24 * t40 - t27 * t41;
        const double t47 = 25.6 * inputs[lane + 32];
        const double t48 = t16 * t47;
        const double t49 = 4.0 * t1 - t4;
        const double t50 = t18 * t47;
        const double t51 = t0 + t3 - 2.0 * t2;
        const double t52 = t23 * t47;
        const double t53 = t20 * t47;
        const double t54 = t0 - t3;
        const double t55 = t24 * t47;
        const double t56 = t27 * t47;
        const double t57 = 2.3333333333333335 * t48 + 2.6666666666666665 * (t48 - 4.2 * t14 * t49) +
            0.3333333333333333 * (t48 + 3.0 * t50 + 16.8 * t14 * t51) + (t50 + 16.8 * t22 * t51 + 3.0 * t52) +
            (t48 + t50 + 2.0 * t53 + 16.8 * t14 * t54) + (t50 + t52 + 2.0 * t55 + 16.8 * t22 * t54) + 2.0 *
            (t53 + t55 + 16.8 * t26 * t54 + 2.0 * t56) + 0.13333333333333333 * (t48 + 3.0 * t50) + 0.4 * (t50
            + 3.0 * t52) + 0.175 * (t48 - 2.0 * t50) + 1.3333333333333333 * (t48 + t50 + 2.0 * t53) +
            1.3333333333333333 * (t50 + t52 + 2.0 * t55) + 2.6666666666666665 * (t53 + t55 + 2.0 * t56) +
            0.875 * (t48 + t50) + 0.875 * (t50 + t52) + 0.46944444444444444 * (t48 + 1.0769230769230769 * t50)
            + 0.5055555555555555 * (t50 + 1.0769230769230769 * t52) + 0.013888888888888888 * (t48 - 7.0 * t50)
            - 0.35 * (t50 - 2.0 * t52) - 0.09722222222222222 * (t50 - 7.0 * t52);
        const double t58 = 25.6 * inputs[lane + 72];
        const double t59 = t16 * t58;
        const double t60 = t18 * t58;
        const double t61 = t23 * t58;
        const double t62 = t20 * t58;
        const double t63 = t24 * t58;
        const double t64 = t27 * t58;
        const double t65 = 2.3333333333333335 * t59 + 2.6666666666666665 * (t59 - 4.2 * t29 * t49) +
            0.3333333333333333 * (t59 + 3.0 * t60 + 16.8 * t29 * t51) + (t60 + 16.8 * t34 * t51 + 3.0 * t61) +
            (t59 + t60 + 2.0 * t62 + 16.8 * t29 * t54) + (t60 + t61 + 2.0 * t63 + 16.8 * t34 * t54) + 2.0 *
            (t62 + t63 + 16.8 * t36 * t54 + 2.0 * t64) + 0.13333333333333333 * (t59 + 3.0 * t60) + 0.4 * (t60
            + 3.0 * t61) + 0.175 * (t59 - 2.0 * t60) + 1.3333333333333333 * (t59 + t60 + 2.0 * t62) +
            1.3333333333333333 * (t60 + t61 + 2.0 * t63) + 2.6666666666666665 * (t62 + t63 + 2.0 * t64) +
            0.875 * (t59 + t60) + 0.875 * (t60 + t61) + 0.46944444444444444 * (t59 + 1.0769230769230769 * t60)
            + 0.5055555555555555 * (t60 + 1.0769230769230769 * t61) + 0.013888888888888888 * (t59 - 7.0 * t60)
            - 0.35 * (t60 - 2.0 * t61) - 0.09722222222222222 * (t60 - 7.0 * t61);
        const double t66 = 25.6 * inputs[lane + 112];
        const double t67 = t16 * t66;
        const double t68 = t18 * t66;
        const double t69 = t23 * t66;
        const double t70 = t20 * t66;
        const double t71 = t24 * t66;
        const double t72 = t27 * t66;
        const double t73 = 2.3333333333333335 * t67 + 2.6666666666666665 * (t67 - 4.2 * t38 * t49) +
            0.3333333333333333 * (t67 + 3.0 * t68 + 16.8 * t38 * t51) + (t68 + 16.8 * t43 * t51 + 3.0 * t69) +
            (t67 + t68 + 2.0 * t70 + 16.8 * t38 * t54) + (t68 + t69 + 2.0 * t71 + 16.8 * t43 * t54) + 2.0 *
            (t70 + t71 + 16.8 * t45 * t54 + 2.0 * t72) + 0.13333333333333333 * (t67 + 3.0 * t68) + 0.4 * (t68
            + 3.0 * t69) + 0.175 * (t67 - 2.0 * t68) + 1.3333333333333333 * (t67 + t68 + 2.0 * t70) +
            1.3333333333333333 * (t68 + t69 + 2.0 * t71) + 2.6666666666666665 * (t70 + t71 + 2.0 * t72) +
            0.875 * (t67 + t68) + 0.875 * (t68 + t69) + 0.46944444444444444 * (t67 + 1.0769230769230769 * t68)
            + 0.5055555555555555 * (t68 + 1.0769230769230769 * t69) + 0.013888888888888888 * (t67 - 7.0 * t68)
            - 0.35 * (t68 - 2.0 * t69) - 0.09722222222222222 * (t68 - 7.0 * t69);
        const double t74 = t14 * t47;
        const double t75 = t29 * t58;
        const double t76 = t38 * t66;
        const double t77 = t22 * t47;
        const double t78 = t34 * t58;
        const double t79 = t43 * t66;
        const double t80 = t74 + t75 + t76 + t77 + t78 + t79 + 2.0 * t26 * t47 + 2.0 * t36 * t58 + 2.0 * t45 *
            t66;
        const double t81 = t14 * t15 + t17 * t22 + t19 * t26 + t29 * t30 + t31 * t34 + t32 * t36 + t38 * t39 +
            t40 * t43 + t41 * t45;
        const double t82 = t74 + t75 + t76;
        const double t83 = t74 + t75 + t76 + 3.0 * t77 + 3.0 * t78 + 3.0 * t79;
        const double t84 = 3.0 * t80 + 126.0 * t81 - 2.0 * t82 - t83;
        tile[lane] = -0.16666666666666666 * (t21 + t25 + t28);
        tile[lane + 8] = -0.16666666666666666 * (t33 + t35 + t37);
        tile[lane + 16] = -0.16666666666666666 * (t42 + t44 + t46);
        tile[lane + 24] = 0.16666666666666666 * t21;
        tile[lane + 32] = 0.16666666666666666 * t33;
        tile[lane + 40] = 0.16666666666666666 * t42;
        tile[lane + 48] = 0.16666666666666666 * t25;
        tile[lane + 56] = 0.16666666666666666 * t35;
        tile[lane + 64] = 0.16666666666666666 * t44;
        tile[lane + 72] = 0.16666666666666666 * t28;
        tile[lane + 80] = 0.16666666666666666 * t37;
        tile[lane + 88] = 0.16666666666666666 * t46;
        tile[lane + 96] = 0.006046863189720333 * t57;
        tile[lane + 104] = 0.006046863189720333 * t65;
        tile[lane + 112] = 0.006046863189720333 * t73;
        tile[lane + 120] = 0.00033068783068783067 * (6.0 * t80 - t84);
        tile[lane + 128] = -0.001984126984126984 * (21.0 * t81 + t82);
        tile[lane + 136] = -0.0006613756613756613 * (63.0 * t81 + t83 - t82);
        tile[lane + 144] = -0.00033068783068783067 * t84;
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
