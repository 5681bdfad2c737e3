// vector_laplace_p1x3_tetrahedron_f32_shared_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=1 --set scalar=float32 --set numbering=shared
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          150 flops <- taken
//   quadrature      150 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        64
//   concurrent_elements  16
//   unroll               full
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 16 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       162
//   bytes       24 (22 read, 2 written)
//   flops/byte  6.75
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) float inputs[384];
    alignas(64) float tile[192];

    for (int step = 0; step < 4; ++step) {
      for (int lane = 0; lane < 16; ++lane) {
        const int batch_cell = step * 16 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 16] = x[d1];
        inputs[lane + 32] = x[d2];
        inputs[lane + 48] = x[d3];
        inputs[lane + 64] = x[d0 + 1];
        inputs[lane + 80] = x[d1 + 1];
        inputs[lane + 96] = x[d2 + 1];
        inputs[lane + 112] = x[d3 + 1];
        inputs[lane + 128] = x[d0 + 2];
        inputs[lane + 144] = x[d1 + 2];
        inputs[lane + 160] = x[d2 + 2];
        inputs[lane + 176] = x[d3 + 2];
        inputs[lane + 192] = coordinates[d0];
        inputs[lane + 208] = coordinates[d1];
        inputs[lane + 224] = coordinates[d2];
        inputs[lane + 240] = coordinates[d3];
        inputs[lane + 256] = coordinates[d0 + 1];
        inputs[lane + 272] = coordinates[d1 + 1];
        inputs[lane + 288] = coordinates[d2 + 1];
        inputs[lane + 304] = coordinates[d3 + 1];
        inputs[lane + 320] = coordinates[d0 + 2];
        inputs[lane + 336] = coordinates[d1 + 2];
        inputs[lane + 352] = coordinates[d2 + 2];
        inputs[lane + 368] = coordinates[d3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 16; ++lane) {
        const float t0 = inputs[lane] - inputs[lane + 16];
        const float t1 = inputs[lane + 192] - inputs[lane + 208];
        const float t2 = inputs[lane + 256] - inputs[lane + 288];
        const float t3 = inputs[lane + 320] - inputs[lane + 368];
        const float t4 = inputs[lane + 256] - inputs[lane + 304];
        const float t5 = inputs[lane + 320] - inputs[lane + 352];
        const float adj00 = t2 * t3 - t4 * t5;
        const float t6 = inputs[lane + 192] - inputs[lane + 224];
        const float t7 = inputs[lane + 320] - inputs[lane + 336];
        const float t8 = inputs[lane + 256] - inputs[lane + 272];
        const float adj10 = t4 * t7 - t3 * t8;
        const float t9 = inputs[lane + 192] - inputs[lane + 240];
        const float adj20 = t5 * t8 - t2 * t7;
        const float detJ = -(t1 * adj00 + t6 * adj10 + t9 * adj20);
        const float abs_detJ = std::fabs(detJ);
        const float inv_abs_detJ = 1.0f / abs_detJ;
        const float adj01 = t5 * t9 - t3 * t6;
        const float adj02 = t4 * t6 - t2 * t9;
        const float t10 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const float t11 = inputs[lane] - inputs[lane + 32];
        const float adj11 = t1 * t3 - t7 * t9;
        const float adj12 = t8 * t9 - t1 * t4;
        const float t12 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const float t13 = inputs[lane] - inputs[lane + 48];
        const float adj21 = t6 * t7 - t1 * t5;
        const float adj22 = t1 * t2 - t6 * t8;
        const float t14 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const float flux0 = t0 * t10 + t11 * t12 + t13 * t14;
        const float t15 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const float t16 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const float flux1 = t0 * t12 + t11 * t15 + t13 * t16;
        const float t17 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const float flux2 = t0 * t14 + t11 * t16 + t13 * t17;
        const float t18 = inputs[lane + 64] - inputs[lane + 80];
        const float t19 = inputs[lane + 64] - inputs[lane + 96];
        const float t20 = inputs[lane + 64] - inputs[lane + 112];
        const float flux3 = t10 * t18 + t12 * t19 + t14 * t20;
        const float flux4 = t12 * t18 + t15 * t19 + t16 * t20;
        const float flux5 = t14 * t18 + t16 * t19 + t17 * t20;
        const float t21 = inputs[lane + 128] - inputs[lane + 144];
        const float t22 = inputs[lane + 128] - inputs[lane + 160];
        const float t23 = inputs[lane + 128] - inputs[lane + 176];
        const float flux6 = t10 * t21 + t12 * t22 + t14 * t23;
        const float flux7 = t12 * t21 + t15 * t22 + t16 * t23;
        const float flux8 = t14 * t21 + t16 * t22 + t17 * t23;
        tile[lane] = 0.16666666666666666f * (flux0 + flux1 + flux2);
        tile[lane + 16] = 0.16666666666666666f * (flux3 + flux4 + flux5);
        tile[lane + 32] = 0.16666666666666666f * (flux6 + flux7 + flux8);
        tile[lane + 48] = -0.16666666666666666f * flux0;
        tile[lane + 64] = -0.16666666666666666f * flux3;
        tile[lane + 80] = -0.16666666666666666f * flux6;
        tile[lane + 96] = -0.16666666666666666f * flux1;
        tile[lane + 112] = -0.16666666666666666f * flux4;
        tile[lane + 128] = -0.16666666666666666f * flux7;
        tile[lane + 144] = -0.16666666666666666f * flux2;
        tile[lane + 160] = -0.16666666666666666f * flux5;
        tile[lane + 176] = -0.16666666666666666f * flux8;
      }
      for (int lane = 0; lane < 16; ++lane) {
        const int step_cell = step * 16 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 16];
          y[d0 + 2] += tile[lane + 32];
          y[d1] += tile[lane + 48];
          y[d1 + 1] += tile[lane + 64];
          y[d1 + 2] += tile[lane + 80];
          y[d2] += tile[lane + 96];
          y[d2 + 1] += tile[lane + 112];
          y[d2 + 2] += tile[lane + 128];
          y[d3] += tile[lane + 144];
          y[d3 + 1] += tile[lane + 160];
          y[d3 + 2] += tile[lane + 176];
        }
      }
    }
  }
}

}  // namespace

extern "C" int vector_laplace_p1x3_tetrahedron_f32_shared_apply_cpu(
    int64_t num_cells,
    float* y,
    const float* x,
    const int32_t* offsets,
    const float* coordinates,
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
  return vector_laplace_p1x3_tetrahedron_f32_shared_apply_cpu(
      arguments->num_cells,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_p1x3_tetrahedron_f32_shared_apply_cpu_descriptor = {
    "vector_laplace_p1x3_tetrahedron_f32_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
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
    "shared",                                  // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    16,                                        // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2304,                                      // shared_bytes
    162.0,                                     // flops_per_cell
    24.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
