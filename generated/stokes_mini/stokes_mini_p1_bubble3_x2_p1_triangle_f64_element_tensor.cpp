// stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --define cell=triangle
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [(P1+bubble3)^2, P1], 11 dofs
//   trial   [(P1+bubble3)^2, P1], 11 dofs
//   degree  5 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//
// Representation:
//   tensor          44 flops (156 before optimisation) <- taken
//   quadrature      63 flops
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
//   concurrent_elements  8
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             exact
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        44
//   bytes        988 (20 read, 968 written): inputs and results once each
//   flops/byte   0.0445
//   paper flops  968 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor.h"

namespace of_stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor {
namespace {

using femforge_cpu::Listed;
using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

constexpr int32_t stored_entry[121] = {0, 1, 2, 1, 3, 1, 1, 1, 4, 4, 4, 1, 0, 1, 2, 1, 3, 1, 1, 5, 5, 5, 2, 1,
    6, 1, 7, 1, 1, 1, 8, 8, 8, 1, 2, 1, 6, 1, 7, 1, 1, 9, 9, 9, 3, 1, 7, 1, 10, 1, 1, 1, 11, 11, 11, 1, 3, 1,
    7, 1, 10, 1, 1, 12, 12, 12, 1, 1, 1, 1, 1, 1, 13, 1, 14, 15, 16, 1, 1, 1, 1, 1, 1, 1, 13, 17, 18, 19, 4,
    5, 8, 9, 11, 12, 14, 17, 1, 1, 1, 4, 5, 8, 9, 11, 12, 15, 18, 1, 1, 1, 4, 5, 8, 9, 11, 12, 16, 19, 1, 1,
    1};

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 968 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[48];
      alignas(64) double tile[160];

      for (int step = 0; step < 8; ++step) {
        for (int lane = 0; lane < 8; ++lane) {
          const int batch_cell = 8 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[3 * cell];
          const int64_t n1 = cells[3 * cell + 1];
          const int64_t n2 = cells[3 * cell + 2];
          inputs[lane] = coordinates[2 * n0];
          inputs[lane + 8] = coordinates[2 * n1];
          inputs[lane + 16] = coordinates[2 * n0 + 1];
          inputs[lane + 24] = coordinates[2 * n2 + 1];
          inputs[lane + 32] = coordinates[2 * n2];
          inputs[lane + 40] = coordinates[2 * n1 + 1];
        }
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double x0_0 = inputs[lane];
          const double x1_0 = inputs[lane + 8];
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 16];
          const double x2_1 = inputs[lane + 24];
          const double adj00 = x2_1 - x0_1;
          const double x2_0 = inputs[lane + 32];
          const double adj01 = x0_0 - x2_0;
          const double x1_1 = inputs[lane + 40];
          const double adj10 = x0_1 - x1_1;
          const double detJ = J00 * adj00 - adj01 * adj10;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double G5 = 0.5 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
          const double G6 = 0.5 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
          const double G4 = 0.5 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
          const double t0 = G5 + G4;
          const double t1 = G6 + t0;
          tile[lane] = G5 + t1;
          tile[lane + 8] = 0.0;
          tile[lane + 16] = -t0;
          tile[lane + 24] = -G5 - G6;
          const double sign_detJ = std::copysign(1.0, detJ);
          const double G0 = 0.16666666666666666 * adj00 * sign_detJ;
          const double G1 = 0.16666666666666666 * adj10 * sign_detJ;
          const double t2 = G0 + G1;
          tile[lane + 32] = t2;
          const double G2 = 0.16666666666666666 * adj01 * sign_detJ;
          const double G3 = 0.16666666666666666 * J00 * sign_detJ;
          const double t3 = G2 + G3;
          tile[lane + 40] = t3;
          tile[lane + 48] = G4;
          tile[lane + 56] = G5;
          tile[lane + 64] = -G0;
          tile[lane + 72] = -G2;
          tile[lane + 80] = G6;
          tile[lane + 88] = -G1;
          tile[lane + 96] = -G3;
          tile[lane + 104] = 8.1 * t1;
          tile[lane + 112] = -1.35 * t2;
          tile[lane + 120] = 1.35 * G0;
          tile[lane + 128] = 1.35 * G1;
          tile[lane + 136] = -1.35 * t3;
          tile[lane + 144] = 1.35 * G2;
          tile[lane + 152] = 1.35 * G3;
        }
        const int64_t group_first = first_cell + 8 * step;
        const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
        store_transposed<121, 8, 121>(tile, element_tensors + 121 * group_first, group_cells, past_caches,
            Listed{stored_entry});
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cpu(
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

extern "C" void stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_tabulate_tensor(
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
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double G5 = 0.5 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
  const double G6 = 0.5 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
  const double G4 = 0.5 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
  const double t0 = G5 + G4;
  const double t1 = G6 + t0;
  const double t2 = G5 + t1;
  A[0] += t2;
  A[2] += -t0;
  const double t3 = G5 + G6;
  A[4] += -t3;
  const double sign_detJ = std::copysign(1.0, detJ);
  const double G0 = 0.16666666666666666 * adj00 * sign_detJ;
  const double G1 = 0.16666666666666666 * adj10 * sign_detJ;
  const double t4 = G0 + G1;
  A[8] += t4;
  A[9] += t4;
  A[10] += t4;
  A[12] += t2;
  A[14] += -t0;
  A[16] += -t3;
  const double G2 = 0.16666666666666666 * adj01 * sign_detJ;
  const double G3 = 0.16666666666666666 * J00 * sign_detJ;
  const double t5 = G2 + G3;
  A[19] += t5;
  A[20] += t5;
  A[21] += t5;
  A[22] += -t0;
  A[24] += G4;
  A[26] += G5;
  A[30] += -G0;
  A[31] += -G0;
  A[32] += -G0;
  A[34] += -t0;
  A[36] += G4;
  A[38] += G5;
  A[41] += -G2;
  A[42] += -G2;
  A[43] += -G2;
  A[44] += -t3;
  A[46] += G5;
  A[48] += G6;
  A[52] += -G1;
  A[53] += -G1;
  A[54] += -G1;
  A[56] += -t3;
  A[58] += G5;
  A[60] += G6;
  A[63] += -G3;
  A[64] += -G3;
  A[65] += -G3;
  const double t6 = 8.1 * t1;
  A[72] += t6;
  const double t7 = 1.35 * t4;
  A[74] += -t7;
  const double t8 = 1.35 * G0;
  A[75] += t8;
  const double t9 = 1.35 * G1;
  A[76] += t9;
  A[84] += t6;
  const double t10 = 1.35 * t5;
  A[85] += -t10;
  const double t11 = 1.35 * G2;
  A[86] += t11;
  const double t12 = 1.35 * G3;
  A[87] += t12;
  A[88] += t4;
  A[89] += t5;
  A[90] += -G0;
  A[91] += -G2;
  A[92] += -G1;
  A[93] += -G3;
  A[94] += -t7;
  A[95] += -t10;
  A[99] += t4;
  A[100] += t5;
  A[101] += -G0;
  A[102] += -G2;
  A[103] += -G1;
  A[104] += -G3;
  A[105] += t8;
  A[106] += t11;
  A[110] += t4;
  A[111] += t5;
  A[112] += -G0;
  A[113] += -G2;
  A[114] += -G1;
  A[115] += -G3;
  A[116] += t9;
  A[117] += t12;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cpu_descriptor = {
    "stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "stokes_mini.form",                        // form_file
    "a",                                       // form
    "cpu",                                     // target
    "25cc6846a29a64a3",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[(P1+bubble3)^2, P1]",                    // row_element
    "[(P1+bubble3)^2, P1]",                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    11,                                        // rows
    11,                                        // columns
    121,                                       // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    7,                                         // geometry_size
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1664,                                      // shared_bytes
    44.0,                                      // flops_per_cell
    988.0,                                     // bytes_per_cell
    968.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor
