// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel residual --define cell=tetrahedron --set constraints=true
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   load    coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   offsets       [cell][node] the node's first entry of the vectors
//   constrained   [dof] not 0 where constrained
//   coordinates   [point][3]
//   cells         [cell][4] points of its coordinate nodes
//   u             [dof] a vector of the space of the results
//   load          [dof] a vector of the space of the results
//   lmbda         [1]
//   mu            [1]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      395 flops <- taken
//   sum_factorised  2649 flops
//   why             fewest flops of those that are valid; written, 395 flops
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
//   flops       407
//   bytes       52 (48 read, 4 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  7.83
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual.h"

namespace of_neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual {
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
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[288];
    alignas(64) double tile[96];

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
        inputs[lane + 32] = u[d0 + 1];
        inputs[lane + 40] = u[d1 + 1];
        inputs[lane + 48] = u[d2 + 1];
        inputs[lane + 56] = u[d3 + 1];
        inputs[lane + 64] = u[d0 + 2];
        inputs[lane + 72] = u[d1 + 2];
        inputs[lane + 80] = u[d2 + 2];
        inputs[lane + 88] = u[d3 + 2];
        inputs[lane + 96] = load[d0];
        inputs[lane + 104] = load[d1];
        inputs[lane + 112] = load[d2];
        inputs[lane + 120] = load[d3];
        inputs[lane + 128] = load[d0 + 1];
        inputs[lane + 136] = load[d1 + 1];
        inputs[lane + 144] = load[d2 + 1];
        inputs[lane + 152] = load[d3 + 1];
        inputs[lane + 160] = load[d0 + 2];
        inputs[lane + 168] = load[d1 + 2];
        inputs[lane + 176] = load[d2 + 2];
        inputs[lane + 184] = load[d3 + 2];
        inputs[lane + 192] = coordinates[3 * n0];
        inputs[lane + 200] = coordinates[3 * n1];
        inputs[lane + 208] = coordinates[3 * n2];
        inputs[lane + 216] = coordinates[3 * n3];
        inputs[lane + 224] = coordinates[3 * n0 + 1];
        inputs[lane + 232] = coordinates[3 * n1 + 1];
        inputs[lane + 240] = coordinates[3 * n2 + 1];
        inputs[lane + 248] = coordinates[3 * n3 + 1];
        inputs[lane + 256] = coordinates[3 * n0 + 2];
        inputs[lane + 264] = coordinates[3 * n1 + 2];
        inputs[lane + 272] = coordinates[3 * n2 + 2];
        inputs[lane + 280] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane + 192];
        const double x2_0 = inputs[lane + 208];
        const double J01 = x2_0 - x0_0;
        const double x0_1 = inputs[lane + 224];
        const double x3_1 = inputs[lane + 248];
        const double J12 = x3_1 - x0_1;
        const double x3_0 = inputs[lane + 216];
        const double J02 = x3_0 - x0_0;
        const double x2_1 = inputs[lane + 240];
        const double J11 = x2_1 - x0_1;
        const double adj02 = J01 * J12 - J02 * J11;
        const double x1_0 = inputs[lane + 200];
        const double J00 = x1_0 - x0_0;
        const double x0_2 = inputs[lane + 256];
        const double x3_2 = inputs[lane + 280];
        const double J22 = x3_2 - x0_2;
        const double x2_2 = inputs[lane + 272];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x1_2 = inputs[lane + 264];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 232];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t0 = mu[0] * sign_detJ;
        const double inv_detJ = 1.0 / detJ;
        const double u_2 = inputs[lane + 64];
        const double u_5 = inputs[lane + 72];
        const double t1 = u_2 - u_5;
        const double u_8 = inputs[lane + 80];
        const double t2 = u_2 - u_8;
        const double adj12 = J02 * J10 - J12 * J00;
        const double u_11 = inputs[lane + 88];
        const double t3 = u_2 - u_11;
        const double adj22 = J11 * J00 - J01 * J10;
        const double t4 = 1.0 - inv_detJ * (adj02 * t1 + t2 * adj12 + t3 * adj22);
        const double u_0 = inputs[lane];
        const double u_3 = inputs[lane + 8];
        const double t5 = u_0 - u_3;
        const double u_6 = inputs[lane + 16];
        const double t6 = u_0 - u_6;
        const double u_9 = inputs[lane + 24];
        const double t7 = u_0 - u_9;
        const double t8 = 1.0 - inv_detJ * (adj00 * t5 + adj10 * t6 + adj20 * t7);
        const double u_1 = inputs[lane + 32];
        const double u_4 = inputs[lane + 40];
        const double t9 = u_1 - u_4;
        const double adj01 = J02 * J21 - J01 * J22;
        const double u_7 = inputs[lane + 48];
        const double t10 = u_1 - u_7;
        const double adj11 = J00 * J22 - J02 * J20;
        const double u_10 = inputs[lane + 56];
        const double t11 = u_1 - u_10;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t12 = 1.0 - inv_detJ * (t9 * adj01 + t10 * adj11 + t11 * adj21);
        const double t13 = inv_detJ * (adj02 * t9 + adj12 * t10 + adj22 * t11);
        const double t14 = inv_detJ * (t1 * adj01 + t2 * adj11 + t3 * adj21);
        const double t15 = t4 * t12 - t13 * t14;
        const double t16 = inv_detJ * (t5 * adj01 + t6 * adj11 + t7 * adj21);
        const double t17 = inv_detJ * (adj00 * t9 + adj10 * t10 + adj20 * t11);
        const double t18 = inv_detJ * (adj00 * t1 + adj10 * t2 + adj20 * t3);
        const double t19 = t4 * t17 + t13 * t18;
        const double t20 = inv_detJ * (adj02 * t5 + adj12 * t6 + adj22 * t7);
        const double t21 = t14 * t17 + t12 * t18;
        const double t22 = (t8 * t15 - t16 * t19) - t20 * t21;
        const double t23 = 1.0 / t22;
        const double t24 = t8 * t12 - t16 * t17;
        const double t25 = sign_detJ * t23 * lmbda[0] * std::log(t22);
        const double t26 = t0 * (t4 - t23 * t24) + t24 * t25;
        const double t27 = t8 * t13 + t17 * t20;
        const double t28 = t25 * t27 - t0 * (t14 + t23 * t27);
        const double t29 = t13 * t16 + t12 * t20;
        const double t30 = t0 * (t18 + t23 * t29) - t25 * t29;
        const double flux0 = adj02 * t26 + adj01 * t28 - adj00 * t30;
        const double flux1 = adj12 * t26 + adj11 * t28 - adj10 * t30;
        const double flux2 = adj22 * t26 + adj21 * t28 - adj20 * t30;
        const double t31 = t4 * t8 - t18 * t20;
        const double t32 = t0 * (t12 - t23 * t31) + t25 * t31;
        const double t33 = t8 * t14 + t16 * t18;
        const double t34 = t25 * t33 - t0 * (t13 + t23 * t33);
        const double t35 = t4 * t16 + t14 * t20;
        const double t36 = t25 * t35 - t0 * (t17 + t23 * t35);
        const double flux3 = adj01 * t32 + adj02 * t34 + adj00 * t36;
        const double flux4 = adj11 * t32 + adj12 * t34 + adj10 * t36;
        const double flux5 = adj21 * t32 + adj22 * t34 + adj20 * t36;
        const double t37 = t0 * (t8 - t15 * t23) + t15 * t25;
        const double t38 = t19 * t25 - t0 * (t16 + t19 * t23);
        const double t39 = t0 * (t20 + t21 * t23) - t21 * t25;
        const double flux6 = adj00 * t37 + adj01 * t38 - adj02 * t39;
        const double flux7 = adj10 * t37 + adj11 * t38 - adj12 * t39;
        const double flux8 = adj20 * t37 + adj21 * t38 - adj22 * t39;
        const double load_3 = inputs[lane + 104];
        const double load_0 = inputs[lane + 96];
        const double load_6 = inputs[lane + 112];
        const double load_9 = inputs[lane + 120];
        const double t40 = load_0 + load_3 + load_6 + load_9;
        const double abs_detJ = std::fabs(detJ);
        const double flux9 = (3.23606797749979 * load_3 + t40) * abs_detJ;
        const double load_4 = inputs[lane + 136];
        const double load_1 = inputs[lane + 128];
        const double load_7 = inputs[lane + 144];
        const double load_10 = inputs[lane + 152];
        const double t41 = load_1 + load_4 + load_7 + load_10;
        const double flux10 = abs_detJ * (3.23606797749979 * load_4 + t41);
        const double load_5 = inputs[lane + 168];
        const double load_2 = inputs[lane + 160];
        const double load_8 = inputs[lane + 176];
        const double load_11 = inputs[lane + 184];
        const double t42 = load_2 + load_5 + load_8 + load_11;
        const double flux11 = abs_detJ * (3.23606797749979 * load_5 + t42);
        const double flux12 = abs_detJ * (3.23606797749979 * load_6 + t40);
        const double flux13 = abs_detJ * (3.23606797749979 * load_7 + t41);
        const double flux14 = abs_detJ * (3.23606797749979 * load_8 + t42);
        const double flux15 = abs_detJ * (3.23606797749979 * load_9 + t40);
        const double flux16 = abs_detJ * (3.23606797749979 * load_10 + t41);
        const double flux17 = abs_detJ * (3.23606797749979 * load_11 + t42);
        const double flux18 = abs_detJ * (3.23606797749979 * load_0 + t40);
        const double flux19 = abs_detJ * (3.23606797749979 * load_1 + t41);
        const double flux20 = abs_detJ * (3.23606797749979 * load_2 + t42);
        const double t43 = 0.000795762523437719 * flux18;
        const double t44 = 0.000795762523437719 * flux19;
        const double t45 = 0.000795762523437719 * flux20;
        tile[lane] = -0.16666666666666666 * flux6 - 0.16666666666666666 * flux7 - 0.16666666666666666 * flux8
            - 0.000795762523437719 * flux9 - 0.000795762523437719 * flux12 - 0.000795762523437719 * flux15 -
            4.23606797749979 * t43;
        tile[lane + 8] = -0.16666666666666666 * flux3 - 0.16666666666666666 * flux4 - 0.16666666666666666 *
            flux5 - 0.000795762523437719 * flux10 - 0.000795762523437719 * flux13 - 0.000795762523437719 *
            flux16 - 4.23606797749979 * t44;
        tile[lane + 16] = -0.16666666666666666 * flux0 - 0.16666666666666666 * flux1 - 0.16666666666666666 *
            flux2 - 0.000795762523437719 * flux11 - 0.000795762523437719 * flux14 - 0.000795762523437719 *
            flux17 - 4.23606797749979 * t45;
        tile[lane + 24] = 0.16666666666666666 * flux6 - 0.0033709041432289475 * flux9 - 0.000795762523437719 *
            flux12 - 0.000795762523437719 * flux15 - t43;
        tile[lane + 32] = 0.16666666666666666 * flux3 - 0.0033709041432289475 * flux10 - 0.000795762523437719
            * flux13 - 0.000795762523437719 * flux16 - t44;
        tile[lane + 40] = 0.16666666666666666 * flux0 - 0.0033709041432289475 * flux11 - 0.000795762523437719
            * flux14 - 0.000795762523437719 * flux17 - t45;
        tile[lane + 48] = 0.16666666666666666 * flux7 - 0.000795762523437719 * flux9 - 0.0033709041432289475 *
            flux12 - 0.000795762523437719 * flux15 - t43;
        tile[lane + 56] = 0.16666666666666666 * flux4 - 0.000795762523437719 * flux10 - 0.0033709041432289475
            * flux13 - 0.000795762523437719 * flux16 - t44;
        tile[lane + 64] = 0.16666666666666666 * flux1 - 0.000795762523437719 * flux11 - 0.0033709041432289475
            * flux14 - 0.000795762523437719 * flux17 - t45;
        tile[lane + 72] = 0.16666666666666666 * flux8 - 0.000795762523437719 * flux9 - 0.000795762523437719 *
            flux12 - 0.0033709041432289475 * flux15 - t43;
        tile[lane + 80] = 0.16666666666666666 * flux5 - 0.000795762523437719 * flux10 - 0.000795762523437719 *
            flux13 - 0.0033709041432289475 * flux16 - t44;
        tile[lane + 88] = 0.16666666666666666 * flux2 - 0.000795762523437719 * flux11 - 0.000795762523437719 *
            flux14 - 0.0033709041432289475 * flux17 - t45;
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
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d0 + 2]) {
            y[d0 + 2] += tile[lane + 16];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 24];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 32];
          }
          if (!constrained[d1 + 2]) {
            y[d1 + 2] += tile[lane + 40];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 48];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 56];
          }
          if (!constrained[d2 + 2]) {
            y[d2 + 2] += tile[lane + 64];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 72];
          }
          if (!constrained[d3 + 1]) {
            y[d3 + 1] += tile[lane + 80];
          }
          if (!constrained[d3 + 2]) {
            y[d3 + 2] += tile[lane + 88];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr ||
      cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr ||
      colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, offsets, constrained, coordinates, cells, u, load, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1, 0, nullptr},
    {"load", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu_descriptor = {
    "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "neo_hookean.form",                        // form_file
    "F",                                       // form
    "cpu",                                     // target
    "285a8730667e7753",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    1,                                         // arity
    12,                                        // rows
    1,                                         // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    3,                                         // components
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
    3072,                                      // shared_bytes
    407.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual
