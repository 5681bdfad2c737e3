// curved_laplace_p2_triangle_q2geometry_f64_apply: apply of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --kernel apply --define cell=triangle
//
// Form file curved_laplace.form:
//   | """Laplace on isoparametric cells: the geometry has a degree of its own."""
//   | cell = "tetrahedron"
//   | degree = 2
//   | geometry_degree = 2
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, geometry_degree))
//   | space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   |
//   | a = inner(grad(v), grad(u)) * dx(degree=2 * degree)
//
// What:
//   cell    triangle, geometry P2^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      441 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops       447
//   bytes       128 (112 read, 16 written)
//   flops/byte  3.49
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
    alignas(64) double tile[48];

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
        const int64_t n0 = cells[6 * cell];
        const int64_t n1 = cells[6 * cell + 1];
        const int64_t n2 = cells[6 * cell + 2];
        const int64_t n3 = cells[6 * cell + 3];
        const int64_t n4 = cells[6 * cell + 4];
        const int64_t n5 = cells[6 * cell + 5];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n3];
        inputs[lane + 32] = coordinates[2 * n4];
        inputs[lane + 40] = coordinates[2 * n5];
        inputs[lane + 48] = coordinates[2 * n0 + 1];
        inputs[lane + 56] = coordinates[2 * n1 + 1];
        inputs[lane + 64] = coordinates[2 * n2 + 1];
        inputs[lane + 72] = coordinates[2 * n3 + 1];
        inputs[lane + 80] = coordinates[2 * n4 + 1];
        inputs[lane + 88] = coordinates[2 * n5 + 1];
        inputs[lane + 96] = x[d0];
        inputs[lane + 104] = x[d1];
        inputs[lane + 112] = x[d2];
        inputs[lane + 120] = x[d3];
        inputs[lane + 128] = x[d4];
        inputs[lane + 136] = x[d5];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.633695145960917 * inputs[lane];
        const double t1 = 0.633695145960917 * inputs[lane + 8];
        const double t2 = 0.36630485403908297 * inputs[lane + 24];
        const double t3 = 0.36630485403908297 * inputs[lane + 32];
        const double t4 = 0.36630485403908297 * inputs[lane + 40];
        const double t5 = t0 + 3.57804585749766 * t1 + t2 - t3 - 7.919866214967545 * t4;
        const double t6 = 0.633695145960917 * inputs[lane + 48];
        const double t7 = 0.633695145960917 * inputs[lane + 64];
        const double t8 = 0.36630485403908297 * inputs[lane + 72];
        const double t9 = 0.36630485403908297 * inputs[lane + 88];
        const double t10 = t6 + 8.919866214967545 * t8 - t7 - 8.919866214967545 * t9;
        const double t11 = 0.633695145960917 * inputs[lane + 16];
        const double t12 = t0 + 8.919866214967545 * t2 - 8.919866214967545 * t4 - t11;
        const double t13 = 0.633695145960917 * inputs[lane + 56];
        const double t14 = 0.36630485403908297 * inputs[lane + 80];
        const double t15 = t6 + t8 + 3.57804585749766 * t13 - 7.919866214967545 * t9 - t14;
        const double t16 = 1.0 / std::fabs(t5 * t10 - t12 * t15);
        const double t17 = 0.633695145960917 * inputs[lane + 96];
        const double t18 = 0.633695145960917 * inputs[lane + 104];
        const double t19 = 0.36630485403908297 * inputs[lane + 120];
        const double t20 = 0.36630485403908297 * inputs[lane + 128];
        const double t21 = 0.36630485403908297 * inputs[lane + 136];
        const double t22 = t17 + 3.57804585749766 * t18 + t19 - t20 - 7.919866214967545 * t21;
        const double t23 = 0.633695145960917 * inputs[lane + 112];
        const double t24 = t17 + 8.919866214967545 * t19 - 8.919866214967545 * t21 - t23;
        const double t25 = t10 * t22 - t15 * t24;
        const double t26 = t12 * t22 - t5 * t24;
        const double flux0 = t16 * (t10 * t25 + t12 * t26);
        const double flux1 = t16 * (t15 * t25 + t5 * t26);
        const double t27 = t0 + 8.919866214967545 * t2 - t1 - 8.919866214967545 * t3;
        const double t28 = t6 + 3.57804585749766 * t7 + t8 - t9 - 7.919866214967545 * t14;
        const double t29 = t0 + t2 + 3.57804585749766 * t11 - 7.919866214967545 * t3 - t4;
        const double t30 = t6 + 8.919866214967545 * t8 - t13 - 8.919866214967545 * t14;
        const double t31 = 1.0 / std::fabs(t27 * t28 - t29 * t30);
        const double t32 = t17 + 8.919866214967545 * t19 - t18 - 8.919866214967545 * t20;
        const double t33 = t17 + t19 + 3.57804585749766 * t23 - 7.919866214967545 * t20 - t21;
        const double t34 = t28 * t32 - t30 * t33;
        const double t35 = t29 * t32 - t27 * t33;
        const double flux2 = t31 * (t28 * t34 + t29 * t35);
        const double flux3 = t31 * (t30 * t34 + t27 * t35);
        const double t36 = 3.57804585749766 * t0 + t1 + t3 - t2 - 7.919866214967545 * t4;
        const double t37 = 3.57804585749766 * t6 + t7 + t9 - t8 - 7.919866214967545 * t14;
        const double t38 = 3.57804585749766 * t0 + t4 + t11 - t2 - 7.919866214967545 * t3;
        const double t39 = 3.57804585749766 * t6 + t13 + t14 - t8 - 7.919866214967545 * t9;
        const double t40 = 1.0 / std::fabs(t36 * t37 - t38 * t39);
        const double t41 = 3.57804585749766 * t17 + t18 + t20 - t19 - 7.919866214967545 * t21;
        const double t42 = 3.57804585749766 * t17 + t21 + t23 - t19 - 7.919866214967545 * t20;
        const double t43 = t37 * t41 - t39 * t42;
        const double t44 = t38 * t41 - t36 * t42;
        const double flux4 = t40 * (t37 * t43 + t38 * t44);
        const double flux5 = t40 * (t39 * t43 + t36 * t44);
        const double t45 = 0.2539916958217391 * t0 + 0.18392922996755742 * t1 + t3 - t2 - 0.7575885547991655 *
            t4;
        const double t46 = 1.047771055575823 * t6 + t9 - 1.047771055575823 * t7 - t8;
        const double t47 = 1.047771055575823 * t0 + t4 - t2 - 1.047771055575823 * t11;
        const double t48 = 0.2539916958217391 * t6 + 0.18392922996755742 * t13 + t14 - t8 - 0.7575885547991655
            * t9;
        const double t49 = 1.0 / std::fabs(5.748534646825439 * (t45 * t46 - t47 * t48));
        const double t50 = 0.2539916958217391 * t17 + 0.18392922996755742 * t18 + t20 - t19 -
            0.7575885547991655 * t21;
        const double t51 = 1.047771055575823 * t17 + t21 - t19 - 1.047771055575823 * t23;
        const double t52 = t46 * t50 - t48 * t51;
        const double t53 = t47 * t50 - t45 * t51;
        const double flux6 = t49 * (t46 * t52 + t47 * t53);
        const double flux7 = t49 * (t48 * t52 + t45 * t53);
        const double t54 = 1.047771055575823 * t0 + t3 - 1.047771055575823 * t1 - t2;
        const double t55 = 0.2539916958217391 * t6 + 0.18392922996755742 * t7 + t9 - t8 - 0.7575885547991655 *
            t14;
        const double t56 = 0.2539916958217391 * t0 + t4 + 0.18392922996755742 * t11 - t2 - 0.7575885547991655
            * t3;
        const double t57 = 1.047771055575823 * t6 + t14 - t8 - 1.047771055575823 * t13;
        const double t58 = 1.0 / std::fabs(5.748534646825439 * (t54 * t55 - t56 * t57));
        const double t59 = 1.047771055575823 * t17 + t20 - 1.047771055575823 * t18 - t19;
        const double t60 = 0.2539916958217391 * t17 + t21 + 0.18392922996755742 * t23 - t19 -
            0.7575885547991655 * t20;
        const double t61 = t55 * t59 - t57 * t60;
        const double t62 = t56 * t59 - t54 * t60;
        const double flux8 = t58 * (t55 * t61 + t56 * t62);
        const double flux9 = t58 * (t57 * t61 + t54 * t62);
        const double t63 = 0.18392922996755742 * t0 + 0.2539916958217391 * t1 + t2 - t3 - 0.7575885547991655 *
            t4;
        const double t64 = 0.18392922996755742 * t6 + 0.2539916958217391 * t7 + t8 - t9 - 0.7575885547991655 *
            t14;
        const double t65 = 0.18392922996755742 * t0 + t2 + 0.2539916958217391 * t11 - 0.7575885547991655 * t3
            - t4;
        const double t66 = 0.18392922996755742 * t6 + t8 + 0.2539916958217391 * t13 - 0.7575885547991655 * t9
            - t14;
        const double t67 = 1.0 / std::fabs(23.71395724349096 * (t63 * t64 - t65 * t66));
        const double t68 = 0.18392922996755742 * t17 + 0.2539916958217391 * t18 + t19 - t20 -
            0.7575885547991655 * t21;
        const double t69 = 0.18392922996755742 * t17 + t19 + 0.2539916958217391 * t23 - 0.7575885547991655 *
            t20 - t21;
        const double t70 = t64 * t68 - t66 * t69;
        const double t71 = t65 * t68 - t63 * t69;
        const double flux10 = t67 * (t64 * t70 + t65 * t71);
        const double flux11 = t67 * (t66 * t70 + t63 * t71);
        const double t72 = 0.020137928705502673 * flux0;
        const double t73 = 0.020137928705502673 * flux4;
        const double t74 = 1.3519927468839303 * flux6;
        const double t75 = 1.3519927468839303 * flux8;
        const double t76 = 23.007430577224078 * flux10;
        const double t77 = -0.020137928705502673 * flux3;
        const double t78 = -0.020137928705502673 * flux5;
        const double t79 = -1.3519927468839303 * flux7;
        const double t80 = -1.3519927468839303 * flux9;
        const double t81 = -23.007430577224078 * flux11;
        tile[lane] = -(0.03483794312215826 * flux1 - 0.03483794312215826 * flux2 - 1.7299665537418862 * t72 -
            6.189899661225659 * t73 - 0.4393971386997914 * t74 - 1.812608882125005 * t75 - 0.3181914160993742
            * t76 - 1.7299665537418862 * t77 - 6.189899661225659 * t78 - 1.812608882125005 * t79 -
            0.4393971386997914 * t80 - 0.3181914160993742 * t81);
        tile[lane + 8] = -(0.03483794312215826 * flux2 + 1.812608882125005 * t75 - 6.189899661225659 * t72 -
            1.7299665537418862 * t73 - 0.3181914160993742 * t74 - 0.4393971386997914 * t76);
        tile[lane + 16] = 0.03483794312215826 * flux1 + 6.189899661225659 * t77 + 1.7299665537418862 * t78 +
            0.3181914160993742 * t80 + 0.4393971386997914 * t81 - 1.812608882125005 * t79;
        tile[lane + 24] = -(0.1796276298996384 * flux1 + t73 + t74 + t75 + t78 + t79 + t80 -
            0.1796276298996384 * flux2 - t72 - t76 - t77 - t81);
        tile[lane + 32] = -(0.1796276298996384 * flux2 + t72 + t76 + 7.919866214967545 * t77 +
            7.919866214967545 * t78 + 0.7575885547991655 * t80 + 0.7575885547991655 * t81 - t73 - t74 - t75);
        tile[lane + 40] = 0.1796276298996384 * flux1 + t78 + t79 + t80 - 7.919866214967545 * t72 -
            7.919866214967545 * t73 - 0.7575885547991655 * t74 - 0.7575885547991655 * t76 - t77 - t81;
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
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
        }
      }
    }
  }
}

}  // namespace

extern "C" int curved_laplace_p2_triangle_q2geometry_f64_apply_cpu(
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
  return curved_laplace_p2_triangle_q2geometry_f64_apply_cpu(
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

extern "C" const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_apply_cpu_descriptor = {
    "curved_laplace_p2_triangle_q2geometry_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P2^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    4,                                         // quadrature_degree
    6,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    6,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    6,                                         // nodes
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
    1536,                                      // shared_bytes
    447.0,                                     // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
