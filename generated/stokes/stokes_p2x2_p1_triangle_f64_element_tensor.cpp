// stokes_p2x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --define cell=triangle
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [P2^2, P1], 15 dofs
//   trial   [P2^2, P1], 15 dofs
//   degree  3 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//
// Representation:
//   tensor          55 flops (292 before optimisation) <- taken
//   quadrature      450 flops
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
//   flops        55
//   bytes        1820 (20 read, 1800 written): inputs and results once each
//   flops/byte   0.0302
//   paper flops  1800 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "stokes_p2x2_p1_triangle_f64_element_tensor.h"

namespace of_stokes_p2x2_p1_triangle_f64_element_tensor {
namespace {

using femforge_cpu::Listed;
using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

constexpr int32_t stored_entry[225] = {0, 1, 2, 1, 3, 1, 1, 1, 4, 1, 5, 1, 6, 1, 1, 1, 0, 1, 2, 1, 3, 1, 1, 1,
    4, 1, 5, 7, 1, 1, 2, 1, 8, 1, 9, 1, 10, 1, 1, 1, 5, 1, 1, 11, 1, 1, 2, 1, 8, 1, 9, 1, 10, 1, 1, 1, 5, 1,
    12, 1, 3, 1, 9, 1, 13, 1, 10, 1, 4, 1, 1, 1, 1, 1, 14, 1, 3, 1, 9, 1, 13, 1, 10, 1, 4, 1, 1, 1, 1, 15, 1,
    1, 10, 1, 10, 1, 16, 1, 17, 1, 18, 1, 19, 20, 21, 1, 1, 1, 10, 1, 10, 1, 16, 1, 17, 1, 18, 22, 23, 24, 4,
    1, 1, 1, 4, 1, 17, 1, 16, 1, 25, 1, 26, 27, 28, 1, 4, 1, 1, 1, 4, 1, 17, 1, 16, 1, 25, 29, 30, 31, 5, 1,
    5, 1, 1, 1, 18, 1, 25, 1, 16, 1, 32, 33, 34, 1, 5, 1, 5, 1, 1, 1, 18, 1, 25, 1, 16, 35, 36, 37, 6, 7, 1,
    1, 1, 1, 19, 22, 26, 29, 32, 35, 1, 1, 1, 1, 1, 11, 12, 1, 1, 20, 23, 27, 30, 33, 36, 1, 1, 1, 1, 1, 1, 1,
    14, 15, 21, 24, 28, 31, 34, 37, 1, 1, 1};

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 1800 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[48];
      alignas(64) double tile[304];

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
          const double G4 = 1.3333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
          const double G5 = 0.6666666666666666 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
          const double t0 = 0.5 * G4 + G5;
          const double G6 = 1.3333333333333333 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
          const double t1 = G5 + 0.5 * G6;
          tile[lane] = 0.75 * (t0 + t1);
          tile[lane + 8] = 0.0;
          tile[lane + 16] = 0.25 * t0;
          tile[lane + 24] = 0.25 * t1;
          tile[lane + 32] = -t1;
          tile[lane + 40] = -t0;
          const double sign_detJ = std::copysign(1.0, detJ);
          const double G0 = 0.16666666666666666 * adj00 * sign_detJ;
          const double G1 = 0.16666666666666666 * adj10 * sign_detJ;
          const double t2 = G0 + G1;
          tile[lane + 48] = t2;
          const double G2 = 0.16666666666666666 * adj01 * sign_detJ;
          const double G3 = 0.16666666666666666 * J00 * sign_detJ;
          const double t3 = G2 + G3;
          tile[lane + 56] = t3;
          tile[lane + 64] = 0.375 * G4;
          tile[lane + 72] = -0.25 * G5;
          tile[lane + 80] = G5;
          tile[lane + 88] = -G0;
          tile[lane + 96] = -G2;
          tile[lane + 104] = 0.375 * G6;
          tile[lane + 112] = -G1;
          tile[lane + 120] = -G3;
          tile[lane + 128] = 2.0 * t0 + G6;
          tile[lane + 136] = -2.0 * t0;
          tile[lane + 144] = -2.0 * t1;
          tile[lane + 152] = -t2;
          const double t4 = G1 + t2;
          tile[lane + 160] = -t4;
          const double t5 = G0 + t2;
          tile[lane + 168] = -t5;
          tile[lane + 176] = -t3;
          const double t6 = G3 + t3;
          tile[lane + 184] = -t6;
          const double t7 = G2 + t3;
          tile[lane + 192] = -t7;
          tile[lane + 200] = 2.0 * G5;
          const double t8 = G0 - G1;
          tile[lane + 208] = t8;
          tile[lane + 216] = G0;
          tile[lane + 224] = t5;
          const double t9 = G2 - G3;
          tile[lane + 232] = t9;
          tile[lane + 240] = G2;
          tile[lane + 248] = t7;
          tile[lane + 256] = -t8;
          tile[lane + 264] = t4;
          tile[lane + 272] = G1;
          tile[lane + 280] = -t9;
          tile[lane + 288] = t6;
          tile[lane + 296] = G3;
        }
        const int64_t group_first = first_cell + 8 * step;
        const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
        store_transposed<225, 8, 225>(tile, element_tensors + 225 * group_first, group_cells, past_caches,
            Listed{stored_entry});
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int stokes_p2x2_p1_triangle_f64_element_tensor_cpu(
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

extern "C" void stokes_p2x2_p1_triangle_f64_element_tensor_tabulate_tensor(
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
  const double G4 = 1.3333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
  const double G5 = 0.6666666666666666 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
  const double t0 = 0.5 * G4 + G5;
  const double G6 = 1.3333333333333333 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
  const double t1 = G5 + 0.5 * G6;
  const double t2 = 0.75 * (t0 + t1);
  A[0] += t2;
  const double t3 = 0.25 * t0;
  A[2] += t3;
  const double t4 = 0.25 * t1;
  A[4] += t4;
  A[8] += -t1;
  A[10] += -t0;
  const double sign_detJ = std::copysign(1.0, detJ);
  const double G0 = 0.16666666666666666 * adj00 * sign_detJ;
  const double G1 = 0.16666666666666666 * adj10 * sign_detJ;
  const double t5 = G0 + G1;
  A[12] += t5;
  A[16] += t2;
  A[18] += t3;
  A[20] += t4;
  A[24] += -t1;
  A[26] += -t0;
  const double G2 = 0.16666666666666666 * adj01 * sign_detJ;
  const double G3 = 0.16666666666666666 * J00 * sign_detJ;
  const double t6 = G2 + G3;
  A[27] += t6;
  A[30] += t3;
  const double t7 = 0.375 * G4;
  A[32] += t7;
  const double t8 = 0.25 * G5;
  A[34] += -t8;
  A[36] += G5;
  A[40] += -t0;
  A[43] += -G0;
  A[46] += t3;
  A[48] += t7;
  A[50] += -t8;
  A[52] += G5;
  A[56] += -t0;
  A[58] += -G2;
  A[60] += t4;
  A[62] += -t8;
  const double t9 = 0.375 * G6;
  A[64] += t9;
  A[66] += G5;
  A[68] += -t1;
  A[74] += -G1;
  A[76] += t4;
  A[78] += -t8;
  A[80] += t9;
  A[82] += G5;
  A[84] += -t1;
  A[89] += -G3;
  A[92] += G5;
  A[94] += G5;
  const double t10 = 2.0 * t0 + G6;
  A[96] += t10;
  const double t11 = 2.0 * t0;
  A[98] += -t11;
  const double t12 = 2.0 * t1;
  A[100] += -t12;
  A[102] += -t5;
  const double t13 = G1 + t5;
  A[103] += -t13;
  const double t14 = G0 + t5;
  A[104] += -t14;
  A[108] += G5;
  A[110] += G5;
  A[112] += t10;
  A[114] += -t11;
  A[116] += -t12;
  A[117] += -t6;
  const double t15 = G3 + t6;
  A[118] += -t15;
  const double t16 = G2 + t6;
  A[119] += -t16;
  A[120] += -t1;
  A[124] += -t1;
  A[126] += -t11;
  A[128] += t10;
  const double t17 = 2.0 * G5;
  A[130] += t17;
  const double t18 = G0 - G1;
  A[132] += t18;
  A[133] += G0;
  A[134] += t14;
  A[136] += -t1;
  A[140] += -t1;
  A[142] += -t11;
  A[144] += t10;
  A[146] += t17;
  const double t19 = G2 - G3;
  A[147] += t19;
  A[148] += G2;
  A[149] += t16;
  A[150] += -t0;
  A[152] += -t0;
  A[156] += -t12;
  A[158] += t17;
  A[160] += t10;
  A[162] += -t18;
  A[163] += t13;
  A[164] += G1;
  A[166] += -t0;
  A[168] += -t0;
  A[172] += -t12;
  A[174] += t17;
  A[176] += t10;
  A[177] += -t19;
  A[178] += t15;
  A[179] += G3;
  A[180] += t5;
  A[181] += t6;
  A[186] += -t5;
  A[187] += -t6;
  A[188] += t18;
  A[189] += t19;
  A[190] += -t18;
  A[191] += -t19;
  A[197] += -G0;
  A[198] += -G2;
  A[201] += -t13;
  A[202] += -t15;
  A[203] += G0;
  A[204] += G2;
  A[205] += t13;
  A[206] += t15;
  A[214] += -G1;
  A[215] += -G3;
  A[216] += -t14;
  A[217] += -t16;
  A[218] += t14;
  A[219] += t16;
  A[220] += G1;
  A[221] += G3;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_p2x2_p1_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel stokes_p2x2_p1_triangle_f64_element_tensor_cpu_descriptor = {
    "stokes_p2x2_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "stokes.form",                             // form_file
    "a",                                       // form
    "cpu",                                     // target
    "60f40de88beb4f8b",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[P2^2, P1]",                              // row_element
    "[P2^2, P1]",                              // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    15,                                        // rows
    15,                                        // columns
    225,                                       // entries_per_cell
    3,                                         // quadrature_degree
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
    2816,                                      // shared_bytes
    55.0,                                      // flops_per_cell
    1820.0,                                    // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_stokes_p2x2_p1_triangle_f64_element_tensor
