// poisson_l_p2_tetrahedron_f64_residual: residual of form L in poisson.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate poisson.form --kernel residual --define cell=tetrahedron --define degree=2
//
// Form file poisson.form:
//   | """Poisson's problem -div grad u = f: matrix a and load vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | f = Coefficient(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | L = v * f * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   f       coefficient, P2, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      301 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       311
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  3.38
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
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
        inputs[lane] = f[d0];
        inputs[lane + 8] = f[d1];
        inputs[lane + 16] = f[d2];
        inputs[lane + 24] = f[d3];
        inputs[lane + 32] = f[d4];
        inputs[lane + 40] = f[d5];
        inputs[lane + 48] = f[d6];
        inputs[lane + 56] = f[d7];
        inputs[lane + 64] = f[d8];
        inputs[lane + 72] = f[d9];
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
        const double t0 = 0.04042252210657352 * inputs[lane + 32];
        const double t1 = inputs[lane + 112] - inputs[lane + 128];
        const double t2 = inputs[lane + 144] - inputs[lane + 168];
        const double t3 = inputs[lane + 112] - inputs[lane + 136];
        const double t4 = inputs[lane + 144] - inputs[lane + 160];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 144] - inputs[lane + 152];
        const double t6 = inputs[lane + 112] - inputs[lane + 120];
        const double adj10 = t3 * t5 - t2 * t6;
        const double adj20 = t4 * t6 - t1 * t5;
        const double detJ = -((inputs[lane + 80] - inputs[lane + 88]) * adj00 + (inputs[lane + 80] -
            inputs[lane + 96]) * adj10 + (inputs[lane + 80] - inputs[lane + 104]) * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = t0 * abs_detJ;
        const double t7 = 0.04042252210657352 * inputs[lane + 40];
        const double flux1 = abs_detJ * t7;
        const double t8 = 0.04042252210657352 * inputs[lane + 48];
        const double flux2 = abs_detJ * t8;
        const double t9 = 0.04042252210657352 * inputs[lane + 72];
        const double flux3 = abs_detJ * t9;
        const double t10 = 0.04042252210657352 * inputs[lane + 64];
        const double flux4 = abs_detJ * t10;
        const double t11 = 0.04042252210657352 * inputs[lane + 56];
        const double flux5 = abs_detJ * t11;
        const double t12 = 0.08031550417191771 * inputs[lane];
        const double t13 = 0.08031550417191771 * inputs[lane + 8];
        const double t14 = 0.08031550417191771 * inputs[lane + 16];
        const double t15 = 0.08031550417191771 * inputs[lane + 24];
        const double flux6 = abs_detJ * (t0 + 6.947599505064706 * t7 + 6.947599505064706 * t8 +
            6.947599505064706 * t9 + t10 + t11 + 3.450896129089476 * t13 - t12 - t14 - t15);
        const double flux7 = abs_detJ * (t0 + t7 + t8 + 6.947599505064706 * t9 + 6.947599505064706 * t10 +
            6.947599505064706 * t11 + 3.450896129089476 * t12 - t13 - t14 - t15);
        const double flux8 = abs_detJ * (6.947599505064706 * t0 + 6.947599505064706 * t7 + t8 + t9 + t10 +
            6.947599505064706 * t11 + 3.450896129089476 * t15 - t12 - t13 - t14);
        const double flux9 = abs_detJ * (6.947599505064706 * t0 + t7 + 6.947599505064706 * t8 + t9 +
            6.947599505064706 * t10 + t11 + 3.450896129089476 * t14 - t12 - t13 - t15);
        const double flux10 = abs_detJ * (6.729915343727071 * t0 + 1.2176841613376357 * t7 +
            1.2176841613376357 * t8 + 1.2176841613376357 * t9 + 6.729915343727071 * t10 + 6.729915343727071 *
            t11 - t12 - 0.43192029800402887 * t13 - t14 - t15);
        const double flux11 = abs_detJ * (6.729915343727071 * t0 + 6.729915343727071 * t7 + 6.729915343727071
            * t8 + 1.2176841613376357 * t9 + 1.2176841613376357 * t10 + 1.2176841613376357 * t11 -
            0.43192029800402887 * t12 - t13 - t14 - t15);
        const double flux12 = abs_detJ * (1.2176841613376357 * t0 + 1.2176841613376357 * t7 +
            6.729915343727071 * t8 + 6.729915343727071 * t9 + 6.729915343727071 * t10 + 1.2176841613376357 *
            t11 - t12 - t13 - t14 - 0.43192029800402887 * t15);
        const double flux13 = abs_detJ * (1.2176841613376357 * t0 + 6.729915343727071 * t7 +
            1.2176841613376357 * t8 + 6.729915343727071 * t9 + 1.2176841613376357 * t10 + 6.729915343727071 *
            t11 - t12 - t13 - 0.43192029800402887 * t14 - t15);
        const double t16 = -0.0005968373581817687 * flux6;
        const double t17 = 0.0005968373581817687 * flux7;
        const double t18 = -0.0005968373581817687 * flux8;
        const double t19 = -0.0005968373581817687 * flux9;
        const double t20 = -0.002301260632256631 * flux10;
        const double t21 = -0.002301260632256631 * flux11;
        const double t22 = -0.002301260632256631 * flux12;
        const double t23 = -0.002301260632256631 * flux13;
        tile[lane] = 1.6317038024733372 * (1.2176841613376357 * t16 + 4.202101558813612 * t17 +
            1.2176841613376357 * t18 + 1.2176841613376357 * t19 + t20 + 0.43192029800402887 * t21 + t22 +
            t23);
        tile[lane + 8] = -1.6317038024733372 * (4.202101558813612 * t16 + 1.2176841613376357 * t17 -
            1.2176841613376357 * t18 - 1.2176841613376357 * t19 - 0.43192029800402887 * t20 - t21 - t22 -
            t23);
        tile[lane + 16] = 1.6317038024733372 * (1.2176841613376357 * t16 + 1.2176841613376357 * t18 + t20 +
            t21 + t22 + 0.43192029800402887 * t23 - 1.2176841613376357 * t17 - 4.202101558813612 * t19);
        tile[lane + 24] = 1.6317038024733372 * (1.2176841613376357 * t16 + 1.2176841613376357 * t19 + t20 +
            t21 + 0.43192029800402887 * t22 + t23 - 1.2176841613376357 * t17 - 4.202101558813612 * t18);
        tile[lane + 32] = 0.07853550469298698 * flux0 + t17 - t16 - 6.947599505064706 * t18 -
            6.947599505064706 * t19 - 5.526815209893349 * t20 - 5.526815209893349 * t21 - t22 - t23;
        tile[lane + 40] = 0.07853550469298698 * flux1 + t17 - 6.947599505064706 * t16 - 6.947599505064706 *
            t18 - t19 - t20 - 5.526815209893349 * t21 - t22 - 5.526815209893349 * t23;
        tile[lane + 48] = 0.07853550469298698 * flux2 + t17 - 6.947599505064706 * t16 - t18 -
            6.947599505064706 * t19 - t20 - 5.526815209893349 * t21 - 5.526815209893349 * t22 - t23;
        tile[lane + 56] = 0.07853550469298698 * flux5 + 6.947599505064706 * t17 - t16 - 6.947599505064706 *
            t18 - t19 - 5.526815209893349 * t20 - t21 - t22 - 5.526815209893349 * t23;
        tile[lane + 64] = 0.07853550469298698 * flux4 + 6.947599505064706 * t17 - t16 - t18 -
            6.947599505064706 * t19 - 5.526815209893349 * t20 - t21 - 5.526815209893349 * t22 - t23;
        tile[lane + 72] = 0.07853550469298698 * flux3 + 6.947599505064706 * t17 - 6.947599505064706 * t16 -
            t18 - t19 - t20 - t21 - 5.526815209893349 * t22 - 5.526815209893349 * t23;
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

extern "C" int poisson_l_p2_tetrahedron_f64_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, coordinates, cells, f);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return poisson_l_p2_tetrahedron_f64_residual_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"f", "P2", 10, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel poisson_l_p2_tetrahedron_f64_residual_cpu_descriptor = {
    "poisson_l_p2_tetrahedron_f64_residual",  // name
    "residual",                               // kernel
    "L",                                      // form
    "cpu",                                    // target
    "float64",                                // scalar
    "quadrature",                             // representation
    "tetrahedron",                            // cell
    "P1^3",                                   // coordinate_element
    "P2",                                     // row_element
    "",                                       // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    1,                                        // arity
    10,                                       // rows
    1,                                        // columns
    10,                                       // entries_per_cell
    4,                                        // quadrature_degree
    14,                                       // quadrature_points
    1,                                        // num_coefficients
    0,                                        // num_constants
    coefficients,                             // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    4,                                        // coordinate_nodes
    "colour",                                 // scatter
    "int32",                                  // index_type
    "separate",                               // numbering
    "interleaved",                            // component_order
    0,                                        // constraints
    10,                                       // nodes
    1,                                        // components
    0,                                        // trial_nodes
    1,                                        // cluster
    0,                                        // patch_nodes
    "auto",                                   // mapping
    "full",                                   // unroll
    "auto",                                   // k_place
    64,                                       // element_batch
    8,                                        // concurrent_elements
    1,                                        // interleave_stores
    1,                                        // threads
    2048,                                     // shared_bytes
    311.0,                                    // flops_per_cell
    92.0,                                     // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
