// helmholtz_p2_triangle_f64_apply: apply of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel apply --define cell=triangle --define degree=2
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        triangle, geometry P1^2
//   test        P2, 6 dofs
//   trial       P2, 6 dofs
//   wavenumber  constant, 1 values
//   degree      4 (estimate), scheme default
//
// Representation:
//   tensor          170 flops <- taken
//   quadrature      384 flops
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
//   flops       176
//   bytes       92 (76 read, 16 written)
//   flops/byte  1.91
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
    const double* __restrict__ wavenumber) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[48];

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
        inputs[lane + 48] = coordinates[2 * n0];
        inputs[lane + 56] = coordinates[2 * n1];
        inputs[lane + 64] = coordinates[2 * n2];
        inputs[lane + 72] = coordinates[2 * n0 + 1];
        inputs[lane + 80] = coordinates[2 * n1 + 1];
        inputs[lane + 88] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 4.0 * inputs[lane + 24];
        const double t1 = 4.0 * inputs[lane + 32];
        const double t2 = 4.0 * inputs[lane + 40];
        const double t3 = inputs[lane + 48] - inputs[lane + 56];
        const double t4 = inputs[lane + 72] - inputs[lane + 88];
        const double adj01 = inputs[lane + 48] - inputs[lane + 64];
        const double adj10 = inputs[lane + 72] - inputs[lane + 80];
        const double detJ = t3 * t4 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double t5 = -wavenumber[0] * wavenumber[0] * abs_detJ;
        const double flux0 = (t0 + t1 + t2) * t5;
        const double t6 = 2.0 * inputs[lane];
        const double t7 = 0.3333333333333333 * inputs[lane + 8];
        const double t8 = t0 + 3.0 * t7 - t1 - 0.5 * t6;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t9 = inv_abs_detJ * (t4 * t4 + adj01 * adj01);
        const double t10 = 2.0 * inputs[lane + 16];
        const double t11 = t0 + t6 - t2 - t10;
        const double t12 = t0 - t2 - 0.3333333333333333 * t11;
        const double t13 = -inv_abs_detJ * (t4 * adj10 + t3 * adj01);
        const double flux1 = t8 * t9 + 1.5 * t12 * t13;
        const double t14 = inv_abs_detJ * (adj10 * adj10 + t3 * t3);
        const double flux2 = t8 * t13 + 1.5 * t12 * t14;
        const double flux3 = t5 * (t1 + t6 + 1.5 * t10 - t2 - 15.0 * t7 - t8);
        const double t15 = 3.0 * t2 + t8 - 1.5 * t6 - 27.0 * t7;
        const double flux4 = 0.5 * t9 * t15 - t11 * t13;
        const double flux5 = 0.5 * t13 * t15 - t11 * t14;
        const double flux6 = t5 * (t6 - t10 - 0.4 * t11);
        const double t16 = t1 - t6 - t10;
        const double t17 = t11 - t16;
        const double flux7 = t9 * t17 - 2.0 * t13 * t16;
        const double flux8 = t13 * t17 - 2.0 * t14 * t16;
        const double flux9 = t5 * (t0 + t2 + 0.6666666666666666 * t16 - t1 - 12.0 * t7);
        const double flux10 = t5 * t11;
        const double flux11 = t5 * t16;
        const double t18 = 50.0 * flux5 - flux10;
        const double t19 = 45.0 * flux8 - flux11;
        const double t20 = 12.5 * flux0 + 150.0 * flux4 + 7.5 * flux6 + 1.5 * flux9 + 2.0 * t18 - 200.0 *
            flux2 - flux3 - 75.0 * flux7;
        tile[lane] = -0.05555555555555555 * (flux1 + flux2 + flux4 + 0.01 * flux9 + 0.02 * t18 - 0.015 * flux3
            - 0.1125 * flux6 - 1.5 * flux7 - 0.03333333333333333 * t19);
        tile[lane + 8] = 0.0016666666666666668 * (33.333333333333336 * flux1 - flux3 - 66.66666666666667 *
            flux4 - flux9);
        tile[lane + 16] = 0.0005555555555555556 * (100.0 * flux2 + 1.5 * flux3 + 2.0 * t18 +
            3.3333333333333335 * t19 - 11.25 * flux6 - flux9);
        tile[lane + 24] = 0.2222222222222222 * (0.125 * flux0 + flux1 + flux4 + 0.015 * flux9 - 0.01 * flux3 -
            0.005 * t20);
        tile[lane + 32] = 0.0005555555555555556 * (25.0 * flux0 + 4.0 * flux3 - 400.0 * flux1 - 100.0 * flux4
            - 150.0 * flux7 - flux9 - 6.666666666666667 * t19);
        tile[lane + 40] = 0.0011111111111111111 * t20;
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
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
        }
      }
    }
  }
}

}  // namespace

extern "C" int helmholtz_p2_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, wavenumber);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_p2_triangle_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_p2_triangle_f64_apply_cpu_descriptor = {
    "helmholtz_p2_triangle_f64_apply",  // name
    "apply",                            // kernel
    "a",                                // form
    "cpu",                              // target
    "float64",                          // scalar
    "tensor",                           // representation
    "triangle",                         // cell
    "P1^2",                             // coordinate_element
    "P2",                               // row_element
    "P2",                               // column_element
    "ufcx",                             // dof_order
    2,                                  // gdim
    2,                                  // arity
    6,                                  // rows
    6,                                  // columns
    6,                                  // entries_per_cell
    4,                                  // quadrature_degree
    0,                                  // quadrature_points
    0,                                  // num_coefficients
    1,                                  // num_constants
    nullptr,                            // coefficients
    constants,                          // constants
    "vertices",                         // input
    "full",                             // output
    0,                                  // geometry_size
    3,                                  // coordinate_nodes
    "colour",                           // scatter
    "int32",                            // index_type
    "separate",                         // numbering
    "interleaved",                      // component_order
    0,                                  // constraints
    6,                                  // nodes
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
    1152,                               // shared_bytes
    176.0,                              // flops_per_cell
    92.0,                               // bytes_per_cell
    0.0,                                // paper_flops_per_cell
    launch,                             // launch
};
