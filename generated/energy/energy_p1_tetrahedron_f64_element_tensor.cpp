// energy_p1_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=tetrahedron --define degree=1
//
// Form file energy.form:
//   | """Energy of Poisson's problem, the functional whose minimum solves it (arity 0)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   |
//   | M = (inner(grad(u), grad(u)) / 2 - f * u) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   u       coefficient, P1, 4 dofs
//   f       coefficient, P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//   u                [cell][4]
//   f                [cell][4]
//
// Representation:
//   tensor          204 flops
//   quadrature      150 flops <- taken
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
//   flops        150
//   bytes        92 (84 read, 8 written): inputs and results once each
//   flops/byte   1.63
//   paper flops  64 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "energy_p1_tetrahedron_f64_element_tensor.h"

namespace of_energy_p1_tetrahedron_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 8 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[640];
      alignas(64) double tile[32];

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
          inputs[lane + 384] = u[4 * cell];
          inputs[lane + 416] = u[4 * cell + 1];
          inputs[lane + 448] = u[4 * cell + 2];
          inputs[lane + 480] = u[4 * cell + 3];
          inputs[lane + 512] = f[4 * cell];
          inputs[lane + 544] = f[4 * cell + 1];
          inputs[lane + 576] = f[4 * cell + 2];
          inputs[lane + 608] = f[4 * cell + 3];
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
          const double u_0 = inputs[lane + 384];
          const double u_1 = inputs[lane + 416];
          const double u_2 = inputs[lane + 448];
          const double u_3 = inputs[lane + 480];
          const double f_0 = inputs[lane + 512];
          const double f_1 = inputs[lane + 544];
          const double f_2 = inputs[lane + 576];
          const double f_3 = inputs[lane + 608];
          const double inv_detJ = 1.0 / detJ;
          const double t0 = u_0 - u_1;
          const double t1 = u_0 - u_2;
          const double t2 = u_0 - u_3;
          const double t3 = adj00 * inv_detJ * t0 + adj10 * inv_detJ * t1 + adj20 * inv_detJ * t2;
          const double adj01 = J21 * J02 - J22 * J01;
          const double adj11 = J00 * J22 - J20 * J02;
          const double adj21 = J01 * J20 - J00 * J21;
          const double t4 = inv_detJ * t0 * adj01 + inv_detJ * t1 * adj11 + inv_detJ * t2 * adj21;
          const double adj02 = J12 * J01 - J11 * J02;
          const double adj12 = J10 * J02 - J00 * J12;
          const double adj22 = J00 * J11 - J01 * J10;
          const double t5 = inv_detJ * t0 * adj02 + inv_detJ * t1 * adj12 + inv_detJ * t2 * adj22;
          const double t6 = t3 * t3 + t4 * t4 + t5 * t5;
          const double t7 = abs_detJ * ((0.1381966011250105 * u_0 + 0.5854101966249684 * u_1 +
              0.1381966011250105 * u_2 + 0.1381966011250105 * u_3) * (0.1381966011250105 * f_0 +
              0.5854101966249684 * f_1 + 0.1381966011250105 * f_2 + 0.1381966011250105 * f_3) - 0.5 * t6) -
              abs_detJ * (0.5 * t6 - (0.1381966011250105 * u_0 + 0.1381966011250105 * u_1 + 0.5854101966249684
              * u_2 + 0.1381966011250105 * u_3) * (0.1381966011250105 * f_0 + 0.1381966011250105 * f_1 +
              0.5854101966249684 * f_2 + 0.1381966011250105 * f_3)) - abs_detJ * (0.5 * t6 -
              (0.1381966011250105 * u_0 + 0.1381966011250105 * u_1 + 0.1381966011250105 * u_2 +
              0.5854101966249684 * u_3) * (0.1381966011250105 * f_0 + 0.1381966011250105 * f_1 +
              0.1381966011250105 * f_2 + 0.5854101966249684 * f_3)) - abs_detJ * (0.5 * t6 -
              (0.5854101966249684 * u_0 + 0.1381966011250105 * u_1 + 0.1381966011250105 * u_2 +
              0.1381966011250105 * u_3) * (0.5854101966249684 * f_0 + 0.1381966011250105 * f_1 +
              0.1381966011250105 * f_2 + 0.1381966011250105 * f_3));
          tile[lane] = -0.041666666666666664 * t7;
        }
        const int64_t group_first = first_cell + 32 * step;
        const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
        store_transposed<1, 32, 1>(tile, element_tensors + group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int energy_p1_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr ||
      f == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells, u, f);
  return FEMFORGE_SUCCESS;
}

extern "C" void energy_p1_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ f = packed_coefficients + 4;
  // element tensor of one cell
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
  const double u_0 = u[0];
  const double u_1 = u[1];
  const double u_2 = u[2];
  const double u_3 = u[3];
  const double f_0 = f[0];
  const double f_1 = f[1];
  const double f_2 = f[2];
  const double f_3 = f[3];
  const double inv_detJ = 1.0 / detJ;
  const double t0 = u_0 - u_1;
  const double t1 = u_0 - u_2;
  const double t2 = u_0 - u_3;
  const double t3 = adj00 * inv_detJ * t0 + adj10 * inv_detJ * t1 + adj20 * inv_detJ * t2;
  const double adj01 = J21 * J02 - J22 * J01;
  const double adj11 = J00 * J22 - J20 * J02;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t4 = inv_detJ * t0 * adj01 + inv_detJ * t1 * adj11 + inv_detJ * t2 * adj21;
  const double adj02 = J12 * J01 - J11 * J02;
  const double adj12 = J10 * J02 - J00 * J12;
  const double adj22 = J00 * J11 - J01 * J10;
  const double t5 = inv_detJ * t0 * adj02 + inv_detJ * t1 * adj12 + inv_detJ * t2 * adj22;
  const double t6 = t3 * t3 + t4 * t4 + t5 * t5;
  const double t7 = abs_detJ * ((0.1381966011250105 * u_0 + 0.5854101966249684 * u_1 + 0.1381966011250105 *
      u_2 + 0.1381966011250105 * u_3) * (0.1381966011250105 * f_0 + 0.5854101966249684 * f_1 +
      0.1381966011250105 * f_2 + 0.1381966011250105 * f_3) - 0.5 * t6) - abs_detJ * (0.5 * t6 -
      (0.1381966011250105 * u_0 + 0.1381966011250105 * u_1 + 0.5854101966249684 * u_2 + 0.1381966011250105 *
      u_3) * (0.1381966011250105 * f_0 + 0.1381966011250105 * f_1 + 0.5854101966249684 * f_2 +
      0.1381966011250105 * f_3)) - abs_detJ * (0.5 * t6 - (0.1381966011250105 * u_0 + 0.1381966011250105 * u_1
      + 0.1381966011250105 * u_2 + 0.5854101966249684 * u_3) * (0.1381966011250105 * f_0 + 0.1381966011250105
      * f_1 + 0.1381966011250105 * f_2 + 0.5854101966249684 * f_3)) - abs_detJ * (0.5 * t6 -
      (0.5854101966249684 * u_0 + 0.1381966011250105 * u_1 + 0.1381966011250105 * u_2 + 0.1381966011250105 *
      u_3) * (0.5854101966249684 * f_0 + 0.1381966011250105 * f_1 + 0.1381966011250105 * f_2 +
      0.1381966011250105 * f_3));
  A[0] += -0.041666666666666664 * t7;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_p1_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 0, 0, nullptr},
    {"f", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_p1_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "energy_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "energy.form",                             // form_file
    "M",                                       // form
    "cpu",                                     // target
    "ea5f1ea1fec5ace9",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    11,                                        // geometry_size
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
    5376,                                      // shared_bytes
    150.0,                                     // flops_per_cell
    92.0,                                      // bytes_per_cell
    64.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_energy_p1_tetrahedron_f64_element_tensor
