// mass_p2_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=tetrahedron --define degree=2
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
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          29 flops (123 before optimisation) <- taken
//   quadrature      30 flops
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
//   element_batch        32
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        29
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.0354
//   paper flops  200 (2 sizeG rows columns)
//   shared       26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
mass_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3264];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t0 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t1 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t2 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t3 = x0_2 - x2_2;
    const double adj00 = t0 * t1 - t2 * t3;
    const double x2_0 = coordinates[3 * n2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t4 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t5 = x0_1 - x1_1;
    const double adj10 = t2 * t4 - t1 * t5;
    const double x3_0 = coordinates[3 * n3];
    const double adj20 = t3 * t5 - t0 * t4;
    const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double G0 = 0.002380952380952381 * abs_detJ;
    const double t6 = 0.16666666666666666 * G0;
    reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(G0, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(t6, t6);
    const double t7 = -G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t7, t7);
    const double t8 = -0.6666666666666666 * G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(t8, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t6, G0);
    reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(t6, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(t6, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(G0, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(t6, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(t6, G0);
    reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t8, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(t7, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(t7, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t8, t8);
    const double t9 = 5.333333333333333 * G0;
    const double t10 = 2.6666666666666665 * G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(t9, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(t10, t10);
    const double t11 = 1.3333333333333333 * G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(t10, t11);
    reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(t10, t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(t11, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(t9, t11);
    reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t7, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(t11, t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(t8, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(t10, t11);
    reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(t9, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(t8, t8);
    reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(t7, t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(t11, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(t10, t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(t10, t9);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 50; k += 32) {
    const int staged = k / 50;
    const int part = k - 50 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[50 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[51 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int mass_p2_tetrahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  mass_p2_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p2_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_p2_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "mass_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    4,                                         // quadrature_degree
    0,                                         // quadrature_points
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
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    26112,                                     // shared_bytes
    29.0,                                      // flops_per_cell
    820.0,                                     // bytes_per_cell
    200.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
