// vector_laplace_p1x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --define cell=triangle --define degree=1
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          26 flops (62 before optimisation) <- taken
//   quadrature      29 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
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
//   flops        26
//   bytes        308 (20 read, 288 written)
//   flops/byte   0.0844
//   paper flops  288 (2 sizeG rows columns)
//   shared       19456 bytes a block of 64 threads
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
vector_laplace_p1x2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2432];
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
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double G0 = 0.5 * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
    const double G1 = -0.5 * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
    const double t2 = G0 + G1;
    const double G2 = 0.5 * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
    const double t3 = G1 + G2;
    const double t4 = t2 + t3;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(t4, 0.0);
    const double t5 = -t2;
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(t5, 0.0);
    const double t6 = -t3;
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(t6, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(0.0, t4);
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(0.0, t5);
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(0.0, t6);
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(t5, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(G0, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(G1, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(0.0, t5);
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(0.0, G0);
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(0.0, G1);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(t6, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(G1, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(G2, 0.0);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(0.0, t6);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(0.0, G1);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(0.0, G2);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 18; k += 64) {
    const int staged = k / 18;
    const int part = k - 18 * staged;
    stream_store(&reinterpret_cast<double2*>(element_tensors)[18 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[19 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int vector_laplace_p1x2_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(vector_laplace_p1x2_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p1x2_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_p1x2_triangle_f64_element_tensor_hip_descriptor = {
    "vector_laplace_p1x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
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
    "vertices",                                // input
    "full",                                    // output
    3,                                         // geometry_size
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
    19456,                                     // shared_bytes
    26.0,                                      // flops_per_cell
    308.0,                                     // bytes_per_cell
    288.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
