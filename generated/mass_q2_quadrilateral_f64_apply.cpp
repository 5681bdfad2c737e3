// mass_q2_quadrilateral_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      252 flops
//   sum_factorised  189 flops <- taken
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
//   flops       198
//   bytes       164 (132 read, 32 written)
//   flops/byte  1.21
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
    alignas(64) double inputs[136];
    alignas(64) double tile[72];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[9 * cell];
        const int64_t d1 = offsets[9 * cell + 1];
        const int64_t d2 = offsets[9 * cell + 2];
        const int64_t d3 = offsets[9 * cell + 3];
        const int64_t d4 = offsets[9 * cell + 4];
        const int64_t d5 = offsets[9 * cell + 5];
        const int64_t d6 = offsets[9 * cell + 6];
        const int64_t d7 = offsets[9 * cell + 7];
        const int64_t d8 = offsets[9 * cell + 8];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n3];
        inputs[lane + 32] = coordinates[2 * n0 + 1];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 56] = coordinates[2 * n3 + 1];
        inputs[lane + 64] = x[d0];
        inputs[lane + 72] = x[d1];
        inputs[lane + 80] = x[d2];
        inputs[lane + 88] = x[d3];
        inputs[lane + 96] = x[d4];
        inputs[lane + 104] = x[d5];
        inputs[lane + 112] = x[d6];
        inputs[lane + 120] = x[d7];
        inputs[lane + 128] = x[d8];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.6872983346207416 * inputs[lane + 64] + 0.4 * inputs[lane + 96] -
            0.08729833462074169 * inputs[lane + 72];
        const double t1 = 0.6872983346207416 * inputs[lane + 80] + 0.4 * inputs[lane + 120] -
            0.08729833462074169 * inputs[lane + 88];
        const double t2 = 0.6872983346207416 * inputs[lane + 104] + 0.4 * inputs[lane + 128] -
            0.08729833462074169 * inputs[lane + 112];
        const double t3 = inputs[lane] - inputs[lane + 8];
        const double t4 = t3 - (inputs[lane + 16] - inputs[lane + 24]);
        const double t5 = t3 - 0.11270166537925831 * t4;
        const double t6 = inputs[lane + 32] - inputs[lane + 48];
        const double t7 = t6 - (inputs[lane + 40] - inputs[lane + 56]);
        const double t8 = t6 - 0.11270166537925831 * t7;
        const double t9 = inputs[lane] - inputs[lane + 16];
        const double t10 = t9 - (inputs[lane + 8] - inputs[lane + 24]);
        const double t11 = t9 - 0.11270166537925831 * t10;
        const double t12 = inputs[lane + 32] - inputs[lane + 40];
        const double t13 = t12 - (inputs[lane + 48] - inputs[lane + 56]);
        const double t14 = t12 - 0.11270166537925831 * t13;
        const double flux0 = (0.6872983346207416 * t0 + 0.4 * t2 - 0.08729833462074169 * t1) * std::fabs(t5 *
            t8 - t11 * t14);
        const double t15 = t6 - 0.5 * t7;
        const double t16 = t9 - 0.5 * t10;
        const double flux1 = (0.6872983346207416 * inputs[lane + 96] + 0.4 * inputs[lane + 128] -
            0.08729833462074169 * inputs[lane + 120]) * std::fabs(t5 * t15 - t14 * t16);
        const double t17 = 0.08729833462074169 * inputs[lane + 64] - 0.6872983346207416 * inputs[lane + 72] -
            0.4 * inputs[lane + 96];
        const double t18 = 0.08729833462074169 * inputs[lane + 80] - 0.6872983346207416 * inputs[lane + 88] -
            0.4 * inputs[lane + 120];
        const double t19 = 0.08729833462074169 * inputs[lane + 104] - 0.6872983346207416 * inputs[lane + 112]
            - 0.4 * inputs[lane + 128];
        const double t20 = t6 - 0.8872983346207417 * t7;
        const double t21 = t9 - 0.8872983346207417 * t10;
        const double flux2 = (0.6872983346207416 * t17 + 0.4 * t19 - 0.08729833462074169 * t18) * std::fabs(t5
            * t20 - t14 * t21);
        const double t22 = t3 - 0.5 * t4;
        const double t23 = t12 - 0.5 * t13;
        const double flux3 = t2 * std::fabs(t8 * t22 - t11 * t23);
        const double flux4 = inputs[lane + 128] * std::fabs(t15 * t22 - t16 * t23);
        const double flux5 = t19 * std::fabs(t20 * t22 - t21 * t23);
        const double t24 = t3 - 0.8872983346207417 * t4;
        const double t25 = t12 - 0.8872983346207417 * t13;
        const double flux6 = (0.08729833462074169 * t0 - 0.6872983346207416 * t1 - 0.4 * t2) * std::fabs(t8 *
            t24 - t11 * t25);
        const double flux7 = (0.08729833462074169 * inputs[lane + 96] - 0.6872983346207416 * inputs[lane +
            120] - 0.4 * inputs[lane + 128]) * std::fabs(t15 * t24 - t16 * t25);
        const double flux8 = (0.08729833462074169 * t17 - 0.6872983346207416 * t18 - 0.4 * t19) *
            std::fabs(t20 * t24 - t21 * t25);
        const double t26 = 0.05303227890592142 * flux0 + 0.0067359826096251305 * flux2;
        const double t27 = 0.05303227890592142 * flux6 + 0.0067359826096251305 * flux8;
        const double t28 = 0.0067359826096251305 * flux0 + 0.05303227890592142 * flux2;
        const double t29 = 0.0067359826096251305 * flux6 + 0.05303227890592142 * flux8;
        const double t30 = flux0 + 4.0 * flux1 - flux2;
        const double t31 = flux6 + 4.0 * flux7 - flux8;
        tile[lane] = 0.6872983346207416 * t26 + 0.08729833462074169 * t27;
        tile[lane + 8] = -(0.6872983346207416 * t28 + 0.08729833462074169 * t29);
        tile[lane + 16] = -(0.08729833462074169 * t26 + 0.6872983346207416 * t27);
        tile[lane + 24] = 0.08729833462074169 * t28 + 0.6872983346207416 * t29;
        tile[lane + 32] = 0.02121291156236857 * t30 + 0.0026943930438500523 * t31;
        tile[lane + 40] = 0.4 * (t26 + 2.5 * (0.08485164624947428 * flux3 + 0.01077757217540021 * flux5) -
            t27);
        tile[lane + 48] = -0.4 * (t28 + 2.5 * (0.01077757217540021 * flux3 + 0.08485164624947428 * flux5) -
            t29);
        tile[lane + 56] = -(0.0026943930438500523 * t30 + 0.02121291156236857 * t31);
        tile[lane + 64] = 0.012345679012345678 * (t30 + 4.0 * (flux3 + 4.0 * flux4 - flux5) - t31);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[9 * cell];
          const int64_t d1 = offsets[9 * cell + 1];
          const int64_t d2 = offsets[9 * cell + 2];
          const int64_t d3 = offsets[9 * cell + 3];
          const int64_t d4 = offsets[9 * cell + 4];
          const int64_t d5 = offsets[9 * cell + 5];
          const int64_t d6 = offsets[9 * cell + 6];
          const int64_t d7 = offsets[9 * cell + 7];
          const int64_t d8 = offsets[9 * cell + 8];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
          y[d8] += tile[lane + 64];
        }
      }
    }
  }
}

}  // namespace

extern "C" int mass_q2_quadrilateral_f64_apply_cpu(
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
  return mass_q2_quadrilateral_f64_apply_cpu(
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

extern "C" const femforge_kernel mass_q2_quadrilateral_f64_apply_cpu_descriptor = {
    "mass_q2_quadrilateral_f64_apply",  // name
    "apply",                            // kernel
    "a",                                // form
    "cpu",                              // target
    "float64",                          // scalar
    "sum_factorised",                   // representation
    "quadrilateral",                    // cell
    "Q1^2",                             // coordinate_element
    "Q2",                               // row_element
    "Q2",                               // column_element
    "ufcx",                             // dof_order
    2,                                  // gdim
    2,                                  // arity
    9,                                  // rows
    9,                                  // columns
    9,                                  // entries_per_cell
    5,                                  // quadrature_degree
    9,                                  // quadrature_points
    0,                                  // num_coefficients
    0,                                  // num_constants
    nullptr,                            // coefficients
    nullptr,                            // constants
    "vertices",                         // input
    "full",                             // output
    0,                                  // geometry_size
    4,                                  // coordinate_nodes
    "colour",                           // scatter
    "int32",                            // index_type
    "separate",                         // numbering
    "interleaved",                      // component_order
    0,                                  // constraints
    9,                                  // nodes
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
    1664,                               // shared_bytes
    198.0,                              // flops_per_cell
    164.0,                              // bytes_per_cell
    0.0,                                // paper_flops_per_cell
    launch,                             // launch
};
