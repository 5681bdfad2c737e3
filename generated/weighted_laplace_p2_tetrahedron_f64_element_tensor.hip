// weighted_laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --define cell=tetrahedron --define degree=2
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   w       coefficient, P1, 4 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          1053 flops (2720 before optimisation)
//   quadrature      943 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        12
//   concurrent_elements  12
//   interleave_stores    true
//   unroll               inner
//   k_place              shared
//   entries_per_thread   5
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  20 threads compute a cell, 5 entries each, 12 cells concurrently, 1 in sequence
//
// Costs of a cell:
//   flops        4985
//   bytes        852 (52 read, 800 written)
//   flops/byte   5.85
//   paper flops  7200 (2 sizeG rows columns)
//   shared       5520 bytes a block of 240 threads
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


__device__ const double V_table[150] = {0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, -1.0, -1.0, 0.0,
    0.3333333333333333, 1.0, 0.0, 0.0, 0.0, 0.6666666666666666, 0.6666666666666666, -0.6666666666666666,
    -0.6666666666666666, -1.3333333333333333, 0.3333333333333333, -0.3333333333333333, 0.0, 0.0, 0.0,
    0.6666666666666666, 2.0, -0.6666666666666666, -2.0, 0.0, 0.3333333333333333, -0.3333333333333333, 0.0,
    0.0, 0.0, 2.0, 0.6666666666666666, -2.0, -0.6666666666666666, 0.0, -1.0, -0.3333333333333333, 0.0, 0.0,
    0.0, 0.6666666666666666, 0.6666666666666666, -0.6666666666666666, -0.6666666666666666, 1.3333333333333333,
    0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, -1.0, 0.3333333333333333, 0.0, -0.3333333333333333, 0.0,
    0.6666666666666666, 0.0, 2.0, -0.6666666666666666, 0.0, -2.0, 0.3333333333333333, 0.0, 1.0, 0.0,
    0.6666666666666666, 0.0, 0.6666666666666666, -0.6666666666666666, -1.3333333333333333,
    -0.6666666666666666, 0.3333333333333333, 0.0, -0.3333333333333333, 0.0, 2.0, 0.0, 0.6666666666666666,
    -2.0, 0.0, -0.6666666666666666, -1.0, 0.0, -0.3333333333333333, 0.0, 0.6666666666666666, 0.0,
    0.6666666666666666, -0.6666666666666666, 1.3333333333333333, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 1.0,
    1.0, 0.0, 0.0, -1.0, -1.0, 0.3333333333333333, 0.0, 0.0, -0.3333333333333333, 0.6666666666666666, 2.0,
    0.0, 0.0, -0.6666666666666666, -2.0, 0.3333333333333333, 0.0, 0.0, -0.3333333333333333, 2.0,
    0.6666666666666666, 0.0, 0.0, -2.0, -0.6666666666666666, 0.3333333333333333, 0.0, 0.0, 1.0,
    0.6666666666666666, 0.6666666666666666, 0.0, -1.3333333333333333, -0.6666666666666666,
    -0.6666666666666666, -1.0, 0.0, 0.0, -0.3333333333333333, 0.6666666666666666, 0.6666666666666666, 0.0,
    1.3333333333333333, -0.6666666666666666, -0.6666666666666666};


__device__ const int32_t test_column[100] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9};


__device__ const int32_t trial_column[100] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5,
    6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
    1, 2, 3, 4, 5, 6, 7, 8, 9};


__device__ const int32_t block_offset[100] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0};


__device__ const double weights[5] = {-0.13333333333333333, 0.075, 0.075, 0.075, 0.075};


__device__ const double P1_d000[20] = {0.25, 0.25, 0.25, 0.25, 0.16666666666666666, 0.5, 0.16666666666666666,
    0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.5, 0.16666666666666666,
    0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.5, 0.5, 0.16666666666666666,
    0.16666666666666666, 0.16666666666666666};

__global__ void __launch_bounds__(240)
weighted_laplace_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
  alignas(16) __shared__ double V[150];
  alignas(16) __shared__ double D[540];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 12;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 12 ? num_cells - first_cell : 12);

  if (const int k = static_cast<int>(threadIdx.x); k < 150) {
    V[k] = V_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 60) {
    const int concurrent = point / 5;
    const int q = point % 5;
    const int batch_cell = concurrent;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t2 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t3 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double x2_0 = coordinates[3 * n2];
    const double t5 = x0_0 - x2_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t6 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double x3_0 = coordinates[3 * n3];
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double w_0 = w[4 * cell];
    const double w_1 = w[4 * cell + 1];
    const double w_2 = w[4 * cell + 2];
    const double w_3 = w[4 * cell + 3];
    const double w0_d000_q = P1_d000[4 * q] * w_0 + P1_d000[4 * q + 1] * w_1 + P1_d000[4 * q + 2] * w_2 +
        P1_d000[4 * q + 3] * w_3;
    D[45 * concurrent + 9 * q] = weights[q] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02) *
        w0_d000_q;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t9 = weights[q] * inv_abs_detJ * w0_d000_q * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    D[45 * concurrent + 9 * q + 1] = t9;
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t10 = weights[q] * inv_abs_detJ * w0_d000_q * (adj00 * adj20 + adj01 * adj21 + adj02 *
        adj22);
    D[45 * concurrent + 9 * q + 2] = t10;
    D[45 * concurrent + 9 * q + 3] = t9;
    D[45 * concurrent + 9 * q + 4] = weights[q] * inv_abs_detJ * w0_d000_q * (adj10 * adj10 + adj11 * adj11 +
        adj12 * adj12);
    const double t11 = weights[q] * inv_abs_detJ * w0_d000_q * (adj10 * adj20 + adj11 * adj21 + adj12 *
        adj22);
    D[45 * concurrent + 9 * q + 5] = t11;
    D[45 * concurrent + 9 * q + 6] = t10;
    D[45 * concurrent + 9 * q + 7] = t11;
    D[45 * concurrent + 9 * q + 8] = weights[q] * inv_abs_detJ * w0_d000_q * (adj20 * adj20 + adj21 * adj21 +
        adj22 * adj22);
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 20;
    const int concurrent = thread / 20;
    const int local = concurrent;
    const int row0 = test_column[entry];
    const int row1 = test_column[entry + 20];
    const int row2 = test_column[entry + 40];
    const int row3 = test_column[entry + 60];
    const int row4 = test_column[entry + 80];
    const int column0 = trial_column[entry];
    const int offset0 = block_offset[entry];
    double sum[5];
    sum[0] = 0.0;
    sum[1] = 0.0;
    sum[2] = 0.0;
    sum[3] = 0.0;
    sum[4] = 0.0;
    #pragma unroll 1
    for (int q = 0; q < 5; ++q) {
      const double u0_0 = V[10 * q + column0];
      const double u1_0 = V[10 * q + column0 + 50];
      const double u2_0 = V[10 * q + column0 + 100];
      const double flux0_0 = D[45 * concurrent + 9 * q + offset0] * u0_0 + D[45 * concurrent + 9 * q + offset0
          + 1] * u1_0 + D[45 * concurrent + 9 * q + offset0 + 2] * u2_0;
      const double flux1_0 = u0_0 * D[45 * concurrent + 9 * q + offset0 + 3] + u1_0 * D[45 * concurrent + 9 *
          q + offset0 + 4] + u2_0 * D[45 * concurrent + 9 * q + offset0 + 5];
      const double flux2_0 = u0_0 * D[45 * concurrent + 9 * q + offset0 + 6] + u1_0 * D[45 * concurrent + 9 *
          q + offset0 + 7] + u2_0 * D[45 * concurrent + 9 * q + offset0 + 8];
      sum[0] += flux0_0 * V[10 * q + row0] + flux1_0 * V[10 * q + row0 + 50] + flux2_0 * V[10 * q + row0 +
          100];
      sum[1] += flux0_0 * V[10 * q + row1] + flux1_0 * V[10 * q + row1 + 50] + flux2_0 * V[10 * q + row1 +
          100];
      sum[2] += flux0_0 * V[10 * q + row2] + flux1_0 * V[10 * q + row2 + 50] + flux2_0 * V[10 * q + row2 +
          100];
      sum[3] += flux0_0 * V[10 * q + row3] + flux1_0 * V[10 * q + row3 + 50] + flux2_0 * V[10 * q + row3 +
          100];
      sum[4] += flux0_0 * V[10 * q + row4] + flux1_0 * V[10 * q + row4 + 50] + flux2_0 * V[10 * q + row4 +
          100];
    }
    if (local < cells_here) {
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry], sum[0]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 20], sum[1]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 40], sum[2]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 60], sum[3]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 80], sum[4]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int weighted_laplace_p2_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 11) / 12;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(weighted_laplace_p2_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(240), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, w);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_tetrahedron_f64_element_tensor_hip_descriptor = {
    "weighted_laplace_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    "contraction",                             // mapping
    "inner",                                   // unroll
    "shared",                                  // k_place
    12,                                        // element_batch
    12,                                        // concurrent_elements
    1,                                         // interleave_stores
    240,                                       // threads
    5520,                                      // shared_bytes
    4985.0,                                    // flops_per_cell
    852.0,                                     // bytes_per_cell
    7200.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
