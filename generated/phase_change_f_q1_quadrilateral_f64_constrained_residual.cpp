// phase_change_f_q1_quadrilateral_f64_constrained_residual: residual of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel residual --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   cell           quadrilateral, geometry Q1^2
//   test           Q1, 4 dofs
//   T              coefficient, Q1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      256 flops
//   sum_factorised  208 flops <- taken
//   why             fewest flops of those that are valid
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
//   flops       212
//   bytes       72 (64 read, 8 written)
//   flops/byte  2.94
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
    alignas(64) double inputs[96];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
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
        inputs[lane + 64] = T[d0];
        inputs[lane + 72] = T[d1];
        inputs[lane + 80] = T[d2];
        inputs[lane + 88] = T[d3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 16] - inputs[lane + 24];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 32] - inputs[lane + 48];
        const double t4 = inputs[lane + 40] - inputs[lane + 56];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = inputs[lane] - inputs[lane + 16];
        const double t7 = inputs[lane + 8] - inputs[lane + 24];
        const double t8 = t6 + 0.2679491924311227 * t7;
        const double t9 = inputs[lane + 32] - inputs[lane + 40];
        const double t10 = inputs[lane + 48] - inputs[lane + 56];
        const double t11 = t9 + 0.2679491924311227 * t10;
        const double t12 = std::fabs(0.6220084679281462 * (t2 * t5 - t8 * t11));
        const double t13 = inputs[lane + 64] + 0.2679491924311227 * inputs[lane + 72];
        const double t14 = inputs[lane + 80] + 0.2679491924311227 * inputs[lane + 88];
        const double t15 = t13 + 0.2679491924311227 * t14;
        const double t16 = 0.6220084679281462 * t15;
        const double flux0 = t12 * (((t16 < melting_point[0]) && (t16 > 0.0)) ? std::exp(-0.6220084679281462 *
            t15) * std::sin(t16) : 0.0);
        const double t17 = 1.0 / t12;
        const double t18 = ((t16 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t19 = inputs[lane + 64] - inputs[lane + 72];
        const double t20 = inputs[lane + 80] - inputs[lane + 88];
        const double t21 = t19 + 0.2679491924311227 * t20;
        const double t22 = inputs[lane + 64] - inputs[lane + 80];
        const double t23 = inputs[lane + 72] - inputs[lane + 88];
        const double t24 = t22 + 0.2679491924311227 * t23;
        const double t25 = t5 * t21 - t11 * t24;
        const double t26 = t8 * t21 - t2 * t24;
        const double flux1 = t17 * t18 * (t5 * t25 + t8 * t26);
        const double flux2 = t17 * t18 * (t11 * t25 + t2 * t26);
        const double t27 = 0.2679491924311227 * t3 + t4;
        const double t28 = 0.2679491924311227 * t6 + t7;
        const double t29 = std::fabs(0.6220084679281462 * (t2 * t27 - t11 * t28));
        const double t30 = 0.2679491924311227 * inputs[lane + 64] + inputs[lane + 72];
        const double t31 = 0.2679491924311227 * inputs[lane + 80] + inputs[lane + 88];
        const double t32 = t30 + 0.2679491924311227 * t31;
        const double t33 = 0.6220084679281462 * t32;
        const double flux3 = t29 * (((t33 < melting_point[0]) && (t33 > 0.0)) ? std::exp(-0.6220084679281462 *
            t32) * std::sin(t33) : 0.0);
        const double t34 = 1.0 / t29;
        const double t35 = ((t33 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t36 = 0.2679491924311227 * t22 + t23;
        const double t37 = t21 * t27 - t11 * t36;
        const double t38 = t21 * t28 - t2 * t36;
        const double flux4 = t34 * t35 * (t27 * t37 + t28 * t38);
        const double flux5 = t34 * t35 * (t11 * t37 + t2 * t38);
        const double t39 = 0.2679491924311227 * t0 + t1;
        const double t40 = 0.2679491924311227 * t9 + t10;
        const double t41 = std::fabs(0.6220084679281462 * (t5 * t39 - t8 * t40));
        const double t42 = 0.2679491924311227 * t13 + t14;
        const double t43 = 0.6220084679281462 * t42;
        const double flux6 = t41 * (((t43 < melting_point[0]) && (t43 > 0.0)) ? std::exp(-0.6220084679281462 *
            t42) * std::sin(t43) : 0.0);
        const double t44 = 1.0 / t41;
        const double t45 = ((t43 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t46 = 0.2679491924311227 * t19 + t20;
        const double t47 = t5 * t46 - t24 * t40;
        const double t48 = t8 * t46 - t24 * t39;
        const double flux7 = t44 * t45 * (t5 * t47 + t8 * t48);
        const double flux8 = t44 * t45 * (t40 * t47 + t39 * t48);
        const double t49 = std::fabs(0.6220084679281462 * (t27 * t39 - t28 * t40));
        const double t50 = 0.2679491924311227 * t30 + t31;
        const double t51 = 0.6220084679281462 * t50;
        const double flux9 = t49 * (((t51 < melting_point[0]) && (t51 > 0.0)) ? std::exp(-0.6220084679281462 *
            t50) * std::sin(t51) : 0.0);
        const double t52 = 1.0 / t49;
        const double t53 = ((t51 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t54 = t27 * t46 - t36 * t40;
        const double t55 = t28 * t46 - t36 * t39;
        const double flux10 = t52 * t53 * (t27 * t54 + t28 * t55);
        const double flux11 = t52 * t53 * (t40 * t54 + t39 * t55);
        const double t56 = flux0 + 0.2679491924311227 * flux3;
        const double t57 = flux6 + 0.2679491924311227 * flux9;
        const double t58 = flux1 + flux4;
        const double t59 = flux7 + flux10;
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = flux2 + flux8;
        const double t62 = flux5 + flux11;
        const double t63 = t61 + 0.2679491924311227 * t62;
        const double t64 = 0.2679491924311227 * flux0 + flux3;
        const double t65 = 0.2679491924311227 * flux6 + flux9;
        const double t66 = 0.2679491924311227 * t61 + t62;
        const double t67 = 0.2679491924311227 * t58 + t59;
        tile[lane] = -(0.15550211698203656 * (t56 + 0.2679491924311227 * t57) + 0.09672363354357992 * t63 -
            0.09672363354357992 * t60);
        tile[lane + 8] = -(0.09672363354357992 * t60 + 0.15550211698203656 * (t64 + 0.2679491924311227 * t65)
            + 0.09672363354357992 * t66);
        tile[lane + 16] = 0.09672363354357992 * t63 + 0.09672363354357992 * t67 - 0.15550211698203656 *
            (0.2679491924311227 * t56 + t57);
        tile[lane + 24] = 0.09672363354357992 * t66 - 0.09672363354357992 * t67 - 0.15550211698203656 *
            (0.2679491924311227 * t64 + t65);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
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

extern "C" int phase_change_f_q1_quadrilateral_f64_constrained_residual_cpu(
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
  return phase_change_f_q1_quadrilateral_f64_constrained_residual_cpu(
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
    {"T", "Q1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_q1_quadrilateral_f64_constrained_residual_cpu_descriptor = {
    "phase_change_f_q1_quadrilateral_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
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
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1024,                                      // shared_bytes
    212.0,                                     // flops_per_cell
    72.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
