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
        const double t0 = 0.08031550417191771 * inputs[lane];
        const double t1 = 0.08031550417191771 * inputs[lane + 8];
        const double t2 = 0.08031550417191771 * inputs[lane + 16];
        const double t3 = 0.08031550417191771 * inputs[lane + 24];
        const double t4 = 0.04042252210657352 * inputs[lane + 32];
        const double t5 = 0.04042252210657352 * inputs[lane + 40];
        const double t6 = 0.04042252210657352 * inputs[lane + 48];
        const double t7 = 0.04042252210657352 * inputs[lane + 56];
        const double t8 = 0.04042252210657352 * inputs[lane + 64];
        const double t9 = 0.04042252210657352 * inputs[lane + 72];
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
        const double t16 = 0.0005968373581817687 * (t0 + t2 + t3 - 3.450896129089476 * t1 - t4 -
            6.947599505064706 * t5 - 6.947599505064706 * t6 - t7 - t8 - 6.947599505064706 * t9) * abs_detJ;
        const double t17 = 0.0005968373581817687 * abs_detJ * (3.450896129089476 * t0 + t4 + t5 + t6 +
            6.947599505064706 * t7 + 6.947599505064706 * t8 + 6.947599505064706 * t9 - t1 - t2 - t3);
        const double t18 = 0.0005968373581817687 * abs_detJ * (t0 + t1 + t2 - 3.450896129089476 * t3 -
            6.947599505064706 * t4 - 6.947599505064706 * t5 - t6 - 6.947599505064706 * t7 - t8 - t9);
        const double t19 = 0.0005968373581817687 * abs_detJ * (t0 + t1 + t3 - 3.450896129089476 * t2 -
            6.947599505064706 * t4 - t5 - 6.947599505064706 * t6 - t7 - 6.947599505064706 * t8 - t9);
        const double t20 = 0.002301260632256631 * abs_detJ * (t0 + 0.43192029800402887 * t1 + t2 + t3 -
            6.729915343727071 * t4 - 1.2176841613376357 * t5 - 1.2176841613376357 * t6 - 6.729915343727071 *
            t7 - 6.729915343727071 * t8 - 1.2176841613376357 * t9);
        const double t21 = 0.002301260632256631 * abs_detJ * (0.43192029800402887 * t0 + t1 + t2 + t3 -
            6.729915343727071 * t4 - 6.729915343727071 * t5 - 6.729915343727071 * t6 - 1.2176841613376357 * t7
            - 1.2176841613376357 * t8 - 1.2176841613376357 * t9);
        const double t22 = 0.002301260632256631 * abs_detJ * (t0 + t1 + t2 + 0.43192029800402887 * t3 -
            1.2176841613376357 * t4 - 1.2176841613376357 * t5 - 6.729915343727071 * t6 - 1.2176841613376357 *
            t7 - 6.729915343727071 * t8 - 6.729915343727071 * t9);
        const double t23 = 0.002301260632256631 * abs_detJ * (t0 + t1 + 0.43192029800402887 * t2 + t3 -
            1.2176841613376357 * t4 - 6.729915343727071 * t5 - 1.2176841613376357 * t6 - 6.729915343727071 *
            t7 - 1.2176841613376357 * t8 - 6.729915343727071 * t9);
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
        tile[lane + 32] = -(t16 + 6.947599505064706 * t18 + 6.947599505064706 * t19 + 5.526815209893349 * t20
            + 5.526815209893349 * t21 + t22 + t23 - t17 - 0.07853550469298698 * t4 * abs_detJ);
        tile[lane + 40] = -(6.947599505064706 * t16 + 6.947599505064706 * t18 + t19 + t20 + 5.526815209893349
            * t21 + t22 + 5.526815209893349 * t23 - t17 - 0.07853550469298698 * t5 * abs_detJ);
        tile[lane + 48] = -(6.947599505064706 * t16 + t18 + 6.947599505064706 * t19 + t20 + 5.526815209893349
            * t21 + 5.526815209893349 * t22 + t23 - t17 - 0.07853550469298698 * t6 * abs_detJ);
        tile[lane + 56] = -(t16 + 6.947599505064706 * t18 + t19 + 5.526815209893349 * t20 + t21 + t22 +
            5.526815209893349 * t23 - 6.947599505064706 * t17 - 0.07853550469298698 * t7 * abs_detJ);
        tile[lane + 64] = -(t16 + t18 + 6.947599505064706 * t19 + 5.526815209893349 * t20 + t21 +
            5.526815209893349 * t22 + t23 - 6.947599505064706 * t17 - 0.07853550469298698 * t8 * abs_detJ);
        tile[lane + 72] = -(6.947599505064706 * t16 + t18 + t19 + t20 + t21 + 5.526815209893349 * t22 +
            5.526815209893349 * t23 - 6.947599505064706 * t17 - 0.07853550469298698 * t9 * abs_detJ);
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
    {"f", "P2", 10, 1},
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
