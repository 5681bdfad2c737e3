// advection_diffusion_p2_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   b       constant, 3 values
//   nu      constant, 1 values
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          397 flops <- taken
//   quadrature      491 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops       407
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  4.42
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
    alignas(64) double inputs[176];
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
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d6];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = x[d8];
        inputs[lane + 72] = x[d9];
        inputs[lane + 80] = coordinates[3 * n0];
        inputs[lane + 88] = coordinates[3 * n1];
        inputs[lane + 96] = coordinates[3 * n2];
        inputs[lane + 104] = coordinates[3 * n3];
        inputs[lane + 112] = coordinates[3 * n0 + 1];
        inputs[lane + 120] = coordinates[3 * n1 + 1];
        inputs[lane + 128] = coordinates[3 * n2 + 1];
        inputs[lane + 136] = coordinates[3 * n3 + 1];
        inputs[lane + 144] = coordinates[3 * n0 + 2];
        inputs[lane + 152] = coordinates[3 * n1 + 2];
        inputs[lane + 160] = coordinates[3 * n2 + 2];
        inputs[lane + 168] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 4.0 * inputs[lane + 64];
        const double t1 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t0;
        const double t2 = inputs[lane + 80] - inputs[lane + 88];
        const double t3 = inputs[lane + 112] - inputs[lane + 128];
        const double t4 = inputs[lane + 144] - inputs[lane + 168];
        const double t5 = inputs[lane + 112] - inputs[lane + 136];
        const double t6 = inputs[lane + 144] - inputs[lane + 160];
        const double adj00 = t3 * t4 - t5 * t6;
        const double t7 = inputs[lane + 80] - inputs[lane + 96];
        const double t8 = inputs[lane + 144] - inputs[lane + 152];
        const double t9 = inputs[lane + 112] - inputs[lane + 120];
        const double adj10 = t5 * t8 - t4 * t9;
        const double t10 = inputs[lane + 80] - inputs[lane + 104];
        const double adj20 = t6 * t9 - t3 * t8;
        const double detJ = -(t2 * adj00 + t7 * adj10 + t10 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t6 * t10 - t4 * t7;
        const double adj02 = t5 * t7 - t3 * t10;
        const double t11 = nu[0] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t12 = 4.0 * inputs[lane + 72];
        const double t13 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t12;
        const double adj11 = t2 * t4 - t8 * t10;
        const double adj12 = t9 * t10 - t2 * t5;
        const double t14 = nu[0] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t15 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t0 - 0.25 * t12;
        const double adj21 = t7 * t8 - t2 * t6;
        const double adj22 = t2 * t3 - t7 * t9;
        const double t16 = nu[0] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t1 * t11 + t13 * t14 + t15 * t16;
        const double t17 = nu[0] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t18 = nu[0] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t1 * t14 + t13 * t17 + t15 * t18;
        const double t19 = nu[0] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t1 * t16 + t13 * t18 + t15 * t19;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t20 = sign_detJ * (b[0] * adj00 + b[1] * adj01 + b[2] * adj02);
        const double t21 = sign_detJ * (b[0] * adj10 + b[1] * adj11 + b[2] * adj12);
        const double t22 = sign_detJ * (b[0] * adj20 + b[1] * adj21 + b[2] * adj22);
        const double flux3 = t1 * t20 + t13 * t21 + t15 * t22;
        const double t23 = 1.3333333333333333 * inputs[lane];
        const double t24 = t1 + t12 - 0.75 * t23 - 0.75 * 4.0 * inputs[lane + 8];
        const double t25 = 1.3333333333333333 * inputs[lane + 16];
        const double t26 = 1.3333333333333333 * inputs[lane + 32] + t0 - 1.3333333333333333 * inputs[lane +
            56] - t23 - 2.0 * t25;
        const double t27 = 4.0 * inputs[lane + 48] + t0 - t12 - 3.0 * t25 - t26;
        const double t28 = 1.3333333333333333 * inputs[lane + 24];
        const double t29 = 2.6666666666666665 * inputs[lane + 32] + t23 - 0.6666666666666666 * t0 - t28;
        const double t30 = 4.0 * inputs[lane + 32] + t12 - 4.0 * inputs[lane + 40] - t0 - t29;
        const double flux4 = 1.3333333333333333 * t11 * t24 + t16 * t30 - t14 * t27;
        const double flux5 = 1.3333333333333333 * t14 * t24 + t18 * t30 - t17 * t27;
        const double flux6 = 1.3333333333333333 * t16 * t24 + t19 * t30 - t18 * t27;
        const double flux7 = 1.3333333333333333 * t20 * t24 + t22 * t30 - t21 * t27;
        const double t31 = inputs[lane + 40] + 0.75 * t23 - inputs[lane + 56] - 0.25 * t12;
        const double t32 = inputs[lane + 40] + 0.25 * t0 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t31;
        const double flux8 = 2.6666666666666665 * t11 * t32 + t14 * t26 - t16 * t29;
        const double flux9 = 2.6666666666666665 * t14 * t32 + t17 * t26 - t18 * t29;
        const double flux10 = 2.6666666666666665 * t16 * t32 + t18 * t26 - t19 * t29;
        const double flux11 = 2.6666666666666665 * t20 * t32 + t21 * t26 - t22 * t29;
        const double t33 = inputs[lane + 32] + 0.75 * t23 - inputs[lane + 56] - 0.25 * t0;
        const double t34 = 2.6666666666666665 * inputs[lane + 56] - t23 - t28;
        const double flux12 = t11 * t31 + t14 * t33 - 0.75 * t16 * t34;
        const double flux13 = t14 * t31 + t17 * t33 - 0.75 * t18 * t34;
        const double flux14 = t16 * t31 + t18 * t33 - 0.75 * t19 * t34;
        const double flux15 = t20 * t31 + t21 * t33 - 0.75 * t22 * t34;
        const double t35 = -0.011111111111111112 * flux15;
        const double t36 = -0.03333333333333333 * flux3;
        const double t37 = 0.002777777777777778 * flux7;
        const double t38 = 0.002777777777777778 * flux11;
        const double t39 = 0.03333333333333333 * flux6 + 0.06666666666666667 * flux10 + 0.26666666666666666 *
            flux14 + t36 + t37 + 2.0 * t38 - 2.0 * t35;
        const double t40 = 0.16666666666666666 * flux0 + 0.16666666666666666 * flux2 + 0.008333333333333333 *
            flux4 + 0.016666666666666666 * flux8 + 0.06666666666666667 * flux12 + t38 - 0.025 * flux6 - t35 -
            t36 - t37;
        const double t41 = 0.16666666666666666 * flux0 + 0.16666666666666666 * flux1 + 0.008333333333333333 *
            flux4 - 0.025 * flux5 - 0.03333333333333333 * flux8 - t36 - t37 - 2.0 * t38;
        tile[lane] = -0.016666666666666666 * (0.5 * flux4 + 0.5 * flux5 + flux6 + flux8 + flux9 + 2.0 * flux10
            - 4.0 * flux12 - 4.0 * flux13 - 60.0 * t35 - 15.0 * t39);
        tile[lane + 8] = -0.25 * (0.1 * flux4 + 3.0 * t37 - t36);
        tile[lane + 16] = 0.25 * (0.03333333333333333 * flux5 + t36 + t37 - 0.13333333333333333 * flux9 - 4.0
            * t38);
        tile[lane + 24] = 0.25 * t39;
        tile[lane + 32] = 0.16666666666666666 * flux1 + 0.16666666666666666 * flux2 + 0.008333333333333333 *
            flux5 + 0.008333333333333333 * flux6 + 0.016666666666666666 * flux9 + 0.06666666666666667 * flux13
            + t37 - 0.03333333333333333 * flux10 - t35 - t36 - t38;
        tile[lane + 40] = t40;
        tile[lane + 48] = t41;
        tile[lane + 56] = -0.06666666666666667 * (0.5 * flux5 + 0.75 * flux8 + 0.25 * flux9 + flux12 + flux13
            + 2.0 * flux14 + 30.0 * t36 + 15.0 * t41);
        tile[lane + 64] = -0.03333333333333333 * (flux6 + 2.0 * flux13 + 60.0 * t36 + 30.0 * t40 - 1.5 * flux8
            - 1.5 * flux9 - flux10 - 2.0 * flux12);
        tile[lane + 72] = -(0.16666666666666666 * flux1 + 0.16666666666666666 * flux2 + 0.06666666666666667 *
            flux12 + t36 + t37 - 0.03333333333333333 * flux4 - 0.025 * flux5 - 0.025 * flux6 -
            0.016666666666666666 * flux8 - t35 - t38);
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

extern "C" int advection_diffusion_p2_tetrahedron_f64_apply_cpu(
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
  return advection_diffusion_p2_tetrahedron_f64_apply_cpu(
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
    {"b", "constant", 3, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_p2_tetrahedron_f64_apply_cpu_descriptor = {
    "advection_diffusion_p2_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
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
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
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
    2048,                                      // shared_bytes
    407.0,                                     // flops_per_cell
    92.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
