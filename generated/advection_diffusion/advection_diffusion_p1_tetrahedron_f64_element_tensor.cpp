// advection_diffusion_p1_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=tetrahedron --define degree=1
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   b       constant, 3 values
//   nu      constant, 1 values
//   degree  1 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//   b                [3]
//   nu               [1]
//
// Representation:
//   tensor          143 flops (206 before optimisation) <- taken
//   quadrature      166 flops
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
//   flops        143
//   bytes        148 (20 read, 128 written): inputs and results once each
//   flops/byte   0.966
//   paper flops  384 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "advection_diffusion_p1_tetrahedron_f64_element_tensor.h"

namespace of_advection_diffusion_p1_tetrahedron_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 128 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
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
          const double G0 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 +
              adj02 * adj02);
          const double adj11 = J00 * J22 - J20 * J02;
          const double adj12 = J10 * J02 - J00 * J12;
          const double G1 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 +
              adj02 * adj12);
          const double adj21 = J01 * J20 - J00 * J21;
          const double adj22 = J00 * J11 - J01 * J10;
          const double G2 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 +
              adj02 * adj22);
          const double sign_detJ = std::copysign(1.0, detJ);
          const double G6 = 0.041666666666666664 * (b[0] * adj00 * sign_detJ + b[1] * adj01 * sign_detJ + b[2]
              * adj02 * sign_detJ);
          const double t0 = G0 + G1 + G2 - G6;
          const double G3 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 +
              adj12 * adj12);
          const double G4 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 +
              adj12 * adj22);
          const double G7 = 0.041666666666666664 * (b[0] * adj10 * sign_detJ + b[1] * adj11 * sign_detJ + b[2]
              * adj12 * sign_detJ);
          const double t1 = G1 + G3 + G4 - G7;
          const double G5 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 +
              adj22 * adj22);
          const double G8 = 0.041666666666666664 * (b[0] * adj20 * sign_detJ + b[1] * adj21 * sign_detJ + b[2]
              * adj22 * sign_detJ);
          const double t2 = G2 + G4 + G5 - G8;
          tile[lane] = t0 + t1 + t2;
          tile[lane + 32] = -t0;
          tile[lane + 64] = -t1;
          tile[lane + 96] = -t2;
          const double t3 = G0 + G6;
          const double t4 = G1 + G7;
          const double t5 = G2 + G8;
          tile[lane + 128] = -t3 - t4 - t5;
          tile[lane + 160] = t3;
          tile[lane + 192] = t4;
          tile[lane + 224] = t5;
          const double t6 = G1 + G6;
          const double t7 = G3 + G7;
          const double t8 = G4 + G8;
          tile[lane + 256] = -t6 - t7 - t8;
          tile[lane + 288] = t6;
          tile[lane + 320] = t7;
          tile[lane + 352] = t8;
          const double t9 = G2 + G6;
          const double t10 = G4 + G7;
          const double t11 = G5 + G8;
          tile[lane + 384] = -t9 - t10 - t11;
          tile[lane + 416] = t9;
          tile[lane + 448] = t10;
          tile[lane + 480] = t11;
        }
        const int64_t group_first = first_cell + 32 * step;
        const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
        store_transposed<16, 32, 16>(tile, element_tensors + 16 * group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int advection_diffusion_p1_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr ||
      nu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells, b, nu);
  return FEMFORGE_SUCCESS;
}

extern "C" void advection_diffusion_p1_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ b = packed_constants + 0;
  const double* __restrict__ nu = packed_constants + 3;
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
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double adj01 = J21 * J02 - J22 * J01;
  const double adj02 = J12 * J01 - J11 * J02;
  const double G0 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
      adj02);
  const double adj11 = J00 * J22 - J20 * J02;
  const double adj12 = J10 * J02 - J00 * J12;
  const double G1 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
      adj12);
  const double adj21 = J01 * J20 - J00 * J21;
  const double adj22 = J00 * J11 - J01 * J10;
  const double G2 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
      adj22);
  const double sign_detJ = std::copysign(1.0, detJ);
  const double G6 = 0.041666666666666664 * (b[0] * adj00 * sign_detJ + b[1] * adj01 * sign_detJ + b[2] * adj02
      * sign_detJ);
  const double t0 = G0 + G1 + G2 - G6;
  const double G3 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
      adj12);
  const double G4 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
      adj22);
  const double G7 = 0.041666666666666664 * (b[0] * adj10 * sign_detJ + b[1] * adj11 * sign_detJ + b[2] * adj12
      * sign_detJ);
  const double t1 = G1 + G3 + G4 - G7;
  const double G5 = 0.16666666666666666 * nu[0] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
      adj22);
  const double G8 = 0.041666666666666664 * (b[0] * adj20 * sign_detJ + b[1] * adj21 * sign_detJ + b[2] * adj22
      * sign_detJ);
  const double t2 = G2 + G4 + G5 - G8;
  A[0] += t0 + t1 + t2;
  A[1] += -t0;
  A[2] += -t1;
  A[3] += -t2;
  const double t3 = G0 + G6;
  const double t4 = G1 + G7;
  const double t5 = G2 + G8;
  A[4] += -t3 - t4 - t5;
  A[5] += t3;
  A[6] += t4;
  A[7] += t5;
  const double t6 = G1 + G6;
  const double t7 = G3 + G7;
  const double t8 = G4 + G8;
  A[8] += -t6 - t7 - t8;
  A[9] += t6;
  A[10] += t7;
  A[11] += t8;
  const double t9 = G2 + G6;
  const double t10 = G4 + G7;
  const double t11 = G5 + G8;
  A[12] += -t9 - t10 - t11;
  A[13] += t9;
  A[14] += t10;
  A[15] += t11;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_p1_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input constants[] = {
    {"b", "constant", 3, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_p1_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "advection_diffusion_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "advection_diffusion.form",                // form_file
    "a",                                       // form
    "cpu",                                     // target
    "76d0c6c7f8ce08e5",                        // key
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
    16,                                        // entries_per_cell
    1,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    15,                                        // geometry_size
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
    7168,                                      // shared_bytes
    143.0,                                     // flops_per_cell
    148.0,                                     // bytes_per_cell
    384.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_advection_diffusion_p1_tetrahedron_f64_element_tensor
