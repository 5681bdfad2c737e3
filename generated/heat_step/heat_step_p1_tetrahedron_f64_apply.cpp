// heat_step_p1_tetrahedron_f64_apply: apply of form a in heat_step.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate heat_step.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file heat_step.form:
//   | """A step of heat conduction: conductivity (a symmetric tensor) and capacity are data at quadrature points."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | rule_degree = 2
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | conductivity = Coefficient(TensorElement("Quadrature", cell, rule_degree, symmetry=True))
//   | capacity = Coefficient(FiniteElement("Quadrature", cell, rule_degree))
//   |
//   | a = (inner(grad(v), conductivity * grad(u)) + capacity * v * u) * dx
//
// What:
//   cell          tetrahedron, geometry P1^3
//   test          P1, 4 dofs
//   trial         P1, 4 dofs
//   conductivity  coefficient, quadrature2^(3x3 sym), [4 points][6] of each cell
//   capacity      coefficient, quadrature2, [4 points] of each cell
//   degree        2 (element), scheme default
//   point 0       0.5854101966249684 0.1381966011250105 0.1381966011250105
//   point 1       0.1381966011250105 0.5854101966249684 0.1381966011250105
//   point 2       0.1381966011250105 0.1381966011250105 0.5854101966249684
//   point 3       0.1381966011250105 0.1381966011250105 0.1381966011250105
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   cells         [cell][4] points of its coordinate nodes
//   conductivity  [cell][4][6] at points
//   capacity      [cell][4][1] at points
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: conductivity is given at quadrature points
//   quadrature      162 flops <- taken
//   sum_factorised  not valid: conductivity is given at quadrature points
//   why             the only valid one; written, 162 flops
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
//   realisation          written
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       166
//   bytes       264 (262.667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  0.629
//

#include <cmath>
#include <cstdint>

#include "heat_step_p1_tetrahedron_f64_apply.h"

namespace of_heat_step_p1_tetrahedron_f64_apply {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ conductivity,
    const double* __restrict__ capacity) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[352];
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
        inputs[lane] = conductivity[24 * cell];
        inputs[lane + 8] = conductivity[24 * cell + 6];
        inputs[lane + 16] = conductivity[24 * cell + 12];
        inputs[lane + 24] = conductivity[24 * cell + 18];
        inputs[lane + 32] = conductivity[24 * cell + 1];
        inputs[lane + 40] = conductivity[24 * cell + 7];
        inputs[lane + 48] = conductivity[24 * cell + 13];
        inputs[lane + 56] = conductivity[24 * cell + 19];
        inputs[lane + 64] = conductivity[24 * cell + 2];
        inputs[lane + 72] = conductivity[24 * cell + 8];
        inputs[lane + 80] = conductivity[24 * cell + 14];
        inputs[lane + 88] = conductivity[24 * cell + 20];
        inputs[lane + 96] = conductivity[24 * cell + 3];
        inputs[lane + 104] = conductivity[24 * cell + 9];
        inputs[lane + 112] = conductivity[24 * cell + 15];
        inputs[lane + 120] = conductivity[24 * cell + 21];
        inputs[lane + 128] = conductivity[24 * cell + 4];
        inputs[lane + 136] = conductivity[24 * cell + 10];
        inputs[lane + 144] = conductivity[24 * cell + 16];
        inputs[lane + 152] = conductivity[24 * cell + 22];
        inputs[lane + 160] = conductivity[24 * cell + 5];
        inputs[lane + 168] = conductivity[24 * cell + 11];
        inputs[lane + 176] = conductivity[24 * cell + 17];
        inputs[lane + 184] = conductivity[24 * cell + 23];
        inputs[lane + 192] = capacity[4 * cell];
        inputs[lane + 200] = capacity[4 * cell + 1];
        inputs[lane + 208] = capacity[4 * cell + 2];
        inputs[lane + 216] = capacity[4 * cell + 3];
        inputs[lane + 224] = x[d0];
        inputs[lane + 232] = x[d1];
        inputs[lane + 240] = x[d2];
        inputs[lane + 248] = x[d3];
        inputs[lane + 256] = coordinates[3 * n0];
        inputs[lane + 264] = coordinates[3 * n1];
        inputs[lane + 272] = coordinates[3 * n2];
        inputs[lane + 280] = coordinates[3 * n3];
        inputs[lane + 288] = coordinates[3 * n0 + 1];
        inputs[lane + 296] = coordinates[3 * n1 + 1];
        inputs[lane + 304] = coordinates[3 * n2 + 1];
        inputs[lane + 312] = coordinates[3 * n3 + 1];
        inputs[lane + 320] = coordinates[3 * n0 + 2];
        inputs[lane + 328] = coordinates[3 * n1 + 2];
        inputs[lane + 336] = coordinates[3 * n2 + 2];
        inputs[lane + 344] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double capacity_0 = inputs[lane + 192];
        const double trial_0 = inputs[lane + 224];
        const double trial_1 = inputs[lane + 232];
        const double trial_2 = inputs[lane + 240];
        const double trial_3 = inputs[lane + 248];
        const double x0_0 = inputs[lane + 256];
        const double x1_0 = inputs[lane + 264];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 288];
        const double x2_1 = inputs[lane + 304];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 320];
        const double x3_2 = inputs[lane + 344];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 312];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 336];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 272];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 328];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 296];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 280];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = capacity_0 * (trial_0 + 4.23606797749979 * trial_1 + trial_2 + trial_3) *
            abs_detJ;
        const double capacity_1 = inputs[lane + 200];
        const double flux1 = capacity_1 * abs_detJ * (trial_0 + trial_1 + 4.23606797749979 * trial_2 +
            trial_3);
        const double capacity_2 = inputs[lane + 208];
        const double flux2 = capacity_2 * abs_detJ * (trial_0 + trial_1 + trial_2 + 4.23606797749979 *
            trial_3);
        const double capacity_3 = inputs[lane + 216];
        const double flux3 = capacity_3 * abs_detJ * (4.23606797749979 * trial_0 + trial_1 + trial_2 +
            trial_3);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t0 = trial_0 - trial_1;
        const double t1 = trial_0 - trial_2;
        const double t2 = trial_0 - trial_3;
        const double t3 = inv_abs_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
        const double conductivity_0 = inputs[lane];
        const double conductivity_6 = inputs[lane + 8];
        const double conductivity_12 = inputs[lane + 16];
        const double conductivity_18 = inputs[lane + 24];
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t4 = inv_abs_detJ * (t0 * adj01 + t1 * adj11 + t2 * adj21);
        const double conductivity_1 = inputs[lane + 32];
        const double conductivity_7 = inputs[lane + 40];
        const double conductivity_13 = inputs[lane + 48];
        const double conductivity_19 = inputs[lane + 56];
        const double t5 = conductivity_1 + conductivity_7 + conductivity_13 + conductivity_19;
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t6 = inv_abs_detJ * (t0 * adj02 + t1 * adj12 + t2 * adj22);
        const double conductivity_3 = inputs[lane + 96];
        const double conductivity_9 = inputs[lane + 104];
        const double conductivity_15 = inputs[lane + 112];
        const double conductivity_21 = inputs[lane + 120];
        const double t7 = conductivity_3 + conductivity_9 + conductivity_15 + conductivity_21;
        const double t8 = t3 * (conductivity_0 + conductivity_6 + conductivity_12 + conductivity_18) + (t4 *
            t5 + t6 * t7);
        const double conductivity_2 = inputs[lane + 64];
        const double conductivity_8 = inputs[lane + 72];
        const double conductivity_14 = inputs[lane + 80];
        const double conductivity_20 = inputs[lane + 88];
        const double conductivity_4 = inputs[lane + 128];
        const double conductivity_10 = inputs[lane + 136];
        const double conductivity_16 = inputs[lane + 144];
        const double conductivity_22 = inputs[lane + 152];
        const double t9 = conductivity_4 + conductivity_10 + conductivity_16 + conductivity_22;
        const double t10 = t3 * t5 + (t4 * (conductivity_2 + conductivity_8 + conductivity_14 +
            conductivity_20) + t6 * t9);
        const double conductivity_5 = inputs[lane + 160];
        const double conductivity_11 = inputs[lane + 168];
        const double conductivity_17 = inputs[lane + 176];
        const double conductivity_23 = inputs[lane + 184];
        const double t11 = t3 * t7 + (t4 * t9 + t6 * (conductivity_5 + conductivity_11 + conductivity_17 +
            conductivity_23));
        const double t12 = adj00 * t8 + (adj01 * t10 + adj02 * t11);
        const double t13 = adj10 * t8 + (adj11 * t10 + adj12 * t11);
        const double t14 = adj20 * t8 + (adj21 * t10 + adj22 * t11);
        const double t15 = 0.000795762523437719 * flux3;
        const double t16 = 0.000795762523437719 * flux0 + 0.000795762523437719 * flux1 + 0.000795762523437719
            * flux2 + t15;
        tile[lane] = 0.041666666666666664 * t12 + 0.041666666666666664 * t13 + 0.041666666666666664 * t14 +
            3.23606797749979 * t15 + t16;
        tile[lane + 8] = 0.0025751416197912287 * flux0 + t16 - 0.041666666666666664 * t12;
        tile[lane + 16] = 0.0025751416197912287 * flux1 + t16 - 0.041666666666666664 * t13;
        tile[lane + 24] = 0.0025751416197912287 * flux2 + t16 - 0.041666666666666664 * t14;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
        }
      }
    }
  }
}

}  // namespace

extern "C" int heat_step_p1_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* conductivity,
    const double* capacity,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr ||
      conductivity == nullptr || capacity == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates, cells, conductivity, capacity);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return heat_step_p1_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr double quadrature2_points[] = {
    0.5854101966249684, 0.1381966011250105, 0.1381966011250105,
    0.1381966011250105, 0.5854101966249684, 0.1381966011250105,
    0.1381966011250105, 0.1381966011250105, 0.5854101966249684,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105,
};

constexpr femforge_input coefficients[] = {
    {"conductivity", "quadrature2^(3x3 sym)", 24, 0, 4, quadrature2_points},
    {"capacity", "quadrature2", 4, 0, 4, quadrature2_points},
};

}  // namespace

extern "C" const femforge_kernel heat_step_p1_tetrahedron_f64_apply_cpu_descriptor = {
    "heat_step_p1_tetrahedron_f64_apply",  // name
    "apply",                               // kernel
    "heat_step.form",                      // form_file
    "a",                                   // form
    "cpu",                                 // target
    "ff6fa3566a6a75e7",                    // key
    "float64",                             // scalar
    "quadrature",                          // representation
    "cell",                                // integral
    "tetrahedron",                         // cell
    "P1^3",                                // coordinate_element
    "P1",                                  // row_element
    "P1",                                  // column_element
    "ufcx",                                // dof_order
    "interleaved",                         // component_order
    0,                                     // num_subdomains
    nullptr,                               // subdomains
    3,                                     // gdim
    2,                                     // arity
    4,                                     // rows
    4,                                     // columns
    4,                                     // entries_per_cell
    2,                                     // quadrature_degree
    4,                                     // quadrature_points
    2,                                     // num_coefficients
    0,                                     // num_constants
    coefficients,                          // coefficients
    nullptr,                               // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    4,                                     // coordinate_nodes
    "colour",                              // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    0,                                     // constraints
    4,                                     // nodes
    1,                                     // components
    0,                                     // trial_nodes
    1,                                     // macro_cells
    0,                                     // block_nodes
    "",                                    // mapping
    "",                                    // unroll
    "written",                             // realisation
    "",                                    // k_place
    64,                                    // element_batch
    8,                                     // concurrent_elements
    1,                                     // interleave_stores
    1,                                     // threads
    3072,                                  // shared_bytes
    166.0,                                 // flops_per_cell
    263.99999999999994,                    // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};

}  // namespace of_heat_step_p1_tetrahedron_f64_apply
