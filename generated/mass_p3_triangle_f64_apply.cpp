// mass_p3_triangle_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          241 flops <- taken
//   quadrature      448 flops
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
//   flops       251
//   bytes       168 (132 read, 36 written)
//   flops/byte  1.49
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
        const double t0 = 1.2857142857142858 * inputs[lane];
        const double t1 = 0.03333333333333333 * inputs[lane + 8];
        const double t2 = 1.2857142857142858 * inputs[lane + 16];
        const double t3 = 0.075 * inputs[lane + 24];
        const double t4 = 13.5 * inputs[lane + 32];
        const double t5 = 0.075 * inputs[lane + 40];
        const double t6 = 0.075 * inputs[lane + 48];
        const double t7 = 13.5 * inputs[lane + 56];
        const double t8 = 0.075 * inputs[lane + 64];
        const double t9 = 0.45 * inputs[lane + 72];
        const double adj01 = inputs[lane + 80] - inputs[lane + 96];
        const double adj10 = inputs[lane + 104] - inputs[lane + 112];
        const double detJ = (inputs[lane + 80] - inputs[lane + 88]) * (inputs[lane + 104] - inputs[lane +
            120]) - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = (0.025925925925925925 * t0 + t1 + 0.025925925925925925 * t2 + t3 +
            0.005555555555555556 * t4 + t5 + t6 + 0.005555555555555556 * t7 + t8 + t9) * abs_detJ;
        const double t10 = 1.1666666666666667 * t0 + 180.0 * t5 + t7 - 1.1666666666666667 * t2 - t4 - 180.0 *
            t6;
        const double flux1 = abs_detJ * (0.25 * t1 + t3 + t8 - 0.006481481481481481 * t2 -
            0.005555555555555556 * t4 - t6 - 0.002777777777777778 * t10);
        const double flux2 = abs_detJ * t10;
        const double t11 = 5.25 * t0 + 5.25 * t2 + 60.0 * t9 - t4 - 90.0 * t5 - 90.0 * t6 - t7;
        const double flux3 = abs_detJ * (t0 + t2 + 274.2857142857143 * t9 - 925.7142857142857 * t1 -
            102.85714285714286 * t3 - 531.4285714285714 * t5 - 531.4285714285714 * t6 - 102.85714285714286 *
            t8 - 1.7142857142857142 * t11);
        const double t12 = t0 + 51.42857142857143 * t6 - t2 - 51.42857142857143 * t5;
        const double flux4 = abs_detJ * (450.0 * t3 + t4 + 810.0 * t5 + 10.5 * t12 - 810.0 * t6 - t7 - 450.0 *
            t8);
        const double flux5 = abs_detJ * (t0 + t2 + 0.14285714285714285 * t4 + 0.14285714285714285 * t7 -
            17.142857142857142 * t5 - 17.142857142857142 * t6 - 8.571428571428571 * t9);
        const double flux6 = abs_detJ * (t0 + 154.28571428571428 * t1 + t2 + 34.285714285714285 * t9 -
            102.85714285714286 * t3 - 51.42857142857143 * t5 - 51.42857142857143 * t6 - 102.85714285714286 *
            t8 - 0.38095238095238093 * t11);
        const double flux7 = abs_detJ * (t0 + 45.86872586872587 * t5 + 41.6988416988417 * t8 - t2 -
            41.6988416988417 * t3 - 45.86872586872587 * t6 - 0.23166023166023167 * t10);
        const double flux8 = abs_detJ * t11;
        const double flux9 = abs_detJ * t12;
        const double t13 = 0.00125 * flux2;
        const double t14 = 0.0013764880952380953 * flux7;
        const double t15 = 0.0375 * flux0;
        const double t16 = -0.15 * flux1;
        const double t17 = -2.232142857142857e-05 * flux3;
        const double t18 = 0.0006122448979591836 * flux4 + 0.0009040178571428571 * flux6 + 0.006328125 * flux9
            + t13 + 2.7 * t14 - 0.010714285714285714 * flux5 - 0.0008609693877551021 * flux8 - 4.0 * t15 - t16
            - 12.0 * t17;
        const double t19 = 0.00017006802721088434 * flux4 + 0.0006026785714285714 * flux6 + 2.0 * t16 - t14 -
            t15 - t17;
        const double t20 = 6.802721088435374e-05 * flux4 + 0.0017857142857142857 * flux5 +
            0.0004017857142857143 * flux6 + t14 + t15 + t16 - 0.0001913265306122449 * flux8 - t13 - 3.0 * t17;
        const double t21 = 0.00010204081632653062 * flux4 + 0.0011904761904761906 * flux5 +
            0.00010044642857142857 * flux6 + 9.566326530612244e-05 * flux8 + t13 + 0.1 * t14 - 0.002109375 *
            flux9 - t15 - t16 - 3.6666666666666665 * t17;
        tile[lane] = 0.00013605442176870748 * (flux4 + 10.3359375 * flux9 + 1633.3333333333333 * t13 + 4410.0
            * t14 - 816.6666666666666 * t18);
        tile[lane + 8] = 4.0 * (0.00010044642857142857 * flux6 + 0.1111111111111111 * t15 + t17 -
            0.05555555555555555 * t16);
        tile[lane + 16] = -0.1111111111111111 * t18;
        tile[lane + 24] = 0.0003401360544217687 * flux4 - 2.0 * t14 - t19;
        tile[lane + 32] = t20;
        tile[lane + 40] = 0.00020408163265306123 * flux4 + 2.0 * t13 + 0.2 * t14 - 0.00421875 * flux9 - t21;
        tile[lane + 48] = -t21;
        tile[lane + 56] = -2.0 * (6.802721088435374e-05 * flux4 + t14 - t13 - 0.5 * t20);
        tile[lane + 64] = -t19;
        tile[lane + 72] = -0.0003826530612244898 * (9.333333333333334 * flux5 + 26133.333333333332 * t17 -
            1.05 * flux6 - flux8 - 15680.0 * t15);
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

extern "C" int mass_p3_triangle_f64_apply_cpu(
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
  return mass_p3_triangle_f64_apply_cpu(
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

extern "C" const femforge_kernel mass_p3_triangle_f64_apply_cpu_descriptor = {
    "mass_p3_triangle_f64_apply",  // name
    "apply",                       // kernel
    "a",                           // form
    "cpu",                         // target
    "float64",                     // scalar
    "tensor",                      // representation
    "triangle",                    // cell
    "P1^2",                        // coordinate_element
    "P3",                          // row_element
    "P3",                          // column_element
    "ufcx",                        // dof_order
    2,                             // gdim
    2,                             // arity
    10,                            // rows
    10,                            // columns
    10,                            // entries_per_cell
    6,                             // quadrature_degree
    0,                             // quadrature_points
    0,                             // num_coefficients
    0,                             // num_constants
    nullptr,                       // coefficients
    nullptr,                       // constants
    "vertices",                    // input
    "full",                        // output
    0,                             // geometry_size
    3,                             // coordinate_nodes
    "colour",                      // scatter
    "int32",                       // index_type
    "separate",                    // numbering
    "interleaved",                 // component_order
    0,                             // constraints
    10,                            // nodes
    1,                             // components
    0,                             // trial_nodes
    1,                             // cluster
    0,                             // patch_nodes
    "auto",                        // mapping
    "full",                        // unroll
    "auto",                        // k_place
    64,                            // element_batch
    8,                             // concurrent_elements
    1,                             // interleave_stores
    1,                             // threads
    1664,                          // shared_bytes
    251.0,                         // flops_per_cell
    168.0,                         // bytes_per_cell
    0.0,                           // paper_flops_per_cell
    launch,                        // launch
};
