// vector_laplace_p2x2_triangle_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=triangle --define degree=2
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          192 flops <- taken
//   quadrature      222 flops
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
//   flops       204
//   bytes       140 (108 read, 32 written)
//   flops/byte  1.46
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
    alignas(64) double inputs[144];
    alignas(64) double tile[96];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[6 * cell];
        const int64_t d1 = offsets[6 * cell + 1];
        const int64_t d2 = offsets[6 * cell + 2];
        const int64_t d3 = offsets[6 * cell + 3];
        const int64_t d4 = offsets[6 * cell + 4];
        const int64_t d5 = offsets[6 * cell + 5];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d0 + 1];
        inputs[lane + 56] = x[d1 + 1];
        inputs[lane + 64] = x[d2 + 1];
        inputs[lane + 72] = x[d3 + 1];
        inputs[lane + 80] = x[d4 + 1];
        inputs[lane + 88] = x[d5 + 1];
        inputs[lane + 96] = coordinates[2 * n0];
        inputs[lane + 104] = coordinates[2 * n1];
        inputs[lane + 112] = coordinates[2 * n2];
        inputs[lane + 120] = coordinates[2 * n0 + 1];
        inputs[lane + 128] = coordinates[2 * n1 + 1];
        inputs[lane + 136] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.3333333333333333 * inputs[lane];
        const double t1 = 0.3333333333333333 * inputs[lane + 8];
        const double t2 = 1.3333333333333333 * inputs[lane + 24];
        const double t3 = 1.3333333333333333 * inputs[lane + 32];
        const double t4 = t0 + t3 - t1 - t2;
        const double t5 = inputs[lane + 96] - inputs[lane + 104];
        const double t6 = inputs[lane + 120] - inputs[lane + 136];
        const double adj01 = inputs[lane + 96] - inputs[lane + 112];
        const double adj10 = inputs[lane + 120] - inputs[lane + 128];
        const double detJ = t5 * t6 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t7 = inv_abs_detJ * (t6 * t6 + adj01 * adj01);
        const double t8 = 0.3333333333333333 * inputs[lane + 16];
        const double t9 = 4.0 * inputs[lane + 40];
        const double t10 = t0 + 0.3333333333333333 * t9 - t2 - t8;
        const double t11 = -inv_abs_detJ * (t6 * adj10 + t5 * adj01);
        const double flux0 = t4 * t7 + t10 * t11;
        const double t12 = inv_abs_detJ * (adj10 * adj10 + t5 * t5);
        const double flux1 = t4 * t11 + t10 * t12;
        const double t13 = 0.3333333333333333 * inputs[lane + 48];
        const double t14 = 0.3333333333333333 * inputs[lane + 56];
        const double t15 = 1.3333333333333333 * inputs[lane + 72];
        const double t16 = 1.3333333333333333 * inputs[lane + 80];
        const double t17 = t13 + t16 - t14 - t15;
        const double t18 = 0.3333333333333333 * inputs[lane + 64];
        const double t19 = 4.0 * inputs[lane + 88];
        const double t20 = t13 + 0.3333333333333333 * t19 - t15 - t18;
        const double flux2 = t7 * t17 + t11 * t20;
        const double flux3 = t11 * t17 + t12 * t20;
        const double t21 = 3.0 * t0 + 9.0 * t1 + t4 - t9;
        const double t22 = 1.5 * t2 + t10 - 0.5 * t9;
        const double flux4 = t7 * t21 + 4.0 * t11 * t22;
        const double flux5 = t11 * t21 + 4.0 * t12 * t22;
        const double t23 = 3.0 * t13 + 9.0 * t14 + t17 - t19;
        const double t24 = 1.5 * t15 + t20 - 0.5 * t19;
        const double flux6 = t7 * t23 + 4.0 * t11 * t24;
        const double flux7 = t11 * t23 + 4.0 * t12 * t24;
        const double t25 = 5.0 * t0 - t3 - t8 - t10;
        const double t26 = t0 + t8 - 0.5 * t3;
        const double flux8 = t7 * t25 + 4.0 * t11 * t26;
        const double flux9 = t11 * t25 + 4.0 * t12 * t26;
        const double t27 = 5.0 * t13 - t16 - t18 - t20;
        const double t28 = t13 + t18 - 0.5 * t16;
        const double flux10 = t7 * t27 + 4.0 * t11 * t28;
        const double flux11 = t11 * t27 + 4.0 * t12 * t28;
        const double t29 = 2.6666666666666665 * flux1 - flux4 - 0.6666666666666666 * flux5 - flux8;
        const double t30 = 2.6666666666666665 * flux3 - flux6 - 0.6666666666666666 * flux7 - flux10;
        tile[lane] = 0.08333333333333333 * (2.0 * flux0 + 2.0 * flux1 + flux4 + flux5 + 3.0 * flux8 + 3.0 *
            flux9);
        tile[lane + 8] = 0.08333333333333333 * (2.0 * flux2 + 2.0 * flux3 + flux6 + flux7 + 3.0 * flux10 + 3.0
            * flux11);
        tile[lane + 16] = -0.16666666666666666 * (flux0 - flux4);
        tile[lane + 24] = -0.16666666666666666 * (flux2 - flux6);
        tile[lane + 32] = -0.08333333333333333 * (2.0 * flux1 + flux5 - 3.0 * flux9);
        tile[lane + 40] = -0.08333333333333333 * (2.0 * flux3 + flux7 - 3.0 * flux11);
        tile[lane + 48] = -0.25 * (2.6666666666666665 * flux0 + 1.3333333333333333 * flux4 + t29);
        tile[lane + 56] = -0.25 * (2.6666666666666665 * flux2 + 1.3333333333333333 * flux6 + t30);
        tile[lane + 64] = 0.08333333333333333 * (8.0 * flux0 + flux4 - 3.0 * flux8 - 6.0 * flux9);
        tile[lane + 72] = 0.08333333333333333 * (8.0 * flux2 + flux6 - 3.0 * flux10 - 6.0 * flux11);
        tile[lane + 80] = 0.25 * t29;
        tile[lane + 88] = 0.25 * t30;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[6 * cell];
          const int64_t d1 = offsets[6 * cell + 1];
          const int64_t d2 = offsets[6 * cell + 2];
          const int64_t d3 = offsets[6 * cell + 3];
          const int64_t d4 = offsets[6 * cell + 4];
          const int64_t d5 = offsets[6 * cell + 5];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d1] += tile[lane + 16];
          y[d1 + 1] += tile[lane + 24];
          y[d2] += tile[lane + 32];
          y[d2 + 1] += tile[lane + 40];
          y[d3] += tile[lane + 48];
          y[d3 + 1] += tile[lane + 56];
          y[d4] += tile[lane + 64];
          y[d4 + 1] += tile[lane + 72];
          y[d5] += tile[lane + 80];
          y[d5 + 1] += tile[lane + 88];
        }
      }
    }
  }
}

}  // namespace

extern "C" int vector_laplace_p2x2_triangle_f64_apply_cpu(
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
  return vector_laplace_p2x2_triangle_f64_apply_cpu(
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

extern "C" const femforge_kernel vector_laplace_p2x2_triangle_f64_apply_cpu_descriptor = {
    "vector_laplace_p2x2_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2^2",                                    // row_element
    "P2^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
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
    6,                                         // nodes
    2,                                         // components
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
    1920,                                      // shared_bytes
    204.0,                                     // flops_per_cell
    140.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
