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
// Representation:
//   tensor          266 flops <- taken
//   quadrature      668 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops of those that are valid; written, 266 flops, as it has no loops
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
//   flops       281
//   bytes       188 (152 read, 36 written)
//   flops/byte  1.49
//

#include <cmath>
#include <cstdint>

#include "stokes_p2x2_p1_triangle_f64_apply.h"

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
        const double t0 = 0.3333333333333333 * inputs[lane + 96];
        const double t1 = 0.3333333333333333 * inputs[lane + 104];
        const double t2 = 0.3333333333333333 * inputs[lane + 112];
        const double t3 = t0 + t1 + t2;
        const double adj00 = inputs[lane + 160] - inputs[lane + 144];
        const double J00 = inputs[lane + 128] - inputs[lane + 120];
        const double adj01 = inputs[lane + 120] - inputs[lane + 136];
        const double adj10 = inputs[lane + 144] - inputs[lane + 152];
        const double detJ = adj00 * J00 - adj01 * adj10;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t4 = adj00 * sign_detJ;
        const double t5 = 0.3333333333333333 * inputs[lane];
        const double t6 = 0.3333333333333333 * inputs[lane + 8];
        const double t7 = 1.3333333333333333 * inputs[lane + 24];
        const double t8 = 1.3333333333333333 * inputs[lane + 32];
        const double t9 = t5 + t8 - t6 - t7;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t10 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
        const double t11 = 0.3333333333333333 * inputs[lane + 16];
        const double t12 = 4.0 * inputs[lane + 40];
        const double t13 = t5 + 0.3333333333333333 * t12 - t7 - t11;
        const double t14 = inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
        const double flux0 = -t3 * t4 - t9 * t10 - t13 * t14;
        const double t15 = adj10 * sign_detJ;
        const double t16 = inv_abs_detJ * (adj10 * adj10 + J00 * J00);
        const double flux1 = -t3 * t15 - t9 * t14 - t13 * t16;
        const double t17 = adj01 * sign_detJ;
        const double t18 = 0.3333333333333333 * inputs[lane + 48];
        const double t19 = 0.3333333333333333 * inputs[lane + 56];
        const double t20 = 1.3333333333333333 * inputs[lane + 72];
        const double t21 = 1.3333333333333333 * inputs[lane + 80];
        const double t22 = t18 + t21 - t19 - t20;
        const double t23 = 0.3333333333333333 * inputs[lane + 64];
        const double t24 = 4.0 * inputs[lane + 88];
        const double t25 = t18 + 0.3333333333333333 * t24 - t20 - t23;
        const double flux2 = -t3 * t17 - t10 * t22 - t14 * t25;
        const double t26 = J00 * sign_detJ;
        const double flux3 = -t3 * t26 - t14 * t22 - t16 * t25;
        const double flux4 = -t4 * t9 - t13 * t15 - t17 * t22 - t25 * t26;
        const double t27 = 3.0 * t1 - t3;
        const double t28 = 3.0 * t5 + 9.0 * t6 + t9 - t12;
        const double t29 = 1.5 * t7 + t13 - 0.5 * t12;
        const double flux5 = t10 * t28 + 4.0 * t14 * t29 - t4 * t27;
        const double flux6 = t14 * t28 + 4.0 * t16 * t29 - t15 * t27;
        const double t30 = 3.0 * t18 + 9.0 * t19 + t22 - t24;
        const double t31 = 1.5 * t20 + t25 - 0.5 * t24;
        const double flux7 = t10 * t30 + 4.0 * t14 * t31 - t17 * t27;
        const double flux8 = t14 * t30 + 4.0 * t16 * t31 - t26 * t27;
        const double flux9 = -t4 * t28 - 4.0 * t15 * t29 - t17 * t30 - 4.0 * t26 * t31;
        const double t32 = t0 - t2;
        const double t33 = 5.0 * t5 - t8 - t11 - t13;
        const double t34 = t5 + t11 - 0.5 * t8;
        const double flux10 = -t4 * t32 - t10 * t33 - 4.0 * t14 * t34;
        const double flux11 = -t15 * t32 - t14 * t33 - 4.0 * t16 * t34;
        const double t35 = 5.0 * t18 - t21 - t23 - t25;
        const double t36 = t18 + t23 - 0.5 * t21;
        const double flux12 = -t17 * t32 - t10 * t35 - 4.0 * t14 * t36;
        const double flux13 = -t26 * t32 - t14 * t35 - 4.0 * t16 * t36;
        const double flux14 = -t4 * t33 - 4.0 * t15 * t34 - t17 * t35 - 4.0 * t26 * t36;
        const double t37 = 2.6666666666666665 * flux1 + flux5 + 0.6666666666666666 * flux6 - flux10;
        const double t38 = 2.6666666666666665 * flux3 + flux7 + 0.6666666666666666 * flux8 - flux12;
        tile[lane] = -0.08333333333333333 * (2.0 * flux0 + 2.0 * flux1 + 3.0 * flux10 + 3.0 * flux11 - flux5 -
            flux6);
        tile[lane + 8] = -0.08333333333333333 * (2.0 * flux2 + 2.0 * flux3 + 3.0 * flux12 + 3.0 * flux13 -
            flux7 - flux8);
        tile[lane + 16] = 0.16666666666666666 * (flux0 + flux5);
        tile[lane + 24] = 0.16666666666666666 * (flux2 + flux7);
        tile[lane + 32] = 0.08333333333333333 * (2.0 * flux1 - flux6 - 3.0 * flux11);
        tile[lane + 40] = 0.08333333333333333 * (2.0 * flux3 - flux8 - 3.0 * flux13);
        tile[lane + 48] = 0.25 * (2.6666666666666665 * flux0 + t37 - 1.3333333333333333 * flux5);
        tile[lane + 56] = 0.25 * (2.6666666666666665 * flux2 + t38 - 1.3333333333333333 * flux7);
        tile[lane + 64] = -0.08333333333333333 * (8.0 * flux0 - flux5 - 3.0 * flux10 - 6.0 * flux11);
        tile[lane + 72] = -0.08333333333333333 * (8.0 * flux2 - flux7 - 3.0 * flux12 - 6.0 * flux13);
        tile[lane + 80] = -0.25 * t37;
        tile[lane + 88] = -0.25 * t38;
        tile[lane + 96] = -0.020833333333333332 * (8.0 * flux4 + flux9 + 3.0 * flux14);
        tile[lane + 104] = -0.041666666666666664 * (4.0 * flux4 - flux9);
        tile[lane + 112] = -0.020833333333333332 * (8.0 * flux4 + flux9 - 3.0 * flux14);
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
    "auto",                               // mapping
    "auto",                               // unroll
    "written",                            // realisation
    "auto",                               // k_place
    64,                                   // element_batch
    8,                                    // concurrent_elements
    1,                                    // interleave_stores
    1,                                    // threads
    2304,                                 // shared_bytes
    281.0,                                // flops_per_cell
    188.0,                                // bytes_per_cell
    0.0,                                  // paper_flops_per_cell
    launch,                               // launch
};
