// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1 --set input=geometry
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          187 flops <- taken
//   quadrature      187 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                geometry
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
//   flops       199
//   bytes       124 (120 read, 4 written)
//   flops/byte  1.6
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
    const double* __restrict__ geometry,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[96];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        inputs[lane] = geometry[10 * cell];
        inputs[lane + 8] = geometry[10 * cell + 1];
        inputs[lane + 16] = geometry[10 * cell + 2];
        inputs[lane + 24] = geometry[10 * cell + 3];
        inputs[lane + 32] = geometry[10 * cell + 4];
        inputs[lane + 40] = geometry[10 * cell + 5];
        inputs[lane + 48] = geometry[10 * cell + 6];
        inputs[lane + 56] = geometry[10 * cell + 7];
        inputs[lane + 64] = geometry[10 * cell + 8];
        inputs[lane + 72] = geometry[10 * cell + 9];
        inputs[lane + 80] = lmbda[cell];
        inputs[lane + 88] = mu[cell];
        inputs[lane + 96] = x[d0];
        inputs[lane + 104] = x[d1];
        inputs[lane + 112] = x[d2];
        inputs[lane + 120] = x[d3];
        inputs[lane + 128] = x[d0 + 1];
        inputs[lane + 136] = x[d1 + 1];
        inputs[lane + 144] = x[d2 + 1];
        inputs[lane + 152] = x[d3 + 1];
        inputs[lane + 160] = x[d0 + 2];
        inputs[lane + 168] = x[d1 + 2];
        inputs[lane + 176] = x[d2 + 2];
        inputs[lane + 184] = x[d3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 1.0 / std::fabs(inputs[lane]);
        const double t1 = inputs[lane + 128] - inputs[lane + 136];
        const double t2 = inputs[lane + 128] - inputs[lane + 144];
        const double t3 = inputs[lane + 128] - inputs[lane + 152];
        const double t4 = inputs[lane + 96] - inputs[lane + 104];
        const double t5 = inputs[lane + 96] - inputs[lane + 112];
        const double t6 = inputs[lane + 96] - inputs[lane + 120];
        const double t7 = (inputs[lane + 16] * t1 + inputs[lane + 24] * t2 + inputs[lane + 32] * t3) +
            (inputs[lane + 8] * t4 + inputs[lane + 40] * t5 + inputs[lane + 48] * t6);
        const double t8 = inputs[lane + 8] * inputs[lane + 88] * t7;
        const double t9 = inputs[lane + 160] - inputs[lane + 168];
        const double t10 = inputs[lane + 160] - inputs[lane + 176];
        const double t11 = inputs[lane + 160] - inputs[lane + 184];
        const double t12 = (inputs[lane + 16] * t9 + inputs[lane + 24] * t10 + inputs[lane + 32] * t11) +
            (inputs[lane + 56] * t4 + inputs[lane + 64] * t5 + inputs[lane + 72] * t6);
        const double t13 = inputs[lane + 56] * inputs[lane + 88] * t12;
        const double t14 = inputs[lane + 16] * t4 + inputs[lane + 24] * t5 + inputs[lane + 32] * t6;
        const double t15 = inputs[lane + 8] * t1 + inputs[lane + 40] * t2 + inputs[lane + 48] * t3;
        const double t16 = inputs[lane + 56] * t9 + inputs[lane + 64] * t10 + inputs[lane + 72] * t11;
        const double t17 = inputs[lane + 80] * (t14 + t15 + t16);
        const double t18 = t17 + 2.0 * inputs[lane + 88] * t14;
        const double flux0 = t0 * (t8 + t13 + (t8 + t13 + 2.0 * inputs[lane + 16] * t18));
        const double t19 = inputs[lane + 40] * inputs[lane + 88] * t7;
        const double t20 = inputs[lane + 64] * inputs[lane + 88] * t12;
        const double flux1 = t0 * (t19 + t20 + (t19 + t20 + 2.0 * inputs[lane + 24] * t18));
        const double t21 = inputs[lane + 48] * inputs[lane + 88] * t7;
        const double t22 = inputs[lane + 72] * inputs[lane + 88] * t12;
        const double flux2 = t0 * (t21 + t22 + (t21 + t22 + 2.0 * inputs[lane + 32] * t18));
        const double t23 = inputs[lane + 16] * inputs[lane + 88] * t7;
        const double t24 = (inputs[lane + 8] * t9 + inputs[lane + 40] * t10 + inputs[lane + 48] * t11) +
            (inputs[lane + 56] * t1 + inputs[lane + 64] * t2 + inputs[lane + 72] * t3);
        const double t25 = inputs[lane + 56] * inputs[lane + 88] * t24;
        const double t26 = t17 + 2.0 * inputs[lane + 88] * t15;
        const double flux3 = t0 * (t23 + t25 + (t23 + t25 + 2.0 * inputs[lane + 8] * t26));
        const double t27 = inputs[lane + 24] * inputs[lane + 88] * t7;
        const double t28 = inputs[lane + 64] * inputs[lane + 88] * t24;
        const double flux4 = t0 * (t27 + t28 + (t27 + t28 + 2.0 * inputs[lane + 40] * t26));
        const double t29 = inputs[lane + 32] * inputs[lane + 88] * t7;
        const double t30 = inputs[lane + 72] * inputs[lane + 88] * t24;
        const double flux5 = t0 * (t29 + t30 + (t29 + t30 + 2.0 * inputs[lane + 48] * t26));
        const double t31 = inputs[lane + 16] * inputs[lane + 88] * t12;
        const double t32 = inputs[lane + 8] * inputs[lane + 88] * t24;
        const double t33 = t17 + 2.0 * inputs[lane + 88] * t16;
        const double flux6 = t0 * (t31 + t32 + (t31 + t32 + 2.0 * inputs[lane + 56] * t33));
        const double t34 = inputs[lane + 24] * inputs[lane + 88] * t12;
        const double t35 = inputs[lane + 40] * inputs[lane + 88] * t24;
        const double flux7 = t0 * (t34 + t35 + (t34 + t35 + 2.0 * inputs[lane + 64] * t33));
        const double t36 = inputs[lane + 32] * inputs[lane + 88] * t12;
        const double t37 = inputs[lane + 48] * inputs[lane + 88] * t24;
        const double flux8 = t0 * (t36 + t37 + (t36 + t37 + 2.0 * inputs[lane + 72] * t33));
        tile[lane] = 0.08333333333333333 * (flux0 + flux1 + flux2);
        tile[lane + 8] = 0.08333333333333333 * (flux3 + flux4 + flux5);
        tile[lane + 16] = 0.08333333333333333 * (flux6 + flux7 + flux8);
        tile[lane + 24] = -0.08333333333333333 * flux0;
        tile[lane + 32] = -0.08333333333333333 * flux3;
        tile[lane + 40] = -0.08333333333333333 * flux6;
        tile[lane + 48] = -0.08333333333333333 * flux1;
        tile[lane + 56] = -0.08333333333333333 * flux4;
        tile[lane + 64] = -0.08333333333333333 * flux7;
        tile[lane + 72] = -0.08333333333333333 * flux2;
        tile[lane + 80] = -0.08333333333333333 * flux5;
        tile[lane + 88] = -0.08333333333333333 * flux8;
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
          y[d0 + 2] += tile[lane + 16];
          y[d1] += tile[lane + 24];
          y[d1 + 1] += tile[lane + 32];
          y[d1 + 2] += tile[lane + 40];
          y[d2] += tile[lane + 48];
          y[d2 + 1] += tile[lane + 56];
          y[d2 + 2] += tile[lane + 64];
          y[d3] += tile[lane + 72];
          y[d3 + 1] += tile[lane + 80];
          y[d3 + 2] += tile[lane + 88];
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, geometry, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cpu_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_from_g_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "geometry",                                // input
    "full",                                    // output
    10,                                        // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2304,                                      // shared_bytes
    199.0,                                     // flops_per_cell
    124.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
