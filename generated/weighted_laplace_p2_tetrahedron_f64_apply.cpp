// weighted_laplace_p2_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   w       coefficient, P1, 4 dofs
//   trial   coefficient, P2, 10 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          not valid: w varies on the cell
//   quadrature      429 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       439
//   bytes       124 (113.333 read, 10.6667 written)
//   flops/byte  3.54
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
    alignas(64) double inputs[208];
    alignas(64) double tile[80];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[10 * cell];
        const int64_t d1 = offsets[10 * cell + 1];
        const int64_t d2 = offsets[10 * cell + 2];
        const int64_t d3 = offsets[10 * cell + 3];
        const int64_t d4 = offsets[10 * cell + 4];
        const int64_t d5 = offsets[10 * cell + 5];
        const int64_t d6 = offsets[10 * cell + 6];
        const int64_t d7 = offsets[10 * cell + 7];
        const int64_t d8 = offsets[10 * cell + 8];
        const int64_t d9 = offsets[10 * cell + 9];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = w[4 * cell];
        inputs[lane + 8] = w[4 * cell + 1];
        inputs[lane + 16] = w[4 * cell + 2];
        inputs[lane + 24] = w[4 * cell + 3];
        inputs[lane + 32] = x[d0];
        inputs[lane + 40] = x[d1];
        inputs[lane + 48] = x[d2];
        inputs[lane + 56] = x[d3];
        inputs[lane + 64] = x[d4];
        inputs[lane + 72] = x[d5];
        inputs[lane + 80] = x[d6];
        inputs[lane + 88] = x[d7];
        inputs[lane + 96] = x[d8];
        inputs[lane + 104] = x[d9];
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
        const double t0 = 0.3333333333333333 * inputs[lane + 32];
        const double t1 = 0.3333333333333333 * inputs[lane + 40];
        const double t2 = 0.6666666666666666 * inputs[lane + 104];
        const double t3 = 0.6666666666666666 * inputs[lane + 72];
        const double t4 = 0.6666666666666666 * inputs[lane + 80];
        const double t5 = 0.6666666666666666 * inputs[lane + 88];
        const double t6 = 0.6666666666666666 * inputs[lane + 96];
        const double t7 = t3 + t4 - t5 - t6;
        const double t8 = t0 + 3.0 * t1 + t7 - 2.0 * t2;
        const double t9 = 0.16666666666666666 * inputs[lane + 8];
        const double t10 = 0.16666666666666666 * inputs[lane];
        const double t11 = 0.16666666666666666 * inputs[lane + 16];
        const double t12 = 0.16666666666666666 * inputs[lane + 24];
        const double t13 = t9 + t10 + t11 + t12;
        const double t14 = 2.0 * t9 + t13;
        const double t15 = inputs[lane + 112] - inputs[lane + 120];
        const double t16 = inputs[lane + 144] - inputs[lane + 160];
        const double t17 = inputs[lane + 176] - inputs[lane + 200];
        const double t18 = inputs[lane + 144] - inputs[lane + 168];
        const double t19 = inputs[lane + 176] - inputs[lane + 192];
        const double adj00 = t16 * t17 - t18 * t19;
        const double t20 = inputs[lane + 112] - inputs[lane + 128];
        const double t21 = inputs[lane + 176] - inputs[lane + 184];
        const double t22 = inputs[lane + 144] - inputs[lane + 152];
        const double adj10 = t18 * t21 - t17 * t22;
        const double t23 = inputs[lane + 112] - inputs[lane + 136];
        const double adj20 = t19 * t22 - t16 * t21;
        const double detJ = -(t15 * adj00 + t20 * adj10 + t23 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t19 * t23 - t17 * t20;
        const double adj21 = t20 * t21 - t15 * t19;
        const double adj02 = t18 * t20 - t16 * t23;
        const double adj22 = t15 * t16 - t20 * t22;
        const double t24 = adj00 * adj20 + adj01 * adj21 + adj02 * adj22;
        const double t25 = t14 * inv_abs_detJ * t24;
        const double t26 = 0.3333333333333333 * inputs[lane + 48];
        const double t27 = 0.6666666666666666 * inputs[lane + 64];
        const double t28 = t2 + t5 - t4 - t27;
        const double t29 = t0 + 2.0 * t4 - 2.0 * t2 - t26 - t28;
        const double adj11 = t15 * t17 - t21 * t23;
        const double adj12 = t22 * t23 - t15 * t18;
        const double t30 = adj10 * adj20 + adj21 * adj11 + adj22 * adj12;
        const double t31 = t14 * inv_abs_detJ * t30;
        const double t32 = 0.3333333333333333 * inputs[lane + 56];
        const double t33 = t2 + t6 - t3 - t27;
        const double t34 = t0 + 2.0 * t3 - 2.0 * t2 - t32 - t33;
        const double t35 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
        const double t36 = t8 * t25 + t29 * t31 + t34 * t14 * inv_abs_detJ * t35;
        const double t37 = t0 + 2.0 * t4 + t7 - t1 - 2.0 * t6;
        const double t38 = 2.0 * t11 + t13;
        const double t39 = adj00 * adj00 + adj01 * adj01 + adj02 * adj02;
        const double t40 = t0 + 3.0 * t26 - 2.0 * t6 - t28;
        const double t41 = adj00 * adj10 + adj01 * adj11 + adj02 * adj12;
        const double t42 = inv_abs_detJ * t38 * t41;
        const double t43 = t0 + 2.0 * t27 - 2.0 * t6 - t32 - t33;
        const double t44 = inv_abs_detJ * t24 * t38;
        const double t45 = t37 * inv_abs_detJ * t38 * t39 + t40 * t42 + t43 * t44;
        const double t46 = inv_abs_detJ * t30 * t38;
        const double t47 = t37 * t44 + t40 * t46 + t43 * inv_abs_detJ * t35 * t38;
        const double t48 = t0 + 2.0 * t3 + t7 - t1 - 2.0 * t5;
        const double t49 = 2.0 * t12 + t13;
        const double t50 = t0 + 2.0 * t27 - 2.0 * t5 - t26 - t28;
        const double t51 = inv_abs_detJ * t41 * t49;
        const double t52 = t0 + 3.0 * t32 - 2.0 * t5 - t33;
        const double t53 = inv_abs_detJ * t24 * t49;
        const double t54 = t48 * inv_abs_detJ * t39 * t49 + t50 * t51 + t52 * t53;
        const double t55 = t14 * inv_abs_detJ * t41;
        const double t56 = 0.05 * (t8 * t14 * inv_abs_detJ * t39 + t29 * t55 + t25 * t34);
        const double t57 = 3.0 * t0 + t1 - 2.0 * t2 - t7;
        const double t58 = 2.0 * t10 + t13;
        const double t59 = 3.0 * t0 + t26 + t28 - 2.0 * t6;
        const double t60 = inv_abs_detJ * t41 * t58;
        const double t61 = 3.0 * t0 + t32 + t33 - 2.0 * t5;
        const double t62 = inv_abs_detJ * t24 * t58;
        const double t63 = 0.05 * (t57 * inv_abs_detJ * t39 * t58 + t59 * t60 + t61 * t62);
        const double t64 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
        const double t65 = 0.05 * (t37 * t42 + t40 * inv_abs_detJ * t38 * t64 + t43 * t46);
        const double t66 = inv_abs_detJ * t30 * t58;
        const double t67 = 0.05 * (t57 * t60 + t59 * inv_abs_detJ * t58 * t64 + t61 * t66);
        const double t68 = inv_abs_detJ * t30 * t49;
        const double t69 = 0.05 * (t48 * t53 + t50 * t68 + t52 * inv_abs_detJ * t35 * t49);
        const double t70 = 0.05 * (t57 * t62 + t59 * t66 + t61 * inv_abs_detJ * t35 * t58);
        const double t71 = t8 * t55 + t29 * t14 * inv_abs_detJ * t64 + t31 * t34;
        const double t72 = t48 * t51 + t50 * inv_abs_detJ * t49 * t64 + t52 * t68;
        const double t73 = 60.0 * t65 + 20.0 * t67 - t71 - t72;
        const double t74 = 1.5 * t13 * inv_abs_detJ * t41;
        const double t75 = 1.5 * t13 * inv_abs_detJ * t30;
        const double t76 = t7 * t74 - t28 * 1.5 * t13 * inv_abs_detJ * t64 - t33 * t75;
        const double t77 = 1.5 * t13 * inv_abs_detJ * t24;
        const double t78 = t7 * t77 - t28 * t75 - t33 * 1.5 * t13 * inv_abs_detJ * t35;
        const double t79 = 0.05 * t36 + 0.15 * t47 + t65 + t69 + 0.05 * t71 + 0.15 * t72 - t67 - t70 - 0.2 *
            t76 - 0.2 * t78;
        const double t80 = t7 * 1.5 * t13 * inv_abs_detJ * t39 - t28 * t74 - t33 * t77;
        const double t81 = 0.15 * t36 + 0.05 * t45 + 0.05 * t47 + 0.15 * t54 + t56 + t69 - t63 - t70 - 0.2 *
            t78 - 0.2 * t80;
        const double t82 = 0.15 * t45 + 0.05 * t54 + t56 + t65 + 0.15 * t71 + 0.05 * t72 - t63 - t67 - 0.2 *
            t76 - 0.2 * t80;
        tile[lane] = 0.025 * (t36 + t45 + t47 + t54 + 20.0 * t56 + 60.0 * t63 + 80.0 * t65 + 80.0 * t67 + 20.0
            * t69 + 60.0 * t70 - t73);
        tile[lane + 8] = -0.025 * (t45 + t54 - 60.0 * t56 - 20.0 * t63);
        tile[lane + 16] = 0.025 * t73;
        tile[lane + 24] = -0.025 * (t36 + t47 - 60.0 * t69 - 20.0 * t70);
        tile[lane + 32] = t79;
        tile[lane + 40] = t81;
        tile[lane + 48] = t82;
        tile[lane + 56] = 0.1 * (t45 + t71 - t54 - 20.0 * t69 - 20.0 * t70 - t72 - 10.0 * t82);
        tile[lane + 64] = 0.1 * (t36 + t54 - t45 - t47 - 20.0 * t65 - 20.0 * t67 - 10.0 * t81);
        tile[lane + 72] = -0.1 * (t36 + 20.0 * t56 + 20.0 * t63 + t71 + 10.0 * t79 - t47 - t72);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[10 * cell];
          const int64_t d1 = offsets[10 * cell + 1];
          const int64_t d2 = offsets[10 * cell + 2];
          const int64_t d3 = offsets[10 * cell + 3];
          const int64_t d4 = offsets[10 * cell + 4];
          const int64_t d5 = offsets[10 * cell + 5];
          const int64_t d6 = offsets[10 * cell + 6];
          const int64_t d7 = offsets[10 * cell + 7];
          const int64_t d8 = offsets[10 * cell + 8];
          const int64_t d9 = offsets[10 * cell + 9];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
          y[d8] += tile[lane + 64];
          y[d9] += tile[lane + 72];
        }
      }
    }
  }
}

}  // namespace

extern "C" int weighted_laplace_p2_tetrahedron_f64_apply_cpu(
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
  return weighted_laplace_p2_tetrahedron_f64_apply_cpu(
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
    {"w", "P1", 4, 0},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_tetrahedron_f64_apply_cpu_descriptor = {
    "weighted_laplace_p2_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    10,                                        // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
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
    10,                                        // nodes
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
    2304,                                      // shared_bytes
    439.0,                                     // flops_per_cell
    124.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
