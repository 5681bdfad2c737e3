// mass_p3_triangle_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          19 flops (95 before optimisation) <- taken
//   quadrature      20 flops
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
//   flops        107
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.13
//   paper flops  200 (2 sizeG rows columns)
//   shared       1920 bytes a block of 240 threads
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


__device__ const double K_table[100] = {0.005654761904761905, 0.000818452380952381, 0.000818452380952381,
    0.0020089285714285712, 0.0020089285714285712, 0.0013392857142857143, 0.0, 0.0013392857142857143, 0.0,
    0.0026785714285714286, 0.000818452380952381, 0.005654761904761905, 0.000818452380952381,
    0.0013392857142857143, 0.0, 0.0020089285714285712, 0.0020089285714285712, 0.0, 0.0013392857142857143,
    0.0026785714285714286, 0.000818452380952381, 0.000818452380952381, 0.005654761904761905, 0.0,
    0.0013392857142857143, 0.0, 0.0013392857142857143, 0.0020089285714285712, 0.0020089285714285712,
    0.0026785714285714286, 0.0020089285714285712, 0.0013392857142857143, 0.0, 0.04017857142857143, -0.0140625,
    -0.0040178571428571425, -0.010044642857142858, -0.010044642857142858, 0.020089285714285716,
    0.012053571428571429, 0.0020089285714285712, 0.0, 0.0013392857142857143, -0.0140625, 0.04017857142857143,
    -0.010044642857142858, 0.020089285714285716, -0.0040178571428571425, -0.010044642857142858,
    0.012053571428571429, 0.0013392857142857143, 0.0020089285714285712, 0.0, -0.0040178571428571425,
    -0.010044642857142858, 0.04017857142857143, -0.0140625, 0.020089285714285716, -0.010044642857142858,
    0.012053571428571429, 0.0, 0.0020089285714285712, 0.0013392857142857143, -0.010044642857142858,
    0.020089285714285716, -0.0140625, 0.04017857142857143, -0.010044642857142858, -0.0040178571428571425,
    0.012053571428571429, 0.0013392857142857143, 0.0, 0.0020089285714285712, -0.010044642857142858,
    -0.0040178571428571425, 0.020089285714285716, -0.010044642857142858, 0.04017857142857143, -0.0140625,
    0.012053571428571429, 0.0, 0.0013392857142857143, 0.0020089285714285712, 0.020089285714285716,
    -0.010044642857142858, -0.010044642857142858, -0.0040178571428571425, -0.0140625, 0.04017857142857143,
    0.012053571428571429, 0.0026785714285714286, 0.0026785714285714286, 0.0026785714285714286,
    0.012053571428571429, 0.012053571428571429, 0.012053571428571429, 0.012053571428571429,
    0.012053571428571429, 0.012053571428571429, 0.14464285714285716};

__global__ void __launch_bounds__(240)
mass_p3_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[240];
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
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = (x0_0 - x1_0) * (x0_1 - x2_1) - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    G[batch_cell] = abs_detJ;
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
    #pragma unroll 1
    for (int step = 0; step < 20; ++step) {
      const int local = step * 12 + concurrent;
      if (local < cells_here) {
        const double G0_0 = G[local];
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry], K0_0 * G0_0);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 20], G0_0 * K0_1);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 40], G0_0 * K0_2);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 60], G0_0 * K0_3);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 80], G0_0 * K0_4);
      }
    }
  }
}

}  // namespace

extern "C" int mass_p3_triangle_f64_element_tensor_hip(
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
  hipLaunchKernelGGL(mass_p3_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(240), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p3_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_p3_triangle_f64_element_tensor_hip_descriptor = {
    "mass_p3_triangle_f64_element_tensor",  // name
    "element_tensor",                       // kernel
    "a",                                    // form
    "hip",                                  // target
    "float64",                              // scalar
    "tensor",                               // representation
    "triangle",                             // cell
    "P1^2",                                 // coordinate_element
    "P3",                                   // row_element
    "P3",                                   // column_element
    "ufcx",                                 // dof_order
    2,                                      // gdim
    2,                                      // arity
    10,                                     // rows
    10,                                     // columns
    100,                                    // entries_per_cell
    6,                                      // quadrature_degree
    0,                                      // quadrature_points
    0,                                      // num_coefficients
    0,                                      // num_constants
    nullptr,                                // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    1,                                      // geometry_size
    3,                                      // coordinate_nodes
    "",                                     // scatter
    "",                                     // index_type
    "",                                     // numbering
    "",                                     // component_order
    0,                                      // constraints
    0,                                      // nodes
    0,                                      // components
    0,                                      // trial_nodes
    0,                                      // cluster
    0,                                      // patch_nodes
    "contraction",                          // mapping
    "inner",                                // unroll
    "registers",                            // k_place
    240,                                    // element_batch
    12,                                     // concurrent_elements
    1,                                      // interleave_stores
    240,                                    // threads
    1920,                                   // shared_bytes
    107.0,                                  // flops_per_cell
    820.0,                                  // bytes_per_cell
    200.0,                                  // paper_flops_per_cell
    launch,                                 // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
