// elasticity_lame_q1x2_quadrilateral_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      384 flops
//   sum_factorised  304 flops <- taken
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
//   flops       312
//   bytes       112 (96 read, 16 written)
//   flops/byte  2.79
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
    alignas(64) double inputs[144];
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
        inputs[lane] = lmbda[cell];
        inputs[lane + 8] = mu[cell];
        inputs[lane + 16] = coordinates[2 * n0];
        inputs[lane + 24] = coordinates[2 * n1];
        inputs[lane + 32] = coordinates[2 * n2];
        inputs[lane + 40] = coordinates[2 * n3];
        inputs[lane + 48] = coordinates[2 * n0 + 1];
        inputs[lane + 56] = coordinates[2 * n1 + 1];
        inputs[lane + 64] = coordinates[2 * n2 + 1];
        inputs[lane + 72] = coordinates[2 * n3 + 1];
        inputs[lane + 80] = x[d0];
        inputs[lane + 88] = x[d1];
        inputs[lane + 96] = x[d2];
        inputs[lane + 104] = x[d3];
        inputs[lane + 112] = x[d0 + 1];
        inputs[lane + 120] = x[d1 + 1];
        inputs[lane + 128] = x[d2 + 1];
        inputs[lane + 136] = x[d3 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 16] - inputs[lane + 24];
        const double t1 = inputs[lane + 32] - inputs[lane + 40];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 48] - inputs[lane + 64];
        const double t4 = inputs[lane + 56] - inputs[lane + 72];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = inputs[lane + 16] - inputs[lane + 32];
        const double t7 = inputs[lane + 24] - inputs[lane + 40];
        const double t8 = t6 + 0.2679491924311227 * t7;
        const double t9 = inputs[lane + 48] - inputs[lane + 56];
        const double t10 = inputs[lane + 64] - inputs[lane + 72];
        const double t11 = t9 + 0.2679491924311227 * t10;
        const double t12 = 1.0 / std::fabs(0.6220084679281462 * (t2 * t5 - t8 * t11));
        const double t13 = inputs[lane + 112] - inputs[lane + 120];
        const double t14 = inputs[lane + 128] - inputs[lane + 136];
        const double t15 = t13 + 0.2679491924311227 * t14;
        const double t16 = inputs[lane + 112] - inputs[lane + 128];
        const double t17 = inputs[lane + 120] - inputs[lane + 136];
        const double t18 = t16 + 0.2679491924311227 * t17;
        const double t19 = inputs[lane + 80] - inputs[lane + 88];
        const double t20 = inputs[lane + 96] - inputs[lane + 104];
        const double t21 = t19 + 0.2679491924311227 * t20;
        const double t22 = inputs[lane + 80] - inputs[lane + 96];
        const double t23 = inputs[lane + 88] - inputs[lane + 104];
        const double t24 = t22 + 0.2679491924311227 * t23;
        const double t25 = (t5 * t15 - t11 * t18) - (t8 * t21 - t2 * t24);
        const double t26 = inputs[lane + 8] * t8 * t25;
        const double t27 = t5 * t21 - t11 * t24;
        const double t28 = t8 * t15 - t2 * t18;
        const double t29 = inputs[lane] * (t27 - t28);
        const double t30 = t29 + 2.0 * inputs[lane + 8] * t27;
        const double flux0 = t12 * (t26 + (t26 - 2.0 * t5 * t30));
        const double t31 = inputs[lane + 8] * t2 * t25;
        const double flux1 = t12 * (t31 + (t31 - 2.0 * t11 * t30));
        const double t32 = inputs[lane + 8] * t5 * t25;
        const double t33 = t29 - 2.0 * inputs[lane + 8] * t28;
        const double flux2 = t12 * (t32 + (t32 - 2.0 * t8 * t33));
        const double t34 = inputs[lane + 8] * t11 * t25;
        const double flux3 = t12 * (t34 + (t34 - 2.0 * t2 * t33));
        const double t35 = 0.2679491924311227 * t3 + t4;
        const double t36 = 0.2679491924311227 * t6 + t7;
        const double t37 = 1.0 / std::fabs(0.6220084679281462 * (t2 * t35 - t11 * t36));
        const double t38 = 0.2679491924311227 * t16 + t17;
        const double t39 = 0.2679491924311227 * t22 + t23;
        const double t40 = (t15 * t35 - t11 * t38) - (t21 * t36 - t2 * t39);
        const double t41 = inputs[lane + 8] * t36 * t40;
        const double t42 = t21 * t35 - t11 * t39;
        const double t43 = t15 * t36 - t2 * t38;
        const double t44 = inputs[lane] * (t42 - t43);
        const double t45 = t44 + 2.0 * inputs[lane + 8] * t42;
        const double flux4 = t37 * (t41 + (t41 - 2.0 * t35 * t45));
        const double t46 = inputs[lane + 8] * t2 * t40;
        const double flux5 = t37 * (t46 + (t46 - 2.0 * t11 * t45));
        const double t47 = inputs[lane + 8] * t35 * t40;
        const double t48 = t44 - 2.0 * inputs[lane + 8] * t43;
        const double flux6 = t37 * (t47 + (t47 - 2.0 * t36 * t48));
        const double t49 = inputs[lane + 8] * t11 * t40;
        const double flux7 = t37 * (t49 + (t49 - 2.0 * t2 * t48));
        const double t50 = 0.2679491924311227 * t0 + t1;
        const double t51 = 0.2679491924311227 * t9 + t10;
        const double t52 = 1.0 / std::fabs(0.6220084679281462 * (t5 * t50 - t8 * t51));
        const double t53 = 0.2679491924311227 * t13 + t14;
        const double t54 = 0.2679491924311227 * t19 + t20;
        const double t55 = (t5 * t53 - t18 * t51) - (t8 * t54 - t24 * t50);
        const double t56 = inputs[lane + 8] * t8 * t55;
        const double t57 = t5 * t54 - t24 * t51;
        const double t58 = t8 * t53 - t18 * t50;
        const double t59 = inputs[lane] * (t57 - t58);
        const double t60 = t59 + 2.0 * inputs[lane + 8] * t57;
        const double flux8 = t52 * (t56 + (t56 - 2.0 * t5 * t60));
        const double t61 = inputs[lane + 8] * t50 * t55;
        const double flux9 = t52 * (t61 + (t61 - 2.0 * t51 * t60));
        const double t62 = inputs[lane + 8] * t5 * t55;
        const double t63 = t59 - 2.0 * inputs[lane + 8] * t58;
        const double flux10 = t52 * (t62 + (t62 - 2.0 * t8 * t63));
        const double t64 = inputs[lane + 8] * t51 * t55;
        const double flux11 = t52 * (t64 + (t64 - 2.0 * t50 * t63));
        const double t65 = 1.0 / std::fabs(0.6220084679281462 * (t35 * t50 - t36 * t51));
        const double t66 = (t35 * t53 - t38 * t51) - (t36 * t54 - t39 * t50);
        const double t67 = inputs[lane + 8] * t36 * t66;
        const double t68 = t35 * t54 - t39 * t51;
        const double t69 = t36 * t53 - t38 * t50;
        const double t70 = inputs[lane] * (t68 - t69);
        const double t71 = t70 + 2.0 * inputs[lane + 8] * t68;
        const double flux12 = t65 * (t67 + (t67 - 2.0 * t35 * t71));
        const double t72 = inputs[lane + 8] * t50 * t66;
        const double flux13 = t65 * (t72 + (t72 - 2.0 * t51 * t71));
        const double t73 = inputs[lane + 8] * t35 * t66;
        const double t74 = t70 - 2.0 * inputs[lane + 8] * t69;
        const double flux14 = t65 * (t73 + (t73 - 2.0 * t36 * t74));
        const double t75 = inputs[lane + 8] * t51 * t66;
        const double flux15 = t65 * (t75 + (t75 - 2.0 * t50 * t74));
        const double t76 = flux0 + flux4;
        const double t77 = flux8 + flux12;
        const double t78 = t76 + 0.2679491924311227 * t77;
        const double t79 = flux1 + flux9;
        const double t80 = flux5 + flux13;
        const double t81 = t79 + 0.2679491924311227 * t80;
        const double t82 = flux2 + flux6;
        const double t83 = flux10 + flux14;
        const double t84 = t82 + 0.2679491924311227 * t83;
        const double t85 = flux3 + flux11;
        const double t86 = flux7 + flux15;
        const double t87 = t85 + 0.2679491924311227 * t86;
        const double t88 = 0.2679491924311227 * t79 + t80;
        const double t89 = 0.2679491924311227 * t85 + t86;
        const double t90 = 0.2679491924311227 * t76 + t77;
        const double t91 = 0.2679491924311227 * t82 + t83;
        tile[lane] = -0.04836181677178996 * (t78 - t81);
        tile[lane + 8] = 0.04836181677178996 * (t84 - t87);
        tile[lane + 16] = 0.04836181677178996 * (t78 + t88);
        tile[lane + 24] = -0.04836181677178996 * (t84 + t89);
        tile[lane + 32] = -0.04836181677178996 * (t81 + t90);
        tile[lane + 40] = 0.04836181677178996 * (t87 + t91);
        tile[lane + 48] = -0.04836181677178996 * (t88 - t90);
        tile[lane + 56] = 0.04836181677178996 * (t89 - t91);
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

extern "C" int elasticity_lame_q1x2_quadrilateral_f64_apply_cpu(
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
  return elasticity_lame_q1x2_quadrilateral_f64_apply_cpu(
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
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_apply_cpu_descriptor = {
    "elasticity_lame_q1x2_quadrilateral_f64_apply",  // name
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
    1664,                                      // shared_bytes
    312.0,                                     // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
