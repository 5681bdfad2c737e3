// p_laplace_f_q1_quadrilateral_f64_constrained_residual: residual of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel residual --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   cell     quadrilateral, geometry Q1^2
//   test     Q1, 4 dofs
//   u        coefficient, Q1, 4 dofs
//   f        coefficient, Q1, 4 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      273 flops
//   sum_factorised  217 flops <- taken
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
//   flops       221
//   bytes       80 (72 read, 8 written)
//   flops/byte  2.76
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
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon) {
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
        inputs[lane + 64] = u[d0];
        inputs[lane + 72] = u[d1];
        inputs[lane + 80] = u[d2];
        inputs[lane + 88] = u[d3];
        inputs[lane + 96] = f[d0];
        inputs[lane + 104] = f[d1];
        inputs[lane + 112] = f[d2];
        inputs[lane + 120] = f[d3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 96] + 0.2679491924311227 * inputs[lane + 104];
        const double t1 = inputs[lane + 112] + 0.2679491924311227 * inputs[lane + 120];
        const double t2 = inputs[lane] - inputs[lane + 8];
        const double t3 = inputs[lane + 16] - inputs[lane + 24];
        const double t4 = t2 + 0.2679491924311227 * t3;
        const double t5 = inputs[lane + 32] - inputs[lane + 48];
        const double t6 = inputs[lane + 40] - inputs[lane + 56];
        const double t7 = t5 + 0.2679491924311227 * t6;
        const double t8 = inputs[lane] - inputs[lane + 16];
        const double t9 = inputs[lane + 8] - inputs[lane + 24];
        const double t10 = t8 + 0.2679491924311227 * t9;
        const double t11 = inputs[lane + 32] - inputs[lane + 40];
        const double t12 = inputs[lane + 48] - inputs[lane + 56];
        const double t13 = t11 + 0.2679491924311227 * t12;
        const double t14 = std::fabs(0.6220084679281462 * (t4 * t7 - t10 * t13));
        const double flux0 = (t0 + 0.2679491924311227 * t1) * t14;
        const double t15 = 1.0 / t14;
        const double t16 = epsilon[0] * epsilon[0];
        const double t17 = inputs[lane + 64] - inputs[lane + 72];
        const double t18 = inputs[lane + 80] - inputs[lane + 88];
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = inputs[lane + 64] - inputs[lane + 80];
        const double t21 = inputs[lane + 72] - inputs[lane + 88];
        const double t22 = t20 + 0.2679491924311227 * t21;
        const double t23 = t7 * t19 - t13 * t22;
        const double t24 = t10 * t19 - t4 * t22;
        const double t25 = std::sqrt(t16 + 0.3868945341743197 * (t23 * t23 + t24 * t24) * 1.0 / (t14 * t14));
        const double flux1 = t15 * t25 * (t7 * t23 + t10 * t24);
        const double flux2 = t15 * t25 * (t13 * t23 + t4 * t24);
        const double t26 = 0.2679491924311227 * inputs[lane + 96] + inputs[lane + 104];
        const double t27 = 0.2679491924311227 * inputs[lane + 112] + inputs[lane + 120];
        const double t28 = 0.2679491924311227 * t5 + t6;
        const double t29 = 0.2679491924311227 * t8 + t9;
        const double t30 = std::fabs(0.6220084679281462 * (t4 * t28 - t13 * t29));
        const double flux3 = (t26 + 0.2679491924311227 * t27) * t30;
        const double t31 = 1.0 / t30;
        const double t32 = 0.2679491924311227 * t20 + t21;
        const double t33 = t19 * t28 - t13 * t32;
        const double t34 = t19 * t29 - t4 * t32;
        const double t35 = std::sqrt(t16 + 0.3868945341743197 * (t33 * t33 + t34 * t34) * 1.0 / (t30 * t30));
        const double flux4 = t31 * t35 * (t28 * t33 + t29 * t34);
        const double flux5 = t31 * t35 * (t13 * t33 + t4 * t34);
        const double t36 = 0.2679491924311227 * t2 + t3;
        const double t37 = 0.2679491924311227 * t11 + t12;
        const double t38 = std::fabs(0.6220084679281462 * (t7 * t36 - t10 * t37));
        const double flux6 = (0.2679491924311227 * t0 + t1) * t38;
        const double t39 = 1.0 / t38;
        const double t40 = 0.2679491924311227 * t17 + t18;
        const double t41 = t7 * t40 - t22 * t37;
        const double t42 = t10 * t40 - t22 * t36;
        const double t43 = std::sqrt(t16 + 0.3868945341743197 * (t41 * t41 + t42 * t42) * 1.0 / (t38 * t38));
        const double flux7 = t39 * t43 * (t7 * t41 + t10 * t42);
        const double flux8 = t39 * t43 * (t37 * t41 + t36 * t42);
        const double t44 = std::fabs(0.6220084679281462 * (t28 * t36 - t29 * t37));
        const double flux9 = (0.2679491924311227 * t26 + t27) * t44;
        const double t45 = 1.0 / t44;
        const double t46 = t28 * t40 - t32 * t37;
        const double t47 = t29 * t40 - t32 * t36;
        const double t48 = std::sqrt(t16 + 0.3868945341743197 * (t46 * t46 + t47 * t47) * 1.0 / (t44 * t44));
        const double flux10 = t45 * t48 * (t28 * t46 + t29 * t47);
        const double flux11 = t45 * t48 * (t37 * t46 + t36 * t47);
        const double t49 = flux0 + 0.2679491924311227 * flux3;
        const double t50 = flux6 + 0.2679491924311227 * flux9;
        const double t51 = flux1 + flux4;
        const double t52 = flux7 + flux10;
        const double t53 = t51 + 0.2679491924311227 * t52;
        const double t54 = flux2 + flux8;
        const double t55 = flux5 + flux11;
        const double t56 = t54 + 0.2679491924311227 * t55;
        const double t57 = 0.2679491924311227 * flux0 + flux3;
        const double t58 = 0.2679491924311227 * flux6 + flux9;
        const double t59 = 0.2679491924311227 * t54 + t55;
        const double t60 = 0.2679491924311227 * t51 + t52;
        tile[lane] = -0.09672363354357992 * ((t49 + 0.2679491924311227 * t50) + t56 - t53);
        tile[lane + 8] = -0.09672363354357992 * (t53 + (t57 + 0.2679491924311227 * t58) + t59);
        tile[lane + 16] = 0.09672363354357992 * (t56 + t60 - (0.2679491924311227 * t49 + t50));
        tile[lane + 24] = 0.09672363354357992 * (t59 - t60 - (0.2679491924311227 * t57 + t58));
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

extern "C" int p_laplace_f_q1_quadrilateral_f64_constrained_residual_cpu(
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
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, u, f, epsilon);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_q1_quadrilateral_f64_constrained_residual_cpu(
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
    {"u", "Q1", 4, 1, 0, nullptr},
    {"f", "Q1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_q1_quadrilateral_f64_constrained_residual_cpu_descriptor = {
    "p_laplace_f_q1_quadrilateral_f64_constrained_residual",  // name
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
    221.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
