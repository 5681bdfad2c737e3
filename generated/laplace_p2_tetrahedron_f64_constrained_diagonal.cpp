// laplace_p2_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel diagonal --define cell=tetrahedron --define degree=2 --set constraints=true
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          104 flops (140 before optimisation) <- taken
//   quadrature      300 flops
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
//   constraints          true
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   unroll               full
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       114
//   bytes       81.3333 (70.6667 read, 10.6667 written)
//   flops/byte  1.4
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[80];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n0 + 1];
        inputs[lane + 40] = coordinates[3 * n1 + 1];
        inputs[lane + 48] = coordinates[3 * n2 + 1];
        inputs[lane + 56] = coordinates[3 * n3 + 1];
        inputs[lane + 64] = coordinates[3 * n0 + 2];
        inputs[lane + 72] = coordinates[3 * n1 + 2];
        inputs[lane + 80] = coordinates[3 * n2 + 2];
        inputs[lane + 88] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 32] - inputs[lane + 48];
        const double t2 = inputs[lane + 64] - inputs[lane + 88];
        const double t3 = inputs[lane + 32] - inputs[lane + 56];
        const double t4 = inputs[lane + 64] - inputs[lane + 80];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane] - inputs[lane + 16];
        const double t6 = inputs[lane + 64] - inputs[lane + 72];
        const double t7 = inputs[lane + 32] - inputs[lane + 40];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane] - inputs[lane + 24];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double G1 = 0.26666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G2 = 0.26666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double G4 = 0.26666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const double G5 = 0.26666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double G0 = 0.26666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double G3 = 0.26666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double t9 = G1 + G0 + G3;
        const double t10 = G2 + 2.0 * G4 + G5 + t9;
        tile[lane] = 0.375 * (G1 + G2 + t10);
        tile[lane + 8] = 0.375 * G0;
        tile[lane + 16] = 0.375 * G3;
        tile[lane + 24] = 0.375 * G5;
        tile[lane + 32] = G4 + G5 + G3;
        tile[lane + 40] = G2 + G5 + G0;
        tile[lane + 48] = t9;
        tile[lane + 56] = G1 + t10 - G4;
        tile[lane + 64] = G2 + t10 - G4;
        tile[lane + 72] = t10;
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
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 8];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 16];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 24];
          }
          if (!constrained[d4]) {
            y[d4] += tile[lane + 32];
          }
          if (!constrained[d5]) {
            y[d5] += tile[lane + 40];
          }
          if (!constrained[d6]) {
            y[d6] += tile[lane + 48];
          }
          if (!constrained[d7]) {
            y[d7] += tile[lane + 56];
          }
          if (!constrained[d8]) {
            y[d8] += tile[lane + 64];
          }
          if (!constrained[d9]) {
            y[d9] += tile[lane + 72];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_constrained_diagonal_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_constrained_diagonal_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_constrained_diagonal_cpu_descriptor = {
    "laplace_p2_tetrahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
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
    2,                                         // quadrature_degree
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
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
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
    1408,                                      // shared_bytes
    114.0,                                     // flops_per_cell
    81.33333333333333,                         // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
