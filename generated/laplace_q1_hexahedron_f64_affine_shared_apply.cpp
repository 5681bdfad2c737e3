// laplace_q1_hexahedron_f64_affine_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set input=affine --set numbering=shared
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  5 (estimate), scheme default
//
// Representation:
//   tensor          222 flops <- taken
//   quadrature      1119 flops
//   sum_factorised  681 flops
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                affine
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            shared
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
//   flops       230
//   bytes       80 (72 read, 8 written)
//   flops/byte  2.88
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
    const double* __restrict__ coordinates) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[160];
    alignas(64) double tile[64];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[8 * cell];
        const int64_t d1 = offsets[8 * cell + 1];
        const int64_t d2 = offsets[8 * cell + 2];
        const int64_t d3 = offsets[8 * cell + 3];
        const int64_t d4 = offsets[8 * cell + 4];
        const int64_t d5 = offsets[8 * cell + 5];
        const int64_t d6 = offsets[8 * cell + 6];
        const int64_t d7 = offsets[8 * cell + 7];
        const int64_t n0 = d0;
        const int64_t n1 = d1;
        const int64_t n2 = d2;
        const int64_t n4 = d4;
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d6];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = coordinates[3 * n0];
        inputs[lane + 72] = coordinates[3 * n1];
        inputs[lane + 80] = coordinates[3 * n2];
        inputs[lane + 88] = coordinates[3 * n4];
        inputs[lane + 96] = coordinates[3 * n0 + 1];
        inputs[lane + 104] = coordinates[3 * n1 + 1];
        inputs[lane + 112] = coordinates[3 * n2 + 1];
        inputs[lane + 120] = coordinates[3 * n4 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n4 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 16] - inputs[lane + 24];
        const double t2 = t0 + t1;
        const double t3 = inputs[lane + 32] - inputs[lane + 40];
        const double t4 = inputs[lane + 48] - inputs[lane + 56];
        const double t5 = t3 + t4;
        const double t6 = t2 + t5;
        const double t7 = inputs[lane + 64] - inputs[lane + 72];
        const double t8 = inputs[lane + 96] - inputs[lane + 112];
        const double t9 = inputs[lane + 128] - inputs[lane + 152];
        const double t10 = inputs[lane + 96] - inputs[lane + 120];
        const double t11 = inputs[lane + 128] - inputs[lane + 144];
        const double adj00 = t8 * t9 - t10 * t11;
        const double t12 = inputs[lane + 64] - inputs[lane + 80];
        const double t13 = inputs[lane + 128] - inputs[lane + 136];
        const double t14 = inputs[lane + 96] - inputs[lane + 104];
        const double adj10 = t10 * t13 - t9 * t14;
        const double t15 = inputs[lane + 64] - inputs[lane + 88];
        const double adj20 = t11 * t14 - t8 * t13;
        const double detJ = -(t7 * adj00 + t12 * adj10 + t15 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t11 * t15 - t9 * t12;
        const double adj02 = t10 * t12 - t8 * t15;
        const double t16 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t17 = inputs[lane] - inputs[lane + 16];
        const double t18 = inputs[lane + 8] - inputs[lane + 24];
        const double t19 = t17 + t18;
        const double t20 = inputs[lane + 32] - inputs[lane + 48];
        const double t21 = inputs[lane + 40] - inputs[lane + 56];
        const double t22 = t20 + t21;
        const double t23 = t19 + t22;
        const double adj11 = t7 * t9 - t13 * t15;
        const double adj12 = t14 * t15 - t7 * t10;
        const double t24 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t25 = inputs[lane] - inputs[lane + 32];
        const double t26 = inputs[lane + 8] - inputs[lane + 40];
        const double t27 = t25 + t26;
        const double t28 = inputs[lane + 16] - inputs[lane + 48];
        const double t29 = inputs[lane + 24] - inputs[lane + 56];
        const double t30 = t28 + t29;
        const double t31 = t27 + t30;
        const double adj21 = t12 * t13 - t7 * t11;
        const double adj22 = t7 * t8 - t12 * t14;
        const double t32 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t6 * t16 + t23 * t24 + t31 * t32;
        const double t33 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t34 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t6 * t24 + t23 * t33 + t31 * t34;
        const double t35 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t6 * t32 + t23 * t34 + t31 * t35;
        const double t36 = t17 - t18;
        const double t37 = t20 - t21;
        const double t38 = t36 + t37;
        const double t39 = t25 - t26;
        const double t40 = t28 - t29;
        const double t41 = t39 + t40;
        const double flux3 = t33 * t38 + t34 * t41;
        const double flux4 = t34 * t38 + t35 * t41;
        const double t42 = t0 - t1;
        const double t43 = t3 - t4;
        const double t44 = t42 + t43;
        const double t45 = t27 - t30;
        const double flux5 = t16 * t44 + t32 * t45;
        const double flux6 = t32 * t44 + t35 * t45;
        const double flux7 = t35 * (t39 - t40);
        const double t46 = t2 - t5;
        const double t47 = t19 - t22;
        const double flux8 = t16 * t46 + t24 * t47;
        const double flux9 = t24 * t46 + t33 * t47;
        const double flux10 = t33 * (t36 - t37);
        const double flux11 = t16 * (t42 - t43);
        const double t48 = 3.0 * flux0 + flux5;
        const double t49 = 3.0 * flux8 + flux11;
        const double t50 = 3.0 * t48 + t49;
        const double t51 = 3.0 * flux1 + flux3;
        const double t52 = 3.0 * flux9 + flux10;
        const double t53 = 3.0 * t51 + t52;
        const double t54 = 3.0 * flux2 + flux4;
        const double t55 = 3.0 * flux6 + flux7;
        const double t56 = 3.0 * t54 + t55;
        const double t57 = 3.0 * flux1 - flux3;
        const double t58 = 3.0 * flux9 - flux10;
        const double t59 = 3.0 * t57 + t58;
        const double t60 = 3.0 * flux2 - flux4;
        const double t61 = 3.0 * flux6 - flux7;
        const double t62 = 3.0 * t60 + t61;
        const double t63 = 3.0 * flux0 - flux5;
        const double t64 = 3.0 * flux8 - flux11;
        const double t65 = 3.0 * t63 + t64;
        const double t66 = 3.0 * t54 - t55;
        const double t67 = 3.0 * t60 - t61;
        const double t68 = 3.0 * t48 - t49;
        const double t69 = 3.0 * t51 - t52;
        const double t70 = 3.0 * t57 - t58;
        const double t71 = 3.0 * t63 - t64;
        tile[lane] = 0.006944444444444444 * (t50 + t53 + t56);
        tile[lane + 8] = -0.006944444444444444 * (t50 - t59 - t62);
        tile[lane + 16] = -0.006944444444444444 * (t53 - t65 - t66);
        tile[lane + 24] = -0.006944444444444444 * (t59 + t65 - t67);
        tile[lane + 32] = -0.006944444444444444 * (t56 - t68 - t69);
        tile[lane + 40] = -0.006944444444444444 * (t62 + t68 - t70);
        tile[lane + 48] = -0.006944444444444444 * (t66 + t69 - t71);
        tile[lane + 56] = -0.006944444444444444 * (t67 + t70 + t71);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[8 * cell];
          const int64_t d1 = offsets[8 * cell + 1];
          const int64_t d2 = offsets[8 * cell + 2];
          const int64_t d3 = offsets[8 * cell + 3];
          const int64_t d4 = offsets[8 * cell + 4];
          const int64_t d5 = offsets[8 * cell + 5];
          const int64_t d6 = offsets[8 * cell + 6];
          const int64_t d7 = offsets[8 * cell + 7];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
        }
      }
    }
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f64_affine_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_affine_shared_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_affine_shared_apply_cpu_descriptor = {
    "laplace_q1_hexahedron_f64_affine_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "affine",                                  // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "shared",                                  // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    8,                                         // nodes
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
    1792,                                      // shared_bytes
    230.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
