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
// Arguments:
//   num_cells      cells to work on
//   y              [dof] added to
//   offsets        [cell][node] the node's first entry of the vectors
//   constrained    [dof] not 0 where constrained
//   coordinates    [point][3]
//   cells          [cell][4] points of its coordinate nodes
//   T              [dof] a vector of the space of the results
//   melting_point  [1]
//   conductivity   [2]
//   num_colours    cells are sorted by colour
//   colour_begin   [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      156 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 156 flops
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       160
//   bytes       40 (38.6667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  4
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "phase_change_f_p1_tetrahedron_f64_constrained_residual.h"

namespace of_phase_change_f_p1_tetrahedron_f64_constrained_residual {
namespace {

using femforge_cpu::choose;

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
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
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
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
        const double x0_0 = inputs[lane + 32];
        const double x1_0 = inputs[lane + 40];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 64];
        const double x2_1 = inputs[lane + 80];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 96];
        const double x3_2 = inputs[lane + 120];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 88];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 112];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 48];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 104];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 72];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 56];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double T_0 = inputs[lane];
        const double T_1 = inputs[lane + 8];
        const double T_2 = inputs[lane + 16];
        const double T_3 = inputs[lane + 24];
        const double t0 = T_0 + T_1 + T_2 + T_3;
        const double t1 = 0.25 * t0;
        const double flux0 = abs_detJ * choose((t1 < melting_point[0]) & (t1 > 0.0), std::exp(-0.25 * t0) *
            std::sin(t1), 0.0);
        const double t2 = 2.0 * T_1 + t0;
        const double t3 = 0.16666666666666666 * t2;
        const double flux1 = abs_detJ * choose((t3 < melting_point[0]) & (t3 > 0.0),
            std::exp(-0.16666666666666666 * t2) * std::sin(t3), 0.0);
        const double t4 = 2.0 * T_2 + t0;
        const double t5 = 0.16666666666666666 * t4;
        const double flux2 = abs_detJ * choose((t5 < melting_point[0]) & (t5 > 0.0),
            std::exp(-0.16666666666666666 * t4) * std::sin(t5), 0.0);
        const double t6 = 2.0 * T_3 + t0;
        const double t7 = 0.16666666666666666 * t6;
        const double flux3 = abs_detJ * choose((t7 < melting_point[0]) & (t7 > 0.0),
            std::exp(-0.16666666666666666 * t6) * std::sin(t7), 0.0);
        const double t8 = 2.0 * T_0 + t0;
        const double t9 = 0.16666666666666666 * t8;
        const double flux4 = abs_detJ * choose((t9 < melting_point[0]) & (t9 > 0.0),
            std::exp(-0.16666666666666666 * t8) * std::sin(t9), 0.0);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t10 = T_0 - T_1;
        const double t11 = T_0 - T_2;
        const double t12 = T_0 - T_3;
        const double t13 = adj00 * t10 + adj10 * t11 + adj20 * t12;
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t14 = t10 * adj01 + t11 * adj11 + t12 * adj21;
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t15 = t10 * adj02 + t11 * adj12 + t12 * adj22;
        const double t16 = 1.7777777777777777 * choose(t1 < melting_point[0], conductivity[0],
            conductivity[1]) - choose(t3 < melting_point[0], conductivity[0], conductivity[1]) - choose(t5 <
            melting_point[0], conductivity[0], conductivity[1]) - choose(t7 < melting_point[0],
            conductivity[0], conductivity[1]) - choose(t9 < melting_point[0], conductivity[0],
            conductivity[1]);
        const double t17 = inv_abs_detJ * (adj00 * t13 + adj01 * t14 + adj02 * t15) * t16;
        const double t18 = inv_abs_detJ * t16 * (adj10 * t13 + adj11 * t14 + adj12 * t15);
        const double t19 = inv_abs_detJ * t16 * (adj20 * t13 + adj21 * t14 + adj22 * t15);
        const double t20 = 0.0125 * flux4;
        const double t21 = 2.6666666666666665 * flux0 - flux1 - flux2 - flux3 - 80.0 * t20;
        tile[lane] = -0.075 * (t17 + t18 + t19 + 26.666666666666668 * t20 - 0.16666666666666666 * t21);
        tile[lane + 8] = -0.0125 * (2.0 * flux1 - 6.0 * t17 - t21);
        tile[lane + 16] = -0.0125 * (2.0 * flux2 - 6.0 * t18 - t21);
        tile[lane + 24] = -0.0125 * (2.0 * flux3 - 6.0 * t19 - t21);
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
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr ||
      cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr ||
      colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, offsets, constrained, coordinates, cells, T, melting_point,
        conductivity);
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
    "phase_change.form",                       // form_file
    "F",                                       // form
    "cpu",                                     // target
    "c1413e6a570126f8",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1280,                                      // shared_bytes
    160.0,                                     // flops_per_cell
    40.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_phase_change_f_p1_tetrahedron_f64_constrained_residual
