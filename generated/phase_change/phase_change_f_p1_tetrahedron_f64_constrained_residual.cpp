// phase_change_f_p1_tetrahedron_f64_constrained_residual: residual of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel residual --define cell=tetrahedron --set constraints=true
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           tetrahedron, geometry P1^3
//   test           P1, 4 dofs
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      205 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written: 179 statements, up to 2500 of 5 points are written out
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   realisation          written
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       209
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  5.22
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "phase_change_f_p1_tetrahedron_f64_constrained_residual.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = T[d0];
        inputs[lane + 8] = T[d1];
        inputs[lane + 16] = T[d2];
        inputs[lane + 24] = T[d3];
        inputs[lane + 32] = coordinates[3 * n0];
        inputs[lane + 40] = coordinates[3 * n1];
        inputs[lane + 48] = coordinates[3 * n2];
        inputs[lane + 56] = coordinates[3 * n3];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n0 + 2];
        inputs[lane + 104] = coordinates[3 * n1 + 2];
        inputs[lane + 112] = coordinates[3 * n2 + 2];
        inputs[lane + 120] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 32] - inputs[lane + 40];
        const double t1 = inputs[lane + 64] - inputs[lane + 80];
        const double t2 = inputs[lane + 96] - inputs[lane + 120];
        const double t3 = inputs[lane + 64] - inputs[lane + 88];
        const double t4 = inputs[lane + 96] - inputs[lane + 112];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 32] - inputs[lane + 48];
        const double t6 = inputs[lane + 96] - inputs[lane + 104];
        const double t7 = inputs[lane + 64] - inputs[lane + 72];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 32] - inputs[lane + 56];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double t9 = inputs[lane] + inputs[lane + 8] + inputs[lane + 16] + inputs[lane + 24];
        const double t10 = 0.25 * t9;
        const double flux0 = abs_detJ * (((t10 < melting_point[0]) && (t10 > 0.0)) ? std::exp(-0.25 * t9) *
            std::sin(t10) : 0.0);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t11 = ((t10 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t12 = inputs[lane] - inputs[lane + 8];
        const double t13 = inputs[lane] - inputs[lane + 16];
        const double t14 = inputs[lane] - inputs[lane + 24];
        const double t15 = adj00 * t12 + adj10 * t13 + adj20 * t14;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj21 = t5 * t6 - t0 * t4;
        const double t16 = t12 * adj01 + t13 * adj11 + t14 * adj21;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t17 = t12 * adj02 + t13 * adj12 + t14 * adj22;
        const double t18 = adj00 * t15 + adj01 * t16 + adj02 * t17;
        const double flux1 = inv_abs_detJ * t11 * t18;
        const double t19 = adj10 * t15 + adj11 * t16 + adj12 * t17;
        const double flux2 = inv_abs_detJ * t11 * t19;
        const double t20 = adj20 * t15 + adj21 * t16 + adj22 * t17;
        const double flux3 = inv_abs_detJ * t11 * t20;
        const double t21 = 2.0 * inputs[lane + 8] + t9;
        const double t22 = 0.16666666666666666 * t21;
        const double flux4 = abs_detJ * (((t22 < melting_point[0]) && (t22 > 0.0)) ?
            std::exp(-0.16666666666666666 * t21) * std::sin(t22) : 0.0);
        const double t23 = ((t22 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux5 = inv_abs_detJ * t18 * t23;
        const double flux6 = inv_abs_detJ * t19 * t23;
        const double flux7 = inv_abs_detJ * t20 * t23;
        const double t24 = 2.0 * inputs[lane + 16] + t9;
        const double t25 = 0.16666666666666666 * t24;
        const double flux8 = abs_detJ * (((t25 < melting_point[0]) && (t25 > 0.0)) ?
            std::exp(-0.16666666666666666 * t24) * std::sin(t25) : 0.0);
        const double t26 = ((t25 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux9 = inv_abs_detJ * t18 * t26;
        const double flux10 = inv_abs_detJ * t19 * t26;
        const double flux11 = inv_abs_detJ * t20 * t26;
        const double t27 = 2.0 * inputs[lane + 24] + t9;
        const double t28 = 0.16666666666666666 * t27;
        const double flux12 = abs_detJ * (((t28 < melting_point[0]) && (t28 > 0.0)) ?
            std::exp(-0.16666666666666666 * t27) * std::sin(t28) : 0.0);
        const double t29 = ((t28 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux13 = inv_abs_detJ * t18 * t29;
        const double flux14 = inv_abs_detJ * t19 * t29;
        const double flux15 = inv_abs_detJ * t20 * t29;
        const double t30 = 2.0 * inputs[lane] + t9;
        const double t31 = 0.16666666666666666 * t30;
        const double flux16 = abs_detJ * (((t31 < melting_point[0]) && (t31 > 0.0)) ?
            std::exp(-0.16666666666666666 * t30) * std::sin(t31) : 0.0);
        const double t32 = ((t31 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux17 = inv_abs_detJ * t18 * t32;
        const double flux18 = inv_abs_detJ * t19 * t32;
        const double flux19 = inv_abs_detJ * t20 * t32;
        const double t33 = 1.7777777777777777 * flux1 - flux5 - flux9 - flux13 - flux17;
        const double t34 = 1.7777777777777777 * flux2 - flux6 - flux10 - flux14 - flux18;
        const double t35 = 1.7777777777777777 * flux3 - flux7 - flux11 - flux15 - flux19;
        const double t36 = -0.0125 * flux16;
        tile[lane] = 0.0125 * (2.6666666666666665 * flux0 + 240.0 * t36 - flux4 - flux8 - flux12 - 6.0 * t33 -
            6.0 * t34 - 6.0 * t35);
        tile[lane + 8] = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t33 + 80.0 * t36 - 3.0 * flux4 - flux8 -
            flux12);
        tile[lane + 16] = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t34 + 80.0 * t36 - flux4 - 3.0 * flux8
            - flux12);
        tile[lane + 24] = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t35 + 80.0 * t36 - flux4 - flux8 - 3.0
            * flux12);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 8];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 16];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 24];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int phase_change_f_p1_tetrahedron_f64_constrained_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_p1_tetrahedron_f64_constrained_residual_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"T", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_p1_tetrahedron_f64_constrained_residual_cpu_descriptor = {
    "phase_change_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1280,                                      // shared_bytes
    209.0,                                     // flops_per_cell
    40.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
