// phase_change_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel diagonal --define cell=triangle --set constraints=true
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
//   trial          P1, 3 dofs
//   T              coefficient, P1, 3 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: a condition of a function
//   quadrature      230 flops <- taken
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
//   flops       233
//   bytes       44 (40 read, 4 written)
//   flops/byte  5.3
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
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n0 + 1];
        inputs[lane + 32] = coordinates[2 * n1 + 1];
        inputs[lane + 40] = coordinates[2 * n2 + 1];
        inputs[lane + 48] = T[d0];
        inputs[lane + 56] = T[d1];
        inputs[lane + 64] = T[d2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 24] - inputs[lane + 40];
        const double adj01 = inputs[lane] - inputs[lane + 16];
        const double adj10 = inputs[lane + 24] - inputs[lane + 32];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double t2 = 0.10903900907287721 * inputs[lane + 48] + 0.6590276223740922 * inputs[lane + 56] +
            0.23193336855303057 * inputs[lane + 64];
        const double t3 = std::exp(-t2);
        const double t4 = abs_detJ * (((t2 < melting_point[0]) && (t2 > 0.0)) ? std::cos(t2) * t3 - t3 *
            std::sin(t2) : 0.0);
        const double t5 = ((t2 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double inv_detJ = 1.0 / detJ;
        const double t6 = t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ;
        const double t7 = abs_detJ * t5 * t6;
        const double t8 = t1 * adj10 * inv_detJ * inv_detJ + t0 * adj01 * inv_detJ * inv_detJ;
        const double t9 = abs_detJ * t5 * t8;
        const double t10 = adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ;
        const double t11 = abs_detJ * t5 * t10;
        const double t12 = 0.23193336855303057 * inputs[lane + 48] + 0.6590276223740922 * inputs[lane + 56] +
            0.10903900907287721 * inputs[lane + 64];
        const double t13 = std::exp(-t12);
        const double t14 = abs_detJ * (((t12 < melting_point[0]) && (t12 > 0.0)) ? std::cos(t12) * t13 - t13 *
            std::sin(t12) : 0.0);
        const double t15 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t16 = abs_detJ * t6 * t15;
        const double t17 = abs_detJ * t8 * t15;
        const double t18 = abs_detJ * t10 * t15;
        const double t19 = 0.10903900907287721 * inputs[lane + 48] + 0.23193336855303057 * inputs[lane + 56] +
            0.6590276223740922 * inputs[lane + 64];
        const double t20 = std::exp(-t19);
        const double t21 = abs_detJ * (((t19 < melting_point[0]) && (t19 > 0.0)) ? std::cos(t19) * t20 - t20 *
            std::sin(t19) : 0.0);
        const double t22 = ((t19 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t23 = abs_detJ * t6 * t22;
        const double t24 = abs_detJ * t8 * t22;
        const double t25 = abs_detJ * t10 * t22;
        const double t26 = 0.6590276223740922 * inputs[lane + 48] + 0.23193336855303057 * inputs[lane + 56] +
            0.10903900907287721 * inputs[lane + 64];
        const double t27 = std::exp(-t26);
        const double t28 = abs_detJ * (((t26 < melting_point[0]) && (t26 > 0.0)) ? std::cos(t26) * t27 - t27 *
            std::sin(t26) : 0.0);
        const double t29 = ((t26 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t30 = abs_detJ * t6 * t29;
        const double t31 = abs_detJ * t8 * t29;
        const double t32 = abs_detJ * t10 * t29;
        const double t33 = 0.23193336855303057 * inputs[lane + 48] + 0.10903900907287721 * inputs[lane + 56] +
            0.6590276223740922 * inputs[lane + 64];
        const double t34 = std::exp(-t33);
        const double t35 = abs_detJ * (((t33 < melting_point[0]) && (t33 > 0.0)) ? std::cos(t33) * t34 - t34 *
            std::sin(t33) : 0.0);
        const double t36 = ((t33 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t37 = abs_detJ * t6 * t36;
        const double t38 = abs_detJ * t8 * t36;
        const double t39 = abs_detJ * t10 * t36;
        const double t40 = 0.6590276223740922 * inputs[lane + 48] + 0.10903900907287721 * inputs[lane + 56] +
            0.23193336855303057 * inputs[lane + 64];
        const double t41 = std::exp(-t40);
        const double t42 = abs_detJ * (((t40 < melting_point[0]) && (t40 > 0.0)) ? std::cos(t40) * t41 - t41 *
            std::sin(t40) : 0.0);
        const double t43 = ((t40 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t44 = abs_detJ * t6 * t43;
        const double t45 = abs_detJ * t8 * t43;
        const double t46 = abs_detJ * t10 * t43;
        const double t47 = 0.00099079212496625 * t4 + 0.08333333333333333 * (t9 - t11) + 0.004482757287362992
            * t14 + 0.08333333333333333 * (t17 - t18) + 0.00099079212496625 * t21 + 0.08333333333333333 * (t24
            - t25) + 0.03619311725433742 * t28 + 0.08333333333333333 * (t31 - t32) + 0.004482757287362992 *
            t35 + 0.08333333333333333 * (t38 - t39) + 0.03619311725433742 * t42 + 0.08333333333333333 * (t45 -
            t46) - 0.08333333333333333 * (t7 - t9) - 0.08333333333333333 * (t16 - t17) - 0.08333333333333333 *
            (t23 - t24) - 0.08333333333333333 * (t30 - t31) - 0.08333333333333333 * (t37 - t38) -
            0.08333333333333333 * (t44 - t45);
        tile[lane] = -t47;
        tile[lane + 8] = -(0.03619311725433742 * t4 + 0.03619311725433742 * t14 + 0.004482757287362992 * t21 +
            0.004482757287362992 * t28 + 0.00099079212496625 * t35 + 0.00099079212496625 * t42 -
            0.08333333333333333 * t7 - 0.08333333333333333 * t16 - 0.08333333333333333 * t23 -
            0.08333333333333333 * t30 - 0.08333333333333333 * t37 - 0.08333333333333333 * t44);
        tile[lane + 16] = -(0.004482757287362992 * t4 + 0.00099079212496625 * t14 + 0.03619311725433742 * t21
            + 0.00099079212496625 * t28 + 0.03619311725433742 * t35 + 0.004482757287362992 * t42 -
            0.08333333333333333 * t11 - 0.08333333333333333 * t18 - 0.08333333333333333 * t25 -
            0.08333333333333333 * t32 - 0.08333333333333333 * t39 - 0.08333333333333333 * t46);
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

extern "C" int phase_change_j_p1_triangle_f64_constrained_diagonal_cpu(
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
  return phase_change_j_p1_triangle_f64_constrained_diagonal_cpu(
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

extern "C" const femforge_kernel phase_change_j_p1_triangle_f64_constrained_diagonal_cpu_descriptor = {
    "phase_change_j_p1_triangle_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
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
    233.0,                                     // flops_per_cell
    44.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
