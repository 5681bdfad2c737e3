// helmholtz_p2_tetrahedron_f64_apply: apply of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        tetrahedron, geometry P1^3
//   test        P2, 10 dofs
//   trial       P2, 10 dofs
//   wavenumber  constant, 1 values
//   degree      4 (estimate), scheme default
//
// Representation:
//   tensor          484 flops <- taken
//   quadrature      1326 flops
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
//   flops       494
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  5.37
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
    const double* __restrict__ wavenumber) {
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
        const double t0 = 0.05 * inputs[lane + 8];
        const double t1 = 4.0 * inputs[lane + 32];
        const double t2 = 4.0 * inputs[lane + 56];
        const double t3 = 4.0 * inputs[lane + 64];
        const double t4 = 2.0 * inputs[lane];
        const double t5 = 0.3333333333333333 * inputs[lane + 16];
        const double t6 = 2.0 * inputs[lane + 24];
        const double t7 = 4.0 * inputs[lane + 72];
        const double t8 = 4.0 * inputs[lane + 40];
        const double t9 = 4.0 * inputs[lane + 48];
        const double t10 = t2 + t3 - t8 - t9;
        const double t11 = 60.0 * t0 + t7 - t1 - 0.5 * t4 - 3.0 * t5 - 0.5 * t6 - t10;
        const double t12 = inputs[lane + 80] - inputs[lane + 88];
        const double t13 = inputs[lane + 112] - inputs[lane + 128];
        const double t14 = inputs[lane + 144] - inputs[lane + 168];
        const double t15 = inputs[lane + 112] - inputs[lane + 136];
        const double t16 = inputs[lane + 144] - inputs[lane + 160];
        const double adj00 = t13 * t14 - t15 * t16;
        const double t17 = inputs[lane + 80] - inputs[lane + 96];
        const double t18 = inputs[lane + 144] - inputs[lane + 152];
        const double t19 = inputs[lane + 112] - inputs[lane + 120];
        const double adj10 = t15 * t18 - t14 * t19;
        const double t20 = inputs[lane + 80] - inputs[lane + 104];
        const double adj20 = t16 * t19 - t13 * t18;
        const double detJ = -(t12 * adj00 + t17 * adj10 + t20 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double t21 = -wavenumber[0] * wavenumber[0] * abs_detJ;
        const double flux0 = (40.0 * t0 - t1 - t2 - t3 - 0.5 * t11) * t21;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t16 * t20 - t14 * t17;
        const double adj02 = t15 * t17 - t13 * t20;
        const double t22 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t23 = t1 + t9 - t2 - t7;
        const double adj11 = t12 * t14 - t18 * t20;
        const double adj12 = t19 * t20 - t12 * t15;
        const double t24 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t25 = t1 + t8 - t3 - t7;
        const double adj21 = t17 * t18 - t12 * t16;
        const double adj22 = t12 * t13 - t17 * t19;
        const double t26 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux1 = t10 * t22 - t23 * t24 - t25 * t26;
        const double t27 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t28 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux2 = t10 * t24 - t23 * t27 - t25 * t28;
        const double t29 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux3 = t10 * t26 - t23 * t28 - t25 * t29;
        const double flux4 = t11 * t21;
        const double t30 = 240.0 * t0 + 2.0 * t4 + t10 - 4.0 * t7;
        const double t31 = t1 + 3.0 * t5 - t2 - 0.5 * t4 - 0.75 * t23;
        const double t32 = 2.0 * t1 + t6 - 2.0 * t3 - t4 - 1.5 * t25;
        const double flux5 = t22 * t30 - 4.0 * t24 * t31 - 2.0 * t26 * t32;
        const double flux6 = t24 * t30 - 4.0 * t27 * t31 - 2.0 * t28 * t32;
        const double flux7 = t26 * t30 - 4.0 * t28 * t31 - 2.0 * t29 * t32;
        const double t33 = t2 + t4 + t6 + t8 - t3 - 12.0 * t5 - t9 - t23;
        const double flux8 = t21 * t33;
        const double t34 = 1.5 * t2 + t4 - 0.5 * t7 - 1.5 * t8 - t10;
        const double t35 = t2 - t4 - t6;
        const double t36 = t1 + t4 - t3 - t6;
        const double t37 = t35 - t36;
        const double t38 = t3 - t4 - 6.0 * t5 - 0.25 * t37;
        const double flux9 = t22 * t34 + t26 * t36 - 2.0 * t24 * t38;
        const double flux10 = t24 * t34 + t28 * t36 - 2.0 * t27 * t38;
        const double flux11 = t26 * t34 + t29 * t36 - 2.0 * t28 * t38;
        const double flux12 = t21 * (t4 - t6 - t25);
        const double t39 = t2 + t7 - 2.0 * t4 - t8;
        const double flux13 = t22 * t39 + t24 * t37 + 2.0 * t26 * t35;
        const double flux14 = t24 * t39 + t27 * t37 + 2.0 * t28 * t35;
        const double flux15 = t26 * t39 + t28 * t37 + 2.0 * t29 * t35;
        const double flux16 = t21 * (240.0 * t0 + t1 + 12.0 * t5 + 2.0 * t6 + t30 - 3.0 * t8 - 3.0 * t9);
        const double flux17 = t21 * (t4 + t6 + 4.0 * t9 + 0.3333333333333333 * t33 - 12.0 * t5 - 2.0 * t7 -
            2.0 * t8);
        const double flux18 = t21 * (t1 + t3 + 0.6666666666666666 * t35 - t2 - 12.0 * t5);
        const double flux19 = t21 * (1.5 * t1 + t6 - 1.5 * t3 - t4 - 1.25 * t25);
        const double flux20 = t21 * t36;
        const double flux21 = t21 * t35;
        const double t40 = 70.0 * flux11 + flux20;
        const double t41 = 0.000462962962962963 * flux12;
        const double t42 = -5.291005291005291e-05 * flux19;
        const double t43 = 63.0 * flux15 + flux21;
        const double t44 = 0.0033333333333333335 * flux0;
        const double t45 = -0.00030864197530864197 * flux4;
        const double t46 = 0.00015432098765432098 * flux8;
        const double t47 = 0.011111111111111112 * flux7 + 0.00031746031746031746 * flux18 +
            0.0006349206349206349 * t40 + 2.0 * t41 + 8.0 * t42 + 0.0010582010582010583 * t43 -
            3.527336860670194e-05 * flux16 - 0.00010582010582010582 * flux17 - t44 - t45 - 2.0 * t46;
        const double t48 = 0.041666666666666664 * flux2 + 0.041666666666666664 * flux3 + 0.002777777777777778
            * flux6 + 0.002777777777777778 * flux7 + 0.011111111111111112 * flux10 + 0.016666666666666666 *
            flux14 + 1.3227513227513228e-05 * flux17 + t41 + t42 + t44 + t46 - 8.818342151675484e-06 * flux16
            - 0.0002380952380952381 * flux18 - 0.00031746031746031746 * t40 - t45;
        const double t49 = 0.041666666666666664 * flux1 + 0.041666666666666664 * flux3 + 0.002777777777777778
            * flux5 + 0.011111111111111112 * flux9 + 0.016666666666666666 * flux13 + 3.527336860670194e-05 *
            flux16 + 6.613756613756614e-05 * flux17 + t41 + t44 + t45 - 0.008333333333333333 * flux7 - 5.0 *
            t42 - t46;
        const double t50 = 0.020833333333333332 * flux1 + 0.001388888888888889 * flux5 + 8.818342151675484e-06
            * flux16 + 0.0002380952380952381 * flux18 + t45 + 0.5 * t48 - 0.020833333333333332 * flux2 -
            0.001388888888888889 * flux6 - 0.011111111111111112 * flux9 - 0.022222222222222223 * flux10 -
            1.3227513227513228e-05 * flux17 - t44 - t46;
        tile[lane] = 0.002777777777777778 * (flux5 + flux6 + 2.0 * flux7 + 4.0 * flux9 + 4.0 * flux10 +
            0.11428571428571428 * t40 + 360.0 * t41 + 1440.0 * t42 - 6.0 * flux13 - 6.0 * flux14 - 90.0 *
            t47);
        tile[lane + 8] = 0.25 * (0.03333333333333333 * flux5 + 0.00021164021164021165 * flux16 + t44 - 3.0 *
            t45);
        tile[lane + 16] = -0.25 * (0.011111111111111112 * flux6 + 0.00021164021164021165 * flux17 +
            0.0009523809523809524 * flux18 + 4.0 * t46 - 0.08888888888888889 * flux10 - 3.527336860670194e-05
            * flux16 - t44 - t45);
        tile[lane + 24] = -0.25 * t47;
        tile[lane + 32] = -t48;
        tile[lane + 40] = -t49;
        tile[lane + 48] = -(0.041666666666666664 * flux1 + 0.041666666666666664 * flux2 + 0.002777777777777778
            * flux5 + 3.527336860670194e-05 * flux16 + t44 + t45 + 2.0 * t46 - 0.008333333333333333 * flux6 -
            0.022222222222222223 * flux9 - 0.00013227513227513228 * flux17);
        tile[lane + 56] = 0.041666666666666664 * flux1 + 0.041666666666666664 * flux2 + 0.002777777777777778 *
            flux5 + 0.002777777777777778 * flux6 + 0.011111111111111112 * flux9 + 0.011111111111111112 *
            flux10 + 0.016666666666666666 * flux13 + 0.016666666666666666 * flux14 + 8.818342151675484e-06 *
            flux16 + 2.6455026455026456e-05 * flux17 + 0.0005291005291005291 * t43 + t45 + 2.0 * t46 -
            7.936507936507937e-05 * flux18 - t44;
        tile[lane + 64] = 2.0 * t50;
        tile[lane + 72] = 0.008333333333333333 * (5.0 * flux1 + 5.0 * flux2 + 10.0 * flux3 + 4.0 * flux13 +
            240.0 * t41 - flux5 - flux6 - 2.0 * flux7 - 1200.0 * t42 - 120.0 * t49);
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

extern "C" int helmholtz_p2_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, wavenumber);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_p2_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_p2_tetrahedron_f64_apply_cpu_descriptor = {
    "helmholtz_p2_tetrahedron_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "cpu",                                 // target
    "float64",                             // scalar
    "tensor",                              // representation
    "tetrahedron",                         // cell
    "P1^3",                                // coordinate_element
    "P2",                                  // row_element
    "P2",                                  // column_element
    "ufcx",                                // dof_order
    3,                                     // gdim
    2,                                     // arity
    10,                                    // rows
    10,                                    // columns
    10,                                    // entries_per_cell
    4,                                     // quadrature_degree
    0,                                     // quadrature_points
    0,                                     // num_coefficients
    1,                                     // num_constants
    nullptr,                               // coefficients
    constants,                             // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    4,                                     // coordinate_nodes
    "colour",                              // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    "interleaved",                         // component_order
    0,                                     // constraints
    10,                                    // nodes
    1,                                     // components
    0,                                     // trial_nodes
    1,                                     // cluster
    0,                                     // patch_nodes
    "auto",                                // mapping
    "full",                                // unroll
    "auto",                                // k_place
    64,                                    // element_batch
    8,                                     // concurrent_elements
    1,                                     // interleave_stores
    1,                                     // threads
    2048,                                  // shared_bytes
    494.0,                                 // flops_per_cell
    92.0,                                  // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};
