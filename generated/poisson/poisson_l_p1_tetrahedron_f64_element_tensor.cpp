// poisson_l_p1_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate poisson.form --define cell=tetrahedron --define degree=1
//
// Form file poisson.form:
//   | """Poisson's problem -div grad u = f: matrix a and load vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | f = Coefficient(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | L = v * f * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   f       coefficient, P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//   f                [cell][4]
//
// Representation:
//   tensor          38 flops (55 before optimisation) <- taken
//   quadrature      83 flops
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
//   division             exact
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        38
//   bytes        84 (52 read, 32 written): inputs and results once each
//   flops/byte   0.452
//   paper flops  32 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "poisson_l_p1_tetrahedron_f64_element_tensor.h"

namespace of_poisson_l_p1_tetrahedron_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 32 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[512];
      alignas(64) double tile[128];

      for (int step = 0; step < 2; ++step) {
        for (int lane = 0; lane < 32; ++lane) {
          const int batch_cell = 32 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[4 * cell];
          const int64_t n1 = cells[4 * cell + 1];
          const int64_t n2 = cells[4 * cell + 2];
          const int64_t n3 = cells[4 * cell + 3];
          inputs[lane] = f[4 * cell];
          inputs[lane + 32] = coordinates[3 * n0];
          inputs[lane + 64] = coordinates[3 * n1];
          inputs[lane + 96] = coordinates[3 * n0 + 1];
          inputs[lane + 128] = coordinates[3 * n2 + 1];
          inputs[lane + 160] = coordinates[3 * n0 + 2];
          inputs[lane + 192] = coordinates[3 * n3 + 2];
          inputs[lane + 224] = coordinates[3 * n3 + 1];
          inputs[lane + 256] = coordinates[3 * n2 + 2];
          inputs[lane + 288] = coordinates[3 * n2];
          inputs[lane + 320] = coordinates[3 * n1 + 2];
          inputs[lane + 352] = coordinates[3 * n1 + 1];
          inputs[lane + 384] = coordinates[3 * n3];
          inputs[lane + 416] = f[4 * cell + 1];
          inputs[lane + 448] = f[4 * cell + 2];
          inputs[lane + 480] = f[4 * cell + 3];
        }
        #pragma omp simd
        for (int lane = 0; lane < 32; ++lane) {
          const double f_0 = inputs[lane];
          const double x0_0 = inputs[lane + 32];
          const double x1_0 = inputs[lane + 64];
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 96];
          const double x2_1 = inputs[lane + 128];
          const double J11 = x2_1 - x0_1;
          const double x0_2 = inputs[lane + 160];
          const double x3_2 = inputs[lane + 192];
          const double J22 = x3_2 - x0_2;
          const double x3_1 = inputs[lane + 224];
          const double J12 = x3_1 - x0_1;
          const double x2_2 = inputs[lane + 256];
          const double J21 = x2_2 - x0_2;
          const double adj00 = J11 * J22 - J12 * J21;
          const double x2_0 = inputs[lane + 288];
          const double J01 = x2_0 - x0_0;
          const double x1_2 = inputs[lane + 320];
          const double J20 = x1_2 - x0_2;
          const double x1_1 = inputs[lane + 352];
          const double J10 = x1_1 - x0_1;
          const double adj10 = J12 * J20 - J22 * J10;
          const double x3_0 = inputs[lane + 384];
          const double J02 = x3_0 - x0_0;
          const double adj20 = J21 * J10 - J11 * J20;
          const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
          const double abs_detJ = std::fabs(detJ);
          const double G0 = f_0 * abs_detJ;
          const double f_1 = inputs[lane + 416];
          const double G1 = f_1 * abs_detJ;
          const double f_2 = inputs[lane + 448];
          const double G2 = f_2 * abs_detJ;
          const double f_3 = inputs[lane + 480];
          const double G3 = f_3 * abs_detJ;
          const double t0 = G0 + G1 + G2 + G3;
          tile[lane] = 0.008333333333333333 * (G0 + t0);
          tile[lane + 32] = 0.008333333333333333 * (G1 + t0);
          tile[lane + 64] = 0.008333333333333333 * (G2 + t0);
          tile[lane + 96] = 0.008333333333333333 * (G3 + t0);
        }
        const int64_t group_first = first_cell + 32 * step;
        const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
        store_transposed<4, 32, 4>(tile, element_tensors + 4 * group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int poisson_l_p1_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* f) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells, f);
  return FEMFORGE_SUCCESS;
}

extern "C" void poisson_l_p1_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ f = packed_coefficients + 0;
  // element tensor of one cell
  const double f_0 = f[0];
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double J00 = x1_0 - x0_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double J11 = x2_1 - x0_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double J22 = x3_2 - x0_2;
  const double x3_1 = coordinate_dofs[10];
  const double J12 = x3_1 - x0_1;
  const double x2_2 = coordinate_dofs[8];
  const double J21 = x2_2 - x0_2;
  const double adj00 = J11 * J22 - J12 * J21;
  const double x2_0 = coordinate_dofs[6];
  const double J01 = x2_0 - x0_0;
  const double x1_2 = coordinate_dofs[5];
  const double J20 = x1_2 - x0_2;
  const double x1_1 = coordinate_dofs[4];
  const double J10 = x1_1 - x0_1;
  const double adj10 = J12 * J20 - J22 * J10;
  const double x3_0 = coordinate_dofs[9];
  const double J02 = x3_0 - x0_0;
  const double adj20 = J21 * J10 - J11 * J20;
  const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
  const double abs_detJ = std::fabs(detJ);
  const double G0 = f_0 * abs_detJ;
  const double f_1 = f[1];
  const double G1 = abs_detJ * f_1;
  const double f_2 = f[2];
  const double G2 = abs_detJ * f_2;
  const double f_3 = f[3];
  const double G3 = abs_detJ * f_3;
  const double t0 = G0 + G1 + G2 + G3;
  A[0] += 0.008333333333333333 * (G0 + t0);
  A[1] += 0.008333333333333333 * (G1 + t0);
  A[2] += 0.008333333333333333 * (G2 + t0);
  A[3] += 0.008333333333333333 * (G3 + t0);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return poisson_l_p1_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]));
}

constexpr femforge_input coefficients[] = {
    {"f", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel poisson_l_p1_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "poisson_l_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "poisson.form",                            // form_file
    "L",                                       // form
    "cpu",                                     // target
    "e6158b263e691fd1",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    1,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    5120,                                      // shared_bytes
    38.0,                                      // flops_per_cell
    84.0,                                      // bytes_per_cell
    32.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_poisson_l_p1_tetrahedron_f64_element_tensor
