// laplace_p1_tetrahedron_f64_assemble: assemble of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel assemble --define cell=tetrahedron --define degree=1
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
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   degree  0 (estimate), scheme default
//
// Arguments:
//   num_cells      cells to work on
//   matrix_values  [nonzero] of the matrix, added to
//   nonzeros       [cell][used entry]: places in matrix_values
//   coordinates    [point][3]
//   cells          [cell][4] points of its coordinate nodes
//   num_colours    cells are sorted by colour
//   colour_begin   [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          92 flops (128 before optimisation) <- taken
//   quadrature      96 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   scatter              colour
//   index_type           int32
//   division             exact
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        92
//   bytes        212 (84 read, 128 written): inputs, entries, and a nonzero for each, once each; not what
//                entries are added to
//   flops/byte   0.434
//   paper flops  288 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "laplace_p1_tetrahedron_f64_assemble.h"

namespace of_laplace_p1_tetrahedron_f64_assemble {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ matrix_values,
    const int32_t* __restrict__ nonzeros,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[384];
    alignas(64) double tile[512];

    for (int step = 0; step < 2; ++step) {
      for (int lane = 0; lane < 32; ++lane) {
        const int batch_cell = 32 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 32] = coordinates[3 * n1];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 96] = coordinates[3 * n2 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 160] = coordinates[3 * n3 + 2];
        inputs[lane + 192] = coordinates[3 * n3 + 1];
        inputs[lane + 224] = coordinates[3 * n2 + 2];
        inputs[lane + 256] = coordinates[3 * n2];
        inputs[lane + 288] = coordinates[3 * n1 + 2];
        inputs[lane + 320] = coordinates[3 * n1 + 1];
        inputs[lane + 352] = coordinates[3 * n3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 32; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 32];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 64];
        const double x2_1 = inputs[lane + 96];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 128];
        const double x3_2 = inputs[lane + 160];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 192];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 224];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 256];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 288];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 320];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 352];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj02 = J12 * J01 - J11 * J02;
        const double G0 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double G1 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double adj21 = J01 * J20 - J00 * J21;
        const double adj22 = J00 * J11 - J01 * J10;
        const double G2 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double t0 = G0 + G1 + G2;
        const double G3 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double G4 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const double t1 = G1 + G3 + G4;
        const double G5 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double t2 = G2 + G4 + G5;
        tile[lane] = t0 + t1 + t2;
        tile[lane + 32] = -t0;
        tile[lane + 64] = -t1;
        tile[lane + 96] = -t2;
        tile[lane + 128] = -t0;
        tile[lane + 160] = G0;
        tile[lane + 192] = G1;
        tile[lane + 224] = G2;
        tile[lane + 256] = -t1;
        tile[lane + 288] = G1;
        tile[lane + 320] = G3;
        tile[lane + 352] = G4;
        tile[lane + 384] = -t2;
        tile[lane + 416] = G2;
        tile[lane + 448] = G4;
        tile[lane + 480] = G5;
      }
      const int64_t group_first = first_cell + 32 * step;
      const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
      for (int lane = 0; lane < group_cells; ++lane) {
        for (int entry = 0; entry < 16; ++entry) {
          const int64_t nonzero0 = nonzeros[16 * group_first + 16 * lane + entry];
          if (nonzero0 >= 0) {
            matrix_values[nonzero0] += tile[32 * entry + lane];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f64_assemble_cpu(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* nonzeros,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (matrix_values == nullptr || nonzeros == nullptr || coordinates == nullptr || cells == nullptr ||
      colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, matrix_values, nonzeros, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f64_assemble_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->nonzeros),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f64_assemble_cpu_descriptor = {
    "laplace_p1_tetrahedron_f64_assemble",  // name
    "assemble",                             // kernel
    "laplace.form",                         // form_file
    "a",                                    // form
    "cpu",                                  // target
    "800c2ca661af59f3",                     // key
    "float64",                              // scalar
    "tensor",                               // representation
    "cell",                                 // integral
    "tetrahedron",                          // cell
    "P1^3",                                 // coordinate_element
    "P1",                                   // row_element
    "P1",                                   // column_element
    "ufcx",                                 // dof_order
    "interleaved",                          // component_order
    0,                                      // num_subdomains
    nullptr,                                // subdomains
    3,                                      // gdim
    2,                                      // arity
    4,                                      // rows
    4,                                      // columns
    16,                                     // entries_per_cell
    0,                                      // quadrature_degree
    0,                                      // quadrature_points
    0,                                      // num_coefficients
    0,                                      // num_constants
    nullptr,                                // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    0,                                      // geometry_size
    4,                                      // coordinate_nodes
    "colour",                               // scatter
    "int32",                                // index_type
    "separate",                             // numbering
    0,                                      // constraints
    4,                                      // nodes
    1,                                      // components
    0,                                      // trial_nodes
    0,                                      // macro_cells
    0,                                      // block_nodes
    "cell",                                 // mapping
    "full",                                 // unroll
    "written",                              // realisation
    "literal",                              // k_place
    64,                                     // element_batch
    32,                                     // concurrent_elements
    1,                                      // interleave_stores
    1,                                      // threads
    7168,                                   // shared_bytes
    92.0,                                   // flops_per_cell
    212.0,                                  // bytes_per_cell
    288.0,                                  // paper_flops_per_cell
    launch,                                 // launch
};

}  // namespace of_laplace_p1_tetrahedron_f64_assemble
