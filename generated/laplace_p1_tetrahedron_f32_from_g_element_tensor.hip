// laplace_p1_tetrahedron_f32_from_g_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=1 --set scalar=float32 --set input=geometry
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
//   tensor          18 flops (50 before optimisation) <- taken
//   quadrature      not valid: the input is the stored geometry tensor G
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops        18
//   bytes        88 (24 read, 64 written)
//   flops/byte   0.205
//   paper flops  288 (2 sizeG rows columns)
//   shared       5120 bytes a block of 64 threads
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
laplace_p1_tetrahedron_f32_from_g_element_tensor_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ geometry) {
  alignas(16) __shared__ float tile[1280];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const float g1 = geometry[6 * cell + 1];
    const float G1 = 0.16666666666666666f * g1;
    const float g2 = geometry[6 * cell + 2];
    const float G2 = 0.16666666666666666f * g2;
    const float g3 = geometry[6 * cell + 3];
    const float G3 = 0.16666666666666666f * g3;
    const float g4 = geometry[6 * cell + 4];
    const float G4 = 0.16666666666666666f * g4;
    const float g5 = geometry[6 * cell + 5];
    const float G5 = 0.16666666666666666f * g5;
    const float g0 = geometry[6 * cell];
    const float G0 = 0.16666666666666666f * g0;
    const float t0 = G1 + G2 + G0;
    const float t1 = -t0;
    const float t2 = -(G1 + G3 + G4);
    const float t3 = -(G2 + G4 + G5);
    reinterpret_cast<float4*>(tile)[5 * lane] = make_float4(G1 + G2 + G3 + 2.0f * G4 + G5 + t0, t1, t2, t3);
    reinterpret_cast<float4*>(tile)[5 * lane + 1] = make_float4(t1, G0, G1, G2);
    reinterpret_cast<float4*>(tile)[5 * lane + 2] = make_float4(t2, G1, G3, G4);
    reinterpret_cast<float4*>(tile)[5 * lane + 3] = make_float4(t3, G2, G4, G5);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 64) {
    const int staged = k / 4;
    const int part = k - 4 * staged;
    stream_store(&reinterpret_cast<float4*>(element_tensors)[4 * first_cell + k], reinterpret_cast<const
        float4*>(tile)[5 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f32_from_g_element_tensor_hip(
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
  hipLaunchKernelGGL(laplace_p1_tetrahedron_f32_from_g_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, geometry);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f32_from_g_element_tensor_hip(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->geometry),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f32_from_g_element_tensor_hip_descriptor = {
    "laplace_p1_tetrahedron_f32_from_g_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
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
    "geometry",                                // input
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
    18.0,                                      // flops_per_cell
    88.0,                                      // bytes_per_cell
    288.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
