// elasticity_p1x2_triangle_f32_from_g_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=triangle --define degree=1 --set scalar=float32 --set input=geometry
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
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          21 flops (88 before optimisation) <- taken
//   quadrature      not valid: the input is the stored geometry tensor G
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float32
//   input                geometry
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
//   flops        21
//   bytes        184 (40 read, 144 written)
//   flops/byte   0.114
//   paper flops  288 (2 sizeG rows columns)
//   shared       9216 bytes a block of 64 threads
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
elasticity_p1x2_triangle_f32_from_g_element_tensor_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ geometry) {
  alignas(16) __shared__ float tile[2304];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const float g0 = geometry[10 * cell];
    const float G0 = 0.25f * g0;
    const float g1 = geometry[10 * cell + 1];
    const float G1 = 0.25f * g1;
    const float t0 = G0 + G1;
    const float g2 = geometry[10 * cell + 2];
    const float G2 = 0.25f * g2;
    const float t1 = G1 + G2;
    const float g5 = geometry[10 * cell + 5];
    const float G5 = 0.25f * g5;
    const float g6 = geometry[10 * cell + 6];
    const float G6 = 0.25f * g6;
    const float t2 = G5 + G6;
    const float g8 = geometry[10 * cell + 8];
    const float G8 = 0.25f * g8;
    const float g9 = geometry[10 * cell + 9];
    const float G9 = 0.25f * g9;
    const float t3 = G8 + G9;
    const float t4 = t2 + t3;
    const float t5 = -t0;
    const float t6 = -t2;
    reinterpret_cast<float4*>(tile)[9 * lane] = make_float4(t0 + t1, t4, t5, t6);
    const float t7 = -t1;
    const float t8 = -t3;
    const float g3 = geometry[10 * cell + 3];
    const float G3 = 0.5f * g3;
    const float g4 = geometry[10 * cell + 4];
    const float G4 = 0.5f * g4;
    const float t9 = G3 + G4;
    const float g7 = geometry[10 * cell + 7];
    const float G7 = 0.5f * g7;
    const float t10 = G4 + G7;
    reinterpret_cast<float4*>(tile)[9 * lane + 1] = make_float4(t7, t8, t4, t9 + t10);
    const float t11 = -(G5 + G8);
    const float t12 = -t9;
    const float t13 = -(G6 + G9);
    const float t14 = -t10;
    reinterpret_cast<float4*>(tile)[9 * lane + 2] = make_float4(t11, t12, t13, t14);
    reinterpret_cast<float4*>(tile)[9 * lane + 3] = make_float4(t5, t11, G0, G5);
    reinterpret_cast<float4*>(tile)[9 * lane + 4] = make_float4(G1, G8, t6, t12);
    reinterpret_cast<float4*>(tile)[9 * lane + 5] = make_float4(G5, G3, G6, G4);
    reinterpret_cast<float4*>(tile)[9 * lane + 6] = make_float4(t7, t13, G1, G6);
    reinterpret_cast<float4*>(tile)[9 * lane + 7] = make_float4(G2, G9, t8, t14);
    reinterpret_cast<float4*>(tile)[9 * lane + 8] = make_float4(G8, G4, G9, G7);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 9; k += 64) {
    const int staged = k / 9;
    const int part = k - 9 * staged;
    stream_store(&reinterpret_cast<float4*>(element_tensors)[9 * first_cell + k], reinterpret_cast<const
        float4*>(tile)[9 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_p1x2_triangle_f32_from_g_element_tensor_hip(
    int64_t num_cells,
    float* element_tensors,
    const float* geometry,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || geometry == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(elasticity_p1x2_triangle_f32_from_g_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, geometry);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x2_triangle_f32_from_g_element_tensor_hip(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->geometry),
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x2_triangle_f32_from_g_element_tensor_hip_descriptor = {
    "elasticity_p1x2_triangle_f32_from_g_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "P1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "geometry",                                // input
    "full",                                    // output
    10,                                        // geometry_size
    3,                                         // coordinate_nodes
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
    9216,                                      // shared_bytes
    21.0,                                      // flops_per_cell
    184.0,                                     // bytes_per_cell
    288.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
