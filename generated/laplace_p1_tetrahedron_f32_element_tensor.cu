// laplace_p1_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=1 --set scalar=float32
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
// Representation:
//   tensor          96 flops (128 before optimisation) <- taken
//   quadrature      96 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        96
//   bytes        82 (18 read, 64 written)
//   flops/byte   1.17
//   paper flops  288 (2 sizeG rows columns)
//   shared       5120 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
laplace_p1_tetrahedron_f32_element_tensor_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ float tile[1280];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const float x0_0 = coordinates[3 * n0];
    const float x1_0 = coordinates[3 * n1];
    const float t0 = x0_0 - x1_0;
    const float x0_1 = coordinates[3 * n0 + 1];
    const float x2_1 = coordinates[3 * n2 + 1];
    const float t1 = x0_1 - x2_1;
    const float x0_2 = coordinates[3 * n0 + 2];
    const float x3_2 = coordinates[3 * n3 + 2];
    const float t2 = x0_2 - x3_2;
    const float x3_1 = coordinates[3 * n3 + 1];
    const float t3 = x0_1 - x3_1;
    const float x2_2 = coordinates[3 * n2 + 2];
    const float t4 = x0_2 - x2_2;
    const float adj00 = t1 * t2 - t3 * t4;
    const float x2_0 = coordinates[3 * n2];
    const float t5 = x0_0 - x2_0;
    const float x1_2 = coordinates[3 * n1 + 2];
    const float t6 = x0_2 - x1_2;
    const float x1_1 = coordinates[3 * n1 + 1];
    const float t7 = x0_1 - x1_1;
    const float adj10 = t3 * t6 - t2 * t7;
    const float x3_0 = coordinates[3 * n3];
    const float t8 = x0_0 - x3_0;
    const float adj20 = t4 * t7 - t1 * t6;
    const float detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const float abs_detJ = std::fabs(detJ);
    const float inv_abs_detJ = 1.0f / abs_detJ;
    const float adj01 = t4 * t8 - t2 * t5;
    const float adj11 = t0 * t2 - t6 * t8;
    const float adj02 = t3 * t5 - t1 * t8;
    const float adj12 = t7 * t8 - t0 * t3;
    const float G1 = 0.16666666666666666f * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const float adj21 = t5 * t6 - t0 * t4;
    const float adj22 = t0 * t1 - t5 * t7;
    const float G2 = 0.16666666666666666f * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const float G3 = 0.16666666666666666f * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const float G4 = 0.16666666666666666f * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const float G5 = 0.16666666666666666f * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const float G0 = 0.16666666666666666f * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const float t9 = G1 + G2 + G0;
    const float t10 = -t9;
    const float t11 = -(G1 + G3 + G4);
    const float t12 = -(G2 + G4 + G5);
    reinterpret_cast<float4*>(tile)[5 * lane] = make_float4(G1 + G2 + G3 + 2.0f * G4 + G5 + t9, t10, t11,
        t12);
    reinterpret_cast<float4*>(tile)[5 * lane + 1] = make_float4(t10, G0, G1, G2);
    reinterpret_cast<float4*>(tile)[5 * lane + 2] = make_float4(t11, G1, G3, G4);
    reinterpret_cast<float4*>(tile)[5 * lane + 3] = make_float4(t12, G2, G4, G5);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 64) {
    const int staged = k / 4;
    const int part = k - 4 * staged;
    __stcs(&reinterpret_cast<float4*>(element_tensors)[4 * first_cell + k], reinterpret_cast<const
        float4*>(tile)[5 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f32_element_tensor_cuda(
    int64_t num_cells,
    float* element_tensors,
    const float* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  laplace_p1_tetrahedron_f32_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f32_element_tensor_cuda(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f32_element_tensor_cuda_descriptor = {
    "laplace_p1_tetrahedron_f32_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    0,                                         // quadrature_degree
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
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    5120,                                      // shared_bytes
    96.0,                                      // flops_per_cell
    82.0,                                      // bytes_per_cell
    288.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
