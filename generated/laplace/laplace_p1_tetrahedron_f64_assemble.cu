// laplace_p1_tetrahedron_f64_assemble: assemble of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel assemble --define cell=tetrahedron --define degree=1
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
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells          cells to work on
//   matrix_values      [nonzero] of the matrix, added to
//   nonzeros           [batch][nonzero of its cells]: places in matrix_values
//   coordinates        [point][3]
//   cells              [cell][4] points of its coordinate nodes
//   block_nonzeros     [batch + 1] where those of each begin in nonzeros
//   contributions      [batch][used entry of its cells], by nonzeros; of the last batch as many as of all
//                      others
//   contribution_ends  [entry of nonzeros] where its terms end
//
// Representation:
//   tensor          92 flops (128 before optimisation) <- taken
//   quadrature      96 flops
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
//   element_batch        128
//   concurrent_elements  128
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   scatter              blocks
//   index_type           int32
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        92
//   bytes        212 (84 read, 128 written): inputs, entries, and a nonzero for each, once each; not what
//                entries are added to
//   flops/byte   0.434
//   paper flops  288 (2 sizeG rows columns)
//   shared       20480 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p1_tetrahedron_f64_assemble.h"

namespace of_laplace_p1_tetrahedron_f64_assemble {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
laplace_p1_tetrahedron_f64_assemble_kernel(
    int64_t num_cells,
    double* __restrict__ matrix_values,
    const int32_t* __restrict__ nonzeros,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ block_nonzeros,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double tile[2048];
  alignas(16) __shared__ uint16_t position[2048];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 128 ? num_cells - first_cell : 128);
  const int64_t first_nonzero = block_nonzeros[batch];
  const int nonzeros_here = static_cast<int>(block_nonzeros[batch + 1] - first_nonzero);

  #pragma unroll
  for (int turn = 0; turn < 4; ++turn) {
    const int k = static_cast<int>(threadIdx.x) + 128 * turn;
    reinterpret_cast<ushort4*>(position)[k] = reinterpret_cast<const ushort4*>(contributions)[512 * batch +
        k];
  }
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
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
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj02 = J12 * J01 - J11 * J02;
    const double G0 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double G1 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double G2 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t0 = G0 + G1 + G2;
    const double G3 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double G4 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double t1 = G1 + G3 + G4;
    const double G5 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double t2 = G2 + G4 + G5;
    tile[lane] = t0 + t1 + t2;
    tile[lane + 128] = -t0;
    tile[lane + 256] = -t1;
    tile[lane + 384] = -t2;
    tile[lane + 512] = -t0;
    tile[lane + 640] = G0;
    tile[lane + 768] = G1;
    tile[lane + 896] = G2;
    tile[lane + 1024] = -t1;
    tile[lane + 1152] = G1;
    tile[lane + 1280] = G3;
    tile[lane + 1408] = G4;
    tile[lane + 1536] = -t2;
    tile[lane + 1664] = G2;
    tile[lane + 1792] = G4;
    tile[lane + 1920] = G5;
  }
  __syncthreads();
  const int part_size = (nonzeros_here + 3) / 4;
  for (int k = static_cast<int>(threadIdx.x); k < part_size; k += 128) {
    const int64_t nonzero0 = nonzeros[first_nonzero + k];
    const int begin0 = k > 0 ? contribution_ends[first_nonzero + k - 1] : 0;
    const int stop0 = contribution_ends[first_nonzero + k];
    const int own1 = k + part_size < nonzeros_here - 1 ? k + part_size : nonzeros_here - 1;
    const int64_t nonzero1 = nonzeros[first_nonzero + own1];
    const int begin1 = own1 > 0 ? contribution_ends[first_nonzero + own1 - 1] : 0;
    const int stop1 = contribution_ends[first_nonzero + own1];
    const int own2 = k + 2 * part_size < nonzeros_here - 1 ? k + 2 * part_size : nonzeros_here - 1;
    const int64_t nonzero2 = nonzeros[first_nonzero + own2];
    const int begin2 = own2 > 0 ? contribution_ends[first_nonzero + own2 - 1] : 0;
    const int stop2 = contribution_ends[first_nonzero + own2];
    const int own3 = k + 3 * part_size < nonzeros_here - 1 ? k + 3 * part_size : nonzeros_here - 1;
    const int64_t nonzero3 = nonzeros[first_nonzero + own3];
    const int begin3 = own3 > 0 ? contribution_ends[first_nonzero + own3 - 1] : 0;
    const int stop3 = contribution_ends[first_nonzero + own3];
    double sum0 = 0;
    for (int e = begin0; e < stop0; ++e) {
      const int place = position[e];
      sum0 += tile[place];
    }
    atomicAdd(&matrix_values[nonzero0], sum0);
    if (k + part_size < nonzeros_here) {
      double sum1 = 0;
      for (int e = begin1; e < stop1; ++e) {
        const int place = position[e];
        sum1 += tile[place];
      }
      atomicAdd(&matrix_values[nonzero1], sum1);
    }
    if (k + 2 * part_size < nonzeros_here) {
      double sum2 = 0;
      for (int e = begin2; e < stop2; ++e) {
        const int place = position[e];
        sum2 += tile[place];
      }
      atomicAdd(&matrix_values[nonzero2], sum2);
    }
    if (k + 3 * part_size < nonzeros_here) {
      double sum3 = 0;
      for (int e = begin3; e < stop3; ++e) {
        const int place = position[e];
        sum3 += tile[place];
      }
      atomicAdd(&matrix_values[nonzero3], sum3);
    }
  }
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f64_assemble_cuda(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* nonzeros,
    const double* coordinates,
    const int32_t* cells,
    const int64_t* block_nonzeros,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (matrix_values == nullptr || nonzeros == nullptr || coordinates == nullptr || cells == nullptr ||
      block_nonzeros == nullptr || contributions == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(contributions) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    laplace_p1_tetrahedron_f64_assemble_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, matrix_values, nonzeros, coordinates, cells, block_nonzeros, contributions,
            contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f64_assemble_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->nonzeros),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->block_nonzeros,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f64_assemble_cuda_descriptor = {
    "laplace_p1_tetrahedron_f64_assemble",  // name
    "assemble",                             // kernel
    "laplace.form",                         // form_file
    "a",                                    // form
    "cuda",                                 // target
    "800c2ca661af59f3",                     // key
    "float64",                              // scalar
    "tensor",                               // representation
    "cell",                                 // integral
    "tetrahedron",                          // cell
    "P1^3",                                 // coordinate_element
    "P1",                                   // row_element
    "P1",                                   // column_element
    "ufcx",                                 // dof_order
    "interleaved",                          // component_order
    0,                                      // num_subdomains
    nullptr,                                // subdomains
    3,                                      // gdim
    2,                                      // arity
    4,                                      // rows
    4,                                      // columns
    16,                                     // entries_per_cell
    0,                                      // quadrature_degree
    0,                                      // quadrature_points
    0,                                      // num_coefficients
    0,                                      // num_constants
    nullptr,                                // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    0,                                      // geometry_size
    4,                                      // coordinate_nodes
    "blocks",                               // scatter
    "int32",                                // index_type
    "separate",                             // numbering
    0,                                      // constraints
    4,                                      // nodes
    1,                                      // components
    0,                                      // trial_nodes
    0,                                      // macro_cells
    0,                                      // block_nodes
    "cell",                                 // mapping
    "full",                                 // unroll
    "written",                              // realisation
    "literal",                              // k_place
    128,                                    // element_batch
    128,                                    // concurrent_elements
    1,                                      // interleave_stores
    128,                                    // threads
    20480,                                  // shared_bytes
    92.0,                                   // flops_per_cell
    212.0,                                  // bytes_per_cell
    288.0,                                  // paper_flops_per_cell
    launch,                                 // launch
};

}  // namespace of_laplace_p1_tetrahedron_f64_assemble
