// laplace_p2_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=2 --set scalar=float32
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
// Representation:
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
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
//   flops        179
//   bytes        418 (18 read, 400 written)
//   flops/byte   0.428
//   paper flops  1800 (2 sizeG rows columns)
//   shared       12800 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
laplace_p2_tetrahedron_f32_element_tensor_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ float tile[3200];
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
    const float G1 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const float adj21 = t5 * t6 - t0 * t4;
    const float adj22 = t0 * t1 - t5 * t7;
    const float G2 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const float t9 = G1 + G2;
    const float G0 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const float G4 = 0.03333333333333333f * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const float G5 = 0.03333333333333333f * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const float G3 = 0.03333333333333333f * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const float t10 = G4 + G3;
    const float t11 = G5 + t10;
    const float t12 = G4 + t11;
    const float t13 = t9 + t12;
    const float t14 = G0 + t13;
    const float t15 = G1 + G0;
    const float t16 = G2 + t15;
    const float t17 = G1 + G3;
    const float t18 = G4 + t17;
    const float t19 = G2 + G4;
    const float t20 = G5 + t19;
    reinterpret_cast<float4*>(tile)[25 * lane] = make_float4(3.0f * (t9 + t14), t16, t18, t20);
    const float t21 = G1 + G4;
    const float t22 = G2 + G0;
    const float t23 = G5 + t22;
    const float t24 = G2 + t23;
    const float t25 = t21 + t24;
    const float t26 = G3 + t15;
    const float t27 = G1 + t26;
    const float t28 = t19 + t27;
    const float t29 = -5.0f * (G2 + G4 + 0.8f * G5 + 0.2f * t27);
    reinterpret_cast<float4*>(tile)[25 * lane + 1] = make_float4(t13, t25, t28, t29);
    const float t30 = -5.0f * (G1 + G4 + 0.8f * G3 + 0.2f * t24);
    const float t31 = -5.0f * (G1 + G2 + 0.8f * G0 + 0.2f * t12);
    reinterpret_cast<float4*>(tile)[25 * lane + 2] = make_float4(t30, t31, t16, 3.0f * G0);
    const float t32 = -G1;
    const float t33 = -G2;
    const float t34 = -t9;
    const float t35 = 3.0f * G2 - G0;
    reinterpret_cast<float4*>(tile)[25 * lane + 3] = make_float4(t32, t33, t34, t35);
    const float t36 = 3.0f * G1 - G0;
    const float t37 = -3.0f * (t9 + 1.3333333333333333f * G0);
    reinterpret_cast<float4*>(tile)[25 * lane + 4] = make_float4(t36, t15, t22, t37);
    const float t38 = -G4;
    reinterpret_cast<float4*>(tile)[25 * lane + 5] = make_float4(t18, t32, 3.0f * G3, t38);
    const float t39 = 3.0f * G4 - G3;
    const float t40 = -t21;
    const float t41 = 3.0f * G1 - G3;
    reinterpret_cast<float4*>(tile)[25 * lane + 6] = make_float4(t39, t40, t41, t17);
    const float t42 = -3.0f * (1.3333333333333333f * G3 + t21);
    reinterpret_cast<float4*>(tile)[25 * lane + 7] = make_float4(t42, t10, t20, t33);
    const float t43 = 3.0f * G4 - G5;
    const float t44 = 3.0f * G2 - G5;
    reinterpret_cast<float4*>(tile)[25 * lane + 8] = make_float4(t38, 3.0f * G5, t43, t44);
    const float t45 = -t19;
    const float t46 = -3.0f * (1.3333333333333333f * G5 + t19);
    const float t47 = G2 + G5;
    const float t48 = G4 + G5;
    reinterpret_cast<float4*>(tile)[25 * lane + 9] = make_float4(t45, t46, t47, t48);
    reinterpret_cast<float4*>(tile)[25 * lane + 10] = make_float4(t13, t34, t39, t43);
    const float t49 = 4.0f * (2.0f * G1 + t20);
    const float t50 = 4.0f * (2.0f * G2 + t18);
    const float t51 = -8.0f * (0.5f * G2 + t18);
    reinterpret_cast<float4*>(tile)[25 * lane + 11] = make_float4(8.0f * t11, t49, t50, t51);
    const float t52 = -8.0f * (0.5f * G1 + t20);
    const float t53 = -4.0f * t12;
    reinterpret_cast<float4*>(tile)[25 * lane + 12] = make_float4(t52, t53, t25, t35);
    reinterpret_cast<float4*>(tile)[25 * lane + 13] = make_float4(t40, t44, t49, 8.0f * t23);
    const float t54 = 4.0f * (2.0f * G4 + t16);
    const float t55 = -8.0f * (0.5f * G4 + t16);
    const float t56 = -4.0f * t24;
    reinterpret_cast<float4*>(tile)[25 * lane + 14] = make_float4(t54, t55, t56, t52);
    reinterpret_cast<float4*>(tile)[25 * lane + 15] = make_float4(t28, t36, t41, t45);
    const float t57 = -4.0f * t27;
    reinterpret_cast<float4*>(tile)[25 * lane + 16] = make_float4(t50, t54, 8.0f * t26, t57);
    reinterpret_cast<float4*>(tile)[25 * lane + 17] = make_float4(t55, t51, t29, t15);
    reinterpret_cast<float4*>(tile)[25 * lane + 18] = make_float4(t17, t46, t51, t55);
    reinterpret_cast<float4*>(tile)[25 * lane + 19] = make_float4(t57, 8.0f * (G5 + t28), t54, t50);
    reinterpret_cast<float4*>(tile)[25 * lane + 20] = make_float4(t30, t22, t42, t47);
    reinterpret_cast<float4*>(tile)[25 * lane + 21] = make_float4(t52, t56, t55, t54);
    reinterpret_cast<float4*>(tile)[25 * lane + 22] = make_float4(8.0f * (G3 + t25), t49, t31, t37);
    reinterpret_cast<float4*>(tile)[25 * lane + 23] = make_float4(t10, t48, t53, t52);
    reinterpret_cast<float4*>(tile)[25 * lane + 24] = make_float4(t51, t50, t49, 8.0f * t14);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 25; k += 32) {
    const int staged = k / 25;
    const int part = k - 25 * staged;
    __stcs(&reinterpret_cast<float4*>(element_tensors)[25 * first_cell + k], reinterpret_cast<const
        float4*>(tile)[25 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f32_element_tensor_cuda(
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
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  laplace_p2_tetrahedron_f32_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f32_element_tensor_cuda(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f32_element_tensor_cuda_descriptor = {
    "laplace_p2_tetrahedron_f32_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float32",                                 // scalar
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
    12800,                                     // shared_bytes
    179.0,                                     // flops_per_cell
    418.0,                                     // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
