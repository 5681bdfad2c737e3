// phase_change_j_q1_quadrilateral_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   trial          coefficient, Q1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      296 flops
//   sum_factorised  248 flops <- taken
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
//   flops       252
//   bytes       80 (72 read, 8 written)
//   flops/byte  3.15
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
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 96] = trial_0;
        const double trial_1 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 104] = trial_1;
        const double trial_2 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 112] = trial_2;
        const double trial_3 = constrained[d3] ? 0.0 : x[d3];
        inputs[lane + 120] = trial_3;
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
        const double t17 = inputs[lane + 96] + 0.2679491924311227 * inputs[lane + 104];
        const double t18 = inputs[lane + 112] + 0.2679491924311227 * inputs[lane + 120];
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = std::exp(-0.6220084679281462 * t15);
        const double t21 = t12 * (((t16 < melting_point[0]) && (t16 > 0.0)) ? 0.6220084679281462 * (t19 *
            std::cos(t16) * t20 - t19 * t20 * std::sin(t16)) : 0.0);
        const double t22 = 0.2679491924311227 * t3 + t4;
        const double t23 = 0.2679491924311227 * t6 + t7;
        const double t24 = std::fabs(0.6220084679281462 * (t2 * t22 - t11 * t23));
        const double t25 = 0.2679491924311227 * inputs[lane + 64] + inputs[lane + 72];
        const double t26 = 0.2679491924311227 * inputs[lane + 80] + inputs[lane + 88];
        const double t27 = t25 + 0.2679491924311227 * t26;
        const double t28 = 0.6220084679281462 * t27;
        const double t29 = 0.2679491924311227 * inputs[lane + 96] + inputs[lane + 104];
        const double t30 = 0.2679491924311227 * inputs[lane + 112] + inputs[lane + 120];
        const double t31 = t29 + 0.2679491924311227 * t30;
        const double t32 = std::exp(-0.6220084679281462 * t27);
        const double t33 = t24 * (((t28 < melting_point[0]) && (t28 > 0.0)) ? 0.6220084679281462 * (t31 *
            std::cos(t28) * t32 - t31 * t32 * std::sin(t28)) : 0.0);
        const double t34 = t21 + 0.2679491924311227 * t33;
        const double t35 = 0.2679491924311227 * t0 + t1;
        const double t36 = 0.2679491924311227 * t9 + t10;
        const double t37 = std::fabs(0.6220084679281462 * (t5 * t35 - t8 * t36));
        const double t38 = 0.2679491924311227 * t13 + t14;
        const double t39 = 0.6220084679281462 * t38;
        const double t40 = 0.2679491924311227 * t17 + t18;
        const double t41 = std::exp(-0.6220084679281462 * t38);
        const double t42 = t37 * (((t39 < melting_point[0]) && (t39 > 0.0)) ? 0.6220084679281462 * (t40 *
            std::cos(t39) * t41 - t40 * t41 * std::sin(t39)) : 0.0);
        const double t43 = std::fabs(0.6220084679281462 * (t22 * t35 - t23 * t36));
        const double t44 = 0.2679491924311227 * t25 + t26;
        const double t45 = 0.6220084679281462 * t44;
        const double t46 = 0.2679491924311227 * t29 + t30;
        const double t47 = std::exp(-0.6220084679281462 * t44);
        const double t48 = t43 * (((t45 < melting_point[0]) && (t45 > 0.0)) ? 0.6220084679281462 * (t46 *
            std::cos(t45) * t47 - t46 * t47 * std::sin(t45)) : 0.0);
        const double t49 = t42 + 0.2679491924311227 * t48;
        const double t50 = 1.0 / t12;
        const double t51 = ((t16 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t52 = inputs[lane + 96] - inputs[lane + 104];
        const double t53 = inputs[lane + 112] - inputs[lane + 120];
        const double t54 = t52 + 0.2679491924311227 * t53;
        const double t55 = inputs[lane + 96] - inputs[lane + 112];
        const double t56 = inputs[lane + 104] - inputs[lane + 120];
        const double t57 = t55 + 0.2679491924311227 * t56;
        const double t58 = t5 * t54 - t11 * t57;
        const double t59 = t8 * t54 - t2 * t57;
        const double t60 = 1.0 / t24;
        const double t61 = ((t28 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t62 = 0.2679491924311227 * t55 + t56;
        const double t63 = t22 * t54 - t11 * t62;
        const double t64 = t23 * t54 - t2 * t62;
        const double t65 = t50 * t51 * (t5 * t58 + t8 * t59) + t60 * t61 * (t22 * t63 + t23 * t64);
        const double t66 = 1.0 / t37;
        const double t67 = ((t39 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t68 = 0.2679491924311227 * t52 + t53;
        const double t69 = t5 * t68 - t36 * t57;
        const double t70 = t8 * t68 - t35 * t57;
        const double t71 = 1.0 / t43;
        const double t72 = ((t45 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t73 = t22 * t68 - t36 * t62;
        const double t74 = t23 * t68 - t35 * t62;
        const double t75 = t66 * t67 * (t5 * t69 + t8 * t70) + t71 * t72 * (t22 * t73 + t23 * t74);
        const double t76 = t65 + 0.2679491924311227 * t75;
        const double t77 = t50 * t51 * (t11 * t58 + t2 * t59) + t66 * t67 * (t36 * t69 + t35 * t70);
        const double t78 = t60 * t61 * (t11 * t63 + t2 * t64) + t71 * t72 * (t36 * t73 + t35 * t74);
        const double t79 = t77 + 0.2679491924311227 * t78;
        const double t80 = 0.2679491924311227 * t21 + t33;
        const double t81 = 0.2679491924311227 * t42 + t48;
        const double t82 = 0.2679491924311227 * t77 + t78;
        const double t83 = 0.2679491924311227 * t65 + t75;
        tile[lane] = -(0.15550211698203656 * (t34 + 0.2679491924311227 * t49) + 0.09672363354357992 * t79 -
            0.09672363354357992 * t76);
        tile[lane + 8] = -(0.09672363354357992 * t76 + 0.15550211698203656 * (t80 + 0.2679491924311227 * t81)
            + 0.09672363354357992 * t82);
        tile[lane + 16] = 0.09672363354357992 * t79 + 0.09672363354357992 * t83 - 0.15550211698203656 *
            (0.2679491924311227 * t34 + t49);
        tile[lane + 24] = 0.09672363354357992 * t82 - 0.09672363354357992 * t83 - 0.15550211698203656 *
            (0.2679491924311227 * t80 + t81);
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

extern "C" int phase_change_j_q1_quadrilateral_f64_constrained_apply_cpu(
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
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_quadrilateral_f64_constrained_apply_cpu(
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
    {"T", "Q1", 4, 1},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0},
    {"conductivity", "constant", 2, 0},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_apply_cpu_descriptor = {
    "phase_change_j_q1_quadrilateral_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
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
    1280,                                      // shared_bytes
    252.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
