// laplace_p1_interval_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=interval --define degree=1
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
//   cell    interval, geometry P1^1
//   test    P1, 2 dofs
//   trial   P1, 2 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          4 flops <- taken
//   quadrature      4 flops
//   sum_factorised  not valid: a interval is no tensor-product cell
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
//   flops       6
//   bytes       48 (40 read, 8 written)
//   flops/byte  0.125
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
    alignas(64) double inputs[32];
    alignas(64) double tile[16];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[2 * cell];
        const int64_t d1 = offsets[2 * cell + 1];
        const int64_t n0 = cells[2 * cell];
        const int64_t n1 = cells[2 * cell + 1];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = coordinates[n0];
        inputs[lane + 24] = coordinates[n1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double J00 = -(inputs[lane + 16] - inputs[lane + 24]);
        const double abs_detJ = std::fabs(J00);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double flux0 = (inputs[lane] - inputs[lane + 8]) * inv_abs_detJ;
        tile[lane] = flux0;
        tile[lane + 8] = -flux0;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[2 * cell];
          const int64_t d1 = offsets[2 * cell + 1];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
        }
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p1_interval_f64_apply_cpu(
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
  return laplace_p1_interval_f64_apply_cpu(
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

extern "C" const femforge_kernel laplace_p1_interval_f64_apply_cpu_descriptor = {
    "laplace_p1_interval_f64_apply",  // name
    "apply",                          // kernel
    "a",                              // form
    "cpu",                            // target
    "float64",                        // scalar
    "tensor",                         // representation
    "interval",                       // cell
    "P1^1",                           // coordinate_element
    "P1",                             // row_element
    "P1",                             // column_element
    "ufcx",                           // dof_order
    1,                                // gdim
    2,                                // arity
    2,                                // rows
    2,                                // columns
    2,                                // entries_per_cell
    0,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    2,                                // coordinate_nodes
    "colour",                         // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    "interleaved",                    // component_order
    0,                                // constraints
    2,                                // nodes
    1,                                // components
    0,                                // trial_nodes
    1,                                // cluster
    0,                                // patch_nodes
    "auto",                           // mapping
    "full",                           // unroll
    "auto",                           // k_place
    64,                               // element_batch
    8,                                // concurrent_elements
    1,                                // interleave_stores
    1,                                // threads
    384,                              // shared_bytes
    6.0,                              // flops_per_cell
    48.0,                             // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
