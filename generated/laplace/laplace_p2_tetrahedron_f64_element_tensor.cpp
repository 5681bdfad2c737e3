// laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=2
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
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             as in the table of tuned parameters
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
//   chosen by            tuned on AMD EPYC, 2 threads (table amd_epyc)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        179
//   bytes        820 (20 read, 800 written): inputs and results once each
//   flops/byte   0.218
//   paper flops  1800 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "laplace_p2_tetrahedron_f64_element_tensor.h"

namespace of_laplace_p2_tetrahedron_f64_element_tensor {
namespace {

using femforge_cpu::Listed;
using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

constexpr int32_t stored_entry[100] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 2,
    11, 19, 20, 21, 22, 23, 24, 25, 26, 3, 12, 20, 27, 28, 29, 30, 31, 32, 33, 4, 13, 21, 28, 34, 35, 36, 37,
    38, 39, 5, 14, 22, 29, 35, 40, 41, 42, 43, 38, 6, 15, 23, 30, 36, 41, 44, 45, 42, 37, 7, 16, 24, 31, 37,
    42, 45, 46, 41, 36, 8, 17, 25, 32, 38, 43, 42, 41, 47, 35, 9, 18, 26, 33, 39, 38, 37, 36, 35, 48};

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 800 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[96];
      alignas(64) double tile[392];

      for (int step = 0; step < 8; ++step) {
        for (int lane = 0; lane < 8; ++lane) {
          const int batch_cell = 8 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[4 * cell];
          const int64_t n1 = cells[4 * cell + 1];
          const int64_t n2 = cells[4 * cell + 2];
          const int64_t n3 = cells[4 * cell + 3];
          inputs[lane] = coordinates[3 * n0];
          inputs[lane + 8] = coordinates[3 * n1];
          inputs[lane + 16] = coordinates[3 * n0 + 1];
          inputs[lane + 24] = coordinates[3 * n2 + 1];
          inputs[lane + 32] = coordinates[3 * n0 + 2];
          inputs[lane + 40] = coordinates[3 * n3 + 2];
          inputs[lane + 48] = coordinates[3 * n3 + 1];
          inputs[lane + 56] = coordinates[3 * n2 + 2];
          inputs[lane + 64] = coordinates[3 * n2];
          inputs[lane + 72] = coordinates[3 * n1 + 2];
          inputs[lane + 80] = coordinates[3 * n1 + 1];
          inputs[lane + 88] = coordinates[3 * n3];
        }
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double x0_0 = inputs[lane];
          const double x1_0 = inputs[lane + 8];
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 16];
          const double x2_1 = inputs[lane + 24];
          const double J11 = x2_1 - x0_1;
          const double x0_2 = inputs[lane + 32];
          const double x3_2 = inputs[lane + 40];
          const double J22 = x3_2 - x0_2;
          const double x3_1 = inputs[lane + 48];
          const double J12 = x3_1 - x0_1;
          const double x2_2 = inputs[lane + 56];
          const double J21 = x2_2 - x0_2;
          const double adj00 = J11 * J22 - J12 * J21;
          const double x2_0 = inputs[lane + 64];
          const double J01 = x2_0 - x0_0;
          const double x1_2 = inputs[lane + 72];
          const double J20 = x1_2 - x0_2;
          const double x1_1 = inputs[lane + 80];
          const double J10 = x1_1 - x0_1;
          const double adj10 = J12 * J20 - J22 * J10;
          const double x3_0 = inputs[lane + 88];
          const double J02 = x3_0 - x0_0;
          const double adj20 = J21 * J10 - J11 * J20;
          const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double adj01 = J21 * J02 - J22 * J01;
          const double adj11 = J00 * J22 - J20 * J02;
          const double adj02 = J12 * J01 - J11 * J02;
          const double adj12 = J10 * J02 - J00 * J12;
          const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
              adj12);
          const double adj21 = J01 * J20 - J00 * J21;
          const double adj22 = J00 * J11 - J01 * J10;
          const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
              adj22);
          const double t0 = G1 + G2;
          const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
              adj02);
          const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
              adj22);
          const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
              adj22);
          const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
              adj12);
          const double t1 = G4 + G3;
          const double t2 = G5 + t1;
          const double t3 = G4 + t2;
          const double t4 = t0 + t3;
          const double t5 = G0 + t4;
          tile[lane] = 3.0 * (t0 + t5);
          const double t6 = G1 + G0;
          const double t7 = G2 + t6;
          tile[lane + 8] = t7;
          const double t8 = G1 + G3;
          const double t9 = G4 + t8;
          tile[lane + 16] = t9;
          const double t10 = G2 + G4;
          const double t11 = G5 + t10;
          tile[lane + 24] = t11;
          tile[lane + 32] = t4;
          const double t12 = G1 + G4;
          const double t13 = G2 + G0;
          const double t14 = G5 + t13;
          const double t15 = G2 + t14;
          const double t16 = t12 + t15;
          tile[lane + 40] = t16;
          const double t17 = G3 + t6;
          const double t18 = G1 + t17;
          const double t19 = t10 + t18;
          tile[lane + 48] = t19;
          tile[lane + 56] = -5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t18);
          tile[lane + 64] = -5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t15);
          tile[lane + 72] = -5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t3);
          tile[lane + 80] = 3.0 * G0;
          tile[lane + 88] = -G1;
          tile[lane + 96] = -G2;
          tile[lane + 104] = -t0;
          tile[lane + 112] = 3.0 * G2 - G0;
          tile[lane + 120] = 3.0 * G1 - G0;
          tile[lane + 128] = t6;
          tile[lane + 136] = t13;
          tile[lane + 144] = -3.0 * (t0 + 1.3333333333333333 * G0);
          tile[lane + 152] = 3.0 * G3;
          tile[lane + 160] = -G4;
          tile[lane + 168] = 3.0 * G4 - G3;
          tile[lane + 176] = -t12;
          tile[lane + 184] = 3.0 * G1 - G3;
          tile[lane + 192] = t8;
          tile[lane + 200] = -3.0 * (1.3333333333333333 * G3 + t12);
          tile[lane + 208] = t1;
          tile[lane + 216] = 3.0 * G5;
          tile[lane + 224] = 3.0 * G4 - G5;
          tile[lane + 232] = 3.0 * G2 - G5;
          tile[lane + 240] = -t10;
          tile[lane + 248] = -3.0 * (1.3333333333333333 * G5 + t10);
          tile[lane + 256] = G2 + G5;
          tile[lane + 264] = G4 + G5;
          tile[lane + 272] = 8.0 * t2;
          tile[lane + 280] = 4.0 * (2.0 * G1 + t11);
          tile[lane + 288] = 4.0 * (2.0 * G2 + t9);
          tile[lane + 296] = -8.0 * (0.5 * G2 + t9);
          tile[lane + 304] = -8.0 * (0.5 * G1 + t11);
          tile[lane + 312] = -4.0 * t3;
          tile[lane + 320] = 8.0 * t14;
          tile[lane + 328] = 4.0 * (2.0 * G4 + t7);
          tile[lane + 336] = -8.0 * (0.5 * G4 + t7);
          tile[lane + 344] = -4.0 * t15;
          tile[lane + 352] = 8.0 * t17;
          tile[lane + 360] = -4.0 * t18;
          tile[lane + 368] = 8.0 * (G5 + t19);
          tile[lane + 376] = 8.0 * (G3 + t16);
          tile[lane + 384] = 8.0 * t5;
        }
        const int64_t group_first = first_cell + 8 * step;
        const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
        store_transposed<100, 8, 100>(tile, element_tensors + 100 * group_first, group_cells, past_caches,
            Listed{stored_entry});
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_element_tensor_cpu(
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

extern "C" void laplace_p2_tetrahedron_f64_element_tensor_tabulate_tensor(
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
  const double adj11 = J00 * J22 - J20 * J02;
  const double adj02 = J12 * J01 - J11 * J02;
  const double adj12 = J10 * J02 - J00 * J12;
  const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const double adj21 = J01 * J20 - J00 * J21;
  const double adj22 = J00 * J11 - J01 * J10;
  const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const double t0 = G1 + G2;
  const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
  const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
  const double t1 = G4 + G3;
  const double t2 = G5 + t1;
  const double t3 = G4 + t2;
  const double t4 = t0 + t3;
  const double t5 = G0 + t4;
  A[0] += 3.0 * (t0 + t5);
  const double t6 = G1 + G0;
  const double t7 = G2 + t6;
  A[1] += t7;
  const double t8 = G1 + G3;
  const double t9 = G4 + t8;
  A[2] += t9;
  const double t10 = G2 + G4;
  const double t11 = G5 + t10;
  A[3] += t11;
  A[4] += t4;
  const double t12 = G1 + G4;
  const double t13 = G2 + G0;
  const double t14 = G5 + t13;
  const double t15 = G2 + t14;
  const double t16 = t12 + t15;
  A[5] += t16;
  const double t17 = G3 + t6;
  const double t18 = G1 + t17;
  const double t19 = t10 + t18;
  A[6] += t19;
  const double t20 = 5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t18);
  A[7] += -t20;
  const double t21 = 5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t15);
  A[8] += -t21;
  const double t22 = 5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t3);
  A[9] += -t22;
  A[10] += t7;
  A[11] += 3.0 * G0;
  A[12] += -G1;
  A[13] += -G2;
  A[14] += -t0;
  const double t23 = 3.0 * G2 - G0;
  A[15] += t23;
  const double t24 = 3.0 * G1 - G0;
  A[16] += t24;
  A[17] += t6;
  A[18] += t13;
  const double t25 = 3.0 * (t0 + 1.3333333333333333 * G0);
  A[19] += -t25;
  A[20] += t9;
  A[21] += -G1;
  A[22] += 3.0 * G3;
  A[23] += -G4;
  const double t26 = 3.0 * G4 - G3;
  A[24] += t26;
  A[25] += -t12;
  const double t27 = 3.0 * G1 - G3;
  A[26] += t27;
  A[27] += t8;
  const double t28 = 3.0 * (1.3333333333333333 * G3 + t12);
  A[28] += -t28;
  A[29] += t1;
  A[30] += t11;
  A[31] += -G2;
  A[32] += -G4;
  A[33] += 3.0 * G5;
  const double t29 = 3.0 * G4 - G5;
  A[34] += t29;
  const double t30 = 3.0 * G2 - G5;
  A[35] += t30;
  A[36] += -t10;
  const double t31 = 3.0 * (1.3333333333333333 * G5 + t10);
  A[37] += -t31;
  const double t32 = G2 + G5;
  A[38] += t32;
  const double t33 = G4 + G5;
  A[39] += t33;
  A[40] += t4;
  A[41] += -t0;
  A[42] += t26;
  A[43] += t29;
  A[44] += 8.0 * t2;
  const double t34 = 4.0 * (2.0 * G1 + t11);
  A[45] += t34;
  const double t35 = 4.0 * (2.0 * G2 + t9);
  A[46] += t35;
  const double t36 = 8.0 * (0.5 * G2 + t9);
  A[47] += -t36;
  const double t37 = 8.0 * (0.5 * G1 + t11);
  A[48] += -t37;
  const double t38 = 4.0 * t3;
  A[49] += -t38;
  A[50] += t16;
  A[51] += t23;
  A[52] += -t12;
  A[53] += t30;
  A[54] += t34;
  A[55] += 8.0 * t14;
  const double t39 = 4.0 * (2.0 * G4 + t7);
  A[56] += t39;
  const double t40 = 8.0 * (0.5 * G4 + t7);
  A[57] += -t40;
  const double t41 = 4.0 * t15;
  A[58] += -t41;
  A[59] += -t37;
  A[60] += t19;
  A[61] += t24;
  A[62] += t27;
  A[63] += -t10;
  A[64] += t35;
  A[65] += t39;
  A[66] += 8.0 * t17;
  const double t42 = 4.0 * t18;
  A[67] += -t42;
  A[68] += -t40;
  A[69] += -t36;
  A[70] += -t20;
  A[71] += t6;
  A[72] += t8;
  A[73] += -t31;
  A[74] += -t36;
  A[75] += -t40;
  A[76] += -t42;
  A[77] += 8.0 * (G5 + t19);
  A[78] += t39;
  A[79] += t35;
  A[80] += -t21;
  A[81] += t13;
  A[82] += -t28;
  A[83] += t32;
  A[84] += -t37;
  A[85] += -t41;
  A[86] += -t40;
  A[87] += t39;
  A[88] += 8.0 * (G3 + t16);
  A[89] += t34;
  A[90] += -t22;
  A[91] += -t25;
  A[92] += t1;
  A[93] += t33;
  A[94] += -t38;
  A[95] += -t37;
  A[96] += -t36;
  A[97] += t35;
  A[98] += t34;
  A[99] += 8.0 * t5;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "laplace_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "cpu",                                     // target
    "dbe55078e729fad4",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    3904,                                      // shared_bytes
    179.0,                                     // flops_per_cell
    820.0,                                     // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_laplace_p2_tetrahedron_f64_element_tensor
