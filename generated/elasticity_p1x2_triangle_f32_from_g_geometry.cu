// elasticity_p1x2_triangle_f32_from_g_geometry: geometry of form a in elasticity.form
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
//   why             asked for
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
//   chosen by            the cost model
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       40
//   bytes       56 (16 read, 40 written)
//   flops/byte  0.714
//   shared      2560 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
elasticity_p1x2_triangle_f32_from_g_geometry_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ float tile[640];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const float x0_0 = coordinates[2 * n0];
    const float x1_0 = coordinates[2 * n1];
    const float t0 = x0_0 - x1_0;
    const float x0_1 = coordinates[2 * n0 + 1];
    const float x2_1 = coordinates[2 * n2 + 1];
    const float t1 = x0_1 - x2_1;
    const float x2_0 = coordinates[2 * n2];
    const float adj01 = x0_0 - x2_0;
    const float x1_1 = coordinates[2 * n1 + 1];
    const float adj10 = x0_1 - x1_1;
    const float detJ = t0 * t1 - adj01 * adj10;
    const float abs_detJ = std::fabs(detJ);
    const float inv_abs_detJ = 1.0f / abs_detJ;
    const float t2 = adj01 * adj01;
    const float t3 = t1 * t1;
    const float t4 = t0 * adj01;
    const float t5 = t1 * adj10;
    reinterpret_cast<float2*>(tile)[5 * lane] = make_float2(inv_abs_detJ * (t2 + 2.0f * t3), -inv_abs_detJ *
        (t4 + 2.0f * t5));
    const float t6 = t0 * t0;
    const float t7 = adj10 * adj10;
    reinterpret_cast<float2*>(tile)[5 * lane + 1] = make_float2(inv_abs_detJ * (t6 + 2.0f * t7), inv_abs_detJ
        * (t2 + 0.5f * t3));
    reinterpret_cast<float2*>(tile)[5 * lane + 2] = make_float2(-inv_abs_detJ * (t4 + 0.5f * t5), -t1 * adj01
        * inv_abs_detJ);
    reinterpret_cast<float2*>(tile)[5 * lane + 3] = make_float2(t0 * t1 * inv_abs_detJ, inv_abs_detJ * (t6 +
        0.5f * t7));
    reinterpret_cast<float2*>(tile)[5 * lane + 4] = make_float2(adj01 * adj10 * inv_abs_detJ, -t0 * adj10 *
        inv_abs_detJ);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 5; k += 64) {
    const int staged = k / 5;
    const int part = k - 5 * staged;
    __stcs(&reinterpret_cast<float2*>(element_tensors)[5 * first_cell + k], reinterpret_cast<const
        float2*>(tile)[5 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_p1x2_triangle_f32_from_g_geometry_cuda(
    int64_t num_cells,
    float* element_tensors,
    const float* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 8 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  elasticity_p1x2_triangle_f32_from_g_geometry_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x2_triangle_f32_from_g_geometry_cuda(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x2_triangle_f32_from_g_geometry_cuda_descriptor = {
    "elasticity_p1x2_triangle_f32_from_g_geometry",  // name
    "geometry",                                // kernel
    "a",                                       // form
    "cuda",                                    // target
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
    10,                                        // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
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
    2560,                                      // shared_bytes
    40.0,                                      // flops_per_cell
    56.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
