// vector_laplace_q1x2_quadrilateral_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      256 flops
//   sum_factorised  204 flops <- taken
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
//   flops       212
//   bytes       96 (80 read, 16 written)
//   flops/byte  2.21
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
    alignas(64) double inputs[128];
    alignas(64) double tile[64];

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
        inputs[lane + 96] = x[d0 + 1];
        inputs[lane + 104] = x[d1 + 1];
        inputs[lane + 112] = x[d2 + 1];
        inputs[lane + 120] = x[d3 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 64] - inputs[lane + 72];
        const double t1 = inputs[lane + 80] - inputs[lane + 88];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane] - inputs[lane + 8];
        const double t4 = inputs[lane + 16] - inputs[lane + 24];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = inputs[lane + 32] - inputs[lane + 48];
        const double t7 = inputs[lane + 40] - inputs[lane + 56];
        const double t8 = t6 + 0.2679491924311227 * t7;
        const double t9 = inputs[lane] - inputs[lane + 16];
        const double t10 = inputs[lane + 8] - inputs[lane + 24];
        const double t11 = t9 + 0.2679491924311227 * t10;
        const double t12 = inputs[lane + 32] - inputs[lane + 40];
        const double t13 = inputs[lane + 48] - inputs[lane + 56];
        const double t14 = t12 + 0.2679491924311227 * t13;
        const double t15 = 1.0 / std::fabs(0.6220084679281462 * (t5 * t8 - t11 * t14));
        const double t16 = t8 * t8 + t11 * t11;
        const double t17 = 0.6220084679281462 * t15 * t16;
        const double t18 = inputs[lane + 64] - inputs[lane + 80];
        const double t19 = inputs[lane + 72] - inputs[lane + 88];
        const double t20 = t18 + 0.2679491924311227 * t19;
        const double t21 = -0.6220084679281462 * t15 * (t8 * t14 + t5 * t11);
        const double flux0 = t2 * t17 + t20 * t21;
        const double t22 = t14 * t14 + t5 * t5;
        const double t23 = 0.6220084679281462 * t15 * t22;
        const double flux1 = t2 * t21 + t20 * t23;
        const double t24 = inputs[lane + 96] - inputs[lane + 104];
        const double t25 = inputs[lane + 112] - inputs[lane + 120];
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double t27 = inputs[lane + 96] - inputs[lane + 112];
        const double t28 = inputs[lane + 104] - inputs[lane + 120];
        const double t29 = t27 + 0.2679491924311227 * t28;
        const double flux2 = t17 * t26 + t21 * t29;
        const double flux3 = t21 * t26 + t23 * t29;
        const double t30 = 0.2679491924311227 * t6 + t7;
        const double t31 = 0.2679491924311227 * t9 + t10;
        const double t32 = 1.0 / std::fabs(0.6220084679281462 * (t5 * t30 - t14 * t31));
        const double t33 = t30 * t30 + t31 * t31;
        const double t34 = 0.6220084679281462 * t32 * t33;
        const double t35 = 0.2679491924311227 * t18 + t19;
        const double t36 = -0.6220084679281462 * t32 * (t14 * t30 + t5 * t31);
        const double flux4 = t2 * t34 + t35 * t36;
        const double t37 = 0.6220084679281462 * t22 * t32;
        const double flux5 = t2 * t36 + t35 * t37;
        const double t38 = 0.2679491924311227 * t27 + t28;
        const double flux6 = t26 * t34 + t36 * t38;
        const double flux7 = t26 * t36 + t37 * t38;
        const double t39 = 0.2679491924311227 * t0 + t1;
        const double t40 = 0.2679491924311227 * t3 + t4;
        const double t41 = 0.2679491924311227 * t12 + t13;
        const double t42 = 1.0 / std::fabs(0.6220084679281462 * (t8 * t40 - t11 * t41));
        const double t43 = 0.6220084679281462 * t16 * t42;
        const double t44 = -0.6220084679281462 * t42 * (t8 * t41 + t11 * t40);
        const double flux8 = t39 * t43 + t20 * t44;
        const double t45 = t41 * t41 + t40 * t40;
        const double t46 = 0.6220084679281462 * t42 * t45;
        const double flux9 = t39 * t44 + t20 * t46;
        const double t47 = 0.2679491924311227 * t24 + t25;
        const double flux10 = t43 * t47 + t29 * t44;
        const double flux11 = t44 * t47 + t29 * t46;
        const double t48 = 1.0 / std::fabs(0.6220084679281462 * (t30 * t40 - t31 * t41));
        const double t49 = 0.6220084679281462 * t33 * t48;
        const double t50 = -0.6220084679281462 * t48 * (t30 * t41 + t31 * t40);
        const double flux12 = t39 * t49 + t35 * t50;
        const double t51 = 0.6220084679281462 * t45 * t48;
        const double flux13 = t39 * t50 + t35 * t51;
        const double flux14 = t47 * t49 + t38 * t50;
        const double flux15 = t47 * t50 + t38 * t51;
        const double t52 = flux0 + flux4;
        const double t53 = flux8 + flux12;
        const double t54 = t52 + 0.2679491924311227 * t53;
        const double t55 = flux1 + flux9;
        const double t56 = flux5 + flux13;
        const double t57 = t55 + 0.2679491924311227 * t56;
        const double t58 = flux2 + flux6;
        const double t59 = flux10 + flux14;
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = flux3 + flux11;
        const double t62 = flux7 + flux15;
        const double t63 = t61 + 0.2679491924311227 * t62;
        const double t64 = 0.2679491924311227 * t55 + t56;
        const double t65 = 0.2679491924311227 * t61 + t62;
        const double t66 = 0.2679491924311227 * t52 + t53;
        const double t67 = 0.2679491924311227 * t58 + t59;
        tile[lane] = 0.15550211698203656 * (t54 + t57);
        tile[lane + 8] = 0.15550211698203656 * (t60 + t63);
        tile[lane + 16] = -0.15550211698203656 * (t54 - t64);
        tile[lane + 24] = -0.15550211698203656 * (t60 - t65);
        tile[lane + 32] = -0.15550211698203656 * (t57 - t66);
        tile[lane + 40] = -0.15550211698203656 * (t63 - t67);
        tile[lane + 48] = -0.15550211698203656 * (t64 + t66);
        tile[lane + 56] = -0.15550211698203656 * (t65 + t67);
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
          y[d0 + 1] += tile[lane + 8];
          y[d1] += tile[lane + 16];
          y[d1 + 1] += tile[lane + 24];
          y[d2] += tile[lane + 32];
          y[d2 + 1] += tile[lane + 40];
          y[d3] += tile[lane + 48];
          y[d3 + 1] += tile[lane + 56];
        }
      }
    }
  }
}

}  // namespace

extern "C" int vector_laplace_q1x2_quadrilateral_f64_apply_cpu(
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
  return vector_laplace_q1x2_quadrilateral_f64_apply_cpu(
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

extern "C" const femforge_kernel vector_laplace_q1x2_quadrilateral_f64_apply_cpu_descriptor = {
    "vector_laplace_q1x2_quadrilateral_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
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
    1536,                                      // shared_bytes
    212.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
