// mass_p1_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=tetrahedron --define degree=1
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          25 flops (39 before optimisation)
//   quadrature      25 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             as in the table of tuned parameters; threads own entries, 352 flops: as in the table
//                   of tuned parameters
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        8
//   concurrent_elements  1
//   interleave_stores    true
//   unroll               none
//   k_place              shared
//   division             exact
//   entries_per_thread   16
//   chosen by            tuned on AMD EPYC, 2 threads (table amd_epyc)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  1 threads compute a cell, 16 entries each, 1 cells concurrently, 8 in sequence
//
// Costs of a cell:
//   flops        352
//   bytes        148 (20 read, 128 written): inputs and results once each
//   flops/byte   2.38
//   paper flops  32 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "mass_p1_tetrahedron_f64_element_tensor.h"

namespace of_mass_p1_tetrahedron_f64_element_tensor {
namespace {

constexpr double V_table[16] = {0.1381966011250105, 0.5854101966249684, 0.1381966011250105,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105, 0.5854101966249684, 0.1381966011250105,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105, 0.5854101966249684, 0.5854101966249684,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105};

constexpr int32_t test_column[16] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};

constexpr int32_t trial_column[16] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};

constexpr int32_t block_offset[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

constexpr double weights[4] = {0.041666666666666664, 0.041666666666666664, 0.041666666666666664,
    0.041666666666666664};

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 7) / 8;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = 8 * batch;
    const int cells_here = static_cast<int>(num_cells - first_cell < 8 ? num_cells - first_cell : 8);
    alignas(64) double V[16];
    alignas(64) double D[5];

    #pragma omp simd
    for (int k = 0; k < 16; ++k) {
      V[k] = V_table[k];
    }
    for (int step = 0; step < 8; ++step) {
      #pragma omp simd
      for (int point = 0; point < 4; ++point) {
        const int concurrent = point / 4;
        const int q = point % 4;
        const int batch_cell = step + concurrent;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        const double x0_0 = coordinates[3 * n0];
        const double x1_0 = coordinates[3 * n1];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = coordinates[3 * n0 + 1];
        const double x2_1 = coordinates[3 * n2 + 1];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = coordinates[3 * n0 + 2];
        const double x3_2 = coordinates[3 * n3 + 2];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = coordinates[3 * n3 + 1];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = coordinates[3 * n2 + 2];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = coordinates[3 * n2];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = coordinates[3 * n1 + 2];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = coordinates[3 * n1 + 1];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = coordinates[3 * n3];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        D[5 * concurrent + q] = weights[q] * abs_detJ;
      }
      for (int thread = 0; thread < 1; ++thread) {
        const int entry = 0;
        const int concurrent = thread;
        const int local = step + concurrent;
        const int row0 = test_column[entry];
        const int row1 = test_column[entry + 1];
        const int row2 = test_column[entry + 2];
        const int row3 = test_column[entry + 3];
        const int row4 = test_column[entry + 4];
        const int row5 = test_column[entry + 5];
        const int row6 = test_column[entry + 6];
        const int row7 = test_column[entry + 7];
        const int row8 = test_column[entry + 8];
        const int row9 = test_column[entry + 9];
        const int row10 = test_column[entry + 10];
        const int row11 = test_column[entry + 11];
        const int row12 = test_column[entry + 12];
        const int row13 = test_column[entry + 13];
        const int row14 = test_column[entry + 14];
        const int row15 = test_column[entry + 15];
        const int column0 = trial_column[entry];
        const int column1 = trial_column[entry + 1];
        const int column2 = trial_column[entry + 2];
        const int column3 = trial_column[entry + 3];
        const int column4 = trial_column[entry + 4];
        const int column5 = trial_column[entry + 5];
        const int column6 = trial_column[entry + 6];
        const int column7 = trial_column[entry + 7];
        const int column8 = trial_column[entry + 8];
        const int column9 = trial_column[entry + 9];
        const int column10 = trial_column[entry + 10];
        const int column11 = trial_column[entry + 11];
        const int column12 = trial_column[entry + 12];
        const int column13 = trial_column[entry + 13];
        const int column14 = trial_column[entry + 14];
        const int column15 = trial_column[entry + 15];
        const int offset0 = block_offset[entry];
        const int offset1 = block_offset[entry + 1];
        const int offset2 = block_offset[entry + 2];
        const int offset3 = block_offset[entry + 3];
        const int offset4 = block_offset[entry + 4];
        const int offset5 = block_offset[entry + 5];
        const int offset6 = block_offset[entry + 6];
        const int offset7 = block_offset[entry + 7];
        const int offset8 = block_offset[entry + 8];
        const int offset9 = block_offset[entry + 9];
        const int offset10 = block_offset[entry + 10];
        const int offset11 = block_offset[entry + 11];
        const int offset12 = block_offset[entry + 12];
        const int offset13 = block_offset[entry + 13];
        const int offset14 = block_offset[entry + 14];
        const int offset15 = block_offset[entry + 15];
        double sum[16];
        sum[0] = 0.0;
        sum[1] = 0.0;
        sum[2] = 0.0;
        sum[3] = 0.0;
        sum[4] = 0.0;
        sum[5] = 0.0;
        sum[6] = 0.0;
        sum[7] = 0.0;
        sum[8] = 0.0;
        sum[9] = 0.0;
        sum[10] = 0.0;
        sum[11] = 0.0;
        sum[12] = 0.0;
        sum[13] = 0.0;
        sum[14] = 0.0;
        sum[15] = 0.0;
        for (int q = 0; q < 4; ++q) {
          {
            const int s = 0;
            double flux[16];
            flux[0] = 0.0;
            flux[1] = 0.0;
            flux[2] = 0.0;
            flux[3] = 0.0;
            flux[4] = 0.0;
            flux[5] = 0.0;
            flux[6] = 0.0;
            flux[7] = 0.0;
            flux[8] = 0.0;
            flux[9] = 0.0;
            flux[10] = 0.0;
            flux[11] = 0.0;
            flux[12] = 0.0;
            flux[13] = 0.0;
            flux[14] = 0.0;
            flux[15] = 0.0;
            {
              const int t = 0;
              flux[0] += D[5 * concurrent + q + offset0 + s + t] * V[16 * t + 4 * q + column0];
              flux[1] += D[5 * concurrent + q + offset1 + s + t] * V[16 * t + 4 * q + column1];
              flux[2] += D[5 * concurrent + q + offset2 + s + t] * V[16 * t + 4 * q + column2];
              flux[3] += D[5 * concurrent + q + offset3 + s + t] * V[16 * t + 4 * q + column3];
              flux[4] += D[5 * concurrent + q + offset4 + s + t] * V[16 * t + 4 * q + column4];
              flux[5] += D[5 * concurrent + q + offset5 + s + t] * V[16 * t + 4 * q + column5];
              flux[6] += D[5 * concurrent + q + offset6 + s + t] * V[16 * t + 4 * q + column6];
              flux[7] += D[5 * concurrent + q + offset7 + s + t] * V[16 * t + 4 * q + column7];
              flux[8] += D[5 * concurrent + q + offset8 + s + t] * V[16 * t + 4 * q + column8];
              flux[9] += D[5 * concurrent + q + offset9 + s + t] * V[16 * t + 4 * q + column9];
              flux[10] += D[5 * concurrent + q + offset10 + s + t] * V[16 * t + 4 * q + column10];
              flux[11] += D[5 * concurrent + q + offset11 + s + t] * V[16 * t + 4 * q + column11];
              flux[12] += D[5 * concurrent + q + offset12 + s + t] * V[16 * t + 4 * q + column12];
              flux[13] += D[5 * concurrent + q + offset13 + s + t] * V[16 * t + 4 * q + column13];
              flux[14] += D[5 * concurrent + q + offset14 + s + t] * V[16 * t + 4 * q + column14];
              flux[15] += D[5 * concurrent + q + offset15 + s + t] * V[16 * t + 4 * q + column15];
            }
            sum[0] += flux[0] * V[16 * s + 4 * q + row0];
            sum[1] += flux[1] * V[16 * s + 4 * q + row1];
            sum[2] += flux[2] * V[16 * s + 4 * q + row2];
            sum[3] += flux[3] * V[16 * s + 4 * q + row3];
            sum[4] += flux[4] * V[16 * s + 4 * q + row4];
            sum[5] += flux[5] * V[16 * s + 4 * q + row5];
            sum[6] += flux[6] * V[16 * s + 4 * q + row6];
            sum[7] += flux[7] * V[16 * s + 4 * q + row7];
            sum[8] += flux[8] * V[16 * s + 4 * q + row8];
            sum[9] += flux[9] * V[16 * s + 4 * q + row9];
            sum[10] += flux[10] * V[16 * s + 4 * q + row10];
            sum[11] += flux[11] * V[16 * s + 4 * q + row11];
            sum[12] += flux[12] * V[16 * s + 4 * q + row12];
            sum[13] += flux[13] * V[16 * s + 4 * q + row13];
            sum[14] += flux[14] * V[16 * s + 4 * q + row14];
            sum[15] += flux[15] * V[16 * s + 4 * q + row15];
          }
        }
        if (local < cells_here) {
          element_tensors[16 * first_cell + 16 * local + entry] = sum[0];
          element_tensors[16 * first_cell + 16 * local + entry + 1] = sum[1];
          element_tensors[16 * first_cell + 16 * local + entry + 2] = sum[2];
          element_tensors[16 * first_cell + 16 * local + entry + 3] = sum[3];
          element_tensors[16 * first_cell + 16 * local + entry + 4] = sum[4];
          element_tensors[16 * first_cell + 16 * local + entry + 5] = sum[5];
          element_tensors[16 * first_cell + 16 * local + entry + 6] = sum[6];
          element_tensors[16 * first_cell + 16 * local + entry + 7] = sum[7];
          element_tensors[16 * first_cell + 16 * local + entry + 8] = sum[8];
          element_tensors[16 * first_cell + 16 * local + entry + 9] = sum[9];
          element_tensors[16 * first_cell + 16 * local + entry + 10] = sum[10];
          element_tensors[16 * first_cell + 16 * local + entry + 11] = sum[11];
          element_tensors[16 * first_cell + 16 * local + entry + 12] = sum[12];
          element_tensors[16 * first_cell + 16 * local + entry + 13] = sum[13];
          element_tensors[16 * first_cell + 16 * local + entry + 14] = sum[14];
          element_tensors[16 * first_cell + 16 * local + entry + 15] = sum[15];
        }
      }
    }
  }
}

}  // namespace

extern "C" int mass_p1_tetrahedron_f64_element_tensor_cpu(
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

extern "C" void mass_p1_tetrahedron_f64_element_tensor_tabulate_tensor(
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
  const double t0 = 0.016666666666666666 * abs_detJ;
  A[0] += t0;
  const double t1 = 0.008333333333333333 * abs_detJ;
  A[1] += t1;
  A[2] += t1;
  A[3] += t1;
  A[4] += t1;
  A[5] += t0;
  A[6] += t1;
  A[7] += t1;
  A[8] += t1;
  A[9] += t1;
  A[10] += t0;
  A[11] += t1;
  A[12] += t1;
  A[13] += t1;
  A[14] += t1;
  A[15] += t0;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p1_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_p1_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "mass_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "mass.form",                               // form_file
    "a",                                       // form
    "cpu",                                     // target
    "ddaa53707361c184",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
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
    "contraction",                             // mapping
    "none",                                    // unroll
    "written",                                 // realisation
    "shared",                                  // k_place
    8,                                         // element_batch
    1,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    168,                                       // shared_bytes
    352.0,                                     // flops_per_cell
    148.0,                                     // bytes_per_cell
    32.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_mass_p1_tetrahedron_f64_element_tensor
