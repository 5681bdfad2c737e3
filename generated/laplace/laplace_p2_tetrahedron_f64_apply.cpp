// laplace_p2_tetrahedron_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   cells         [cell][4] points of its coordinate nodes
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          304 flops <- taken
//   quadrature      366 flops
//   sum_factorised  932 flops
//   why             fewest flops of those that are valid; written, 304 flops, as it has no loops
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
//   flops       313
//   bytes       92 (81.3333 read, 10.6667 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  3.4
//

#include <cmath>
#include <cstdint>

#include "laplace_p2_tetrahedron_f64_apply.h"

namespace of_laplace_p2_tetrahedron_f64_apply {
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
    alignas(64) double inputs[176];
    alignas(64) double tile[80];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
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
        inputs[lane + 80] = coordinates[3 * n0];
        inputs[lane + 88] = coordinates[3 * n1];
        inputs[lane + 96] = coordinates[3 * n2];
        inputs[lane + 104] = coordinates[3 * n3];
        inputs[lane + 112] = coordinates[3 * n0 + 1];
        inputs[lane + 120] = coordinates[3 * n1 + 1];
        inputs[lane + 128] = coordinates[3 * n2 + 1];
        inputs[lane + 136] = coordinates[3 * n3 + 1];
        inputs[lane + 144] = coordinates[3 * n0 + 2];
        inputs[lane + 152] = coordinates[3 * n1 + 2];
        inputs[lane + 160] = coordinates[3 * n2 + 2];
        inputs[lane + 168] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double trial_5 = inputs[lane + 40];
        const double trial_6 = inputs[lane + 48];
        const double trial_7 = inputs[lane + 56];
        const double trial_8 = inputs[lane + 64];
        const double t0 = 4.0 * trial_8;
        const double t1 = trial_5 + trial_6 - trial_7 - 0.25 * t0;
        const double x0_0 = inputs[lane + 80];
        const double x1_0 = inputs[lane + 88];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 112];
        const double x2_1 = inputs[lane + 128];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 144];
        const double x3_2 = inputs[lane + 168];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 136];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 160];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 96];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 152];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 120];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 104];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj02 = J12 * J01 - J11 * J02;
        const double t2 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double trial_4 = inputs[lane + 32];
        const double trial_9 = inputs[lane + 72];
        const double t3 = 4.0 * trial_9;
        const double t4 = trial_4 + trial_6 - trial_7 - 0.25 * t3;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double t5 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t6 = trial_4 + trial_5 - 0.25 * t0 - 0.25 * t3;
        const double adj21 = J01 * J20 - J00 * J21;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t7 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t1 * t2 + t4 * t5 + t6 * t7;
        const double t8 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t9 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t1 * t5 + t4 * t8 + t6 * t9;
        const double t10 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t1 * t7 + t4 * t9 + t6 * t10;
        const double trial_0 = inputs[lane];
        const double t11 = 1.3333333333333333 * trial_0;
        const double trial_1 = inputs[lane + 8];
        const double t12 = t1 + t3 - 0.75 * t11 - 3.0 * trial_1;
        const double trial_2 = inputs[lane + 16];
        const double t13 = 1.3333333333333333 * trial_2;
        const double t14 = 1.3333333333333333 * trial_4 + t0 - 1.3333333333333333 * trial_7 - t11 - 2.0 * t13;
        const double t15 = 4.0 * trial_6 + t0 - t3 - 3.0 * t13 - t14;
        const double trial_3 = inputs[lane + 24];
        const double t16 = 1.3333333333333333 * trial_3;
        const double t17 = 2.6666666666666665 * trial_4 + t11 - 0.6666666666666666 * t0 - t16;
        const double t18 = 4.0 * trial_4 + t3 - 4.0 * trial_5 - t0 - t17;
        const double flux3 = 1.3333333333333333 * t2 * t12 + t7 * t18 - t5 * t15;
        const double flux4 = 1.3333333333333333 * t5 * t12 + t9 * t18 - t8 * t15;
        const double flux5 = 1.3333333333333333 * t7 * t12 + t10 * t18 - t9 * t15;
        const double t19 = trial_5 + 0.75 * t11 - trial_7 - 0.25 * t3;
        const double t20 = trial_5 + 0.25 * t0 - trial_6 - trial_7 - 0.5 * t19;
        const double flux6 = 2.6666666666666665 * t2 * t20 + t5 * t14 - t7 * t17;
        const double flux7 = 2.6666666666666665 * t5 * t20 + t8 * t14 - t9 * t17;
        const double flux8 = 2.6666666666666665 * t7 * t20 + t9 * t14 - t10 * t17;
        const double t21 = trial_4 + 0.75 * t11 - trial_7 - 0.25 * t0;
        const double t22 = 2.6666666666666665 * trial_7 - t11 - t16;
        const double flux9 = t2 * t19 + t5 * t21 - 0.75 * t7 * t22;
        const double flux10 = t5 * t19 + t8 * t21 - 0.75 * t9 * t22;
        const double flux11 = t7 * t19 + t9 * t21 - 0.75 * t10 * t22;
        const double t23 = 20.0 * flux1 + 20.0 * flux2 + flux4 + flux5 + 2.0 * flux7 + 8.0 * flux10 - 4.0 *
            flux8;
        const double t24 = flux0 + flux2 + 0.05 * flux3 + 0.1 * flux6 + 0.4 * flux9 - 0.15 * flux5;
        tile[lane] = -0.008333333333333333 * (flux3 + flux4 + flux5 + 2.0 * flux6 + 2.0 * flux7 + 2.0 * flux8
            - 8.0 * flux9 - 8.0 * flux10 - 8.0 * flux11);
        tile[lane + 8] = -0.025 * flux3;
        tile[lane + 16] = 0.008333333333333333 * (flux4 - 4.0 * flux7);
        tile[lane + 24] = 0.008333333333333333 * (flux5 + 2.0 * flux8 + 8.0 * flux11);
        tile[lane + 32] = 0.008333333333333333 * t23;
        tile[lane + 40] = 0.16666666666666666 * t24;
        tile[lane + 48] = 0.16666666666666666 * (flux0 + flux1 + 0.05 * flux3 - 0.15 * flux4 - 0.2 * flux6);
        tile[lane + 56] = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux3 + flux4 + 2.0 * flux6 +
            2.0 * flux7 + 8.0 * flux9 + 8.0 * flux10 + 16.0 * flux11);
        tile[lane + 64] = -0.008333333333333333 * (20.0 * flux0 + flux3 + t23 - 20.0 * flux1 - flux4 - 4.0 *
            flux6 - 8.0 * flux7);
        tile[lane + 72] = 0.16666666666666666 * (flux0 + 0.25 * flux3 + 0.15 * flux4 + 0.2 * flux6 - flux1 -
            t24);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
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

extern "C" int laplace_p2_tetrahedron_f64_apply_cpu(
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
  return laplace_p2_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_apply_cpu_descriptor = {
    "laplace_p2_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "laplace.form",                      // form_file
    "a",                                 // form
    "cpu",                               // target
    "dbe55078e729fad4",                  // key
    "float64",                           // scalar
    "tensor",                            // representation
    "cell",                              // integral
    "tetrahedron",                       // cell
    "P1^3",                              // coordinate_element
    "P2",                                // row_element
    "P2",                                // column_element
    "ufcx",                              // dof_order
    "interleaved",                       // component_order
    0,                                   // num_subdomains
    nullptr,                             // subdomains
    3,                                   // gdim
    2,                                   // arity
    10,                                  // rows
    10,                                  // columns
    10,                                  // entries_per_cell
    2,                                   // quadrature_degree
    0,                                   // quadrature_points
    0,                                   // num_coefficients
    0,                                   // num_constants
    nullptr,                             // coefficients
    nullptr,                             // constants
    "vertices",                          // input
    "full",                              // output
    0,                                   // geometry_size
    4,                                   // coordinate_nodes
    "colour",                            // scatter
    "int32",                             // index_type
    "separate",                          // numbering
    0,                                   // constraints
    10,                                  // nodes
    1,                                   // components
    0,                                   // trial_nodes
    1,                                   // macro_cells
    0,                                   // block_nodes
    "",                                  // mapping
    "",                                  // unroll
    "written",                           // realisation
    "",                                  // k_place
    64,                                  // element_batch
    8,                                   // concurrent_elements
    1,                                   // interleave_stores
    1,                                   // threads
    2048,                                // shared_bytes
    313.0,                               // flops_per_cell
    92.0,                                // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};

}  // namespace of_laplace_p2_tetrahedron_f64_apply
