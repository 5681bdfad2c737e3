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
//   trial   coefficient, P3, 10 dofs
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
//   chosen by            the cost model
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
        const double t1 = 0.75 * inputs[lane + 24];
        const double t2 = 4.5 * inputs[lane + 40];
        const double t3 = 13.5 * inputs[lane + 56];
        const double t4 = 27.0 * inputs[lane + 64];
        const double t5 = 27.0 * inputs[lane + 72];
        const double t6 = 13.5 * inputs[lane + 32];
        const double t7 = 13.5 * inputs[lane + 48];
        const double t8 = t0 + t4 + t5 + t6 - 36.0 * t1 - 3.0 * t3 - t7;
        const double t9 = 0.7142857142857143 * t0 + 1.0714285714285714 * t4 + 1.4285714285714286 * t5 -
            38.57142857142857 * t1 - 2.142857142857143 * t2 - 2.857142857142857 * t3 - t8;
        const double t10 = inputs[lane + 80] - inputs[lane + 88];
        const double t11 = inputs[lane + 104] - inputs[lane + 120];
        const double adj01 = inputs[lane + 80] - inputs[lane + 96];
        const double adj10 = inputs[lane + 104] - inputs[lane + 112];
        const double detJ = t10 * t11 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t12 = -inv_abs_detJ * (t11 * adj10 + t10 * adj01);
        const double t13 = 13.5 * inputs[lane + 16];
        const double t14 = t0 + t5 + t7 - 6.0 * t2 - t3 - t6;
        const double t15 = 1.3333333333333333 * t0 + 0.6666666666666666 * t7 + 0.3333333333333333 * t13 - 7.0
            * t2 - t14;
        const double t16 = inv_abs_detJ * (adj10 * adj10 + t10 * t10);
        const double t17 = 1.1666666666666667 * t9 * t12 - t15 * t16;
        const double t18 = 0.25 * inputs[lane + 8];
        const double t19 = 18.0 * t1 + 3.0 * t2 + t4 + 0.3333333333333333 * t14 - t3 - t5 - 54.0 * t18;
        const double t20 = inv_abs_detJ * (t11 * t11 + adj01 * adj01);
        const double t21 = 0.3333333333333333 * t0 + 0.5 * t4 + t6 - 18.0 * t1 - t3 - 0.3333333333333333 *
            t13;
        const double t22 = t19 * t20 + t12 * t21;
        const double t23 = 3.0 * t2 + t5 + t13 + t14 - t3 - t6 - 2.0 * t7;
        const double t24 = t8 * t20 + t12 * t23;
        const double t25 = t8 * t12 + t16 * t23;
        const double t26 = t0 + 3.0 * t7 - 9.0 * t2 - t13;
        const double t27 = t14 * t20 + t12 * t26;
        const double t28 = 0.018518518518518517 * t0 + 0.16666666666666666 * t2 + 0.05555555555555555 * t7 -
            t1 - 0.05555555555555555 * t6 - t18;
        const double t29 = t0 + 3.0 * t3 + 1.5 * t4 - 54.0 * t1 - 3.0 * t6 - t13;
        const double t30 = 0.375 * (t20 * t28 + 0.018518518518518517 * t12 * t29);
        const double t31 = t0 + 36.0 * t1 + 4.5 * t4 - 5.0 * t3 - t5 - 270.0 * t18 - 4.2 * t19;
        const double t32 = 180.0 * t1 + t6 + t29 - t3 - 5.0 * t4;
        const double t33 = -0.005833333333333334 * (2.5 * t20 * t31 - t12 * t32);
        const double t34 = -0.0075 * (1.1666666666666667 * t9 * t20 - t12 * t15);
        const double t35 = 2.5 * t12 * t31 - t16 * t32;
        const double t36 = t12 * t14 + t16 * t26;
        const double t37 = 0.375 * (t12 * t28 + 0.018518518518518517 * t16 * t29);
        const double t38 = 0.0225 * (t12 * t19 + t16 * t21);
        const double t39 = 0.045 * t17 + 0.0375 * t36 + t37 + t38 - 0.0225 * t25 - 0.005 * t35;
        const double t40 = 0.045 * t22 + 0.015 * t24 + 0.011666666666666667 * t35 + t37 + t38 -
            0.42857142857142855 * t33 - t34;
        const double t41 = 2.0 * t17 + t22 + 1.6666666666666667 * t27 + 133.33333333333334 * t30 +
            133.33333333333334 * t33 + 5.0 * t36 - t24 - t25 - 933.3333333333334 * t34;
        const double t42 = 3.0 * t17 + 0.5 * t24 + t25 + 0.8333333333333334 * t27 - t22 - 85.71428571428571 *
            t33 - 200.0 * t34;
        tile[lane] = -0.0075 * (4.0 * t17 - t22 - t24 - 2.0 * t25 - 1.6666666666666667 * t27 -
            44.44444444444444 * t30 - 38.095238095238095 * t33 - 266.6666666666667 * t34 - 44.44444444444444 *
            t39);
        tile[lane + 8] = -0.3333333333333333 * (0.0675 * t22 + t30 - 1.7142857142857142 * t33);
        tile[lane + 16] = -0.3333333333333333 * t39;
        tile[lane + 24] = 0.0675 * t22 + 1.1428571428571428 * t33 - t30 - t40;
        tile[lane + 32] = -(0.03 * t17 + 0.0225 * t25 + t37 + 0.0075 * t41 - 0.0033333333333333335 * t35 -
            0.0375 * t36 - t38);
        tile[lane + 40] = 0.0075 * (t24 + 1600.0 * t34 + t41 - 5.0 * t27 - 10.0 * t36);
        tile[lane + 48] = 0.0075 * t41;
        tile[lane + 56] = -(0.045 * t22 + 0.015 * t24 + 1.7142857142857142 * t33 + 4.0 * t34 +
            0.0033333333333333335 * t35 + t38 + 0.015 * t42 - t37);
        tile[lane + 64] = t40;
        tile[lane + 72] = 0.03 * t42;
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
