// laplace_p3_triangle_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          87 flops (306 before optimisation) <- taken
//   quadrature      1075 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        240
//   concurrent_elements  12
//   interleave_stores    true
//   unroll               inner
//   k_place              registers
//   entries_per_thread   5
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 20 threads computes a cell, 5 entries each, 12 cells concurrently, 20 in
//      sequence
//
// Costs of a cell:
//   flops        520
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.634
//   paper flops  800 (2 sizeG rows columns)
//   shared       5760 bytes a block of 240 threads
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


__device__ const double K_table[300] = {0.425, -0.0875, 0.0, -0.0375, -0.0375, 0.0375, 0.0375, -0.675, 0.3375,
    0.0, -0.0875, 0.425, 0.0, 0.0375, 0.0375, -0.0375, -0.0375, 0.3375, -0.675, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, -0.0375, 0.0375, 0.0, 1.6875, -0.3375, 0.3375, 0.3375, 0.0, 0.0, -2.025, -0.0375,
    0.0375, 0.0, -0.3375, 1.6875, 0.3375, -1.6875, 0.0, 0.0, 0.0, 0.0375, -0.0375, 0.0, 0.3375, 0.3375,
    1.6875, -0.3375, 0.0, 0.0, -2.025, 0.0375, -0.0375, 0.0, 0.3375, -1.6875, -0.3375, 1.6875, 0.0, 0.0, 0.0,
    -0.675, 0.3375, 0.0, 0.0, 0.0, 0.0, 0.0, 1.6875, -1.35, 0.0, 0.3375, -0.675, 0.0, 0.0, 0.0, 0.0, 0.0,
    -1.35, 1.6875, 0.0, 0.0, 0.0, 0.0, -2.025, 0.0, -2.025, 0.0, 0.0, 0.0, 4.05, 0.85, -0.0875, -0.0875,
    -0.075, -0.075, -0.6375, 0.375, -0.6375, 0.375, 0.0, -0.0875, 0.0, 0.0875, 0.7125, -0.3, 0.0, 0.0, 0.3,
    -0.7125, 0.0, -0.0875, 0.0875, 0.0, -0.3, 0.7125, 0.3, -0.7125, 0.0, 0.0, 0.0, -0.075, 0.7125, -0.3,
    1.6875, 0.675, 0.3375, 0.3375, 0.3375, -1.6875, -2.025, -0.075, -0.3, 0.7125, 0.675, 1.6875, 0.3375,
    -1.6875, 0.3375, 0.3375, -2.025, -0.6375, 0.0, 0.3, 0.3375, 0.3375, 1.6875, -1.35, 1.6875, -0.3375,
    -2.025, 0.375, 0.0, -0.7125, 0.3375, -1.6875, -1.35, 1.6875, -0.3375, -0.3375, 2.025, -0.6375, 0.3, 0.0,
    0.3375, 0.3375, 1.6875, -0.3375, 1.6875, -1.35, -2.025, 0.375, -0.7125, 0.0, -1.6875, 0.3375, -0.3375,
    -0.3375, -1.35, 1.6875, 2.025, 0.0, 0.0, 0.0, -2.025, -2.025, -2.025, 2.025, -2.025, 2.025, 4.05, 0.425,
    0.0, -0.0875, -0.0375, -0.0375, -0.675, 0.3375, 0.0375, 0.0375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, -0.0875, 0.0, 0.425, 0.0375, 0.0375, 0.3375, -0.675, -0.0375, -0.0375, 0.0, -0.0375, 0.0,
    0.0375, 1.6875, -0.3375, 0.0, 0.0, 0.3375, -1.6875, 0.0, -0.0375, 0.0, 0.0375, -0.3375, 1.6875, 0.0, 0.0,
    0.3375, 0.3375, -2.025, -0.675, 0.0, 0.3375, 0.0, 0.0, 1.6875, -1.35, 0.0, 0.0, 0.0, 0.3375, 0.0, -0.675,
    0.0, 0.0, -1.35, 1.6875, 0.0, 0.0, 0.0, 0.0375, 0.0, -0.0375, 0.3375, 0.3375, 0.0, 0.0, 1.6875, -0.3375,
    -2.025, 0.0375, 0.0, -0.0375, -1.6875, 0.3375, 0.0, 0.0, -0.3375, 1.6875, 0.0, 0.0, 0.0, 0.0, 0.0, -2.025,
    0.0, 0.0, -2.025, 0.0, 4.05};

__global__ void __launch_bounds__(240)
laplace_p3_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[720];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 240;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 240 ? num_cells - first_cell : 240);

  {
    const int batch_cell = static_cast<int>(threadIdx.x);
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
    G[3 * batch_cell] = inv_abs_detJ * (t1 * t1 + adj01 * adj01);
    G[3 * batch_cell + 1] = -inv_abs_detJ * (t1 * adj10 + t0 * adj01);
    G[3 * batch_cell + 2] = inv_abs_detJ * (adj10 * adj10 + t0 * t0);
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 20;
    const int concurrent = thread / 20;
    const double K0_0 = K_table[entry];
    const double K0_1 = K_table[entry + 20];
    const double K0_2 = K_table[entry + 40];
    const double K0_3 = K_table[entry + 60];
    const double K0_4 = K_table[entry + 80];
    const double K1_0 = K_table[entry + 100];
    const double K1_1 = K_table[entry + 120];
    const double K1_2 = K_table[entry + 140];
    const double K1_3 = K_table[entry + 160];
    const double K1_4 = K_table[entry + 180];
    const double K2_0 = K_table[entry + 200];
    const double K2_1 = K_table[entry + 220];
    const double K2_2 = K_table[entry + 240];
    const double K2_3 = K_table[entry + 260];
    const double K2_4 = K_table[entry + 280];
    #pragma unroll 1
    for (int step = 0; step < 20; ++step) {
      const int local = step * 12 + concurrent;
      if (local < cells_here) {
        const double G0_0 = G[3 * local];
        const double G1_0 = G[3 * local + 1];
        const double G2_0 = G[3 * local + 2];
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry], K0_0 * G0_0 + K1_0 * G1_0 +
            K2_0 * G2_0);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 20], G0_0 * K0_1 + G1_0 * K1_1
            + G2_0 * K2_1);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 40], G0_0 * K0_2 + G1_0 * K1_2
            + G2_0 * K2_2);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 60], G0_0 * K0_3 + G1_0 * K1_3
            + G2_0 * K2_3);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 80], G0_0 * K0_4 + G1_0 * K1_4
            + G2_0 * K2_4);
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p3_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 239) / 240;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(laplace_p3_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(240), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p3_triangle_f64_element_tensor_hip_descriptor = {
    "laplace_p3_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P3",                                      // row_element
    "P3",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
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
    "contraction",                             // mapping
    "inner",                                   // unroll
    "registers",                               // k_place
    240,                                       // element_batch
    12,                                        // concurrent_elements
    1,                                         // interleave_stores
    240,                                       // threads
    5760,                                      // shared_bytes
    520.0,                                     // flops_per_cell
    820.0,                                     // bytes_per_cell
    800.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
