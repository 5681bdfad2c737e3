// stokes_p2x2_p1_triangle_f64_apply: apply of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --kernel apply --define cell=triangle
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
//   cell    triangle, geometry P1^2
//   test    [P2^2, P1], 15 dofs
//   trial   [P2^2, P1], 15 dofs
//   degree  3 (estimate), scheme default
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][2]
//   cells         [cell][3] points of its coordinate nodes
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          243 flops <- taken
//   quadrature      488 flops
//   sum_factorised  619 flops
//   why             fewest flops of those that are valid; written, 243 flops, as it has no loops
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
//   realisation          written
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       258
//   bytes       188 (152 read, 36 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  1.37
//

#include <cmath>
#include <cstdint>

#include "stokes_p2x2_p1_triangle_f64_apply.h"

namespace of_stokes_p2x2_p1_triangle_f64_apply {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[168];
    alignas(64) double tile[120];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[15 * cell];
        const int64_t d1 = offsets[15 * cell + 1];
        const int64_t d2 = offsets[15 * cell + 2];
        const int64_t d3 = offsets[15 * cell + 3];
        const int64_t d4 = offsets[15 * cell + 4];
        const int64_t d5 = offsets[15 * cell + 5];
        const int64_t d6 = offsets[15 * cell + 6];
        const int64_t d7 = offsets[15 * cell + 7];
        const int64_t d8 = offsets[15 * cell + 8];
        const int64_t d9 = offsets[15 * cell + 9];
        const int64_t d10 = offsets[15 * cell + 10];
        const int64_t d11 = offsets[15 * cell + 11];
        const int64_t d12 = offsets[15 * cell + 12];
        const int64_t d13 = offsets[15 * cell + 13];
        const int64_t d14 = offsets[15 * cell + 14];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d2];
        inputs[lane + 16] = x[d4];
        inputs[lane + 24] = x[d6];
        inputs[lane + 32] = x[d8];
        inputs[lane + 40] = x[d10];
        inputs[lane + 48] = x[d1];
        inputs[lane + 56] = x[d3];
        inputs[lane + 64] = x[d5];
        inputs[lane + 72] = x[d7];
        inputs[lane + 80] = x[d9];
        inputs[lane + 88] = x[d11];
        inputs[lane + 96] = x[d12];
        inputs[lane + 104] = x[d13];
        inputs[lane + 112] = x[d14];
        inputs[lane + 120] = coordinates[2 * n0];
        inputs[lane + 128] = coordinates[2 * n1];
        inputs[lane + 136] = coordinates[2 * n2];
        inputs[lane + 144] = coordinates[2 * n0 + 1];
        inputs[lane + 152] = coordinates[2 * n1 + 1];
        inputs[lane + 160] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_1 = inputs[lane + 144];
        const double x1_1 = inputs[lane + 152];
        const double t0 = x0_1 - x1_1;
        const double x2_1 = inputs[lane + 160];
        const double t1 = t0 - 2.0 * (x0_1 - x2_1);
        const double x0_0 = inputs[lane + 120];
        const double x1_0 = inputs[lane + 128];
        const double t2 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 136];
        const double t3 = t2 - 2.0 * (x0_0 - x2_0);
        const double t4 = 0.5 * (t1 * t2 - t0 * t3);
        const double t5 = std::copysign(1.0, -t4);
        const double t6 = 0.5 * t1 * t5;
        const double trial_14 = inputs[lane + 112];
        const double trial_12 = inputs[lane + 96];
        const double trial_13 = inputs[lane + 104];
        const double t7 = trial_12 + trial_13;
        const double t8 = trial_14 + t7;
        const double t9 = 1.0 / std::fabs(t4);
        const double t10 = 0.25 * t9 * (t1 * t1 + t3 * t3);
        const double trial_0 = inputs[lane];
        const double trial_2 = inputs[lane + 8];
        const double t11 = 4.0 * (trial_0 - trial_2);
        const double trial_6 = inputs[lane + 24];
        const double trial_8 = inputs[lane + 32];
        const double t12 = 8.0 * (trial_6 - trial_8);
        const double t13 = t11 - 2.0 * t12;
        const double t14 = 0.25 * t9 * (t0 * t1 + t2 * t3);
        const double t15 = 4.0 * (trial_0 + trial_2);
        const double t16 = 1.3333333333333333 * (trial_6 + trial_8);
        const double trial_4 = inputs[lane + 16];
        const double t17 = 0.6666666666666666 * trial_4;
        const double trial_10 = inputs[lane + 40];
        const double t18 = 8.0 * trial_10;
        const double t19 = 0.08333333333333333 * t15 + 0.3333333333333333 * t18 - t16 - t17;
        const double flux0 = -0.3333333333333333 * t6 * t8 - 0.08333333333333333 * t10 * t13 - t14 * t19;
        const double t20 = 0.5 * t0 * t5;
        const double t21 = 0.25 * t9 * (t0 * t0 + t2 * t2);
        const double flux1 = -0.3333333333333333 * t8 * t20 - 0.08333333333333333 * t13 * t14 - t19 * t21;
        const double t22 = 0.5 * t3 * t5;
        const double trial_1 = inputs[lane + 48];
        const double trial_3 = inputs[lane + 56];
        const double t23 = 4.0 * (trial_1 - trial_3);
        const double trial_7 = inputs[lane + 72];
        const double trial_9 = inputs[lane + 80];
        const double t24 = 8.0 * (trial_7 - trial_9);
        const double t25 = t23 - 2.0 * t24;
        const double t26 = 4.0 * (trial_1 + trial_3);
        const double t27 = 1.3333333333333333 * (trial_7 + trial_9);
        const double trial_5 = inputs[lane + 64];
        const double t28 = 0.6666666666666666 * trial_5;
        const double trial_11 = inputs[lane + 88];
        const double t29 = 8.0 * trial_11;
        const double t30 = 0.08333333333333333 * t26 + 0.3333333333333333 * t29 - t27 - t28;
        const double flux2 = 0.3333333333333333 * t8 * t22 - 0.08333333333333333 * t10 * t25 - t14 * t30;
        const double t31 = 0.5 * t2 * t5;
        const double flux3 = 0.3333333333333333 * t8 * t31 - 0.08333333333333333 * t14 * t25 - t21 * t30;
        const double flux4 = 0.08333333333333333 * t22 * t25 + t30 * t31 - 0.08333333333333333 * t6 * t13 -
            t19 * t20;
        const double t32 = 2.0 * trial_14 - t7;
        const double t33 = t11 + t12;
        const double t34 = t15 + 24.0 * t17 + t18 - 12.0 * t16;
        const double flux5 = t10 * t33 + t14 * t34 - t6 * t32;
        const double t35 = t14 * t33;
        const double flux6 = t35 + t21 * t34 - t20 * t32;
        const double t36 = t23 + t24;
        const double t37 = t26 + 24.0 * t28 + t29 - 12.0 * t27;
        const double flux7 = t22 * t32 + t10 * t36 + t14 * t37;
        const double t38 = t14 * t36;
        const double flux8 = t31 * t32 + t38 + t21 * t37;
        const double flux9 = t22 * t36 + t31 * t37 - t6 * t33 - t20 * t34;
        const double t39 = trial_12 - trial_13;
        const double t40 = t15 - t18;
        const double flux10 = t35 + t6 * t39 + t10 * t40;
        const double flux11 = -t20 * t39 - t14 * t40 - t21 * t33;
        const double t41 = t26 - t29;
        const double flux12 = t38 + t10 * t41 - t22 * t39;
        const double flux13 = t31 * t39 - t14 * t41 - t21 * t36;
        const double flux14 = t22 * t41 + t31 * t36 - t6 * t40 - t20 * t33;
        const double t42 = 0.08333333333333333 * flux10;
        const double t43 = 0.16666666666666666 * flux1;
        const double t44 = 0.1111111111111111 * flux6;
        const double t45 = t42 + 0.25 * t44 - t43;
        const double t46 = 0.16666666666666666 * flux0;
        const double t47 = t46 + 0.08333333333333333 * flux11 - 0.027777777777777776 * flux5;
        const double t48 = 0.08333333333333333 * flux12;
        const double t49 = 0.16666666666666666 * flux3;
        const double t50 = 0.1111111111111111 * flux8;
        const double t51 = t48 + 0.25 * t50 - t49;
        const double t52 = 0.16666666666666666 * flux2;
        const double t53 = t52 + 0.08333333333333333 * flux13 - 0.027777777777777776 * flux7;
        const double t54 = 4.0 * t43 - t44;
        const double t55 = 3.0 * t46 - t47;
        const double t56 = 4.0 * t49 - t50;
        const double t57 = 3.0 * t52 - t53;
        const double t58 = 0.16666666666666666 * flux4;
        const double t59 = 0.006944444444444444 * flux9;
        const double t60 = t58 + t59;
        tile[lane] = t45 - t47;
        tile[lane + 8] = t51 - t53;
        tile[lane + 16] = t45 + t47;
        tile[lane + 24] = t51 + t53;
        tile[lane + 32] = 2.0 * t43 + t44;
        tile[lane + 40] = 2.0 * t49 + t50;
        tile[lane + 48] = t54 + 2.0 * t55;
        tile[lane + 56] = t56 + 2.0 * t57;
        tile[lane + 64] = t54 - 2.0 * t55;
        tile[lane + 72] = t56 - 2.0 * t57;
        tile[lane + 80] = -0.5 * (4.0 * t42 + 16.0 * t43 - t44);
        tile[lane + 88] = -0.5 * (4.0 * t48 + 16.0 * t49 - t50);
        tile[lane + 96] = -0.020833333333333332 * flux14 - t60;
        tile[lane + 104] = 0.020833333333333332 * flux14 - t60;
        tile[lane + 112] = 2.0 * t59 - t58;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[15 * cell];
          const int64_t d1 = offsets[15 * cell + 1];
          const int64_t d2 = offsets[15 * cell + 2];
          const int64_t d3 = offsets[15 * cell + 3];
          const int64_t d4 = offsets[15 * cell + 4];
          const int64_t d5 = offsets[15 * cell + 5];
          const int64_t d6 = offsets[15 * cell + 6];
          const int64_t d7 = offsets[15 * cell + 7];
          const int64_t d8 = offsets[15 * cell + 8];
          const int64_t d9 = offsets[15 * cell + 9];
          const int64_t d10 = offsets[15 * cell + 10];
          const int64_t d11 = offsets[15 * cell + 11];
          const int64_t d12 = offsets[15 * cell + 12];
          const int64_t d13 = offsets[15 * cell + 13];
          const int64_t d14 = offsets[15 * cell + 14];
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
        }
      }
    }
  }
}

}  // namespace

extern "C" int stokes_p2x2_p1_triangle_f64_apply_cpu(
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
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr ||
      colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_p2x2_p1_triangle_f64_apply_cpu(
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

extern "C" const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_cpu_descriptor = {
    "stokes_p2x2_p1_triangle_f64_apply",  // name
    "apply",                              // kernel
    "stokes.form",                        // form_file
    "a",                                  // form
    "cpu",                                // target
    "60f40de88beb4f8b",                   // key
    "float64",                            // scalar
    "tensor",                             // representation
    "cell",                               // integral
    "triangle",                           // cell
    "P1^2",                               // coordinate_element
    "[P2^2, P1]",                         // row_element
    "[P2^2, P1]",                         // column_element
    "ufcx",                               // dof_order
    "interleaved",                        // component_order
    0,                                    // num_subdomains
    nullptr,                              // subdomains
    2,                                    // gdim
    2,                                    // arity
    15,                                   // rows
    15,                                   // columns
    15,                                   // entries_per_cell
    3,                                    // quadrature_degree
    0,                                    // quadrature_points
    0,                                    // num_coefficients
    0,                                    // num_constants
    nullptr,                              // coefficients
    nullptr,                              // constants
    "vertices",                           // input
    "full",                               // output
    0,                                    // geometry_size
    3,                                    // coordinate_nodes
    "colour",                             // scatter
    "int32",                              // index_type
    "separate",                           // numbering
    0,                                    // constraints
    15,                                   // nodes
    1,                                    // components
    0,                                    // trial_nodes
    1,                                    // macro_cells
    0,                                    // block_nodes
    "",                                   // mapping
    "",                                   // unroll
    "written",                            // realisation
    "",                                   // k_place
    64,                                   // element_batch
    8,                                    // concurrent_elements
    1,                                    // interleave_stores
    1,                                    // threads
    2304,                                 // shared_bytes
    258.0,                                // flops_per_cell
    188.0,                                // bytes_per_cell
    0.0,                                  // paper_flops_per_cell
    launch,                               // launch
};

}  // namespace of_stokes_p2x2_p1_triangle_f64_apply
