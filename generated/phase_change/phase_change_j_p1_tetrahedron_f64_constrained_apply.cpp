// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=tetrahedron --set constraints=true
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
//   trial          P1, 4 dofs
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Arguments:
//   num_cells      cells to work on
//   y              [dof] added to
//   x              [dof] what the operator acts on
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
//   tensor          not valid: T varies on the cell
//   quadrature      188 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 188 flops
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
//   flops       192
//   bytes       41.3333 (40 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  4.65
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "phase_change_j_p1_tetrahedron_f64_constrained_apply.h"

namespace of_phase_change_j_p1_tetrahedron_f64_constrained_apply {
namespace {

using femforge_cpu::choose;
using femforge_cpu::cosine;

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
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
    alignas(64) double inputs[160];
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
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 32] = trial_0;
        const double trial_1 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 40] = trial_1;
        const double trial_2 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 48] = trial_2;
        const double trial_3 = constrained[d3] ? 0.0 : x[d3];
        inputs[lane + 56] = trial_3;
        inputs[lane + 64] = coordinates[3 * n0];
        inputs[lane + 72] = coordinates[3 * n1];
        inputs[lane + 80] = coordinates[3 * n2];
        inputs[lane + 88] = coordinates[3 * n3];
        inputs[lane + 96] = coordinates[3 * n0 + 1];
        inputs[lane + 104] = coordinates[3 * n1 + 1];
        inputs[lane + 112] = coordinates[3 * n2 + 1];
        inputs[lane + 120] = coordinates[3 * n3 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane + 64];
        const double x1_0 = inputs[lane + 72];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 96];
        const double x2_1 = inputs[lane + 112];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 128];
        const double x3_2 = inputs[lane + 152];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 120];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 144];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 80];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 136];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 104];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 88];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double T_0 = inputs[lane];
        const double t0 = 0.16666666666666666 * T_0;
        const double T_1 = inputs[lane + 8];
        const double t1 = 0.16666666666666666 * T_1;
        const double T_2 = inputs[lane + 16];
        const double t2 = 0.16666666666666666 * T_2;
        const double T_3 = inputs[lane + 24];
        const double t3 = 0.16666666666666666 * T_3;
        const double t4 = t0 + t1 + t2 + t3;
        const double t5 = 1.5 * t4;
        const double trial_0 = inputs[lane + 32];
        const double trial_1 = inputs[lane + 40];
        const double trial_2 = inputs[lane + 48];
        const double trial_3 = inputs[lane + 56];
        const double t6 = trial_0 + trial_1 + trial_2 + trial_3;
        const double t7 = 0.25 * t6 * std::exp(-1.5 * t4);
        const double flux0 = abs_detJ * choose((t5 < melting_point[0]) & (t5 > 0.0), cosine(t5) * t7 - t7 *
            std::sin(t5), 0.0);
        const double t8 = 2.0 * t1 + t4;
        const double t9 = 0.16666666666666666 * (2.0 * trial_1 + t6) * std::exp(-t8);
        const double flux1 = abs_detJ * choose((t8 < melting_point[0]) & (t8 > 0.0), cosine(t8) * t9 - t9 *
            std::sin(t8), 0.0);
        const double t10 = 2.0 * t2 + t4;
        const double t11 = 0.16666666666666666 * (2.0 * trial_2 + t6) * std::exp(-t10);
        const double flux2 = abs_detJ * choose((t10 < melting_point[0]) & (t10 > 0.0), cosine(t10) * t11 - t11
            * std::sin(t10), 0.0);
        const double t12 = 2.0 * t3 + t4;
        const double t13 = 0.16666666666666666 * (2.0 * trial_3 + t6) * std::exp(-t12);
        const double flux3 = abs_detJ * choose((t12 < melting_point[0]) & (t12 > 0.0), cosine(t12) * t13 - t13
            * std::sin(t12), 0.0);
        const double t14 = 2.0 * t0 + t4;
        const double t15 = 0.16666666666666666 * (2.0 * trial_0 + t6) * std::exp(-t14);
        const double flux4 = abs_detJ * choose((t14 < melting_point[0]) & (t14 > 0.0), cosine(t14) * t15 - t15
            * std::sin(t14), 0.0);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t16 = trial_0 - trial_1;
        const double t17 = trial_0 - trial_2;
        const double t18 = trial_0 - trial_3;
        const double t19 = adj00 * t16 + adj10 * t17 + adj20 * t18;
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t20 = t16 * adj01 + t17 * adj11 + t18 * adj21;
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t21 = t16 * adj02 + t17 * adj12 + t18 * adj22;
        const double t22 = 1.7777777777777777 * choose(t5 < melting_point[0], conductivity[0],
            conductivity[1]) - choose(t8 < melting_point[0], conductivity[0], conductivity[1]) - choose(t10 <
            melting_point[0], conductivity[0], conductivity[1]) - choose(t12 < melting_point[0],
            conductivity[0], conductivity[1]) - choose(t14 < melting_point[0], conductivity[0],
            conductivity[1]);
        const double t23 = inv_abs_detJ * (adj00 * t19 + adj01 * t20 + adj02 * t21) * t22;
        const double t24 = inv_abs_detJ * t22 * (adj10 * t19 + adj11 * t20 + adj12 * t21);
        const double t25 = inv_abs_detJ * t22 * (adj20 * t19 + adj21 * t20 + adj22 * t21);
        const double t26 = 0.0125 * flux4;
        const double t27 = 2.6666666666666665 * flux0 - flux1 - flux2 - flux3 - 80.0 * t26;
        tile[lane] = -0.075 * (t23 + t24 + t25 + 26.666666666666668 * t26 - 0.16666666666666666 * t27);
        tile[lane + 8] = -0.0125 * (2.0 * flux1 - 6.0 * t23 - t27);
        tile[lane + 16] = -0.0125 * (2.0 * flux2 - 6.0 * t24 - t27);
        tile[lane + 24] = -0.0125 * (2.0 * flux3 - 6.0 * t25 - t27);
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

extern "C" int phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
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
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr ||
      coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr ||
      conductivity == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, constrained, coordinates, cells, T, melting_point,
        conductivity);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
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

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "phase_change.form",                       // form_file
    "J",                                       // form
    "cpu",                                     // target
    "71d36934a2f0a92a",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
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
    1536,                                      // shared_bytes
    192.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_phase_change_j_p1_tetrahedron_f64_constrained_apply
