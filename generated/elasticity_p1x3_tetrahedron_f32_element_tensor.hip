// elasticity_p1x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=tetrahedron --define degree=1 --set scalar=float32
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        321
//   bytes        594 (18 read, 576 written)
//   flops/byte   0.54
//   paper flops  2592 (2 sizeG rows columns)
//   shared       37888 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}

__global__ void __launch_bounds__(64)
elasticity_p1x3_tetrahedron_f32_element_tensor_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ float tile[9472];
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
    const float t9 = adj01 * adj11;
    const float adj02 = t3 * t5 - t1 * t8;
    const float adj12 = t7 * t8 - t0 * t3;
    const float t10 = adj02 * adj12;
    const float t11 = adj00 * adj10;
    const float G1 = 0.08333333333333333f * inv_abs_detJ * (t9 + t10 + 2.0f * t11);
    const float adj21 = t5 * t6 - t0 * t4;
    const float t12 = adj01 * adj21;
    const float adj22 = t0 * t1 - t5 * t7;
    const float t13 = adj02 * adj22;
    const float t14 = adj00 * adj20;
    const float G2 = 0.08333333333333333f * inv_abs_detJ * (t12 + t13 + 2.0f * t14);
    const float t15 = adj11 * adj11;
    const float t16 = adj12 * adj12;
    const float t17 = adj10 * adj10;
    const float G3 = 0.08333333333333333f * inv_abs_detJ * (t15 + t16 + 2.0f * t17);
    const float t18 = adj11 * adj21;
    const float t19 = adj12 * adj22;
    const float t20 = adj10 * adj20;
    const float G4 = 0.08333333333333333f * inv_abs_detJ * (t18 + t19 + 2.0f * t20);
    const float t21 = adj21 * adj21;
    const float t22 = adj22 * adj22;
    const float t23 = adj20 * adj20;
    const float G5 = 0.08333333333333333f * inv_abs_detJ * (t21 + t22 + 2.0f * t23);
    const float t24 = adj01 * adj01;
    const float t25 = adj02 * adj02;
    const float t26 = adj00 * adj00;
    const float G0 = 0.08333333333333333f * inv_abs_detJ * (t24 + t25 + 2.0f * t26);
    const float t27 = G1 + G2 + G0;
    const float G14 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj01;
    const float G15 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj11;
    const float G16 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj21;
    const float G18 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj01;
    const float G19 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj11;
    const float G20 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj21;
    const float G9 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj01;
    const float G10 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj11;
    const float G11 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj21;
    const float t28 = G9 + G10 + G11;
    const float t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
    const float G29 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj02;
    const float G30 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj12;
    const float G31 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj22;
    const float G33 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj02;
    const float G34 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj12;
    const float G35 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj22;
    const float G24 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj02;
    const float G25 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj12;
    const float G26 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj22;
    const float t30 = G24 + G25 + G26;
    const float t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
    const float t32 = -t27;
    reinterpret_cast<float4*>(tile)[37 * lane] = make_float4(G1 + G2 + G3 + 2.0f * G4 + G5 + t27, t29, t31,
        t32);
    const float t33 = -t28;
    const float t34 = -t30;
    const float t35 = -(G1 + G3 + G4);
    const float t36 = -(G14 + G15 + G16);
    reinterpret_cast<float4*>(tile)[37 * lane + 1] = make_float4(t33, t34, t35, t36);
    const float t37 = -(G29 + G30 + G31);
    const float t38 = -(G2 + G4 + G5);
    const float t39 = -(G18 + G19 + G20);
    const float t40 = -(G33 + G34 + G35);
    reinterpret_cast<float4*>(tile)[37 * lane + 2] = make_float4(t37, t38, t39, t40);
    const float G7 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t9 + t10 + t11);
    const float G8 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t12 + t13 + t14);
    const float G12 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t15 + t16 + t17);
    const float G13 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t18 + t19 + t20);
    const float G17 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t21 + t22 + t23);
    const float G6 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t24 + t25 + t26);
    const float t41 = G7 + G8 + G6;
    const float G39 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj02;
    const float G40 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj12;
    const float G41 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj22;
    const float G42 = 0.08333333333333333f * inv_abs_detJ * adj02 * adj21;
    const float G43 = 0.08333333333333333f * inv_abs_detJ * adj12 * adj21;
    const float G44 = 0.08333333333333333f * inv_abs_detJ * adj21 * adj22;
    const float G36 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj02;
    const float G37 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj12;
    const float G38 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj22;
    const float t42 = G36 + G37 + G38;
    const float t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
    const float t44 = -(G14 + G18 + G9);
    reinterpret_cast<float4*>(tile)[37 * lane + 3] = make_float4(t29, G7 + G8 + G12 + 2.0f * G13 + G17 + t41,
        t43, t44);
    const float t45 = -t41;
    const float t46 = -t42;
    const float t47 = -(G15 + G19 + G10);
    const float t48 = -(G7 + G12 + G13);
    reinterpret_cast<float4*>(tile)[37 * lane + 4] = make_float4(t45, t46, t47, t48);
    const float t49 = -(G39 + G40 + G41);
    const float t50 = -(G16 + G20 + G11);
    const float t51 = -(G8 + G13 + G17);
    const float t52 = -(G42 + G43 + G44);
    reinterpret_cast<float4*>(tile)[37 * lane + 5] = make_float4(t49, t50, t51, t52);
    const float G22 = 0.08333333333333333f * inv_abs_detJ * (t9 + 2.0f * t10 + t11);
    const float G23 = 0.08333333333333333f * inv_abs_detJ * (t12 + 2.0f * t13 + t14);
    const float G27 = 0.08333333333333333f * inv_abs_detJ * (t15 + 2.0f * t16 + t17);
    const float G28 = 0.08333333333333333f * inv_abs_detJ * (t18 + 2.0f * t19 + t20);
    const float G32 = 0.08333333333333333f * inv_abs_detJ * (t21 + 2.0f * t22 + t23);
    const float G21 = 0.08333333333333333f * inv_abs_detJ * (t24 + 2.0f * t25 + t26);
    const float t53 = G22 + G23 + G21;
    const float t54 = -(G29 + G33 + G24);
    reinterpret_cast<float4*>(tile)[37 * lane + 6] = make_float4(t31, t43, G22 + G23 + G27 + 2.0f * G28 + G32
        + t53, t54);
    const float t55 = -(G39 + G42 + G36);
    const float t56 = -t53;
    const float t57 = -(G30 + G34 + G25);
    const float t58 = -(G40 + G43 + G37);
    reinterpret_cast<float4*>(tile)[37 * lane + 7] = make_float4(t55, t56, t57, t58);
    const float t59 = -(G22 + G27 + G28);
    const float t60 = -(G31 + G35 + G26);
    const float t61 = -(G41 + G44 + G38);
    const float t62 = -(G23 + G28 + G32);
    reinterpret_cast<float4*>(tile)[37 * lane + 8] = make_float4(t59, t60, t61, t62);
    reinterpret_cast<float4*>(tile)[37 * lane + 9] = make_float4(t32, t44, t54, G0);
    reinterpret_cast<float4*>(tile)[37 * lane + 10] = make_float4(G9, G24, G1, G14);
    reinterpret_cast<float4*>(tile)[37 * lane + 11] = make_float4(G29, G2, G18, G33);
    reinterpret_cast<float4*>(tile)[37 * lane + 12] = make_float4(t33, t45, t55, G9);
    reinterpret_cast<float4*>(tile)[37 * lane + 13] = make_float4(G6, G36, G10, G7);
    reinterpret_cast<float4*>(tile)[37 * lane + 14] = make_float4(G39, G11, G8, G42);
    reinterpret_cast<float4*>(tile)[37 * lane + 15] = make_float4(t34, t46, t56, G24);
    reinterpret_cast<float4*>(tile)[37 * lane + 16] = make_float4(G36, G21, G25, G37);
    reinterpret_cast<float4*>(tile)[37 * lane + 17] = make_float4(G22, G26, G38, G23);
    reinterpret_cast<float4*>(tile)[37 * lane + 18] = make_float4(t35, t47, t57, G1);
    reinterpret_cast<float4*>(tile)[37 * lane + 19] = make_float4(G10, G25, G3, G15);
    reinterpret_cast<float4*>(tile)[37 * lane + 20] = make_float4(G30, G4, G19, G34);
    reinterpret_cast<float4*>(tile)[37 * lane + 21] = make_float4(t36, t48, t58, G14);
    reinterpret_cast<float4*>(tile)[37 * lane + 22] = make_float4(G7, G37, G15, G12);
    reinterpret_cast<float4*>(tile)[37 * lane + 23] = make_float4(G40, G16, G13, G43);
    reinterpret_cast<float4*>(tile)[37 * lane + 24] = make_float4(t37, t49, t59, G29);
    reinterpret_cast<float4*>(tile)[37 * lane + 25] = make_float4(G39, G22, G30, G40);
    reinterpret_cast<float4*>(tile)[37 * lane + 26] = make_float4(G27, G31, G41, G28);
    reinterpret_cast<float4*>(tile)[37 * lane + 27] = make_float4(t38, t50, t60, G2);
    reinterpret_cast<float4*>(tile)[37 * lane + 28] = make_float4(G11, G26, G4, G16);
    reinterpret_cast<float4*>(tile)[37 * lane + 29] = make_float4(G31, G5, G20, G35);
    reinterpret_cast<float4*>(tile)[37 * lane + 30] = make_float4(t39, t51, t61, G18);
    reinterpret_cast<float4*>(tile)[37 * lane + 31] = make_float4(G8, G38, G19, G13);
    reinterpret_cast<float4*>(tile)[37 * lane + 32] = make_float4(G41, G20, G17, G44);
    reinterpret_cast<float4*>(tile)[37 * lane + 33] = make_float4(t40, t52, t62, G33);
    reinterpret_cast<float4*>(tile)[37 * lane + 34] = make_float4(G42, G23, G34, G43);
    reinterpret_cast<float4*>(tile)[37 * lane + 35] = make_float4(G28, G35, G44, G32);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 36; k += 64) {
    const int staged = k / 36;
    const int part = k - 36 * staged;
    stream_store(&reinterpret_cast<float4*>(element_tensors)[36 * first_cell + k], reinterpret_cast<const
        float4*>(tile)[37 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_p1x3_tetrahedron_f32_element_tensor_hip(
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
  hipLaunchKernelGGL(elasticity_p1x3_tetrahedron_f32_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f32_element_tensor_hip(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f32_element_tensor_hip_descriptor = {
    "elasticity_p1x3_tetrahedron_f32_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    45,                                        // geometry_size
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
    37888,                                     // shared_bytes
    321.0,                                     // flops_per_cell
    594.0,                                     // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
