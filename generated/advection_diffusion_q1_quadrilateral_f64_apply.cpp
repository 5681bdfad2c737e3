// advection_diffusion_q1_quadrilateral_f64_apply: apply of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   b       constant, 2 values
//   nu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      236 flops
//   sum_factorised  192 flops <- taken
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
//   flops       196
//   bytes       72 (64 read, 8 written)
//   flops/byte  2.72
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
    const double* __restrict__ b,
    const double* __restrict__ nu) {
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
        inputs[lane + 64] = x[d0];
        inputs[lane + 72] = x[d1];
        inputs[lane + 80] = x[d2];
        inputs[lane + 88] = x[d3];
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
        const double t12 = t2 * t5 - t8 * t11;
        const double t13 = std::fabs(0.6220084679281462 * t12);
        const double t14 = 1.0 / t13;
        const double t15 = inputs[lane + 64] - inputs[lane + 72];
        const double t16 = inputs[lane + 80] - inputs[lane + 88];
        const double t17 = t15 + 0.2679491924311227 * t16;
        const double t18 = inputs[lane + 64] - inputs[lane + 80];
        const double t19 = inputs[lane + 72] - inputs[lane + 88];
        const double t20 = t18 + 0.2679491924311227 * t19;
        const double t21 = t5 * t17 - t11 * t20;
        const double t22 = t8 * t17 - t2 * t20;
        const double flux0 = nu[0] * t14 * (t5 * t21 + t8 * t22);
        const double flux1 = nu[0] * t14 * (t11 * t21 + t2 * t22);
        const double flux2 = t13 * 1.0 / t12 * (b[0] * t21 - b[1] * t22);
        const double t23 = 0.2679491924311227 * t3 + t4;
        const double t24 = 0.2679491924311227 * t6 + t7;
        const double t25 = t2 * t23 - t11 * t24;
        const double t26 = std::fabs(0.6220084679281462 * t25);
        const double t27 = 1.0 / t26;
        const double t28 = 0.2679491924311227 * t18 + t19;
        const double t29 = t17 * t23 - t11 * t28;
        const double t30 = t17 * t24 - t2 * t28;
        const double flux3 = nu[0] * t27 * (t23 * t29 + t24 * t30);
        const double flux4 = nu[0] * t27 * (t11 * t29 + t2 * t30);
        const double flux5 = t26 * 1.0 / t25 * (b[0] * t29 - b[1] * t30);
        const double t31 = 0.2679491924311227 * t0 + t1;
        const double t32 = 0.2679491924311227 * t9 + t10;
        const double t33 = t5 * t31 - t8 * t32;
        const double t34 = std::fabs(0.6220084679281462 * t33);
        const double t35 = 1.0 / t34;
        const double t36 = 0.2679491924311227 * t15 + t16;
        const double t37 = t5 * t36 - t20 * t32;
        const double t38 = t8 * t36 - t20 * t31;
        const double flux6 = nu[0] * t35 * (t5 * t37 + t8 * t38);
        const double flux7 = nu[0] * t35 * (t32 * t37 + t31 * t38);
        const double flux8 = t34 * 1.0 / t33 * (b[0] * t37 - b[1] * t38);
        const double t39 = t23 * t31 - t24 * t32;
        const double t40 = std::fabs(0.6220084679281462 * t39);
        const double t41 = 1.0 / t40;
        const double t42 = t23 * t36 - t28 * t32;
        const double t43 = t24 * t36 - t28 * t31;
        const double flux9 = nu[0] * t41 * (t23 * t42 + t24 * t43);
        const double flux10 = nu[0] * t41 * (t32 * t42 + t31 * t43);
        const double flux11 = t40 * 1.0 / t39 * (b[0] * t42 - b[1] * t43);
        const double t44 = flux0 + flux3;
        const double t45 = flux6 + flux9;
        const double t46 = t44 + 0.2679491924311227 * t45;
        const double t47 = flux1 + flux7;
        const double t48 = flux4 + flux10;
        const double t49 = t47 + 0.2679491924311227 * t48;
        const double t50 = flux2 + 0.2679491924311227 * flux5;
        const double t51 = flux8 + 0.2679491924311227 * flux11;
        const double t52 = 0.2679491924311227 * t47 + t48;
        const double t53 = 0.2679491924311227 * flux2 + flux5;
        const double t54 = 0.2679491924311227 * flux8 + flux11;
        const double t55 = 0.2679491924311227 * t44 + t45;
        tile[lane] = 0.09672363354357992 * t46 + 0.15550211698203656 * (t50 + 0.2679491924311227 * t51) -
            0.09672363354357992 * t49;
        tile[lane + 8] = -(0.09672363354357992 * t46 + 0.09672363354357992 * t52 - 0.15550211698203656 * (t53
            + 0.2679491924311227 * t54));
        tile[lane + 16] = 0.09672363354357992 * t49 + 0.09672363354357992 * t55 + 0.15550211698203656 *
            (0.2679491924311227 * t50 + t51);
        tile[lane + 24] = 0.09672363354357992 * t52 + 0.15550211698203656 * (0.2679491924311227 * t53 + t54) -
            0.09672363354357992 * t55;
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

extern "C" int advection_diffusion_q1_quadrilateral_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, b, nu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_q1_quadrilateral_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input constants[] = {
    {"b", "constant", 2, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_q1_quadrilateral_f64_apply_cpu_descriptor = {
    "advection_diffusion_q1_quadrilateral_f64_apply",  // name
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
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
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
    1024,                                      // shared_bytes
    196.0,                                     // flops_per_cell
    72.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
