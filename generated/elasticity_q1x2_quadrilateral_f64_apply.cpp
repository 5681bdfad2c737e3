// elasticity_q1x2_quadrilateral_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      336 flops
//   sum_factorised  256 flops <- taken
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
//   flops       264
//   bytes       96 (80 read, 16 written)
//   flops/byte  2.75
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
        const double t13 = inputs[lane + 96] - inputs[lane + 104];
        const double t14 = inputs[lane + 112] - inputs[lane + 120];
        const double t15 = t13 + 0.2679491924311227 * t14;
        const double t16 = inputs[lane + 96] - inputs[lane + 112];
        const double t17 = inputs[lane + 104] - inputs[lane + 120];
        const double t18 = t16 + 0.2679491924311227 * t17;
        const double t19 = inputs[lane + 64] - inputs[lane + 72];
        const double t20 = inputs[lane + 80] - inputs[lane + 88];
        const double t21 = t19 + 0.2679491924311227 * t20;
        const double t22 = inputs[lane + 64] - inputs[lane + 80];
        const double t23 = inputs[lane + 72] - inputs[lane + 88];
        const double t24 = t22 + 0.2679491924311227 * t23;
        const double t25 = (t5 * t15 - t11 * t18) - (t8 * t21 - t2 * t24);
        const double t26 = t8 * t25;
        const double t27 = t5 * t21 - t11 * t24;
        const double flux0 = t12 * (t26 + (t26 - 4.0 * t5 * t27));
        const double t28 = t2 * t25;
        const double flux1 = t12 * (t28 + (t28 - 4.0 * t11 * t27));
        const double t29 = t5 * t25;
        const double t30 = t8 * t15 - t2 * t18;
        const double flux2 = t12 * (t29 + (t29 + 4.0 * t8 * t30));
        const double t31 = t11 * t25;
        const double flux3 = t12 * (t31 + (t31 + 4.0 * t2 * t30));
        const double t32 = 0.2679491924311227 * t3 + t4;
        const double t33 = 0.2679491924311227 * t6 + t7;
        const double t34 = 1.0 / std::fabs(0.6220084679281462 * (t2 * t32 - t11 * t33));
        const double t35 = 0.2679491924311227 * t16 + t17;
        const double t36 = 0.2679491924311227 * t22 + t23;
        const double t37 = (t15 * t32 - t11 * t35) - (t21 * t33 - t2 * t36);
        const double t38 = t33 * t37;
        const double t39 = t21 * t32 - t11 * t36;
        const double flux4 = t34 * (t38 + (t38 - 4.0 * t32 * t39));
        const double t40 = t2 * t37;
        const double flux5 = t34 * (t40 + (t40 - 4.0 * t11 * t39));
        const double t41 = t32 * t37;
        const double t42 = t15 * t33 - t2 * t35;
        const double flux6 = t34 * (t41 + (t41 + 4.0 * t33 * t42));
        const double t43 = t11 * t37;
        const double flux7 = t34 * (t43 + (t43 + 4.0 * t2 * t42));
        const double t44 = 0.2679491924311227 * t0 + t1;
        const double t45 = 0.2679491924311227 * t9 + t10;
        const double t46 = 1.0 / std::fabs(0.6220084679281462 * (t5 * t44 - t8 * t45));
        const double t47 = 0.2679491924311227 * t13 + t14;
        const double t48 = 0.2679491924311227 * t19 + t20;
        const double t49 = (t5 * t47 - t18 * t45) - (t8 * t48 - t24 * t44);
        const double t50 = t8 * t49;
        const double t51 = t5 * t48 - t24 * t45;
        const double flux8 = t46 * (t50 + (t50 - 4.0 * t5 * t51));
        const double t52 = t44 * t49;
        const double flux9 = t46 * (t52 + (t52 - 4.0 * t45 * t51));
        const double t53 = t5 * t49;
        const double t54 = t8 * t47 - t18 * t44;
        const double flux10 = t46 * (t53 + (t53 + 4.0 * t8 * t54));
        const double t55 = t45 * t49;
        const double flux11 = t46 * (t55 + (t55 + 4.0 * t44 * t54));
        const double t56 = 1.0 / std::fabs(0.6220084679281462 * (t32 * t44 - t33 * t45));
        const double t57 = (t32 * t47 - t35 * t45) - (t33 * t48 - t36 * t44);
        const double t58 = t33 * t57;
        const double t59 = t32 * t48 - t36 * t45;
        const double flux12 = t56 * (t58 + (t58 - 4.0 * t32 * t59));
        const double t60 = t44 * t57;
        const double flux13 = t56 * (t60 + (t60 - 4.0 * t45 * t59));
        const double t61 = t32 * t57;
        const double t62 = t33 * t47 - t35 * t44;
        const double flux14 = t56 * (t61 + (t61 + 4.0 * t33 * t62));
        const double t63 = t45 * t57;
        const double flux15 = t56 * (t63 + (t63 + 4.0 * t44 * t62));
        const double t64 = flux0 + flux4;
        const double t65 = flux8 + flux12;
        const double t66 = t64 + 0.2679491924311227 * t65;
        const double t67 = flux1 + flux9;
        const double t68 = flux5 + flux13;
        const double t69 = t67 + 0.2679491924311227 * t68;
        const double t70 = flux2 + flux6;
        const double t71 = flux10 + flux14;
        const double t72 = t70 + 0.2679491924311227 * t71;
        const double t73 = flux3 + flux11;
        const double t74 = flux7 + flux15;
        const double t75 = t73 + 0.2679491924311227 * t74;
        const double t76 = 0.2679491924311227 * t67 + t68;
        const double t77 = 0.2679491924311227 * t73 + t74;
        const double t78 = 0.2679491924311227 * t64 + t65;
        const double t79 = 0.2679491924311227 * t70 + t71;
        tile[lane] = -0.02418090838589498 * (t66 - t69);
        tile[lane + 8] = 0.02418090838589498 * (t72 - t75);
        tile[lane + 16] = 0.02418090838589498 * (t66 + t76);
        tile[lane + 24] = -0.02418090838589498 * (t72 + t77);
        tile[lane + 32] = -0.02418090838589498 * (t69 + t78);
        tile[lane + 40] = 0.02418090838589498 * (t75 + t79);
        tile[lane + 48] = -0.02418090838589498 * (t76 - t78);
        tile[lane + 56] = 0.02418090838589498 * (t77 - t79);
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

extern "C" int elasticity_q1x2_quadrilateral_f64_apply_cpu(
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
  return elasticity_q1x2_quadrilateral_f64_apply_cpu(
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

extern "C" const femforge_kernel elasticity_q1x2_quadrilateral_f64_apply_cpu_descriptor = {
    "elasticity_q1x2_quadrilateral_f64_apply",  // name
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
    264.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
