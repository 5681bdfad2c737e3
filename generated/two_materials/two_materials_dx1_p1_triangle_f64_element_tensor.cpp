// two_materials_dx1_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate two_materials.form --define cell=triangle
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
//   cell       triangle, geometry P1^2
//   test       P1, 3 dofs
//   trial      P1, 3 dofs
//   core       coefficient, DP0, 1 dofs
//   rate       constant, 1 values
//   subdomain  1
//   degree     0 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//   core             [cell][1]
//
// Representation:
//   tensor          29 flops (44 before optimisation) <- taken
//   quadrature      32 flops
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
//   flops        29
//   bytes        100 (28 read, 72 written): inputs and results once each
//   flops/byte   0.29
//   paper flops  72 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "two_materials_dx1_p1_triangle_f64_element_tensor.h"

namespace of_two_materials_dx1_p1_triangle_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ core) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 72 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[224];
      alignas(64) double tile[288];

      for (int step = 0; step < 2; ++step) {
        for (int lane = 0; lane < 32; ++lane) {
          const int batch_cell = 32 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[3 * cell];
          const int64_t n1 = cells[3 * cell + 1];
          const int64_t n2 = cells[3 * cell + 2];
          inputs[lane] = core[cell];
          inputs[lane + 32] = coordinates[2 * n0];
          inputs[lane + 64] = coordinates[2 * n1];
          inputs[lane + 96] = coordinates[2 * n0 + 1];
          inputs[lane + 128] = coordinates[2 * n2 + 1];
          inputs[lane + 160] = coordinates[2 * n2];
          inputs[lane + 192] = coordinates[2 * n1 + 1];
        }
        #pragma omp simd
        for (int lane = 0; lane < 32; ++lane) {
          const double core_0 = inputs[lane];
          const double x0_0 = inputs[lane + 32];
          const double x1_0 = inputs[lane + 64];
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 96];
          const double x2_1 = inputs[lane + 128];
          const double adj00 = x2_1 - x0_1;
          const double x2_0 = inputs[lane + 160];
          const double adj01 = x0_0 - x2_0;
          const double x1_1 = inputs[lane + 192];
          const double adj10 = x0_1 - x1_1;
          const double detJ = J00 * adj00 - adj01 * adj10;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double G0 = 0.5 * core_0 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
          const double G1 = 0.5 * core_0 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
          const double t0 = G0 + G1;
          const double G2 = 0.5 * core_0 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
          const double t1 = G1 + G2;
          tile[lane] = t0 + t1;
          tile[lane + 32] = -t0;
          tile[lane + 64] = -t1;
          tile[lane + 96] = -t0;
          tile[lane + 128] = G0;
          tile[lane + 160] = G1;
          tile[lane + 192] = -t1;
          tile[lane + 224] = G1;
          tile[lane + 256] = G2;
        }
        const int64_t group_first = first_cell + 32 * step;
        const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
        store_transposed<9, 32, 9>(tile, element_tensors + 9 * group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int two_materials_dx1_p1_triangle_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* core) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || core == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells, core);
  return FEMFORGE_SUCCESS;
}

extern "C" void two_materials_dx1_p1_triangle_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ core = packed_coefficients + 0;
  // element tensor of one cell
  const double core_0 = core[0];
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
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double G0 = 0.5 * core_0 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
  const double G1 = 0.5 * core_0 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
  const double t0 = G0 + G1;
  const double G2 = 0.5 * core_0 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
  const double t1 = G1 + G2;
  A[0] += t0 + t1;
  A[1] += -t0;
  A[2] += -t1;
  A[3] += -t0;
  A[4] += G0;
  A[5] += G1;
  A[6] += -t1;
  A[7] += G1;
  A[8] += G2;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return two_materials_dx1_p1_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]));
}

constexpr femforge_input coefficients[] = {
    {"core", "DP0", 1, 0, 0, nullptr},
};

constexpr int32_t subdomains[] = {1};

constexpr femforge_input constants[] = {
    {"rate", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel two_materials_dx1_p1_triangle_f64_element_tensor_cpu_descriptor = {
    "two_materials_dx1_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "two_materials.form",                      // form_file
    "a",                                       // form
    "cpu",                                     // target
    "749bec90e54dae17",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    1,                                         // num_subdomains
    subdomains,                                // subdomains
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    9,                                         // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    3,                                         // geometry_size
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
    4096,                                      // shared_bytes
    29.0,                                      // flops_per_cell
    100.0,                                     // bytes_per_cell
    72.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_two_materials_dx1_p1_triangle_f64_element_tensor
