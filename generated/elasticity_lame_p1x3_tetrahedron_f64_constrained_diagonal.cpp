// elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel diagonal --define cell=tetrahedron --define degree=1 --set constraints=true
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          255 flops (418 before optimisation)
//   quadrature      240 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   bytes       60 (56 read, 4 written)
//   flops/byte  4.2
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
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[112];
    alignas(64) double tile[96];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = mu[cell];
        inputs[lane + 8] = lmbda[cell];
        inputs[lane + 16] = coordinates[3 * n0];
        inputs[lane + 24] = coordinates[3 * n1];
        inputs[lane + 32] = coordinates[3 * n2];
        inputs[lane + 40] = coordinates[3 * n3];
        inputs[lane + 48] = coordinates[3 * n0 + 1];
        inputs[lane + 56] = coordinates[3 * n1 + 1];
        inputs[lane + 64] = coordinates[3 * n2 + 1];
        inputs[lane + 72] = coordinates[3 * n3 + 1];
        inputs[lane + 80] = coordinates[3 * n0 + 2];
        inputs[lane + 88] = coordinates[3 * n1 + 2];
        inputs[lane + 96] = coordinates[3 * n2 + 2];
        inputs[lane + 104] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 16] - inputs[lane + 24];
        const double t1 = inputs[lane + 48] - inputs[lane + 64];
        const double t2 = inputs[lane + 80] - inputs[lane + 104];
        const double t3 = inputs[lane + 48] - inputs[lane + 72];
        const double t4 = inputs[lane + 80] - inputs[lane + 96];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 16] - inputs[lane + 32];
        const double t6 = inputs[lane + 80] - inputs[lane + 88];
        const double t7 = inputs[lane + 48] - inputs[lane + 56];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 16] - inputs[lane + 40];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double t9 = inputs[lane] * adj01 * adj01;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t10 = inputs[lane] * adj02 * adj02;
        const double t11 = inputs[lane] * adj00 * adj00;
        const double t12 = inv_abs_detJ * (t9 + t10 + inputs[lane + 8] * adj00 * adj00 + 2.0 * t11);
        const double adj11 = t0 * t2 - t6 * t8;
        const double t13 = inputs[lane] * adj01 * adj11;
        const double adj12 = t7 * t8 - t0 * t3;
        const double t14 = inputs[lane] * adj02 * adj12;
        const double t15 = inputs[lane] * adj00 * adj10;
        const double t16 = inv_abs_detJ * (t13 + t14 + inputs[lane + 8] * adj00 * adj10 + 2.0 * t15);
        const double adj21 = t5 * t6 - t0 * t4;
        const double t17 = inputs[lane] * adj01 * adj21;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t18 = inputs[lane] * adj02 * adj22;
        const double t19 = inputs[lane] * adj00 * adj20;
        const double t20 = inv_abs_detJ * (t17 + t18 + inputs[lane + 8] * adj00 * adj20 + 2.0 * t19);
        const double t21 = inputs[lane] * adj11 * adj11;
        const double t22 = inputs[lane] * adj12 * adj12;
        const double t23 = inputs[lane] * adj10 * adj10;
        const double t24 = inv_abs_detJ * (t21 + t22 + inputs[lane + 8] * adj10 * adj10 + 2.0 * t23);
        const double t25 = inputs[lane] * adj11 * adj21;
        const double t26 = inputs[lane] * adj12 * adj22;
        const double t27 = inputs[lane] * adj10 * adj20;
        const double t28 = inv_abs_detJ * (t25 + t26 + inputs[lane + 8] * adj10 * adj20 + 2.0 * t27);
        const double t29 = inputs[lane] * adj21 * adj21;
        const double t30 = inputs[lane] * adj22 * adj22;
        const double t31 = inputs[lane] * adj20 * adj20;
        const double t32 = inv_abs_detJ * (t29 + t30 + inputs[lane + 8] * adj20 * adj20 + 2.0 * t31);
        const double t33 = inv_abs_detJ * (2.0 * t9 + t10 + t11 + inputs[lane + 8] * adj01 * adj01);
        const double t34 = inv_abs_detJ * (2.0 * t13 + t14 + t15 + inputs[lane + 8] * adj01 * adj11);
        const double t35 = inv_abs_detJ * (2.0 * t17 + t18 + t19 + inputs[lane + 8] * adj01 * adj21);
        const double t36 = inv_abs_detJ * (2.0 * t21 + t22 + t23 + inputs[lane + 8] * adj11 * adj11);
        const double t37 = inv_abs_detJ * (2.0 * t25 + t26 + t27 + inputs[lane + 8] * adj11 * adj21);
        const double t38 = inv_abs_detJ * (2.0 * t29 + t30 + t31 + inputs[lane + 8] * adj21 * adj21);
        const double t39 = inv_abs_detJ * (t9 + 2.0 * t10 + t11 + inputs[lane + 8] * adj02 * adj02);
        const double t40 = inv_abs_detJ * (t13 + 2.0 * t14 + t15 + inputs[lane + 8] * adj02 * adj12);
        const double t41 = inv_abs_detJ * (t17 + 2.0 * t18 + t19 + inputs[lane + 8] * adj02 * adj22);
        const double t42 = inv_abs_detJ * (t21 + 2.0 * t22 + t23 + inputs[lane + 8] * adj12 * adj12);
        const double t43 = inv_abs_detJ * (t25 + 2.0 * t26 + t27 + inputs[lane + 8] * adj12 * adj22);
        const double t44 = inv_abs_detJ * (t29 + 2.0 * t30 + t31 + inputs[lane + 8] * adj22 * adj22);
        tile[lane] = 0.16666666666666666 * ((t12 + t16 + t20) + (t16 + t24 + t28) + (t20 + t28 + t32));
        tile[lane + 8] = 0.16666666666666666 * ((t33 + t34 + t35) + (t34 + t36 + t37) + (t35 + t37 + t38));
        tile[lane + 16] = 0.16666666666666666 * ((t39 + t40 + t41) + (t40 + t42 + t43) + (t41 + t43 + t44));
        tile[lane + 24] = 0.16666666666666666 * t12;
        tile[lane + 32] = 0.16666666666666666 * t33;
        tile[lane + 40] = 0.16666666666666666 * t39;
        tile[lane + 48] = 0.16666666666666666 * t24;
        tile[lane + 56] = 0.16666666666666666 * t36;
        tile[lane + 64] = 0.16666666666666666 * t42;
        tile[lane + 72] = 0.16666666666666666 * t32;
        tile[lane + 80] = 0.16666666666666666 * t38;
        tile[lane + 88] = 0.16666666666666666 * t44;
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

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cpu_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    0,                                         // quadrature_degree
    1,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
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
    3,                                         // components
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
    1664,                                      // shared_bytes
    252.0,                                     // flops_per_cell
    60.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
