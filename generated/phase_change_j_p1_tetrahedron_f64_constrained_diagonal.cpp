// phase_change_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel diagonal --define cell=tetrahedron --set constraints=true
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
// Representation:
//   tensor          not valid: a condition of a function
//   quadrature      338 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops       342
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  8.55
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
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n0 + 1];
        inputs[lane + 40] = coordinates[3 * n1 + 1];
        inputs[lane + 48] = coordinates[3 * n2 + 1];
        inputs[lane + 56] = coordinates[3 * n3 + 1];
        inputs[lane + 64] = coordinates[3 * n0 + 2];
        inputs[lane + 72] = coordinates[3 * n1 + 2];
        inputs[lane + 80] = coordinates[3 * n2 + 2];
        inputs[lane + 88] = coordinates[3 * n3 + 2];
        inputs[lane + 96] = T[d0];
        inputs[lane + 104] = T[d1];
        inputs[lane + 112] = T[d2];
        inputs[lane + 120] = T[d3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 32] - inputs[lane + 48];
        const double t2 = inputs[lane + 64] - inputs[lane + 88];
        const double t3 = inputs[lane + 32] - inputs[lane + 56];
        const double t4 = inputs[lane + 64] - inputs[lane + 80];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane] - inputs[lane + 16];
        const double t6 = inputs[lane + 64] - inputs[lane + 72];
        const double t7 = inputs[lane + 32] - inputs[lane + 40];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane] - inputs[lane + 24];
        const double adj20 = t4 * t7 - t1 * t6;
        const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
        const double detJ = -t9;
        const double abs_detJ = std::fabs(detJ);
        const double t10 = inputs[lane + 96] + inputs[lane + 104] + inputs[lane + 112] + inputs[lane + 120];
        const double t11 = 0.25 * t10;
        const double t12 = std::exp(-0.25 * t10);
        const double t13 = abs_detJ * (((t11 < melting_point[0]) && (t11 > 0.0)) ? std::cos(t11) * t12 - t12 *
            std::sin(t11) : 0.0);
        const double t14 = ((t11 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t15 = 1.0 / t9;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t16 = adj00 * adj00 * t15 * t15 + t15 * t15 * adj01 * adj01 + t15 * t15 * adj02 * adj02;
        const double t17 = abs_detJ * t14 * t16;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double t18 = adj00 * adj10 * t15 * t15 + t15 * t15 * adj01 * adj11 + t15 * t15 * adj02 * adj12;
        const double t19 = abs_detJ * t14 * t18;
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t20 = adj00 * adj20 * t15 * t15 + t15 * t15 * adj01 * adj21 + t15 * t15 * adj02 * adj22;
        const double t21 = abs_detJ * t14 * t20;
        const double t22 = adj10 * adj10 * t15 * t15 + t15 * t15 * adj11 * adj11 + t15 * t15 * adj12 * adj12;
        const double t23 = abs_detJ * t14 * t22;
        const double t24 = adj10 * adj20 * t15 * t15 + t15 * t15 * adj11 * adj21 + t15 * t15 * adj12 * adj22;
        const double t25 = abs_detJ * t14 * t24;
        const double t26 = adj20 * adj20 * t15 * t15 + t15 * t15 * adj21 * adj21 + t15 * t15 * adj22 * adj22;
        const double t27 = abs_detJ * t14 * t26;
        const double t28 = inputs[lane + 96] + 3.0 * inputs[lane + 104] + inputs[lane + 112] + inputs[lane +
            120];
        const double t29 = 0.16666666666666666 * t28;
        const double t30 = std::exp(-0.16666666666666666 * t28);
        const double t31 = abs_detJ * (((t29 < melting_point[0]) && (t29 > 0.0)) ? std::cos(t29) * t30 - t30 *
            std::sin(t29) : 0.0);
        const double t32 = ((t29 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t33 = abs_detJ * t16 * t32;
        const double t34 = abs_detJ * t18 * t32;
        const double t35 = abs_detJ * t20 * t32;
        const double t36 = abs_detJ * t22 * t32;
        const double t37 = abs_detJ * t24 * t32;
        const double t38 = abs_detJ * t26 * t32;
        const double t39 = inputs[lane + 96] + inputs[lane + 104] + 3.0 * inputs[lane + 112] + inputs[lane +
            120];
        const double t40 = 0.16666666666666666 * t39;
        const double t41 = std::exp(-0.16666666666666666 * t39);
        const double t42 = abs_detJ * (((t40 < melting_point[0]) && (t40 > 0.0)) ? std::cos(t40) * t41 - t41 *
            std::sin(t40) : 0.0);
        const double t43 = ((t40 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t44 = abs_detJ * t16 * t43;
        const double t45 = abs_detJ * t18 * t43;
        const double t46 = abs_detJ * t20 * t43;
        const double t47 = abs_detJ * t22 * t43;
        const double t48 = abs_detJ * t24 * t43;
        const double t49 = abs_detJ * t26 * t43;
        const double t50 = inputs[lane + 96] + inputs[lane + 104] + inputs[lane + 112] + 3.0 * inputs[lane +
            120];
        const double t51 = 0.16666666666666666 * t50;
        const double t52 = std::exp(-0.16666666666666666 * t50);
        const double t53 = abs_detJ * (((t51 < melting_point[0]) && (t51 > 0.0)) ? std::cos(t51) * t52 - t52 *
            std::sin(t51) : 0.0);
        const double t54 = ((t51 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t55 = abs_detJ * t16 * t54;
        const double t56 = abs_detJ * t18 * t54;
        const double t57 = abs_detJ * t20 * t54;
        const double t58 = abs_detJ * t22 * t54;
        const double t59 = abs_detJ * t24 * t54;
        const double t60 = abs_detJ * t26 * t54;
        const double t61 = 3.0 * inputs[lane + 96] + inputs[lane + 104] + inputs[lane + 112] + inputs[lane +
            120];
        const double t62 = 0.16666666666666666 * t61;
        const double t63 = std::exp(-0.16666666666666666 * t61);
        const double t64 = abs_detJ * (((t62 < melting_point[0]) && (t62 > 0.0)) ? std::cos(t62) * t63 - t63 *
            std::sin(t62) : 0.0);
        const double t65 = ((t62 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t66 = abs_detJ * t16 * t65;
        const double t67 = abs_detJ * t18 * t65;
        const double t68 = abs_detJ * t20 * t65;
        const double t69 = abs_detJ * t22 * t65;
        const double t70 = abs_detJ * t24 * t65;
        const double t71 = abs_detJ * t26 * t65;
        const double t72 = 0.1111111111111111 * t13 + (t33 + t34 + t35) + (t34 + t36 + t37) + (t35 + t37 +
            t38) + (t44 + t45 + t46) + (t45 + t47 + t48) + (t46 + t48 + t49) + (t55 + t56 + t57) + (t56 + t58
            + t59) + (t57 + t59 + t60) + (t66 + t67 + t68) + (t67 + t69 + t70) + (t68 + t70 + t71) -
            1.7777777777777777 * (t17 + t19 + t21) - 1.7777777777777777 * (t19 + t23 + t25) -
            1.7777777777777777 * (t21 + t25 + t27) - 0.027777777777777776 * t31 - 0.027777777777777776 * t42 -
            0.027777777777777776 * t53 - 0.25 * t64;
        tile[lane] = 0.075 * t72;
        tile[lane + 8] = 0.075 * (0.1111111111111111 * t13 + t33 + t44 + t55 + t66 - 1.7777777777777777 * t17
            - 0.25 * t31 - 0.027777777777777776 * t42 - 0.027777777777777776 * t53 - 0.027777777777777776 *
            t64);
        tile[lane + 16] = 0.075 * (0.1111111111111111 * t13 + t36 + t47 + t58 + t69 - 1.7777777777777777 * t23
            - 0.027777777777777776 * t31 - 0.25 * t42 - 0.027777777777777776 * t53 - 0.027777777777777776 *
            t64);
        tile[lane + 24] = 0.075 * (0.1111111111111111 * t13 + t38 + t49 + t60 + t71 - 1.7777777777777777 * t27
            - 0.027777777777777776 * t31 - 0.027777777777777776 * t42 - 0.25 * t53 - 0.027777777777777776 *
            t64);
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

extern "C" int phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cpu(
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
  return phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cpu(
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

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cpu_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
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
    342.0,                                     // flops_per_cell
    40.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
