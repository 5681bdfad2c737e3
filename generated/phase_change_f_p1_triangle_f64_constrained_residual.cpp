// phase_change_f_p1_triangle_f64_constrained_residual: residual of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel residual --define cell=triangle --set constraints=true
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
//   cell           triangle, geometry P1^2
//   test           P1, 3 dofs
//   T              coefficient, P1, 3 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      157 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
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
//   unroll               full
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       160
//   bytes       44 (40 read, 4 written)
//   flops/byte  3.64
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
    alignas(64) double inputs[72];
    alignas(64) double tile[24];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[3 * cell];
        const int64_t d1 = offsets[3 * cell + 1];
        const int64_t d2 = offsets[3 * cell + 2];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = T[d0];
        inputs[lane + 8] = T[d1];
        inputs[lane + 16] = T[d2];
        inputs[lane + 24] = coordinates[2 * n0];
        inputs[lane + 32] = coordinates[2 * n1];
        inputs[lane + 40] = coordinates[2 * n2];
        inputs[lane + 48] = coordinates[2 * n0 + 1];
        inputs[lane + 56] = coordinates[2 * n1 + 1];
        inputs[lane + 64] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 24] - inputs[lane + 32];
        const double t1 = inputs[lane + 48] - inputs[lane + 64];
        const double adj01 = inputs[lane + 24] - inputs[lane + 40];
        const double adj10 = inputs[lane + 48] - inputs[lane + 56];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double t2 = inputs[lane] + 6.04396195432797 * inputs[lane + 8] + 2.127067831275097 * inputs[lane
            + 16];
        const double t3 = 0.10903900907287721 * t2;
        const double flux0 = abs_detJ * (((t3 < melting_point[0]) && (t3 > 0.0)) ?
            std::exp(-0.10903900907287721 * t2) * std::sin(t3) : 0.0);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t4 = ((t3 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t5 = inputs[lane] - inputs[lane + 8];
        const double t6 = inputs[lane] - inputs[lane + 16];
        const double t7 = t1 * t5 - adj10 * t6;
        const double t8 = adj01 * t5 - t0 * t6;
        const double t9 = t1 * t7 + adj01 * t8;
        const double flux1 = inv_abs_detJ * t4 * t9;
        const double t10 = adj10 * t7 + t0 * t8;
        const double flux2 = inv_abs_detJ * t4 * t10;
        const double t11 = 2.127067831275097 * inputs[lane] + 6.04396195432797 * inputs[lane + 8] +
            inputs[lane + 16];
        const double t12 = 0.10903900907287721 * t11;
        const double flux3 = abs_detJ * (((t12 < melting_point[0]) && (t12 > 0.0)) ?
            std::exp(-0.10903900907287721 * t11) * std::sin(t12) : 0.0);
        const double t13 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux4 = inv_abs_detJ * t9 * t13;
        const double flux5 = inv_abs_detJ * t10 * t13;
        const double t14 = inputs[lane] + 2.127067831275097 * inputs[lane + 8] + 6.04396195432797 *
            inputs[lane + 16];
        const double t15 = 0.10903900907287721 * t14;
        const double flux6 = abs_detJ * (((t15 < melting_point[0]) && (t15 > 0.0)) ?
            std::exp(-0.10903900907287721 * t14) * std::sin(t15) : 0.0);
        const double t16 = ((t15 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux7 = inv_abs_detJ * t9 * t16;
        const double flux8 = inv_abs_detJ * t10 * t16;
        const double t17 = 6.04396195432797 * inputs[lane] + 2.127067831275097 * inputs[lane + 8] +
            inputs[lane + 16];
        const double t18 = 0.10903900907287721 * t17;
        const double flux9 = abs_detJ * (((t18 < melting_point[0]) && (t18 > 0.0)) ?
            std::exp(-0.10903900907287721 * t17) * std::sin(t18) : 0.0);
        const double t19 = ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux10 = inv_abs_detJ * t9 * t19;
        const double flux11 = inv_abs_detJ * t10 * t19;
        const double t20 = 2.127067831275097 * inputs[lane] + inputs[lane + 8] + 6.04396195432797 *
            inputs[lane + 16];
        const double t21 = 0.10903900907287721 * t20;
        const double flux12 = abs_detJ * (((t21 < melting_point[0]) && (t21 > 0.0)) ?
            std::exp(-0.10903900907287721 * t20) * std::sin(t21) : 0.0);
        const double t22 = ((t21 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux13 = inv_abs_detJ * t9 * t22;
        const double flux14 = inv_abs_detJ * t10 * t22;
        const double t23 = 6.04396195432797 * inputs[lane] + inputs[lane + 8] + 2.127067831275097 *
            inputs[lane + 16];
        const double t24 = 0.10903900907287721 * t23;
        const double flux15 = abs_detJ * (((t24 < melting_point[0]) && (t24 > 0.0)) ?
            std::exp(-0.10903900907287721 * t23) * std::sin(t24) : 0.0);
        const double t25 = ((t24 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double flux16 = inv_abs_detJ * t9 * t25;
        const double flux17 = inv_abs_detJ * t10 * t25;
        const double t26 = flux1 + flux4 + flux7 + flux10 + flux13 + flux16;
        const double t27 = flux2 + flux5 + flux8 + flux11 + flux14 + flux17;
        const double t28 = -0.009086584089406434 * flux3;
        const double t29 = -0.009086584089406434 * flux9;
        const double t30 = -0.009086584089406434 * flux12;
        const double t31 = -0.009086584089406434 * flux15;
        tile[lane] = -(0.009086584089406434 * flux0 + 0.009086584089406434 * flux6 + 0.08333333333333333 * t27
            - 0.08333333333333333 * t26 - 2.127067831275097 * t28 - 6.04396195432797 * t29 - 2.127067831275097
            * t30 - 6.04396195432797 * t31);
        tile[lane + 8] = -(0.05491896853117435 * flux0 + 0.019327780712752547 * flux6 + 0.08333333333333333 *
            t26 - 6.04396195432797 * t28 - 2.127067831275097 * t29 - t30 - t31);
        tile[lane + 16] = -(0.019327780712752547 * flux0 + 0.05491896853117435 * flux6 - 0.08333333333333333 *
            t27 - t28 - t29 - 6.04396195432797 * t30 - 2.127067831275097 * t31);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[3 * cell];
          const int64_t d1 = offsets[3 * cell + 1];
          const int64_t d2 = offsets[3 * cell + 2];
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 8];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 16];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int phase_change_f_p1_triangle_f64_constrained_residual_cpu(
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
  return phase_change_f_p1_triangle_f64_constrained_residual_cpu(
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
    {"T", "P1", 3, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_p1_triangle_f64_constrained_residual_cpu_descriptor = {
    "phase_change_f_p1_triangle_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    3,                                         // rows
    1,                                         // columns
    3,                                         // entries_per_cell
    3,                                         // quadrature_degree
    6,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    3,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    768,                                       // shared_bytes
    160.0,                                     // flops_per_cell
    44.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
