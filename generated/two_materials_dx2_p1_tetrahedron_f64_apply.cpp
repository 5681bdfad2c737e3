// two_materials_dx2_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate two_materials.form --kernel apply --define cell=tetrahedron
//
// Form file two_materials.form:
//   | """Diffusion in two materials: subdomains 1 and 2; in 2 also a reaction, integrated by a rule of its own."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | core = Coefficient(FiniteElement("DP", cell, 0))
//   | shell = Coefficient(element)
//   | rate = Constant(cell)
//   |
//   | a = inner(grad(v), core * grad(u)) * dx(1)
//   | a += inner(grad(v), shell * grad(u)) * dx(2)
//   | a += rate * v * u * dx(2, metadata={"quadrature_degree": 2 * degree + 2})
//
// What:
//   cell       tetrahedron, geometry P1^3
//   test       P1, 4 dofs
//   trial      P1, 4 dofs
//   shell      coefficient, P1, 4 dofs
//   rate       constant, 1 values
//   subdomain  2
//   degree     4 (metadata), scheme default
//   degree     1 (estimate), scheme default
//
// Representation:
//   tensor          not valid: shell varies on the cell
//   quadrature      254 flops <- taken
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
//   flops       258
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  6.24
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
    const double* __restrict__ shell,
    const double* __restrict__ rate) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[160];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = coordinates[3 * n0];
        inputs[lane + 40] = coordinates[3 * n1];
        inputs[lane + 48] = coordinates[3 * n2];
        inputs[lane + 56] = coordinates[3 * n3];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n0 + 2];
        inputs[lane + 104] = coordinates[3 * n1 + 2];
        inputs[lane + 112] = coordinates[3 * n2 + 2];
        inputs[lane + 120] = coordinates[3 * n3 + 2];
        inputs[lane + 128] = shell[d0];
        inputs[lane + 136] = shell[d1];
        inputs[lane + 144] = shell[d2];
        inputs[lane + 152] = shell[d3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.10052676522520448 * inputs[lane + 16];
        const double t1 = 0.10052676522520448 * inputs[lane + 24];
        const double t2 = inputs[lane + 32] - inputs[lane + 40];
        const double t3 = inputs[lane + 64] - inputs[lane + 80];
        const double t4 = inputs[lane + 96] - inputs[lane + 120];
        const double t5 = inputs[lane + 64] - inputs[lane + 88];
        const double t6 = inputs[lane + 96] - inputs[lane + 112];
        const double adj00 = t3 * t4 - t5 * t6;
        const double t7 = inputs[lane + 32] - inputs[lane + 48];
        const double t8 = inputs[lane + 96] - inputs[lane + 104];
        const double t9 = inputs[lane + 64] - inputs[lane + 72];
        const double adj10 = t5 * t8 - t4 * t9;
        const double t10 = inputs[lane + 32] - inputs[lane + 56];
        const double adj20 = t6 * t9 - t3 * t8;
        const double detJ = -(t2 * adj00 + t7 * adj10 + t10 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = rate[0] * (t0 + t1) * abs_detJ;
        const double t11 = 0.10052676522520448 * inputs[lane + 8];
        const double flux1 = rate[0] * abs_detJ * (t1 + t11);
        const double flux2 = rate[0] * abs_detJ * (t0 + t11);
        const double t12 = 0.10052676522520448 * inputs[lane];
        const double flux3 = rate[0] * abs_detJ * (t11 + t12);
        const double flux4 = rate[0] * abs_detJ * (t0 + t12);
        const double flux5 = rate[0] * abs_detJ * (t1 + t12);
        const double flux6 = rate[0] * abs_detJ * (t0 + t1 + 6.947599505064706 * t11 + t12);
        const double flux7 = rate[0] * abs_detJ * (t0 + t1 + t11 + 6.947599505064706 * t12);
        const double flux8 = rate[0] * abs_detJ * (t0 + 6.947599505064706 * t1 + t11 + t12);
        const double flux9 = rate[0] * abs_detJ * (6.947599505064706 * t0 + t1 + t11 + t12);
        const double flux10 = rate[0] * abs_detJ * (t0 + t1 + 0.18093602952563653 * t11 + t12);
        const double flux11 = rate[0] * abs_detJ * (t0 + t1 + t11 + 0.18093602952563653 * t12);
        const double flux12 = rate[0] * abs_detJ * (t0 + 0.18093602952563653 * t1 + t11 + t12);
        const double flux13 = rate[0] * abs_detJ * (0.18093602952563653 * t0 + t1 + t11 + t12);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t13 = 0.25 * inputs[lane + 128] + 0.25 * inputs[lane + 136] + 0.25 * inputs[lane + 144] +
            0.25 * inputs[lane + 152];
        const double t14 = inputs[lane] - inputs[lane + 8];
        const double t15 = inputs[lane] - inputs[lane + 16];
        const double t16 = inputs[lane] - inputs[lane + 24];
        const double t17 = adj00 * t14 + adj10 * t15 + adj20 * t16;
        const double adj01 = t6 * t10 - t4 * t7;
        const double adj11 = t2 * t4 - t8 * t10;
        const double adj21 = t7 * t8 - t2 * t6;
        const double t18 = t14 * adj01 + t15 * adj11 + t16 * adj21;
        const double adj02 = t5 * t7 - t3 * t10;
        const double adj12 = t9 * t10 - t2 * t5;
        const double adj22 = t2 * t3 - t7 * t9;
        const double t19 = t14 * adj02 + t15 * adj12 + t16 * adj22;
        const double flux14 = inv_abs_detJ * (adj00 * t13 * t17 + t13 * adj01 * t18 + t13 * adj02 * t19);
        const double flux15 = inv_abs_detJ * (adj10 * t13 * t17 + t13 * adj11 * t18 + t13 * adj12 * t19);
        const double flux16 = inv_abs_detJ * (adj20 * t13 * t17 + t13 * adj21 * t18 + t13 * adj22 * t19);
        const double t20 = 0.0014842747522132722 * flux7;
        const double t21 = 0.021766166177773705 * flux11;
        tile[lane] = (0.007894920242114847 * flux3 + 0.007894920242114847 * flux4 + 0.007894920242114847 *
            flux5 + 0.0014842747522132722 * flux6 + 0.0014842747522132722 * flux8 + 0.0014842747522132722 *
            flux9 + 0.021766166177773705 * flux10 + 0.021766166177773705 * flux12 + 0.021766166177773705 *
            flux13 + 6.947599505064706 * t20 + 0.18093602952563653 * t21) + 0.16666666666666666 * (flux14 +
            flux15 + flux16);
        tile[lane + 8] = -(0.16666666666666666 * flux14 - (0.007894920242114847 * flux1 + 0.007894920242114847
            * flux2 + 0.007894920242114847 * flux3 + 0.010312146533856969 * flux6 + 0.0014842747522132722 *
            flux8 + 0.0014842747522132722 * flux9 + 0.003938283686201575 * flux10 + 0.021766166177773705 *
            flux12 + 0.021766166177773705 * flux13 + t20 + t21));
        tile[lane + 16] = -(0.16666666666666666 * flux15 - (0.007894920242114847 * flux0 +
            0.007894920242114847 * flux2 + 0.007894920242114847 * flux4 + 0.0014842747522132722 * flux6 +
            0.0014842747522132722 * flux8 + 0.010312146533856969 * flux9 + 0.021766166177773705 * flux10 +
            0.021766166177773705 * flux12 + 0.003938283686201575 * flux13 + t20 + t21));
        tile[lane + 24] = -(0.16666666666666666 * flux16 - (0.007894920242114847 * flux0 +
            0.007894920242114847 * flux1 + 0.007894920242114847 * flux5 + 0.0014842747522132722 * flux6 +
            0.010312146533856969 * flux8 + 0.0014842747522132722 * flux9 + 0.021766166177773705 * flux10 +
            0.003938283686201575 * flux12 + 0.021766166177773705 * flux13 + t20 + t21));
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
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
        }
      }
    }
  }
}

}  // namespace

extern "C" int two_materials_dx2_p1_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* shell,
    const double* rate,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || shell == nullptr || rate == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, shell, rate);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return two_materials_dx2_p1_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"shell", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"rate", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_apply_cpu_descriptor = {
    "two_materials_dx2_p1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
    4,                                         // quadrature_degree
    15,                                        // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
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
    4,                                         // nodes
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
    258.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
