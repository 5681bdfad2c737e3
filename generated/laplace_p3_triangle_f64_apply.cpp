// laplace_p3_triangle_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          283 flops <- taken
//   quadrature      418 flops
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
//   flops       293
//   bytes       168 (132 read, 36 written)
//   flops/byte  1.74
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
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
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
        inputs[lane + 80] = coordinates[2 * n0];
        inputs[lane + 88] = coordinates[2 * n1];
        inputs[lane + 96] = coordinates[2 * n2];
        inputs[lane + 104] = coordinates[2 * n0 + 1];
        inputs[lane + 112] = coordinates[2 * n1 + 1];
        inputs[lane + 120] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 13.5 * inputs[lane];
        const double t1 = 0.25 * inputs[lane + 8];
        const double t2 = 0.75 * inputs[lane + 24];
        const double t3 = 13.5 * inputs[lane + 32];
        const double t4 = 4.5 * inputs[lane + 40];
        const double t5 = 13.5 * inputs[lane + 48];
        const double t6 = 0.018518518518518517 * t0 + 0.16666666666666666 * t4 + 0.05555555555555555 * t5 - t1
            - t2 - 0.05555555555555555 * t3;
        const double t7 = inputs[lane + 80] - inputs[lane + 88];
        const double t8 = inputs[lane + 104] - inputs[lane + 120];
        const double adj01 = inputs[lane + 80] - inputs[lane + 96];
        const double adj10 = inputs[lane + 104] - inputs[lane + 112];
        const double detJ = t7 * t8 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t9 = inv_abs_detJ * (t8 * t8 + adj01 * adj01);
        const double t10 = 13.5 * inputs[lane + 16];
        const double t11 = 13.5 * inputs[lane + 56];
        const double t12 = 27.0 * inputs[lane + 64];
        const double t13 = t0 + 3.0 * t11 + 1.5 * t12 - 54.0 * t2 - 3.0 * t3 - t10;
        const double t14 = -inv_abs_detJ * (t8 * adj10 + t7 * adj01);
        const double flux0 = t6 * t9 + 0.018518518518518517 * t13 * t14;
        const double t15 = inv_abs_detJ * (adj10 * adj10 + t7 * t7);
        const double flux1 = t6 * t14 + 0.018518518518518517 * t13 * t15;
        const double t16 = 27.0 * inputs[lane + 72];
        const double t17 = t0 + t5 + t16 - t3 - 6.0 * t4 - t11;
        const double t18 = 54.0 * t1 + t11 + t16 - 18.0 * t2 - 3.0 * t4 - t12 - 0.3333333333333333 * t17;
        const double t19 = t0 + 36.0 * t2 + 4.5 * t12 + 4.2 * t18 - 270.0 * t1 - 5.0 * t11 - t16;
        const double t20 = 180.0 * t2 + t3 + t13 - t11 - 5.0 * t12;
        const double flux2 = 2.5 * t9 * t19 - t14 * t20;
        const double flux3 = 2.5 * t14 * t19 - t15 * t20;
        const double t21 = t0 + t3 + t12 + t16 - 36.0 * t2 - t5 - 3.0 * t11;
        const double t22 = 0.7142857142857143 * t0 + 1.0714285714285714 * t12 + 1.4285714285714286 * t16 -
            38.57142857142857 * t2 - 2.142857142857143 * t4 - 2.857142857142857 * t11 - t21;
        const double t23 = 1.3333333333333333 * t0 + 0.6666666666666666 * t5 + 0.3333333333333333 * t10 - 7.0
            * t4 - t17;
        const double flux4 = 1.1666666666666667 * t9 * t22 - t14 * t23;
        const double flux5 = 1.1666666666666667 * t14 * t22 - t15 * t23;
        const double t24 = 0.3333333333333333 * t0 + t3 + 0.5 * t12 - 18.0 * t2 - 0.3333333333333333 * t10 -
            t11;
        const double flux6 = t9 * t18 - t14 * t24;
        const double flux7 = t14 * t18 - t15 * t24;
        const double t25 = t3 + 2.0 * t5 + t11 - 3.0 * t4 - t10 - t16 - t17;
        const double flux8 = t9 * t21 - t14 * t25;
        const double flux9 = t14 * t21 - t15 * t25;
        const double t26 = t0 + 3.0 * t5 - 9.0 * t4 - t10;
        const double flux10 = t9 * t17 + t14 * t26;
        const double flux11 = t14 * t17 + t15 * t26;
        const double t27 = 0.375 * flux0;
        const double t28 = -0.005833333333333334 * flux2;
        const double t29 = -0.0075 * flux4;
        const double t30 = 0.375 * flux1;
        const double t31 = -0.0225 * flux7;
        const double t32 = 0.005 * flux3 + 0.0225 * flux9 - 0.045 * flux5 - 0.0375 * flux11 - t30 - t31;
        const double t33 = 0.011666666666666667 * flux3 + 0.015 * flux8 + t30 + t31 - 0.045 * flux6 -
            0.42857142857142855 * t28 - t29;
        const double t34 = 2.0 * flux5 + 1.6666666666666667 * flux10 + 5.0 * flux11 + 133.33333333333334 * t27
            + 133.33333333333334 * t28 - flux6 - flux8 - flux9 - 933.3333333333334 * t29;
        const double t35 = 3.0 * flux5 + flux6 + 0.5 * flux8 + flux9 + 0.8333333333333334 * flux10 -
            85.71428571428571 * t28 - 200.0 * t29;
        tile[lane] = -0.0075 * (4.0 * flux5 + flux6 + 44.44444444444444 * t32 - flux8 - 2.0 * flux9 -
            1.6666666666666667 * flux10 - 44.44444444444444 * t27 - 38.095238095238095 * t28 -
            266.6666666666667 * t29);
        tile[lane + 8] = 0.3333333333333333 * (0.0675 * flux6 + 1.7142857142857142 * t28 - t27);
        tile[lane + 16] = 0.3333333333333333 * t32;
        tile[lane + 24] = -(0.0675 * flux6 + t27 + t33 - 1.1428571428571428 * t28);
        tile[lane + 32] = 0.0033333333333333335 * flux3 + 0.0375 * flux11 + t31 - 0.03 * flux5 - 0.0225 *
            flux9 - t30 - 0.0075 * t34;
        tile[lane + 40] = 0.0075 * (flux8 + 1600.0 * t29 + t34 - 5.0 * flux10 - 10.0 * flux11);
        tile[lane + 48] = 0.0075 * t34;
        tile[lane + 56] = -(0.0033333333333333335 * flux3 + 0.015 * flux8 + 1.7142857142857142 * t28 + 4.0 *
            t29 + t31 + 0.015 * t35 - 0.045 * flux6 - t30);
        tile[lane + 64] = t33;
        tile[lane + 72] = 0.03 * t35;
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

extern "C" int laplace_p3_triangle_f64_apply_cpu(
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
  return laplace_p3_triangle_f64_apply_cpu(
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

extern "C" const femforge_kernel laplace_p3_triangle_f64_apply_cpu_descriptor = {
    "laplace_p3_triangle_f64_apply",  // name
    "apply",                          // kernel
    "a",                              // form
    "cpu",                            // target
    "float64",                        // scalar
    "tensor",                         // representation
    "triangle",                       // cell
    "P1^2",                           // coordinate_element
    "P3",                             // row_element
    "P3",                             // column_element
    "ufcx",                           // dof_order
    2,                                // gdim
    2,                                // arity
    10,                               // rows
    10,                               // columns
    10,                               // entries_per_cell
    4,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    3,                                // coordinate_nodes
    "colour",                         // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    "interleaved",                    // component_order
    0,                                // constraints
    10,                               // nodes
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
    1664,                             // shared_bytes
    293.0,                            // flops_per_cell
    168.0,                            // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
