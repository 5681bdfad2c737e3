// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1
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
//   tensor          228 flops <- taken
//   quadrature      228 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid; written, as it has no loops
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
//   realisation          written
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       240
//   bytes       64 (60 read, 4 written)
//   flops/byte  3.75
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "elasticity_lame_p1x3_tetrahedron_f64_apply.h"

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
    alignas(64) double inputs[208];
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
        inputs[lane] = lmbda[cell];
        inputs[lane + 8] = mu[cell];
        inputs[lane + 16] = x[d0];
        inputs[lane + 24] = x[d1];
        inputs[lane + 32] = x[d2];
        inputs[lane + 40] = x[d3];
        inputs[lane + 48] = x[d0 + 1];
        inputs[lane + 56] = x[d1 + 1];
        inputs[lane + 64] = x[d2 + 1];
        inputs[lane + 72] = x[d3 + 1];
        inputs[lane + 80] = x[d0 + 2];
        inputs[lane + 88] = x[d1 + 2];
        inputs[lane + 96] = x[d2 + 2];
        inputs[lane + 104] = x[d3 + 2];
        inputs[lane + 112] = coordinates[3 * n0];
        inputs[lane + 120] = coordinates[3 * n1];
        inputs[lane + 128] = coordinates[3 * n2];
        inputs[lane + 136] = coordinates[3 * n3];
        inputs[lane + 144] = coordinates[3 * n0 + 1];
        inputs[lane + 152] = coordinates[3 * n1 + 1];
        inputs[lane + 160] = coordinates[3 * n2 + 1];
        inputs[lane + 168] = coordinates[3 * n3 + 1];
        inputs[lane + 176] = coordinates[3 * n0 + 2];
        inputs[lane + 184] = coordinates[3 * n1 + 2];
        inputs[lane + 192] = coordinates[3 * n2 + 2];
        inputs[lane + 200] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 112] - inputs[lane + 120];
        const double t1 = inputs[lane + 144] - inputs[lane + 160];
        const double t2 = inputs[lane + 176] - inputs[lane + 200];
        const double t3 = inputs[lane + 144] - inputs[lane + 168];
        const double t4 = inputs[lane + 176] - inputs[lane + 192];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 112] - inputs[lane + 128];
        const double t6 = inputs[lane + 176] - inputs[lane + 184];
        const double t7 = inputs[lane + 144] - inputs[lane + 152];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 112] - inputs[lane + 136];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double t9 = inputs[lane + 48] - inputs[lane + 56];
        const double t10 = inputs[lane + 48] - inputs[lane + 64];
        const double t11 = inputs[lane + 48] - inputs[lane + 72];
        const double t12 = inputs[lane + 16] - inputs[lane + 24];
        const double t13 = inputs[lane + 16] - inputs[lane + 32];
        const double adj11 = t0 * t2 - t6 * t8;
        const double t14 = inputs[lane + 16] - inputs[lane + 40];
        const double adj21 = t5 * t6 - t0 * t4;
        const double t15 = (adj00 * t9 + adj10 * t10 + adj20 * t11) + (adj01 * t12 + t13 * adj11 + t14 *
            adj21);
        const double t16 = inputs[lane + 8] * adj01 * t15;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t17 = inputs[lane + 80] - inputs[lane + 88];
        const double t18 = inputs[lane + 80] - inputs[lane + 96];
        const double t19 = inputs[lane + 80] - inputs[lane + 104];
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t20 = (adj00 * t17 + adj10 * t18 + adj20 * t19) + (t12 * adj02 + t13 * adj12 + t14 *
            adj22);
        const double t21 = inputs[lane + 8] * adj02 * t20;
        const double t22 = adj00 * t12 + adj10 * t13 + adj20 * t14;
        const double t23 = adj01 * t9 + t10 * adj11 + t11 * adj21;
        const double t24 = adj02 * t17 + t18 * adj12 + t19 * adj22;
        const double t25 = inputs[lane] * (t22 + t23 + t24);
        const double t26 = t25 + 2.0 * inputs[lane + 8] * t22;
        const double flux0 = inv_abs_detJ * (t16 + t21 + (t16 + t21 + 2.0 * adj00 * t26));
        const double t27 = inputs[lane + 8] * adj11 * t15;
        const double t28 = inputs[lane + 8] * adj12 * t20;
        const double flux1 = inv_abs_detJ * (t27 + t28 + (t27 + t28 + 2.0 * adj10 * t26));
        const double t29 = inputs[lane + 8] * adj21 * t15;
        const double t30 = inputs[lane + 8] * adj22 * t20;
        const double flux2 = inv_abs_detJ * (t29 + t30 + (t29 + t30 + 2.0 * adj20 * t26));
        const double t31 = inputs[lane + 8] * adj00 * t15;
        const double t32 = (adj01 * t17 + adj11 * t18 + adj21 * t19) + (t9 * adj02 + t10 * adj12 + t11 *
            adj22);
        const double t33 = inputs[lane + 8] * adj02 * t32;
        const double t34 = t25 + 2.0 * inputs[lane + 8] * t23;
        const double flux3 = inv_abs_detJ * (t31 + t33 + (t31 + t33 + 2.0 * adj01 * t34));
        const double t35 = inputs[lane + 8] * adj10 * t15;
        const double t36 = inputs[lane + 8] * adj12 * t32;
        const double flux4 = inv_abs_detJ * (t35 + t36 + (t35 + t36 + 2.0 * adj11 * t34));
        const double t37 = inputs[lane + 8] * adj20 * t15;
        const double t38 = inputs[lane + 8] * adj22 * t32;
        const double flux5 = inv_abs_detJ * (t37 + t38 + (t37 + t38 + 2.0 * adj21 * t34));
        const double t39 = inputs[lane + 8] * adj00 * t20;
        const double t40 = inputs[lane + 8] * adj01 * t32;
        const double t41 = t25 + 2.0 * inputs[lane + 8] * t24;
        const double flux6 = inv_abs_detJ * (t39 + t40 + (t39 + t40 + 2.0 * adj02 * t41));
        const double t42 = inputs[lane + 8] * adj10 * t20;
        const double t43 = inputs[lane + 8] * adj11 * t32;
        const double flux7 = inv_abs_detJ * (t42 + t43 + (t42 + t43 + 2.0 * adj12 * t41));
        const double t44 = inputs[lane + 8] * adj20 * t20;
        const double t45 = inputs[lane + 8] * adj21 * t32;
        const double flux8 = inv_abs_detJ * (t44 + t45 + (t44 + t45 + 2.0 * adj22 * t41));
        tile[lane] = 0.08333333333333333 * (flux0 + flux1 + flux2);
        tile[lane + 8] = 0.08333333333333333 * (flux3 + flux4 + flux5);
        tile[lane + 16] = 0.08333333333333333 * (flux6 + flux7 + flux8);
        tile[lane + 24] = -0.08333333333333333 * flux0;
        tile[lane + 32] = -0.08333333333333333 * flux3;
        tile[lane + 40] = -0.08333333333333333 * flux6;
        tile[lane + 48] = -0.08333333333333333 * flux1;
        tile[lane + 56] = -0.08333333333333333 * flux4;
        tile[lane + 64] = -0.08333333333333333 * flux7;
        tile[lane + 72] = -0.08333333333333333 * flux2;
        tile[lane + 80] = -0.08333333333333333 * flux5;
        tile[lane + 88] = -0.08333333333333333 * flux8;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d0 + 2] += tile[lane + 16];
          y[d1] += tile[lane + 24];
          y[d1 + 1] += tile[lane + 32];
          y[d1 + 2] += tile[lane + 40];
          y[d2] += tile[lane + 48];
          y[d2 + 1] += tile[lane + 56];
          y[d2 + 2] += tile[lane + 64];
          y[d3] += tile[lane + 72];
          y[d3 + 1] += tile[lane + 80];
          y[d3 + 2] += tile[lane + 88];
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_apply_cpu(
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
  return elasticity_lame_p1x3_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_cpu_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
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
    0,                                         // quadrature_points
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
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2432,                                      // shared_bytes
    240.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
