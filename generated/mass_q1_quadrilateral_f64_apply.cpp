// mass_q1_quadrilateral_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      114 flops
//   sum_factorised  80 flops <- taken
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
//   flops       84
//   bytes       72 (64 read, 8 written)
//   flops/byte  1.17
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
    alignas(64) double inputs[96];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n3];
        inputs[lane + 32] = coordinates[2 * n0 + 1];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 56] = coordinates[2 * n3 + 1];
        inputs[lane + 64] = x[d0];
        inputs[lane + 72] = x[d1];
        inputs[lane + 80] = x[d2];
        inputs[lane + 88] = x[d3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 64] + 0.2679491924311227 * inputs[lane + 72];
        const double t1 = inputs[lane + 80] + 0.2679491924311227 * inputs[lane + 88];
        const double t2 = inputs[lane] - inputs[lane + 8];
        const double t3 = inputs[lane + 16] - inputs[lane + 24];
        const double t4 = t2 + 0.2679491924311227 * t3;
        const double t5 = inputs[lane + 32] - inputs[lane + 48];
        const double t6 = inputs[lane + 40] - inputs[lane + 56];
        const double t7 = t5 + 0.2679491924311227 * t6;
        const double t8 = inputs[lane] - inputs[lane + 16];
        const double t9 = inputs[lane + 8] - inputs[lane + 24];
        const double t10 = t8 + 0.2679491924311227 * t9;
        const double t11 = inputs[lane + 32] - inputs[lane + 40];
        const double t12 = inputs[lane + 48] - inputs[lane + 56];
        const double t13 = t11 + 0.2679491924311227 * t12;
        const double flux0 = (t0 + 0.2679491924311227 * t1) * std::fabs(0.6220084679281462 * (t4 * t7 - t10 *
            t13));
        const double t14 = 0.2679491924311227 * inputs[lane + 64] + inputs[lane + 72];
        const double t15 = 0.2679491924311227 * inputs[lane + 80] + inputs[lane + 88];
        const double t16 = 0.2679491924311227 * t5 + t6;
        const double t17 = 0.2679491924311227 * t8 + t9;
        const double flux1 = (t14 + 0.2679491924311227 * t15) * std::fabs(0.6220084679281462 * (t4 * t16 - t13
            * t17));
        const double t18 = 0.2679491924311227 * t2 + t3;
        const double t19 = 0.2679491924311227 * t11 + t12;
        const double flux2 = (0.2679491924311227 * t0 + t1) * std::fabs(0.6220084679281462 * (t7 * t18 - t10 *
            t19));
        const double flux3 = (0.2679491924311227 * t14 + t15) * std::fabs(0.6220084679281462 * (t16 * t18 -
            t17 * t19));
        const double t20 = flux0 + 0.2679491924311227 * flux1;
        const double t21 = flux2 + 0.2679491924311227 * flux3;
        const double t22 = 0.2679491924311227 * flux0 + flux1;
        const double t23 = 0.2679491924311227 * flux2 + flux3;
        tile[lane] = 0.09672363354357992 * (t20 + 0.2679491924311227 * t21);
        tile[lane + 8] = 0.09672363354357992 * (t22 + 0.2679491924311227 * t23);
        tile[lane + 16] = 0.09672363354357992 * (0.2679491924311227 * t20 + t21);
        tile[lane + 24] = 0.09672363354357992 * (0.2679491924311227 * t22 + t23);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
        }
      }
    }
  }
}

}  // namespace

extern "C" int mass_q1_quadrilateral_f64_apply_cpu(
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
  return mass_q1_quadrilateral_f64_apply_cpu(
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

extern "C" const femforge_kernel mass_q1_quadrilateral_f64_apply_cpu_descriptor = {
    "mass_q1_quadrilateral_f64_apply",  // name
    "apply",                            // kernel
    "a",                                // form
    "cpu",                              // target
    "float64",                          // scalar
    "sum_factorised",                   // representation
    "quadrilateral",                    // cell
    "Q1^2",                             // coordinate_element
    "Q1",                               // row_element
    "Q1",                               // column_element
    "ufcx",                             // dof_order
    2,                                  // gdim
    2,                                  // arity
    4,                                  // rows
    4,                                  // columns
    4,                                  // entries_per_cell
    3,                                  // quadrature_degree
    4,                                  // quadrature_points
    0,                                  // num_coefficients
    0,                                  // num_constants
    nullptr,                            // coefficients
    nullptr,                            // constants
    "vertices",                         // input
    "full",                             // output
    0,                                  // geometry_size
    4,                                  // coordinate_nodes
    "colour",                           // scatter
    "int32",                            // index_type
    "separate",                         // numbering
    "interleaved",                      // component_order
    0,                                  // constraints
    4,                                  // nodes
    1,                                  // components
    0,                                  // trial_nodes
    1,                                  // cluster
    0,                                  // patch_nodes
    "auto",                             // mapping
    "full",                             // unroll
    "auto",                             // k_place
    64,                                 // element_batch
    8,                                  // concurrent_elements
    1,                                  // interleave_stores
    1,                                  // threads
    1024,                               // shared_bytes
    84.0,                               // flops_per_cell
    72.0,                               // bytes_per_cell
    0.0,                                // paper_flops_per_cell
    launch,                             // launch
};
