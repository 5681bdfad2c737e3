// weighted_laplace_p1_triangle_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=triangle --define degree=1
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P1, 3 dofs
//   trial   P1, 3 dofs
//   w       coefficient, P1, 3 dofs
//   degree  1 (estimate), scheme default
//
// Representation:
//   tensor          not valid: w varies on the cell
//   quadrature      37 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
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
//   flops       40
//   bytes       48 (44 read, 4 written)
//   flops/byte  0.833
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
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[24];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[3 * cell];
        const int64_t d1 = offsets[3 * cell + 1];
        const int64_t d2 = offsets[3 * cell + 2];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = w[d0];
        inputs[lane + 8] = w[d1];
        inputs[lane + 16] = w[d2];
        inputs[lane + 24] = x[d0];
        inputs[lane + 32] = x[d1];
        inputs[lane + 40] = x[d2];
        inputs[lane + 48] = coordinates[2 * n0];
        inputs[lane + 56] = coordinates[2 * n1];
        inputs[lane + 64] = coordinates[2 * n2];
        inputs[lane + 72] = coordinates[2 * n0 + 1];
        inputs[lane + 80] = coordinates[2 * n1 + 1];
        inputs[lane + 88] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 48] - inputs[lane + 56];
        const double t1 = inputs[lane + 72] - inputs[lane + 88];
        const double adj01 = inputs[lane + 48] - inputs[lane + 64];
        const double adj10 = inputs[lane + 72] - inputs[lane + 80];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t2 = 0.3333333333333333 * inputs[lane] + 0.3333333333333333 * inputs[lane + 8] +
            0.3333333333333333 * inputs[lane + 16];
        const double t3 = inputs[lane + 24] - inputs[lane + 32];
        const double t4 = inputs[lane + 24] - inputs[lane + 40];
        const double t5 = t1 * t3 - adj10 * t4;
        const double t6 = adj01 * t3 - t0 * t4;
        const double flux0 = inv_abs_detJ * (t1 * t2 * t5 + adj01 * t2 * t6);
        const double flux1 = inv_abs_detJ * (adj10 * t2 * t5 + t0 * t2 * t6);
        tile[lane] = 0.5 * (flux0 - flux1);
        tile[lane + 8] = -0.5 * flux0;
        tile[lane + 16] = 0.5 * flux1;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[3 * cell];
          const int64_t d1 = offsets[3 * cell + 1];
          const int64_t d2 = offsets[3 * cell + 2];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
        }
      }
    }
  }
}

}  // namespace

extern "C" int weighted_laplace_p1_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, w);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p1_triangle_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 3, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p1_triangle_f64_apply_cpu_descriptor = {
    "weighted_laplace_p1_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    3,                                         // entries_per_cell
    1,                                         // quadrature_degree
    1,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    3,                                         // nodes
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
    960,                                       // shared_bytes
    40.0,                                      // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
