// stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply: apply of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --kernel apply --define cell=triangle
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
//   cell    triangle, geometry P1^2
//   test    [(P1+bubble3)^2, P1], 11 dofs
//   trial   [(P1+bubble3)^2, P1], 11 dofs
//   degree  5 (estimate), scheme default
//
// Representation:
//   tensor          154 flops <- taken
//   quadrature      429 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops       165
//   bytes       328 (240 read, 88 written)
//   flops/byte  0.503
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
    alignas(64) double inputs[136];
    alignas(64) double tile[88];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[11 * cell];
        const int64_t d1 = offsets[11 * cell + 1];
        const int64_t d2 = offsets[11 * cell + 2];
        const int64_t d3 = offsets[11 * cell + 3];
        const int64_t d4 = offsets[11 * cell + 4];
        const int64_t d5 = offsets[11 * cell + 5];
        const int64_t d6 = offsets[11 * cell + 6];
        const int64_t d7 = offsets[11 * cell + 7];
        const int64_t d8 = offsets[11 * cell + 8];
        const int64_t d9 = offsets[11 * cell + 9];
        const int64_t d10 = offsets[11 * cell + 10];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d2];
        inputs[lane + 16] = x[d4];
        inputs[lane + 24] = x[d6];
        inputs[lane + 32] = x[d1];
        inputs[lane + 40] = x[d3];
        inputs[lane + 48] = x[d5];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = x[d8];
        inputs[lane + 72] = x[d9];
        inputs[lane + 80] = x[d10];
        inputs[lane + 88] = coordinates[2 * n0];
        inputs[lane + 96] = coordinates[2 * n1];
        inputs[lane + 104] = coordinates[2 * n2];
        inputs[lane + 112] = coordinates[2 * n0 + 1];
        inputs[lane + 120] = coordinates[2 * n1 + 1];
        inputs[lane + 128] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.3333333333333333 * inputs[lane + 64];
        const double t1 = 0.3333333333333333 * inputs[lane + 72];
        const double t2 = 0.3333333333333333 * inputs[lane + 80];
        const double t3 = t0 + t1 + t2;
        const double t4 = inputs[lane + 112] - inputs[lane + 128];
        const double t5 = inputs[lane + 88] - inputs[lane + 96];
        const double adj01 = inputs[lane + 88] - inputs[lane + 104];
        const double adj10 = inputs[lane + 112] - inputs[lane + 120];
        const double detJ = t4 * t5 - adj01 * adj10;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t6 = t4 * sign_detJ;
        const double t7 = inputs[lane] - inputs[lane + 8];
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t8 = inv_abs_detJ * (t4 * t4 + adj01 * adj01);
        const double t9 = inputs[lane] - inputs[lane + 16];
        const double t10 = -inv_abs_detJ * (t4 * adj10 + t5 * adj01);
        const double flux0 = t3 * t6 - t7 * t8 - t9 * t10;
        const double t11 = -adj10 * sign_detJ;
        const double t12 = inv_abs_detJ * (adj10 * adj10 + t5 * t5);
        const double flux1 = t3 * t11 - t7 * t10 - t9 * t12;
        const double t13 = -adj01 * sign_detJ;
        const double t14 = inputs[lane + 32] - inputs[lane + 40];
        const double t15 = inputs[lane + 32] - inputs[lane + 48];
        const double flux2 = t3 * t13 - t8 * t14 - t10 * t15;
        const double t16 = t5 * sign_detJ;
        const double flux3 = t3 * t16 - t10 * t14 - t12 * t15;
        const double flux4 = t6 * t7 + t9 * t11 + t13 * t14 + t15 * t16;
        const double t17 = 3.0 * t1 - t3;
        const double t18 = 27.0 * inputs[lane + 24];
        const double flux13 = t8 * t18;
        const double flux5 = 5.0 * t6 * t17 - flux13;
        const double t19 = 27.0 * inputs[lane + 56];
        const double flux15 = t8 * t19;
        const double flux6 = 5.0 * t13 * t17 - flux15;
        const double t20 = t6 * t18;
        const double t21 = t13 * t19;
        const double flux7 = t20 + t21;
        const double flux14 = t10 * t18;
        const double t22 = t0 - t2;
        const double flux8 = flux13 + 2.0 * flux14 + 15.0 * t6 * t22;
        const double t23 = t12 * t18;
        const double flux9 = flux14 + 15.0 * t11 * t22 + 2.0 * t23;
        const double flux16 = t10 * t19;
        const double flux10 = flux15 + 2.0 * flux16 + 15.0 * t13 * t22;
        const double t24 = t12 * t19;
        const double flux11 = flux16 + 15.0 * t16 * t22 + 2.0 * t24;
        const double flux12 = t20 + t21 + 2.0 * t11 * t18 + 2.0 * t16 * t19;
        const double flux17 = flux13 + 2.0 * flux14;
        const double flux18 = flux14 + 2.0 * t23;
        const double flux19 = flux15 + 2.0 * flux16;
        const double flux20 = flux16 + 2.0 * t24;
        tile[lane] = -0.5 * (flux0 + flux1);
        tile[lane + 8] = -0.5 * (flux2 + flux3);
        tile[lane + 16] = 0.5 * flux0;
        tile[lane + 24] = 0.5 * flux2;
        tile[lane + 32] = 0.5 * flux1;
        tile[lane + 40] = 0.5 * flux3;
        tile[lane + 48] = 0.045 * (flux13 + 0.5 * flux8 + flux9 + 0.3333333333333333 * flux17 +
            0.6666666666666666 * flux18 - 1.5 * flux5);
        tile[lane + 56] = 0.045 * (flux15 + 0.5 * flux10 + flux11 + 0.3333333333333333 * flux19 +
            0.6666666666666666 * flux20 - 1.5 * flux6);
        tile[lane + 64] = -0.004166666666666667 * (40.0 * flux4 - flux7 - flux12);
        tile[lane + 72] = -0.008333333333333333 * (20.0 * flux4 + flux7);
        tile[lane + 80] = -0.004166666666666667 * (40.0 * flux4 + flux12 - flux7);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[11 * cell];
          const int64_t d1 = offsets[11 * cell + 1];
          const int64_t d2 = offsets[11 * cell + 2];
          const int64_t d3 = offsets[11 * cell + 3];
          const int64_t d4 = offsets[11 * cell + 4];
          const int64_t d5 = offsets[11 * cell + 5];
          const int64_t d6 = offsets[11 * cell + 6];
          const int64_t d7 = offsets[11 * cell + 7];
          const int64_t d8 = offsets[11 * cell + 8];
          const int64_t d9 = offsets[11 * cell + 9];
          const int64_t d10 = offsets[11 * cell + 10];
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
        }
      }
    }
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cpu(
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
  return stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cpu(
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

extern "C" const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cpu_descriptor = {
    "stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[(P1+bubble3)^2, P1]",                    // row_element
    "[(P1+bubble3)^2, P1]",                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    11,                                        // rows
    11,                                        // columns
    11,                                        // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    11,                                        // nodes
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
    1792,                                      // shared_bytes
    165.0,                                     // flops_per_cell
    328.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
