// mass_q1_hexahedron_f64_from_points_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      222 flops
//   sum_factorised  112 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                points
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
//   flops       120
//   bytes       120 (112 read, 8 written)
//   flops/byte  1
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
    alignas(64) double tile[64];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[8 * cell];
        const int64_t d1 = offsets[8 * cell + 1];
        const int64_t d2 = offsets[8 * cell + 2];
        const int64_t d3 = offsets[8 * cell + 3];
        const int64_t d4 = offsets[8 * cell + 4];
        const int64_t d5 = offsets[8 * cell + 5];
        const int64_t d6 = offsets[8 * cell + 6];
        const int64_t d7 = offsets[8 * cell + 7];
        inputs[lane] = geometry[8 * cell];
        inputs[lane + 8] = x[d0];
        inputs[lane + 16] = x[d1];
        inputs[lane + 24] = x[d2];
        inputs[lane + 32] = x[d3];
        inputs[lane + 40] = x[d4];
        inputs[lane + 48] = x[d5];
        inputs[lane + 56] = x[d6];
        inputs[lane + 64] = x[d7];
        inputs[lane + 72] = geometry[8 * cell + 1];
        inputs[lane + 80] = geometry[8 * cell + 2];
        inputs[lane + 88] = geometry[8 * cell + 3];
        inputs[lane + 96] = geometry[8 * cell + 4];
        inputs[lane + 104] = geometry[8 * cell + 5];
        inputs[lane + 112] = geometry[8 * cell + 6];
        inputs[lane + 120] = geometry[8 * cell + 7];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 8] + 0.2679491924311227 * inputs[lane + 16];
        const double t1 = inputs[lane + 24] + 0.2679491924311227 * inputs[lane + 32];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 40] + 0.2679491924311227 * inputs[lane + 48];
        const double t4 = inputs[lane + 56] + 0.2679491924311227 * inputs[lane + 64];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double flux0 = inputs[lane] * (t2 + 0.2679491924311227 * t5);
        const double t6 = 0.2679491924311227 * inputs[lane + 8] + inputs[lane + 16];
        const double t7 = 0.2679491924311227 * inputs[lane + 24] + inputs[lane + 32];
        const double t8 = t6 + 0.2679491924311227 * t7;
        const double t9 = 0.2679491924311227 * inputs[lane + 40] + inputs[lane + 48];
        const double t10 = 0.2679491924311227 * inputs[lane + 56] + inputs[lane + 64];
        const double t11 = t9 + 0.2679491924311227 * t10;
        const double flux1 = inputs[lane + 72] * (t8 + 0.2679491924311227 * t11);
        const double t12 = 0.2679491924311227 * t0 + t1;
        const double t13 = 0.2679491924311227 * t3 + t4;
        const double flux2 = inputs[lane + 80] * (t12 + 0.2679491924311227 * t13);
        const double t14 = 0.2679491924311227 * t6 + t7;
        const double t15 = 0.2679491924311227 * t9 + t10;
        const double flux3 = inputs[lane + 88] * (t14 + 0.2679491924311227 * t15);
        const double flux4 = inputs[lane + 96] * (0.2679491924311227 * t2 + t5);
        const double flux5 = inputs[lane + 104] * (0.2679491924311227 * t8 + t11);
        const double flux6 = inputs[lane + 112] * (0.2679491924311227 * t12 + t13);
        const double flux7 = inputs[lane + 120] * (0.2679491924311227 * t14 + t15);
        const double t16 = flux0 + 0.2679491924311227 * flux1;
        const double t17 = flux2 + 0.2679491924311227 * flux3;
        const double t18 = t16 + 0.2679491924311227 * t17;
        const double t19 = flux4 + 0.2679491924311227 * flux5;
        const double t20 = flux6 + 0.2679491924311227 * flux7;
        const double t21 = t19 + 0.2679491924311227 * t20;
        const double t22 = 0.2679491924311227 * flux0 + flux1;
        const double t23 = 0.2679491924311227 * flux2 + flux3;
        const double t24 = t22 + 0.2679491924311227 * t23;
        const double t25 = 0.2679491924311227 * flux4 + flux5;
        const double t26 = 0.2679491924311227 * flux6 + flux7;
        const double t27 = t25 + 0.2679491924311227 * t26;
        const double t28 = 0.2679491924311227 * t16 + t17;
        const double t29 = 0.2679491924311227 * t19 + t20;
        const double t30 = 0.2679491924311227 * t22 + t23;
        const double t31 = 0.2679491924311227 * t25 + t26;
        tile[lane] = 0.2406516764515424 * (t18 + 0.2679491924311227 * t21);
        tile[lane + 8] = 0.2406516764515424 * (t24 + 0.2679491924311227 * t27);
        tile[lane + 16] = 0.2406516764515424 * (t28 + 0.2679491924311227 * t29);
        tile[lane + 24] = 0.2406516764515424 * (t30 + 0.2679491924311227 * t31);
        tile[lane + 32] = 0.2406516764515424 * (0.2679491924311227 * t18 + t21);
        tile[lane + 40] = 0.2406516764515424 * (0.2679491924311227 * t24 + t27);
        tile[lane + 48] = 0.2406516764515424 * (0.2679491924311227 * t28 + t29);
        tile[lane + 56] = 0.2406516764515424 * (0.2679491924311227 * t30 + t31);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[8 * cell];
          const int64_t d1 = offsets[8 * cell + 1];
          const int64_t d2 = offsets[8 * cell + 2];
          const int64_t d3 = offsets[8 * cell + 3];
          const int64_t d4 = offsets[8 * cell + 4];
          const int64_t d5 = offsets[8 * cell + 5];
          const int64_t d6 = offsets[8 * cell + 6];
          const int64_t d7 = offsets[8 * cell + 7];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
        }
      }
    }
  }
}

}  // namespace

extern "C" int mass_q1_hexahedron_f64_from_points_apply_cpu(
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
  return mass_q1_hexahedron_f64_from_points_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_cpu_descriptor = {
    "mass_q1_hexahedron_f64_from_points_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "points",                                  // input
    "full",                                    // output
    8,                                         // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    8,                                         // nodes
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
    1536,                                      // shared_bytes
    120.0,                                     // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
