// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel residual --define cell=tetrahedron --set constraints=true
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     tetrahedron, geometry P1^3
//   test     P1, 4 dofs
//   u        coefficient, P1, 4 dofs
//   f        coefficient, P1, 4 dofs
//   epsilon  constant, 1 values
//   degree   2 (metadata), scheme default
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   offsets       [cell][node] the node's first entry of the vectors
//   constrained   [dof] not 0 where constrained
//   coordinates   [point][3]
//   cells         [cell][4] points of its coordinate nodes
//   u             [dof] a vector of the space of the results
//   f             [dof] a vector of the space of the results
//   epsilon       [1]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      131 flops <- taken
//   sum_factorised  819 flops
//   why             fewest flops of those that are valid; written, 131 flops
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
//   flops       135
//   bytes       41.3333 (40 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  3.27
//

#include <cmath>
#include <cstdint>

#include "p_laplace_f_p1_tetrahedron_f64_constrained_residual.h"

namespace of_p_laplace_f_p1_tetrahedron_f64_constrained_residual {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon) {
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
        inputs[lane] = u[d0];
        inputs[lane + 8] = u[d1];
        inputs[lane + 16] = u[d2];
        inputs[lane + 24] = u[d3];
        inputs[lane + 32] = f[d0];
        inputs[lane + 40] = f[d1];
        inputs[lane + 48] = f[d2];
        inputs[lane + 56] = f[d3];
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
        const double f_1 = inputs[lane + 40];
        const double f_0 = inputs[lane + 32];
        const double f_2 = inputs[lane + 48];
        const double f_3 = inputs[lane + 56];
        const double t0 = f_0 + f_1 + f_2 + f_3;
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
        const double flux0 = (3.23606797749979 * f_1 + t0) * abs_detJ;
        const double u_0 = inputs[lane];
        const double u_1 = inputs[lane + 8];
        const double t1 = u_0 - u_1;
        const double u_2 = inputs[lane + 16];
        const double t2 = u_0 - u_2;
        const double u_3 = inputs[lane + 24];
        const double t3 = u_0 - u_3;
        const double t4 = adj00 * t1 + adj10 * t2 + adj20 * t3;
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t5 = t1 * adj01 + t2 * adj11 + t3 * adj21;
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t6 = t1 * adj02 + t2 * adj12 + t3 * adj22;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t7 = inv_abs_detJ * std::sqrt(epsilon[0] * epsilon[0] + (t4 * t4 + t5 * t5 + t6 * t6) *
            inv_abs_detJ * inv_abs_detJ);
        const double flux1 = (adj00 * t4 + adj01 * t5 + adj02 * t6) * t7;
        const double flux2 = t7 * (adj10 * t4 + adj11 * t5 + adj12 * t6);
        const double flux3 = t7 * (adj20 * t4 + adj21 * t5 + adj22 * t6);
        const double flux4 = abs_detJ * (3.23606797749979 * f_2 + t0);
        const double flux5 = abs_detJ * (3.23606797749979 * f_3 + t0);
        const double flux6 = abs_detJ * (3.23606797749979 * f_0 + t0);
        const double t8 = 0.000795762523437719 * flux6;
        const double t9 = 0.000795762523437719 * flux0 + 0.000795762523437719 * flux4 + 0.000795762523437719 *
            flux5 + t8;
        tile[lane] = 0.16666666666666666 * flux1 + 0.16666666666666666 * flux2 + 0.16666666666666666 * flux3 -
            3.23606797749979 * t8 - t9;
        tile[lane + 8] = -0.0025751416197912287 * flux0 - 0.16666666666666666 * flux1 - t9;
        tile[lane + 16] = -0.16666666666666666 * flux2 - 0.0025751416197912287 * flux4 - t9;
        tile[lane + 24] = -0.16666666666666666 * flux3 - 0.0025751416197912287 * flux5 - t9;
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

extern "C" int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr ||
      cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, offsets, constrained, coordinates, cells, u, f, epsilon);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 1, 0, nullptr},
    {"f", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu_descriptor = {
    "p_laplace_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "p_laplace.form",                          // form_file
    "F",                                       // form
    "cpu",                                     // target
    "f27f71c6c8b76911",                        // key
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
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
    135.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_p_laplace_f_p1_tetrahedron_f64_constrained_residual
