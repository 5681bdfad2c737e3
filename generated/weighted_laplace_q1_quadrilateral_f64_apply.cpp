// weighted_laplace_q1_quadrilateral_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   w       coefficient, Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      214 flops
//   sum_factorised  164 flops <- taken
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
//   flops       168
//   bytes       80 (72 read, 8 written)
//   flops/byte  2.1
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
    const double* __restrict__ w) {
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
        inputs[lane + 64] = w[d0];
        inputs[lane + 72] = w[d1];
        inputs[lane + 80] = w[d2];
        inputs[lane + 88] = w[d3];
        inputs[lane + 96] = x[d0];
        inputs[lane + 104] = x[d1];
        inputs[lane + 112] = x[d2];
        inputs[lane + 120] = x[d3];
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
        const double t12 = 1.0 / std::fabs(0.6220084679281462 * (t2 * t5 - t8 * t11));
        const double t13 = inputs[lane + 64] + 0.2679491924311227 * inputs[lane + 72];
        const double t14 = inputs[lane + 80] + 0.2679491924311227 * inputs[lane + 88];
        const double t15 = t13 + 0.2679491924311227 * t14;
        const double t16 = inputs[lane + 96] - inputs[lane + 104];
        const double t17 = inputs[lane + 112] - inputs[lane + 120];
        const double t18 = t16 + 0.2679491924311227 * t17;
        const double t19 = inputs[lane + 96] - inputs[lane + 112];
        const double t20 = inputs[lane + 104] - inputs[lane + 120];
        const double t21 = t19 + 0.2679491924311227 * t20;
        const double t22 = t5 * t18 - t11 * t21;
        const double t23 = t8 * t18 - t2 * t21;
        const double flux0 = t12 * (t5 * t15 * t22 + t8 * t15 * t23);
        const double flux1 = t12 * (t11 * t15 * t22 + t2 * t15 * t23);
        const double t24 = 0.2679491924311227 * t3 + t4;
        const double t25 = 0.2679491924311227 * t6 + t7;
        const double t26 = 1.0 / std::fabs(0.6220084679281462 * (t2 * t24 - t11 * t25));
        const double t27 = 0.2679491924311227 * inputs[lane + 64] + inputs[lane + 72];
        const double t28 = 0.2679491924311227 * inputs[lane + 80] + inputs[lane + 88];
        const double t29 = t27 + 0.2679491924311227 * t28;
        const double t30 = 0.2679491924311227 * t19 + t20;
        const double t31 = t18 * t24 - t11 * t30;
        const double t32 = t18 * t25 - t2 * t30;
        const double flux2 = t26 * (t24 * t29 * t31 + t25 * t29 * t32);
        const double flux3 = t26 * (t11 * t29 * t31 + t2 * t29 * t32);
        const double t33 = 0.2679491924311227 * t0 + t1;
        const double t34 = 0.2679491924311227 * t9 + t10;
        const double t35 = 1.0 / std::fabs(0.6220084679281462 * (t5 * t33 - t8 * t34));
        const double t36 = 0.2679491924311227 * t13 + t14;
        const double t37 = 0.2679491924311227 * t16 + t17;
        const double t38 = t5 * t37 - t21 * t34;
        const double t39 = t8 * t37 - t21 * t33;
        const double flux4 = t35 * (t5 * t36 * t38 + t8 * t36 * t39);
        const double flux5 = t35 * (t34 * t36 * t38 + t33 * t36 * t39);
        const double t40 = 1.0 / std::fabs(0.6220084679281462 * (t24 * t33 - t25 * t34));
        const double t41 = 0.2679491924311227 * t27 + t28;
        const double t42 = t24 * t37 - t30 * t34;
        const double t43 = t25 * t37 - t30 * t33;
        const double flux6 = t40 * (t24 * t41 * t42 + t25 * t41 * t43);
        const double flux7 = t40 * (t34 * t41 * t42 + t33 * t41 * t43);
        const double t44 = flux0 + flux2;
        const double t45 = flux4 + flux6;
        const double t46 = t44 + 0.2679491924311227 * t45;
        const double t47 = flux1 + flux5;
        const double t48 = flux3 + flux7;
        const double t49 = t47 + 0.2679491924311227 * t48;
        const double t50 = 0.2679491924311227 * t47 + t48;
        const double t51 = 0.2679491924311227 * t44 + t45;
        tile[lane] = 0.0601629191128856 * (t46 - t49);
        tile[lane + 8] = -0.0601629191128856 * (t46 + t50);
        tile[lane + 16] = 0.0601629191128856 * (t49 + t51);
        tile[lane + 24] = 0.0601629191128856 * (t50 - t51);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
        }
      }
    }
  }
}

}  // namespace

extern "C" int weighted_laplace_q1_quadrilateral_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, w);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_q1_quadrilateral_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"w", "Q1", 4, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_q1_quadrilateral_f64_apply_cpu_descriptor = {
    "weighted_laplace_q1_quadrilateral_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
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
    168.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
