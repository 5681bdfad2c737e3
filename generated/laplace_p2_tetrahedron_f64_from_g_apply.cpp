// laplace_p2_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=2 --set input=geometry
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
// Representation:
//   tensor          226 flops <- taken
//   quadrature      288 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                geometry
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
//   flops       236
//   bytes       120 (109.333 read, 10.6667 written)
//   flops/byte  1.97
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
    const double* __restrict__ geometry) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[128];
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
        inputs[lane] = geometry[6 * cell];
        inputs[lane + 8] = geometry[6 * cell + 1];
        inputs[lane + 16] = geometry[6 * cell + 2];
        inputs[lane + 24] = geometry[6 * cell + 3];
        inputs[lane + 32] = geometry[6 * cell + 4];
        inputs[lane + 40] = geometry[6 * cell + 5];
        inputs[lane + 48] = x[d0];
        inputs[lane + 56] = x[d1];
        inputs[lane + 64] = x[d2];
        inputs[lane + 72] = x[d3];
        inputs[lane + 80] = x[d4];
        inputs[lane + 88] = x[d5];
        inputs[lane + 96] = x[d6];
        inputs[lane + 104] = x[d7];
        inputs[lane + 112] = x[d8];
        inputs[lane + 120] = x[d9];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 4.0 * inputs[lane + 112];
        const double t1 = inputs[lane + 88] + inputs[lane + 96] - inputs[lane + 104] - 0.25 * t0;
        const double t2 = 4.0 * inputs[lane + 120];
        const double t3 = inputs[lane + 80] + inputs[lane + 96] - inputs[lane + 104] - 0.25 * t2;
        const double t4 = inputs[lane + 80] + inputs[lane + 88] - 0.25 * t0 - 0.25 * t2;
        const double flux0 = inputs[lane] * t1 + inputs[lane + 8] * t3 + inputs[lane + 16] * t4;
        const double flux1 = inputs[lane + 8] * t1 + inputs[lane + 24] * t3 + inputs[lane + 32] * t4;
        const double flux2 = inputs[lane + 16] * t1 + inputs[lane + 32] * t3 + inputs[lane + 40] * t4;
        const double t5 = 1.3333333333333333 * inputs[lane + 48];
        const double t6 = t1 + t2 - 0.75 * t5 - 0.75 * 4.0 * inputs[lane + 56];
        const double t7 = 1.3333333333333333 * inputs[lane + 64];
        const double t8 = 1.3333333333333333 * inputs[lane + 80] + t0 - 1.3333333333333333 * inputs[lane +
            104] - t5 - 2.0 * t7;
        const double t9 = 4.0 * inputs[lane + 96] + t0 - t2 - 3.0 * t7 - t8;
        const double t10 = 1.3333333333333333 * inputs[lane + 72];
        const double t11 = 2.6666666666666665 * inputs[lane + 80] + t5 - 0.6666666666666666 * t0 - t10;
        const double t12 = 4.0 * inputs[lane + 80] + t2 - 4.0 * inputs[lane + 88] - t0 - t11;
        const double flux3 = 1.3333333333333333 * inputs[lane] * t6 + inputs[lane + 16] * t12 - inputs[lane +
            8] * t9;
        const double flux4 = 1.3333333333333333 * inputs[lane + 8] * t6 + inputs[lane + 32] * t12 -
            inputs[lane + 24] * t9;
        const double flux5 = 1.3333333333333333 * inputs[lane + 16] * t6 + inputs[lane + 40] * t12 -
            inputs[lane + 32] * t9;
        const double t13 = inputs[lane + 88] + 0.75 * t5 - inputs[lane + 104] - 0.25 * t2;
        const double t14 = inputs[lane + 88] + 0.25 * t0 - inputs[lane + 96] - inputs[lane + 104] - 0.5 * t13;
        const double flux6 = 2.6666666666666665 * inputs[lane] * t14 + inputs[lane + 8] * t8 - inputs[lane +
            16] * t11;
        const double flux7 = 2.6666666666666665 * inputs[lane + 8] * t14 + inputs[lane + 24] * t8 -
            inputs[lane + 32] * t11;
        const double flux8 = 2.6666666666666665 * inputs[lane + 16] * t14 + inputs[lane + 32] * t8 -
            inputs[lane + 40] * t11;
        const double t15 = inputs[lane + 80] + 0.75 * t5 - inputs[lane + 104] - 0.25 * t0;
        const double t16 = 2.6666666666666665 * inputs[lane + 104] - t5 - t10;
        const double flux9 = inputs[lane] * t13 + inputs[lane + 8] * t15 - 0.75 * inputs[lane + 16] * t16;
        const double flux10 = inputs[lane + 8] * t13 + inputs[lane + 24] * t15 - 0.75 * inputs[lane + 32] *
            t16;
        const double flux11 = inputs[lane + 16] * t13 + inputs[lane + 32] * t15 - 0.75 * inputs[lane + 40] *
            t16;
        const double t17 = 20.0 * flux1 + 20.0 * flux2 + flux4 + flux5 + 2.0 * flux7 + 8.0 * flux10 - 4.0 *
            flux8;
        const double t18 = flux0 + flux2 + 0.05 * flux3 + 0.1 * flux6 + 0.4 * flux9 - 0.15 * flux5;
        tile[lane] = -0.008333333333333333 * (flux3 + flux4 + flux5 + 2.0 * flux6 + 2.0 * flux7 + 2.0 * flux8
            - 8.0 * flux9 - 8.0 * flux10 - 8.0 * flux11);
        tile[lane + 8] = -0.025 * flux3;
        tile[lane + 16] = 0.008333333333333333 * (flux4 - 4.0 * flux7);
        tile[lane + 24] = 0.008333333333333333 * (flux5 + 2.0 * flux8 + 8.0 * flux11);
        tile[lane + 32] = 0.008333333333333333 * t17;
        tile[lane + 40] = 0.16666666666666666 * t18;
        tile[lane + 48] = 0.16666666666666666 * (flux0 + flux1 + 0.05 * flux3 - 0.15 * flux4 - 0.2 * flux6);
        tile[lane + 56] = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux3 + flux4 + 2.0 * flux6 +
            2.0 * flux7 + 8.0 * flux9 + 8.0 * flux10 + 16.0 * flux11);
        tile[lane + 64] = -0.008333333333333333 * (20.0 * flux0 + flux3 + t17 - 20.0 * flux1 - flux4 - 4.0 *
            flux6 - 8.0 * flux7);
        tile[lane + 72] = 0.16666666666666666 * (flux0 + 0.25 * flux3 + 0.15 * flux4 + 0.2 * flux6 - flux1 -
            t18);
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

extern "C" int laplace_p2_tetrahedron_f64_from_g_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, geometry);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_from_g_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_cpu_descriptor = {
    "laplace_p2_tetrahedron_f64_from_g_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    10,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "geometry",                                // input
    "full",                                    // output
    6,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    1664,                                      // shared_bytes
    236.0,                                     // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
