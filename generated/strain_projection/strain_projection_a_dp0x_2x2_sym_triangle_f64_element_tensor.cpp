// strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form a in strain_projection.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate strain_projection.form --define cell=triangle
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
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//
// Representation:
//   tensor          9 flops (10 before optimisation)
//   quadrature      8 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   division             exact
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        8
//   bytes        92 (20 read, 72 written): inputs and results once each
//   flops/byte   0.087
//   paper flops  18 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor.h"

namespace of_strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor {
namespace {

using femforge_cpu::Listed;
using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

constexpr int32_t stored_entry[9] = {0, 1, 1, 1, 2, 1, 1, 1, 0};

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 72 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[192];
      alignas(64) double tile[96];

      for (int step = 0; step < 2; ++step) {
        for (int lane = 0; lane < 32; ++lane) {
          const int batch_cell = 32 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[3 * cell];
          const int64_t n1 = cells[3 * cell + 1];
          const int64_t n2 = cells[3 * cell + 2];
          inputs[lane] = coordinates[2 * n0];
          inputs[lane + 32] = coordinates[2 * n1];
          inputs[lane + 64] = coordinates[2 * n0 + 1];
          inputs[lane + 96] = coordinates[2 * n2 + 1];
          inputs[lane + 128] = coordinates[2 * n2];
          inputs[lane + 160] = coordinates[2 * n1 + 1];
        }
        #pragma omp simd
        for (int lane = 0; lane < 32; ++lane) {
          const double x0_0 = inputs[lane];
          const double x1_0 = inputs[lane + 32];
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 64];
          const double x2_1 = inputs[lane + 96];
          const double adj00 = x2_1 - x0_1;
          const double x2_0 = inputs[lane + 128];
          const double adj01 = x0_0 - x2_0;
          const double x1_1 = inputs[lane + 160];
          const double adj10 = x0_1 - x1_1;
          const double detJ = J00 * adj00 - adj01 * adj10;
          const double abs_detJ = std::fabs(detJ);
          tile[lane] = 0.5 * abs_detJ;
          tile[lane + 32] = 0.0;
          tile[lane + 64] = abs_detJ;
        }
        const int64_t group_first = first_cell + 32 * step;
        const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
        store_transposed<9, 32, 9>(tile, element_tensors + 9 * group_first, group_cells, past_caches,
            Listed{stored_entry});
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells);
  return FEMFORGE_SUCCESS;
}

extern "C" void strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double J00 = x1_0 - x0_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double adj00 = x2_1 - x0_1;
  const double x2_0 = coordinate_dofs[6];
  const double adj01 = x0_0 - x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double adj10 = x0_1 - x1_1;
  const double detJ = J00 * adj00 - adj01 * adj10;
  const double abs_detJ = std::fabs(detJ);
  const double t0 = 0.5 * abs_detJ;
  A[0] += t0;
  A[4] += abs_detJ;
  A[8] += t0;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu_descriptor = {
    "strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "strain_projection.form",                  // form_file
    "a",                                       // form
    "cpu",                                     // target
    "918d504e7a60896a",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "DP0^(2x2 sym)",                           // row_element
    "DP0^(2x2 sym)",                           // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    9,                                         // entries_per_cell
    0,                                         // quadrature_degree
    1,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    1,                                         // geometry_size
    3,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    64,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2304,                                      // shared_bytes
    8.0,                                       // flops_per_cell
    92.0,                                      // bytes_per_cell
    18.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor
