// mass_p2_tetrahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          221 flops <- taken
//   quadrature      301 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops       231
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  2.51
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
    alignas(64) double inputs[176];
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
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
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
        inputs[lane + 80] = coordinates[3 * n0];
        inputs[lane + 88] = coordinates[3 * n1];
        inputs[lane + 96] = coordinates[3 * n2];
        inputs[lane + 104] = coordinates[3 * n3];
        inputs[lane + 112] = coordinates[3 * n0 + 1];
        inputs[lane + 120] = coordinates[3 * n1 + 1];
        inputs[lane + 128] = coordinates[3 * n2 + 1];
        inputs[lane + 136] = coordinates[3 * n3 + 1];
        inputs[lane + 144] = coordinates[3 * n0 + 2];
        inputs[lane + 152] = coordinates[3 * n1 + 2];
        inputs[lane + 160] = coordinates[3 * n2 + 2];
        inputs[lane + 168] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.3333333333333333 * inputs[lane];
        const double t1 = 0.05 * inputs[lane + 8];
        const double t2 = 0.3333333333333333 * inputs[lane + 16];
        const double t3 = 0.3333333333333333 * inputs[lane + 24];
        const double t4 = 0.3333333333333333 * inputs[lane + 32];
        const double t5 = 0.2 * inputs[lane + 40];
        const double t6 = 0.2 * inputs[lane + 48];
        const double t7 = 0.6666666666666666 * inputs[lane + 56];
        const double t8 = 0.3333333333333333 * inputs[lane + 64];
        const double t9 = 0.2 * inputs[lane + 72];
        const double t10 = inputs[lane + 112] - inputs[lane + 128];
        const double t11 = inputs[lane + 144] - inputs[lane + 168];
        const double t12 = inputs[lane + 112] - inputs[lane + 136];
        const double t13 = inputs[lane + 144] - inputs[lane + 160];
        const double adj00 = t10 * t11 - t12 * t13;
        const double t14 = inputs[lane + 144] - inputs[lane + 152];
        const double t15 = inputs[lane + 112] - inputs[lane + 120];
        const double adj10 = t12 * t14 - t11 * t15;
        const double adj20 = t13 * t15 - t10 * t14;
        const double detJ = -((inputs[lane + 80] - inputs[lane + 88]) * adj00 + (inputs[lane + 80] -
            inputs[lane + 96]) * adj10 + (inputs[lane + 80] - inputs[lane + 104]) * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = (0.15 * t0 + t1 + 0.15 * t2 + 0.15 * t3 - 0.6 * t4 - t5 - t6 - 0.3 * t7 - 0.6 *
            t8 - t9) * abs_detJ;
        const double t16 = t0 + t3 - t7;
        const double t17 = 40.0 * t1 + t2 + t4 + 1.5 * t7 + t8 + t16 - 6.666666666666667 * t5 -
            6.666666666666667 * t6 - 6.666666666666667 * t9;
        const double flux1 = abs_detJ * (20.0 * t1 - t4 - 0.5 * t7 - t8 - 0.3333333333333333 * t17);
        const double flux2 = abs_detJ * (0.5 * t0 + 0.5 * t3 + 1.6666666666666667 * t5 + t7 +
            1.6666666666666667 * t9 - t2 - t4 - 3.3333333333333335 * t6 - t8);
        const double t18 = t0 + 2.0 * t4 - t3 - 2.0 * t8;
        const double t19 = 1.2 * t4 + t5 - 1.2 * t8 - t9 - 0.3 * t18;
        const double flux3 = abs_detJ * t19;
        const double flux4 = abs_detJ * t17;
        const double t20 = t0 + t4 + 11.666666666666666 * t5 - t3 - t8 - 11.666666666666666 * t9 -
            3.3333333333333335 * t19;
        const double flux5 = abs_detJ * (4.0 * t2 + 16.666666666666668 * t5 + 2.0 * t8 - 4.0 * t3 -
            16.666666666666668 * t6 - t7 - t20);
        const double flux6 = abs_detJ * (0.3333333333333333 * t0 + t2 + 0.3333333333333333 * t3 +
            0.16666666666666666 * t7 - t4 - t8);
        const double flux7 = abs_detJ * t20;
        const double flux8 = abs_detJ * t18;
        const double flux9 = abs_detJ * t16;
        const double t21 = -0.009259259259259259 * flux3;
        const double t22 = 0.00015873015873015873 * flux7;
        const double t23 = 0.001851851851851852 * flux2;
        const double t24 = 0.03333333333333333 * flux0;
        const double t25 = -0.002777777777777778 * flux1;
        const double t26 = 0.0004232804232804233 * flux4 + 0.0008465608465608466 * flux5 +
            0.011428571428571429 * flux6 + t24 + t25 - 4.0 * t23;
        const double t27 = flux5 + 6.0 * flux6 + 3.0 * flux8 + 1575.0 * t21 + 6300.0 * t22 - 5.0 * flux9 -
            4725.0 * t23 - 787.5 * t26;
        const double t28 = 0.00010582010582010582 * flux4 + 5.291005291005291e-05 * flux5 + t21 + t22 + t25 -
            0.002857142857142857 * flux6 - 0.0019047619047619048 * flux8 - t23 - t24;
        const double t29 = 0.0004232804232804233 * flux4 + 0.0005291005291005291 * flux5 + 2.0 * t23 + t24 +
            t25;
        const double t30 = 0.0007936507936507937 * flux5 + t21 + 3.0 * t23 - 5.0 * t22 - t29;
        tile[lane] = 0.0019047619047619048 * flux8 + t21 + 4.0 * t22 - 0.00031746031746031746 * t27;
        tile[lane + 8] = 0.25 * (0.0025396825396825397 * flux4 + t24 - 3.0 * t25);
        tile[lane + 16] = 0.25 * t26;
        tile[lane + 24] = -0.00031746031746031746 * t27;
        tile[lane + 32] = 2.0 * (0.0019047619047619048 * flux8 + 0.5 * t28 - t21 - t22);
        tile[lane + 40] = -(2.0 * t21 - 10.0 * t22 - t30);
        tile[lane + 48] = -t29;
        tile[lane + 56] = 0.00010582010582010582 * flux4 + 0.0009523809523809524 * flux6 + 2.0 * t23 + t25 -
            0.00010582010582010582 * flux5 - 0.0031746031746031746 * flux9 - t24;
        tile[lane + 64] = t28;
        tile[lane + 72] = t30;
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

extern "C" int mass_p2_tetrahedron_f64_apply_cpu(
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
  return mass_p2_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel mass_p2_tetrahedron_f64_apply_cpu_descriptor = {
    "mass_p2_tetrahedron_f64_apply",  // name
    "apply",                          // kernel
    "a",                              // form
    "cpu",                            // target
    "float64",                        // scalar
    "tensor",                         // representation
    "tetrahedron",                    // cell
    "P1^3",                           // coordinate_element
    "P2",                             // row_element
    "P2",                             // column_element
    "ufcx",                           // dof_order
    3,                                // gdim
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
    4,                                // coordinate_nodes
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
    2048,                             // shared_bytes
    231.0,                            // flops_per_cell
    92.0,                             // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
