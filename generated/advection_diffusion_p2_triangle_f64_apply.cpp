// advection_diffusion_p2_triangle_f64_apply: apply of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --kernel apply --define cell=triangle --define degree=2
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
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   b       constant, 2 values
//   nu      constant, 1 values
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          151 flops <- taken
//   quadrature      369 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops       157
//   bytes       92 (76 read, 16 written)
//   flops/byte  1.71
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
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = coordinates[2 * n0];
        inputs[lane + 56] = coordinates[2 * n1];
        inputs[lane + 64] = coordinates[2 * n2];
        inputs[lane + 72] = coordinates[2 * n0 + 1];
        inputs[lane + 80] = coordinates[2 * n1 + 1];
        inputs[lane + 88] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.3333333333333333 * inputs[lane];
        const double t1 = 0.3333333333333333 * inputs[lane + 8];
        const double t2 = 1.3333333333333333 * inputs[lane + 24];
        const double t3 = 1.3333333333333333 * inputs[lane + 32];
        const double t4 = t0 + t3 - t1 - t2;
        const double t5 = inputs[lane + 48] - inputs[lane + 56];
        const double t6 = inputs[lane + 72] - inputs[lane + 88];
        const double adj01 = inputs[lane + 48] - inputs[lane + 64];
        const double adj10 = inputs[lane + 72] - inputs[lane + 80];
        const double detJ = t5 * t6 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t7 = nu[0] * inv_abs_detJ * (t6 * t6 + adj01 * adj01);
        const double t8 = 0.3333333333333333 * inputs[lane + 16];
        const double t9 = 4.0 * inputs[lane + 40];
        const double t10 = t0 + 0.3333333333333333 * t9 - t2 - t8;
        const double t11 = -nu[0] * inv_abs_detJ * (t6 * adj10 + t5 * adj01);
        const double flux0 = t4 * t7 + t10 * t11;
        const double t12 = nu[0] * inv_abs_detJ * (adj10 * adj10 + t5 * t5);
        const double flux1 = t4 * t11 + t10 * t12;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t13 = -sign_detJ * (b[0] * t6 - b[1] * adj01);
        const double t14 = sign_detJ * (b[0] * adj10 - b[1] * t5);
        const double flux2 = t4 * t13 + t10 * t14;
        const double t15 = 3.0 * t0 + 9.0 * t1 + t4 - t9;
        const double t16 = 1.5 * t2 + t10 - 0.5 * t9;
        const double flux3 = t7 * t15 + 4.0 * t11 * t16;
        const double flux4 = t11 * t15 + 4.0 * t12 * t16;
        const double flux5 = t13 * t15 + 4.0 * t14 * t16;
        const double t17 = 5.0 * t0 - t3 - t8 - t10;
        const double t18 = t0 + t8 - 0.5 * t3;
        const double flux6 = t7 * t17 + 4.0 * t11 * t18;
        const double flux7 = t11 * t17 + 4.0 * t12 * t18;
        const double flux8 = t13 * t17 + 4.0 * t14 * t18;
        const double t19 = 4.0 * flux1 + 0.1 * flux5 - flux2 - 1.5 * flux3 - flux4 - 1.5 * flux6 - 0.3 *
            flux8;
        tile[lane] = 0.08333333333333333 * (2.0 * flux0 + 2.0 * flux1 + flux3 + flux4 + 3.0 * flux6 + 3.0 *
            flux7 - 0.15 * flux5 - 0.45 * flux8);
        tile[lane + 8] = -0.16666666666666666 * (flux0 - flux3 - 0.15 * flux5);
        tile[lane + 16] = -0.0125 * (13.333333333333334 * flux1 + 6.666666666666667 * flux4 + flux5 - 20.0 *
            flux7 - 3.0 * flux8);
        tile[lane + 24] = -0.3333333333333333 * (2.0 * flux0 + flux2 + flux3 + 0.5 * t19 - 0.1 * flux5);
        tile[lane + 32] = 0.03333333333333333 * (20.0 * flux0 + 2.5 * flux3 - 5.0 * flux2 - flux5 - 7.5 *
            flux6 - 15.0 * flux7);
        tile[lane + 40] = 0.16666666666666666 * t19;
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

extern "C" int advection_diffusion_p2_triangle_f64_apply_cpu(
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
  return advection_diffusion_p2_triangle_f64_apply_cpu(
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

extern "C" const femforge_kernel advection_diffusion_p2_triangle_f64_apply_cpu_descriptor = {
    "advection_diffusion_p2_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    3,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
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
    1152,                                      // shared_bytes
    157.0,                                     // flops_per_cell
    92.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
