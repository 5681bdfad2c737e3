// elasticity_lame_p2x2_triangle_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=triangle --define degree=2
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
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          297 flops <- taken
//   quadrature      325 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops of those that are valid
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
//   unroll               full
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       309
//   bytes       156 (124 read, 32 written)
//   flops/byte  1.98
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
    alignas(64) double inputs[160];
    alignas(64) double tile[96];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[6 * cell];
        const int64_t d1 = offsets[6 * cell + 1];
        const int64_t d2 = offsets[6 * cell + 2];
        const int64_t d3 = offsets[6 * cell + 3];
        const int64_t d4 = offsets[6 * cell + 4];
        const int64_t d5 = offsets[6 * cell + 5];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = lmbda[cell];
        inputs[lane + 8] = mu[cell];
        inputs[lane + 16] = x[d0];
        inputs[lane + 24] = x[d1];
        inputs[lane + 32] = x[d2];
        inputs[lane + 40] = x[d3];
        inputs[lane + 48] = x[d4];
        inputs[lane + 56] = x[d5];
        inputs[lane + 64] = x[d0 + 1];
        inputs[lane + 72] = x[d1 + 1];
        inputs[lane + 80] = x[d2 + 1];
        inputs[lane + 88] = x[d3 + 1];
        inputs[lane + 96] = x[d4 + 1];
        inputs[lane + 104] = x[d5 + 1];
        inputs[lane + 112] = coordinates[2 * n0];
        inputs[lane + 120] = coordinates[2 * n1];
        inputs[lane + 128] = coordinates[2 * n2];
        inputs[lane + 136] = coordinates[2 * n0 + 1];
        inputs[lane + 144] = coordinates[2 * n1 + 1];
        inputs[lane + 152] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 112] - inputs[lane + 120];
        const double t1 = inputs[lane + 136] - inputs[lane + 152];
        const double adj01 = inputs[lane + 112] - inputs[lane + 128];
        const double adj10 = inputs[lane + 136] - inputs[lane + 144];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t2 = 0.3333333333333333 * inputs[lane + 64];
        const double t3 = 0.3333333333333333 * inputs[lane + 72];
        const double t4 = 1.3333333333333333 * inputs[lane + 88];
        const double t5 = 1.3333333333333333 * inputs[lane + 96];
        const double t6 = t2 + t5 - t3 - t4;
        const double t7 = 0.3333333333333333 * inputs[lane + 80];
        const double t8 = 4.0 * inputs[lane + 104];
        const double t9 = t2 + 0.3333333333333333 * t8 - t4 - t7;
        const double t10 = 0.3333333333333333 * inputs[lane + 16];
        const double t11 = 0.3333333333333333 * inputs[lane + 24];
        const double t12 = 1.3333333333333333 * inputs[lane + 40];
        const double t13 = 1.3333333333333333 * inputs[lane + 48];
        const double t14 = t10 + t13 - t11 - t12;
        const double t15 = 0.3333333333333333 * inputs[lane + 32];
        const double t16 = 4.0 * inputs[lane + 56];
        const double t17 = t10 + 0.3333333333333333 * t16 - t12 - t15;
        const double t18 = (t1 * t6 - adj10 * t9) - (adj01 * t14 - t0 * t17);
        const double t19 = inputs[lane + 8] * adj01 * t18;
        const double t20 = t1 * t14 - adj10 * t17;
        const double t21 = adj01 * t6 - t0 * t9;
        const double t22 = inputs[lane] * (t20 - t21);
        const double t23 = t22 + 2.0 * inputs[lane + 8] * t20;
        const double flux0 = inv_abs_detJ * (0.5 * t19 + (0.5 * t19 - t1 * t23));
        const double t24 = inputs[lane + 8] * t0 * t18;
        const double flux1 = inv_abs_detJ * (0.5 * t24 + (0.5 * t24 - adj10 * t23));
        const double t25 = inputs[lane + 8] * t1 * t18;
        const double t26 = t22 - 2.0 * inputs[lane + 8] * t21;
        const double flux2 = inv_abs_detJ * (0.5 * t25 + (0.5 * t25 - adj01 * t26));
        const double t27 = inputs[lane + 8] * adj10 * t18;
        const double flux3 = inv_abs_detJ * (0.5 * t27 + (0.5 * t27 - t0 * t26));
        const double t28 = 3.0 * t2 + 9.0 * t3 + t6 - t8;
        const double t29 = 1.5 * t4 + t9 - 0.5 * t8;
        const double t30 = 3.0 * t10 + 9.0 * t11 + t14 - t16;
        const double t31 = 1.5 * t12 + t17 - 0.5 * t16;
        const double t32 = (t1 * t28 - 4.0 * adj10 * t29) - (adj01 * t30 - 4.0 * t0 * t31);
        const double t33 = inputs[lane + 8] * adj01 * t32;
        const double t34 = t1 * t30 - 4.0 * adj10 * t31;
        const double t35 = adj01 * t28 - 4.0 * t0 * t29;
        const double t36 = inputs[lane] * (t34 - t35);
        const double t37 = t36 + 2.0 * inputs[lane + 8] * t34;
        const double flux4 = inv_abs_detJ * (t33 + (t33 - 2.0 * t1 * t37));
        const double t38 = inputs[lane + 8] * t0 * t32;
        const double flux5 = inv_abs_detJ * (t38 + (t38 - 2.0 * adj10 * t37));
        const double t39 = inputs[lane + 8] * t1 * t32;
        const double t40 = t36 - 2.0 * inputs[lane + 8] * t35;
        const double flux6 = inv_abs_detJ * (t39 + (t39 - 2.0 * adj01 * t40));
        const double t41 = inputs[lane + 8] * adj10 * t32;
        const double flux7 = inv_abs_detJ * (t41 + (t41 - 2.0 * t0 * t40));
        const double t42 = 5.0 * t2 - t5 - t7 - t9;
        const double t43 = t2 + t7 - 0.5 * t5;
        const double t44 = 5.0 * t10 - t13 - t15 - t17;
        const double t45 = t10 + t15 - 0.5 * t13;
        const double t46 = (t1 * t42 - 4.0 * adj10 * t43) - (adj01 * t44 - 4.0 * t0 * t45);
        const double t47 = inputs[lane + 8] * adj01 * t46;
        const double t48 = t1 * t44 - 4.0 * adj10 * t45;
        const double t49 = adj01 * t42 - 4.0 * t0 * t43;
        const double t50 = inputs[lane] * (t48 - t49);
        const double t51 = t50 + 2.0 * inputs[lane + 8] * t48;
        const double flux8 = inv_abs_detJ * (t47 + (t47 - 2.0 * t1 * t51));
        const double t52 = inputs[lane + 8] * t0 * t46;
        const double flux9 = inv_abs_detJ * (t52 + (t52 - 2.0 * adj10 * t51));
        const double t53 = inputs[lane + 8] * t1 * t46;
        const double t54 = t50 - 2.0 * inputs[lane + 8] * t49;
        const double flux10 = inv_abs_detJ * (t53 + (t53 - 2.0 * adj01 * t54));
        const double t55 = inputs[lane + 8] * adj10 * t46;
        const double flux11 = inv_abs_detJ * (t55 + (t55 - 2.0 * t0 * t54));
        const double t56 = 5.333333333333333 * flux1 + flux4 + flux8 - 0.6666666666666666 * flux5;
        const double t57 = 5.333333333333333 * flux3 + flux6 + flux10 - 0.6666666666666666 * flux7;
        tile[lane] = -0.041666666666666664 * (4.0 * flux0 + flux4 + 3.0 * flux8 - 4.0 * flux1 - flux5 - 3.0 *
            flux9);
        tile[lane + 8] = 0.041666666666666664 * (4.0 * flux2 + flux6 + 3.0 * flux10 - 4.0 * flux3 - flux7 -
            3.0 * flux11);
        tile[lane + 16] = 0.08333333333333333 * (2.0 * flux0 - flux4);
        tile[lane + 24] = -0.08333333333333333 * (2.0 * flux2 - flux6);
        tile[lane + 32] = -0.041666666666666664 * (4.0 * flux1 + flux5 - 3.0 * flux9);
        tile[lane + 40] = 0.041666666666666664 * (4.0 * flux3 + flux7 - 3.0 * flux11);
        tile[lane + 48] = 0.125 * (5.333333333333333 * flux0 + 1.3333333333333333 * flux4 - t56);
        tile[lane + 56] = -0.125 * (5.333333333333333 * flux2 + 1.3333333333333333 * flux6 - t57);
        tile[lane + 64] = -0.041666666666666664 * (16.0 * flux0 + flux4 + 6.0 * flux9 - 3.0 * flux8);
        tile[lane + 72] = 0.041666666666666664 * (16.0 * flux2 + flux6 + 6.0 * flux11 - 3.0 * flux10);
        tile[lane + 80] = 0.125 * t56;
        tile[lane + 88] = -0.125 * t57;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[6 * cell];
          const int64_t d1 = offsets[6 * cell + 1];
          const int64_t d2 = offsets[6 * cell + 2];
          const int64_t d3 = offsets[6 * cell + 3];
          const int64_t d4 = offsets[6 * cell + 4];
          const int64_t d5 = offsets[6 * cell + 5];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d1] += tile[lane + 16];
          y[d1 + 1] += tile[lane + 24];
          y[d2] += tile[lane + 32];
          y[d2 + 1] += tile[lane + 40];
          y[d3] += tile[lane + 48];
          y[d3 + 1] += tile[lane + 56];
          y[d4] += tile[lane + 64];
          y[d4 + 1] += tile[lane + 72];
          y[d5] += tile[lane + 80];
          y[d5 + 1] += tile[lane + 88];
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p2x2_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x2_triangle_f64_apply_cpu(
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

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x2_triangle_f64_apply_cpu_descriptor = {
    "elasticity_lame_p2x2_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2^2",                                    // row_element
    "P2^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    6,                                         // nodes
    2,                                         // components
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
    2048,                                      // shared_bytes
    309.0,                                     // flops_per_cell
    156.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
