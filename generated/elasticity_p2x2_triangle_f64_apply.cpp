// elasticity_p2x2_triangle_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=triangle --define degree=2
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          261 flops <- taken
//   quadrature      294 flops
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
//   flops       273
//   bytes       140 (108 read, 32 written)
//   flops/byte  1.95
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
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[144];
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
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d0 + 1];
        inputs[lane + 56] = x[d1 + 1];
        inputs[lane + 64] = x[d2 + 1];
        inputs[lane + 72] = x[d3 + 1];
        inputs[lane + 80] = x[d4 + 1];
        inputs[lane + 88] = x[d5 + 1];
        inputs[lane + 96] = coordinates[2 * n0];
        inputs[lane + 104] = coordinates[2 * n1];
        inputs[lane + 112] = coordinates[2 * n2];
        inputs[lane + 120] = coordinates[2 * n0 + 1];
        inputs[lane + 128] = coordinates[2 * n1 + 1];
        inputs[lane + 136] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 96] - inputs[lane + 104];
        const double t1 = inputs[lane + 120] - inputs[lane + 136];
        const double adj01 = inputs[lane + 96] - inputs[lane + 112];
        const double adj10 = inputs[lane + 120] - inputs[lane + 128];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t2 = 0.3333333333333333 * inputs[lane + 48];
        const double t3 = 0.3333333333333333 * inputs[lane + 56];
        const double t4 = 1.3333333333333333 * inputs[lane + 72];
        const double t5 = 1.3333333333333333 * inputs[lane + 80];
        const double t6 = t2 + t5 - t3 - t4;
        const double t7 = 0.3333333333333333 * inputs[lane + 64];
        const double t8 = 4.0 * inputs[lane + 88];
        const double t9 = t2 + 0.3333333333333333 * t8 - t4 - t7;
        const double t10 = 0.3333333333333333 * inputs[lane];
        const double t11 = 0.3333333333333333 * inputs[lane + 8];
        const double t12 = 1.3333333333333333 * inputs[lane + 24];
        const double t13 = 1.3333333333333333 * inputs[lane + 32];
        const double t14 = t10 + t13 - t11 - t12;
        const double t15 = 0.3333333333333333 * inputs[lane + 16];
        const double t16 = 4.0 * inputs[lane + 40];
        const double t17 = t10 + 0.3333333333333333 * t16 - t12 - t15;
        const double t18 = (t1 * t6 - adj10 * t9) - (adj01 * t14 - t0 * t17);
        const double t19 = adj01 * t18;
        const double t20 = t1 * t14 - adj10 * t17;
        const double flux0 = inv_abs_detJ * (0.25 * t19 + (0.25 * t19 - t1 * t20));
        const double t21 = t0 * t18;
        const double flux1 = inv_abs_detJ * (0.25 * t21 + (0.25 * t21 - adj10 * t20));
        const double t22 = t1 * t18;
        const double t23 = adj01 * t6 - t0 * t9;
        const double flux2 = inv_abs_detJ * (0.25 * t22 + (0.25 * t22 + adj01 * t23));
        const double t24 = adj10 * t18;
        const double flux3 = inv_abs_detJ * (0.25 * t24 + (0.25 * t24 + t0 * t23));
        const double t25 = 3.0 * t2 + 9.0 * t3 + t6 - t8;
        const double t26 = 1.5 * t4 + t9 - 0.5 * t8;
        const double t27 = 3.0 * t10 + 9.0 * t11 + t14 - t16;
        const double t28 = 1.5 * t12 + t17 - 0.5 * t16;
        const double t29 = (t1 * t25 - 4.0 * adj10 * t26) - (adj01 * t27 - 4.0 * t0 * t28);
        const double t30 = adj01 * t29;
        const double t31 = t1 * t27 - 4.0 * adj10 * t28;
        const double flux4 = inv_abs_detJ * (t30 + (t30 - 4.0 * t1 * t31));
        const double t32 = t0 * t29;
        const double flux5 = inv_abs_detJ * (t32 + (t32 - 4.0 * adj10 * t31));
        const double t33 = t1 * t29;
        const double t34 = adj01 * t25 - 4.0 * t0 * t26;
        const double flux6 = inv_abs_detJ * (t33 + (t33 + 4.0 * adj01 * t34));
        const double t35 = adj10 * t29;
        const double flux7 = inv_abs_detJ * (t35 + (t35 + 4.0 * t0 * t34));
        const double t36 = 5.0 * t2 - t5 - t7 - t9;
        const double t37 = t2 + t7 - 0.5 * t5;
        const double t38 = 5.0 * t10 - t13 - t15 - t17;
        const double t39 = t10 + t15 - 0.5 * t13;
        const double t40 = (t1 * t36 - 4.0 * adj10 * t37) - (adj01 * t38 - 4.0 * t0 * t39);
        const double t41 = adj01 * t40;
        const double t42 = t1 * t38 - 4.0 * adj10 * t39;
        const double flux8 = inv_abs_detJ * (t41 + (t41 - 4.0 * t1 * t42));
        const double t43 = t0 * t40;
        const double flux9 = inv_abs_detJ * (t43 + (t43 - 4.0 * adj10 * t42));
        const double t44 = t1 * t40;
        const double t45 = adj01 * t36 - 4.0 * t0 * t37;
        const double flux10 = inv_abs_detJ * (t44 + (t44 + 4.0 * adj01 * t45));
        const double t46 = adj10 * t40;
        const double flux11 = inv_abs_detJ * (t46 + (t46 + 4.0 * t0 * t45));
        const double t47 = 10.666666666666666 * flux1 + flux4 + flux8 - 0.6666666666666666 * flux5;
        const double t48 = 10.666666666666666 * flux3 + flux6 + flux10 - 0.6666666666666666 * flux7;
        tile[lane] = -0.020833333333333332 * (8.0 * flux0 + flux4 + 3.0 * flux8 - 8.0 * flux1 - flux5 - 3.0 *
            flux9);
        tile[lane + 8] = 0.020833333333333332 * (8.0 * flux2 + flux6 + 3.0 * flux10 - 8.0 * flux3 - flux7 -
            3.0 * flux11);
        tile[lane + 16] = 0.041666666666666664 * (4.0 * flux0 - flux4);
        tile[lane + 24] = -0.041666666666666664 * (4.0 * flux2 - flux6);
        tile[lane + 32] = -0.020833333333333332 * (8.0 * flux1 + flux5 - 3.0 * flux9);
        tile[lane + 40] = 0.020833333333333332 * (8.0 * flux3 + flux7 - 3.0 * flux11);
        tile[lane + 48] = 0.0625 * (10.666666666666666 * flux0 + 1.3333333333333333 * flux4 - t47);
        tile[lane + 56] = -0.0625 * (10.666666666666666 * flux2 + 1.3333333333333333 * flux6 - t48);
        tile[lane + 64] = -0.020833333333333332 * (32.0 * flux0 + flux4 + 6.0 * flux9 - 3.0 * flux8);
        tile[lane + 72] = 0.020833333333333332 * (32.0 * flux2 + flux6 + 6.0 * flux11 - 3.0 * flux10);
        tile[lane + 80] = 0.0625 * t47;
        tile[lane + 88] = -0.0625 * t48;
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

extern "C" int elasticity_p2x2_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p2x2_triangle_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p2x2_triangle_f64_apply_cpu_descriptor = {
    "elasticity_p2x2_triangle_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "cpu",                                 // target
    "float64",                             // scalar
    "tensor",                              // representation
    "triangle",                            // cell
    "P1^2",                                // coordinate_element
    "P2^2",                                // row_element
    "P2^2",                                // column_element
    "ufcx",                                // dof_order
    2,                                     // gdim
    2,                                     // arity
    12,                                    // rows
    12,                                    // columns
    12,                                    // entries_per_cell
    2,                                     // quadrature_degree
    0,                                     // quadrature_points
    0,                                     // num_coefficients
    0,                                     // num_constants
    nullptr,                               // coefficients
    nullptr,                               // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    3,                                     // coordinate_nodes
    "colour",                              // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    "interleaved",                         // component_order
    0,                                     // constraints
    6,                                     // nodes
    2,                                     // components
    0,                                     // trial_nodes
    1,                                     // cluster
    0,                                     // patch_nodes
    "auto",                                // mapping
    "full",                                // unroll
    "auto",                                // k_place
    64,                                    // element_batch
    8,                                     // concurrent_elements
    1,                                     // interleave_stores
    1,                                     // threads
    1920,                                  // shared_bytes
    273.0,                                 // flops_per_cell
    140.0,                                 // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};
