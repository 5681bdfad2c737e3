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
//   trial   P2, 10 dofs
//   w       coefficient, P1, 4 dofs
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
//   chosen by            the cost model (no table has this kernel)
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
        const double t0 = 0.6666666666666666 * inputs[lane + 72];
        const double t1 = 0.6666666666666666 * inputs[lane + 80];
        const double t2 = 0.6666666666666666 * inputs[lane + 88];
        const double t3 = 0.6666666666666666 * inputs[lane + 96];
        const double t4 = t0 + t1 - t2 - t3;
        const double t5 = 0.16666666666666666 * inputs[lane];
        const double t6 = 0.16666666666666666 * inputs[lane + 8];
        const double t7 = 0.16666666666666666 * inputs[lane + 16];
        const double t8 = 0.16666666666666666 * inputs[lane + 24];
        const double t9 = t5 + t6 + t7 + t8;
        const double t10 = inputs[lane + 112] - inputs[lane + 120];
        const double t11 = inputs[lane + 144] - inputs[lane + 160];
        const double t12 = inputs[lane + 176] - inputs[lane + 200];
        const double t13 = inputs[lane + 144] - inputs[lane + 168];
        const double t14 = inputs[lane + 176] - inputs[lane + 192];
        const double adj00 = t11 * t12 - t13 * t14;
        const double t15 = inputs[lane + 112] - inputs[lane + 128];
        const double t16 = inputs[lane + 176] - inputs[lane + 184];
        const double t17 = inputs[lane + 144] - inputs[lane + 152];
        const double adj10 = t13 * t16 - t12 * t17;
        const double t18 = inputs[lane + 112] - inputs[lane + 136];
        const double adj20 = t14 * t17 - t11 * t16;
        const double detJ = -(t10 * adj00 + t15 * adj10 + t18 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t14 * t18 - t12 * t15;
        const double adj02 = t13 * t15 - t11 * t18;
        const double t19 = adj00 * adj00 + adj01 * adj01 + adj02 * adj02;
        const double t20 = 0.6666666666666666 * inputs[lane + 64];
        const double t21 = 0.6666666666666666 * inputs[lane + 104];
        const double t22 = t1 + t20 - t2 - t21;
        const double adj11 = t10 * t12 - t16 * t18;
        const double adj12 = t17 * t18 - t10 * t13;
        const double t23 = adj00 * adj10 + adj01 * adj11 + adj02 * adj12;
        const double t24 = 1.5 * t9 * inv_abs_detJ * t23;
        const double t25 = t0 + t20 - t3 - t21;
        const double adj21 = t15 * t16 - t10 * t14;
        const double adj22 = t10 * t11 - t15 * t17;
        const double t26 = adj00 * adj20 + adj01 * adj21 + adj02 * adj22;
        const double t27 = 1.5 * t9 * inv_abs_detJ * t26;
        const double flux0 = t4 * 1.5 * t9 * inv_abs_detJ * t19 + t22 * t24 + t25 * t27;
        const double t28 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
        const double t29 = adj10 * adj20 + adj11 * adj21 + adj12 * adj22;
        const double t30 = 1.5 * t9 * inv_abs_detJ * t29;
        const double flux1 = t4 * t24 + t22 * 1.5 * t9 * inv_abs_detJ * t28 + t25 * t30;
        const double t31 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
        const double flux2 = t4 * t27 + t22 * t30 + t25 * 1.5 * t9 * inv_abs_detJ * t31;
        const double t32 = 0.3333333333333333 * inputs[lane + 32];
        const double t33 = 0.3333333333333333 * inputs[lane + 40];
        const double t34 = t4 + t32 + 3.0 * t33 - 2.0 * t21;
        const double t35 = 2.0 * t6 + t9;
        const double t36 = 0.3333333333333333 * inputs[lane + 48];
        const double t37 = 2.0 * t1 + t22 + t32 - 2.0 * t21 - t36;
        const double t38 = inv_abs_detJ * t23 * t35;
        const double t39 = 0.3333333333333333 * inputs[lane + 56];
        const double t40 = 2.0 * t0 + t25 + t32 - 2.0 * t21 - t39;
        const double t41 = inv_abs_detJ * t26 * t35;
        const double flux3 = t34 * inv_abs_detJ * t19 * t35 + t37 * t38 + t40 * t41;
        const double t42 = inv_abs_detJ * t29 * t35;
        const double flux4 = t34 * t38 + t37 * inv_abs_detJ * t28 * t35 + t40 * t42;
        const double flux5 = t34 * t41 + t37 * t42 + t40 * inv_abs_detJ * t31 * t35;
        const double t43 = 2.0 * t1 + t4 + t32 - 2.0 * t3 - t33;
        const double t44 = 2.0 * t7 + t9;
        const double t45 = 2.0 * t3 - t22 - t32 - 3.0 * t36;
        const double t46 = inv_abs_detJ * t23 * t44;
        const double t47 = 2.0 * t3 + t39 - 2.0 * t20 - t25 - t32;
        const double t48 = inv_abs_detJ * t26 * t44;
        const double flux6 = t43 * inv_abs_detJ * t19 * t44 - t45 * t46 - t47 * t48;
        const double t49 = inv_abs_detJ * t29 * t44;
        const double flux7 = t43 * t46 - t45 * inv_abs_detJ * t28 * t44 - t47 * t49;
        const double flux8 = t43 * t48 - t45 * t49 - t47 * inv_abs_detJ * t31 * t44;
        const double t50 = 2.0 * t0 + t4 + t32 - 2.0 * t2 - t33;
        const double t51 = 2.0 * t8 + t9;
        const double t52 = 2.0 * t2 + t36 - 2.0 * t20 - t22 - t32;
        const double t53 = inv_abs_detJ * t23 * t51;
        const double t54 = 2.0 * t2 - t25 - t32 - 3.0 * t39;
        const double t55 = inv_abs_detJ * t26 * t51;
        const double flux9 = t50 * inv_abs_detJ * t19 * t51 - t52 * t53 - t54 * t55;
        const double t56 = inv_abs_detJ * t29 * t51;
        const double flux10 = t50 * t53 - t52 * inv_abs_detJ * t28 * t51 - t54 * t56;
        const double flux11 = t50 * t55 - t52 * t56 - t54 * inv_abs_detJ * t31 * t51;
        const double t57 = t4 + 2.0 * t21 - 3.0 * t32 - t33;
        const double t58 = 2.0 * t5 + t9;
        const double t59 = 2.0 * t3 + t22 - 3.0 * t32 - t36;
        const double t60 = inv_abs_detJ * t23 * t58;
        const double t61 = 2.0 * t2 + t25 - 3.0 * t32 - t39;
        const double t62 = inv_abs_detJ * t26 * t58;
        const double flux12 = t57 * inv_abs_detJ * t19 * t58 + t59 * t60 + t61 * t62;
        const double t63 = inv_abs_detJ * t29 * t58;
        const double flux13 = t57 * t60 + t59 * inv_abs_detJ * t28 * t58 + t61 * t63;
        const double flux14 = t57 * t62 + t59 * t63 + t61 * inv_abs_detJ * t31 * t58;
        const double t64 = 0.05 * flux3;
        const double t65 = -0.05 * flux12;
        const double t66 = 0.05 * flux7;
        const double t67 = -0.05 * flux13;
        const double t68 = 0.05 * flux11;
        const double t69 = -0.05 * flux14;
        const double t70 = flux4 + flux10 - 60.0 * t66 - 20.0 * t67;
        const double t71 = 0.2 * flux1 + 0.2 * flux2 + t67 + t69 - 0.05 * flux4 - 0.05 * flux5 - 0.15 * flux8
            - 0.15 * flux10 - t66 - t68;
        const double t72 = 0.2 * flux0 + 0.2 * flux2 + t65 + t69 - 0.15 * flux5 - 0.05 * flux6 - 0.05 * flux8
            - 0.15 * flux9 - t64 - t68;
        const double t73 = 0.2 * flux0 + 0.2 * flux1 + t65 + t67 - 0.15 * flux4 - 0.15 * flux6 - 0.05 * flux9
            - 0.05 * flux10 - t64 - t66;
        tile[lane] = 0.025 * (flux5 + flux6 + flux8 + flux9 + 20.0 * t64 + 60.0 * t65 + 80.0 * t66 + 80.0 *
            t67 + 20.0 * t68 + 60.0 * t69 + t70);
        tile[lane + 8] = -0.025 * (flux6 + flux9 - 60.0 * t64 - 20.0 * t65);
        tile[lane + 16] = -0.025 * t70;
        tile[lane + 24] = -0.025 * (flux5 + flux8 - 60.0 * t68 - 20.0 * t69);
        tile[lane + 32] = -t71;
        tile[lane + 40] = -t72;
        tile[lane + 48] = -t73;
        tile[lane + 56] = 0.1 * (flux4 + flux6 + 10.0 * t73 - flux9 - flux10 - 20.0 * t68 - 20.0 * t69);
        tile[lane + 64] = 0.1 * (flux5 + flux9 + 10.0 * t72 - flux6 - flux8 - 20.0 * t66 - 20.0 * t67);
        tile[lane + 72] = -0.1 * (flux4 + flux5 + 20.0 * t64 + 20.0 * t65 - flux8 - flux10 - 10.0 * t71);
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
    {"w", "P1", 4, 0, 0, nullptr},
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
