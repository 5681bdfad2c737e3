// strain_projection_a_dp0x_2x2_sym_triangle_f64_apply: apply of form a in strain_projection.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate strain_projection.form --kernel apply --define cell=triangle
//
// Form file strain_projection.form:
//   | """L2 projection of the strain of a displacement u onto discontinuous symmetric tensors: matrix a, vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | displacement = VectorElement("Lagrange", cell, degree)
//   | element = TensorElement("DP", cell, degree - 1, symmetry=True)
//   | tau = TestFunction(element)
//   | sigma = TrialFunction(element)
//   | u = Coefficient(displacement)
//   |
//   | a = inner(tau, sigma) * dx
//   | L = inner(tau, sym(grad(u))) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    DP0^(2x2 sym), 3 dofs
//   trial   DP0^(2x2 sym), 3 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          12 flops <- taken
//   quadrature      12 flops
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
//   flops       15
//   bytes       96 (72 read, 24 written)
//   flops/byte  0.156
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
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[72];
    alignas(64) double tile[24];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[cell];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d0 + 1];
        inputs[lane + 16] = x[d0 + 2];
        inputs[lane + 24] = coordinates[2 * n0];
        inputs[lane + 32] = coordinates[2 * n1];
        inputs[lane + 40] = coordinates[2 * n2];
        inputs[lane + 48] = coordinates[2 * n0 + 1];
        inputs[lane + 56] = coordinates[2 * n1 + 1];
        inputs[lane + 64] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double adj01 = inputs[lane + 24] - inputs[lane + 40];
        const double adj10 = inputs[lane + 48] - inputs[lane + 56];
        const double detJ = (inputs[lane + 24] - inputs[lane + 32]) * (inputs[lane + 48] - inputs[lane + 64])
            - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = inputs[lane] * abs_detJ;
        const double flux1 = inputs[lane + 8] * abs_detJ;
        const double flux2 = inputs[lane + 16] * abs_detJ;
        tile[lane] = 0.5 * flux0;
        tile[lane + 8] = flux1;
        tile[lane + 16] = 0.5 * flux2;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[cell];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d0 + 2] += tile[lane + 16];
        }
      }
    }
  }
}

}  // namespace

extern "C" int strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cpu_descriptor = {
    "strain_projection_a_dp0x_2x2_sym_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "DP0^(2x2 sym)",                           // row_element
    "DP0^(2x2 sym)",                           // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    3,                                         // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    1,                                         // nodes
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
    768,                                       // shared_bytes
    15.0,                                      // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
