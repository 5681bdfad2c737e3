// laplace_p1_tetrahedron_f64_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=1 --set numbering=shared
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
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          84 flops <- taken
//   quadrature      84 flops
//   sum_factorised  167 flops
//   why             fewest flops of those that are valid; written, 84 flops, as it has no loops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        64
//   concurrent_elements  8
//   realisation          written
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       88
//   bytes       24 (22.6667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  3.67
//

#include <cmath>
#include <cstdint>

#include "laplace_p1_tetrahedron_f64_shared_apply.h"

namespace of_laplace_p1_tetrahedron_f64_shared_apply {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = d0;
        const int64_t n1 = d1;
        const int64_t n2 = d2;
        const int64_t n3 = d3;
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
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane + 32];
        const double x1_0 = inputs[lane + 40];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 64];
        const double x2_1 = inputs[lane + 80];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 96];
        const double x3_2 = inputs[lane + 120];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 88];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 112];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 48];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 104];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 72];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 56];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double trial_0 = inputs[lane];
        const double trial_1 = inputs[lane + 8];
        const double t0 = trial_0 - trial_1;
        const double trial_2 = inputs[lane + 16];
        const double t1 = trial_0 - trial_2;
        const double trial_3 = inputs[lane + 24];
        const double t2 = trial_0 - trial_3;
        const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
        const double flux0 = inv_abs_detJ * (adj00 * t3 + adj01 * t4 + adj02 * t5);
        const double flux1 = inv_abs_detJ * (adj10 * t3 + adj11 * t4 + adj12 * t5);
        const double flux2 = inv_abs_detJ * (adj20 * t3 + adj21 * t4 + adj22 * t5);
        tile[lane] = 0.16666666666666666 * (flux0 + flux1 + flux2);
        tile[lane + 8] = -0.16666666666666666 * flux0;
        tile[lane + 16] = -0.16666666666666666 * flux1;
        tile[lane + 24] = -0.16666666666666666 * flux2;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
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

extern "C" int laplace_p1_tetrahedron_f64_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f64_shared_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f64_shared_apply_cpu_descriptor = {
    "laplace_p1_tetrahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "cpu",                                     // target
    "800c2ca661af59f3",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
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
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1280,                                      // shared_bytes
    88.0,                                      // flops_per_cell
    23.999999999999993,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_laplace_p1_tetrahedron_f64_shared_apply
