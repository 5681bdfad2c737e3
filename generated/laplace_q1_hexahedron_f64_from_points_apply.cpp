// laplace_q1_hexahedron_f64_from_points_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
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
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      438 flops
//   sum_factorised  264 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                points
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
//   flops       272
//   bytes       440 (432 read, 8 written)
//   flops/byte  0.618
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
    const double* __restrict__ geometry) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[448];
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
        inputs[lane] = geometry[48 * cell];
        inputs[lane + 8] = geometry[48 * cell + 1];
        inputs[lane + 16] = geometry[48 * cell + 2];
        inputs[lane + 24] = geometry[48 * cell + 3];
        inputs[lane + 32] = geometry[48 * cell + 4];
        inputs[lane + 40] = geometry[48 * cell + 5];
        inputs[lane + 48] = x[d0];
        inputs[lane + 56] = x[d1];
        inputs[lane + 64] = x[d2];
        inputs[lane + 72] = x[d3];
        inputs[lane + 80] = x[d4];
        inputs[lane + 88] = x[d5];
        inputs[lane + 96] = x[d6];
        inputs[lane + 104] = x[d7];
        inputs[lane + 112] = geometry[48 * cell + 6];
        inputs[lane + 120] = geometry[48 * cell + 7];
        inputs[lane + 128] = geometry[48 * cell + 8];
        inputs[lane + 136] = geometry[48 * cell + 9];
        inputs[lane + 144] = geometry[48 * cell + 10];
        inputs[lane + 152] = geometry[48 * cell + 11];
        inputs[lane + 160] = geometry[48 * cell + 12];
        inputs[lane + 168] = geometry[48 * cell + 13];
        inputs[lane + 176] = geometry[48 * cell + 14];
        inputs[lane + 184] = geometry[48 * cell + 15];
        inputs[lane + 192] = geometry[48 * cell + 16];
        inputs[lane + 200] = geometry[48 * cell + 17];
        inputs[lane + 208] = geometry[48 * cell + 18];
        inputs[lane + 216] = geometry[48 * cell + 19];
        inputs[lane + 224] = geometry[48 * cell + 20];
        inputs[lane + 232] = geometry[48 * cell + 21];
        inputs[lane + 240] = geometry[48 * cell + 22];
        inputs[lane + 248] = geometry[48 * cell + 23];
        inputs[lane + 256] = geometry[48 * cell + 24];
        inputs[lane + 264] = geometry[48 * cell + 25];
        inputs[lane + 272] = geometry[48 * cell + 26];
        inputs[lane + 280] = geometry[48 * cell + 27];
        inputs[lane + 288] = geometry[48 * cell + 28];
        inputs[lane + 296] = geometry[48 * cell + 29];
        inputs[lane + 304] = geometry[48 * cell + 30];
        inputs[lane + 312] = geometry[48 * cell + 31];
        inputs[lane + 320] = geometry[48 * cell + 32];
        inputs[lane + 328] = geometry[48 * cell + 33];
        inputs[lane + 336] = geometry[48 * cell + 34];
        inputs[lane + 344] = geometry[48 * cell + 35];
        inputs[lane + 352] = geometry[48 * cell + 36];
        inputs[lane + 360] = geometry[48 * cell + 37];
        inputs[lane + 368] = geometry[48 * cell + 38];
        inputs[lane + 376] = geometry[48 * cell + 39];
        inputs[lane + 384] = geometry[48 * cell + 40];
        inputs[lane + 392] = geometry[48 * cell + 41];
        inputs[lane + 400] = geometry[48 * cell + 42];
        inputs[lane + 408] = geometry[48 * cell + 43];
        inputs[lane + 416] = geometry[48 * cell + 44];
        inputs[lane + 424] = geometry[48 * cell + 45];
        inputs[lane + 432] = geometry[48 * cell + 46];
        inputs[lane + 440] = geometry[48 * cell + 47];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 48] - inputs[lane + 56];
        const double t1 = inputs[lane + 64] - inputs[lane + 72];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 80] - inputs[lane + 88];
        const double t4 = inputs[lane + 96] - inputs[lane + 104];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = t2 + 0.2679491924311227 * t5;
        const double t7 = inputs[lane + 48] - inputs[lane + 64];
        const double t8 = inputs[lane + 56] - inputs[lane + 72];
        const double t9 = t7 + 0.2679491924311227 * t8;
        const double t10 = inputs[lane + 80] - inputs[lane + 96];
        const double t11 = inputs[lane + 88] - inputs[lane + 104];
        const double t12 = t10 + 0.2679491924311227 * t11;
        const double t13 = t9 + 0.2679491924311227 * t12;
        const double t14 = inputs[lane + 48] - inputs[lane + 80];
        const double t15 = inputs[lane + 56] - inputs[lane + 88];
        const double t16 = t14 + 0.2679491924311227 * t15;
        const double t17 = inputs[lane + 64] - inputs[lane + 96];
        const double t18 = inputs[lane + 72] - inputs[lane + 104];
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = t16 + 0.2679491924311227 * t19;
        const double flux0 = inputs[lane] * t6 + inputs[lane + 8] * t13 + inputs[lane + 16] * t20;
        const double flux1 = inputs[lane + 8] * t6 + inputs[lane + 24] * t13 + inputs[lane + 32] * t20;
        const double flux2 = inputs[lane + 16] * t6 + inputs[lane + 32] * t13 + inputs[lane + 40] * t20;
        const double t21 = 0.2679491924311227 * t7 + t8;
        const double t22 = 0.2679491924311227 * t10 + t11;
        const double t23 = t21 + 0.2679491924311227 * t22;
        const double t24 = 0.2679491924311227 * t14 + t15;
        const double t25 = 0.2679491924311227 * t17 + t18;
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double flux3 = inputs[lane + 112] * t6 + inputs[lane + 120] * t23 + inputs[lane + 128] * t26;
        const double flux4 = inputs[lane + 120] * t6 + inputs[lane + 136] * t23 + inputs[lane + 144] * t26;
        const double flux5 = inputs[lane + 128] * t6 + inputs[lane + 144] * t23 + inputs[lane + 152] * t26;
        const double t27 = 0.2679491924311227 * t0 + t1;
        const double t28 = 0.2679491924311227 * t3 + t4;
        const double t29 = t27 + 0.2679491924311227 * t28;
        const double t30 = 0.2679491924311227 * t16 + t19;
        const double flux6 = inputs[lane + 160] * t29 + inputs[lane + 168] * t13 + inputs[lane + 176] * t30;
        const double flux7 = inputs[lane + 168] * t29 + inputs[lane + 184] * t13 + inputs[lane + 192] * t30;
        const double flux8 = inputs[lane + 176] * t29 + inputs[lane + 192] * t13 + inputs[lane + 200] * t30;
        const double t31 = 0.2679491924311227 * t24 + t25;
        const double flux9 = inputs[lane + 208] * t29 + inputs[lane + 216] * t23 + inputs[lane + 224] * t31;
        const double flux10 = inputs[lane + 216] * t29 + inputs[lane + 232] * t23 + inputs[lane + 240] * t31;
        const double flux11 = inputs[lane + 224] * t29 + inputs[lane + 240] * t23 + inputs[lane + 248] * t31;
        const double t32 = 0.2679491924311227 * t2 + t5;
        const double t33 = 0.2679491924311227 * t9 + t12;
        const double flux12 = inputs[lane + 256] * t32 + inputs[lane + 264] * t33 + inputs[lane + 272] * t20;
        const double flux13 = inputs[lane + 264] * t32 + inputs[lane + 280] * t33 + inputs[lane + 288] * t20;
        const double flux14 = inputs[lane + 272] * t32 + inputs[lane + 288] * t33 + inputs[lane + 296] * t20;
        const double t34 = 0.2679491924311227 * t21 + t22;
        const double flux15 = inputs[lane + 304] * t32 + inputs[lane + 312] * t34 + inputs[lane + 320] * t26;
        const double flux16 = inputs[lane + 312] * t32 + inputs[lane + 328] * t34 + inputs[lane + 336] * t26;
        const double flux17 = inputs[lane + 320] * t32 + inputs[lane + 336] * t34 + inputs[lane + 344] * t26;
        const double t35 = 0.2679491924311227 * t27 + t28;
        const double flux18 = inputs[lane + 352] * t35 + inputs[lane + 360] * t33 + inputs[lane + 368] * t30;
        const double flux19 = inputs[lane + 360] * t35 + inputs[lane + 376] * t33 + inputs[lane + 384] * t30;
        const double flux20 = inputs[lane + 368] * t35 + inputs[lane + 384] * t33 + inputs[lane + 392] * t30;
        const double flux21 = inputs[lane + 400] * t35 + inputs[lane + 408] * t34 + inputs[lane + 416] * t31;
        const double flux22 = inputs[lane + 408] * t35 + inputs[lane + 424] * t34 + inputs[lane + 432] * t31;
        const double flux23 = inputs[lane + 416] * t35 + inputs[lane + 432] * t34 + inputs[lane + 440] * t31;
        const double t36 = flux0 + flux3;
        const double t37 = flux6 + flux9;
        const double t38 = t36 + 0.2679491924311227 * t37;
        const double t39 = flux12 + flux15;
        const double t40 = flux18 + flux21;
        const double t41 = t39 + 0.2679491924311227 * t40;
        const double t42 = t38 + 0.2679491924311227 * t41;
        const double t43 = flux1 + flux7;
        const double t44 = flux4 + flux10;
        const double t45 = t43 + 0.2679491924311227 * t44;
        const double t46 = flux13 + flux19;
        const double t47 = flux16 + flux22;
        const double t48 = t46 + 0.2679491924311227 * t47;
        const double t49 = t45 + 0.2679491924311227 * t48;
        const double t50 = flux2 + flux14;
        const double t51 = flux5 + flux17;
        const double t52 = t50 + 0.2679491924311227 * t51;
        const double t53 = flux8 + flux20;
        const double t54 = flux11 + flux23;
        const double t55 = t53 + 0.2679491924311227 * t54;
        const double t56 = t52 + 0.2679491924311227 * t55;
        const double t57 = 0.2679491924311227 * t43 + t44;
        const double t58 = 0.2679491924311227 * t46 + t47;
        const double t59 = t57 + 0.2679491924311227 * t58;
        const double t60 = 0.2679491924311227 * t50 + t51;
        const double t61 = 0.2679491924311227 * t53 + t54;
        const double t62 = t60 + 0.2679491924311227 * t61;
        const double t63 = 0.2679491924311227 * t36 + t37;
        const double t64 = 0.2679491924311227 * t39 + t40;
        const double t65 = t63 + 0.2679491924311227 * t64;
        const double t66 = 0.2679491924311227 * t52 + t55;
        const double t67 = 0.2679491924311227 * t60 + t61;
        const double t68 = 0.2679491924311227 * t38 + t41;
        const double t69 = 0.2679491924311227 * t45 + t48;
        const double t70 = 0.2679491924311227 * t57 + t58;
        const double t71 = 0.2679491924311227 * t63 + t64;
        tile[lane] = 0.3868945341743197 * (t42 + t49 + t56);
        tile[lane + 8] = -0.3868945341743197 * (t42 - t59 - t62);
        tile[lane + 16] = -0.3868945341743197 * (t49 - t65 - t66);
        tile[lane + 24] = -0.3868945341743197 * (t59 + t65 - t67);
        tile[lane + 32] = -0.3868945341743197 * (t56 - t68 - t69);
        tile[lane + 40] = -0.3868945341743197 * (t62 + t68 - t70);
        tile[lane + 48] = -0.3868945341743197 * (t66 + t69 - t71);
        tile[lane + 56] = -0.3868945341743197 * (t67 + t70 + t71);
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

extern "C" int laplace_q1_hexahedron_f64_from_points_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, geometry);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_from_points_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_cpu_descriptor = {
    "laplace_q1_hexahedron_f64_from_points_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
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
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "points",                                  // input
    "full",                                    // output
    48,                                        // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
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
    4096,                                      // shared_bytes
    272.0,                                     // flops_per_cell
    440.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
