// energy_p3_triangle_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=triangle --define degree=3
//
// Form file energy.form:
//   | """Energy of Poisson's problem, the functional whose minimum solves it (arity 0)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   |
//   | M = (inner(grad(u), grad(u)) / 2 - f * u) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   u       coefficient, P3, 10 dofs
//   f       coefficient, P3, 10 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          565 flops <- taken
//   quadrature      1091 flops
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
//   flops        565
//   bytes        188 (180 read, 8 written)
//   flops/byte   3.01
//   paper flops  400 (2 sizeG rows columns)
//   shared       512 bytes a block of 64 threads
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
energy_p3_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[64];
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
    const double u_0 = u[10 * cell];
    const double f_0 = f[10 * cell];
    const double f_1 = f[10 * cell + 1];
    const double f_2 = f[10 * cell + 2];
    const double f_3 = f[10 * cell + 3];
    const double f_4 = f[10 * cell + 4];
    const double f_5 = f[10 * cell + 5];
    const double f_7 = f[10 * cell + 7];
    const double f_9 = f[10 * cell + 9];
    const double u_1 = u[10 * cell + 1];
    const double f_6 = f[10 * cell + 6];
    const double f_8 = f[10 * cell + 8];
    const double u_2 = u[10 * cell + 2];
    const double u_3 = u[10 * cell + 3];
    const double u_4 = u[10 * cell + 4];
    const double u_5 = u[10 * cell + 5];
    const double u_6 = u[10 * cell + 6];
    const double u_7 = u[10 * cell + 7];
    const double u_8 = u[10 * cell + 8];
    const double u_9 = u[10 * cell + 9];
    const double t0 = 4.222222222222222 * u_0 * f_0 + 0.6111111111111112 * u_0 * f_1 + 0.6111111111111112 *
        u_0 * f_2 + 1.5 * u_0 * f_3 + 1.5 * u_0 * f_4 + u_0 * f_5 + u_0 * f_7 + 2.0 * u_0 * f_9 +
        0.6111111111111112 * f_0 * u_1 + 4.222222222222222 * f_1 * u_1 + 0.6111111111111112 * f_2 * u_1 + f_3
        * u_1 + 1.5 * f_5 * u_1 + 1.5 * u_1 * f_6 + u_1 * f_8 + 2.0 * f_9 * u_1 + 0.6111111111111112 * f_0 *
        u_2 + 0.6111111111111112 * f_1 * u_2 + 4.222222222222222 * f_2 * u_2 + f_4 * u_2 + f_6 * u_2 + 1.5 *
        f_7 * u_2 + 1.5 * f_8 * u_2 + 2.0 * f_9 * u_2 + 1.5 * f_0 * u_3 + f_1 * u_3 + 30.0 * f_3 * u_3 + 15.0
        * f_8 * u_3 + 9.0 * f_9 * u_3 + 1.5 * f_0 * u_4 + f_2 * u_4 + 30.0 * f_4 * u_4 + 15.0 * f_6 * u_4 +
        9.0 * f_9 * u_4 + f_0 * u_5 + 1.5 * f_1 * u_5 + 30.0 * f_5 * u_5 + 15.0 * f_7 * u_5 + 9.0 * f_9 * u_5
        + 1.5 * f_1 * u_6 + f_2 * u_6 + 15.0 * f_4 * u_6 + 30.0 * f_6 * u_6 + 9.0 * f_9 * u_6 + f_0 * u_7 +
        1.5 * f_2 * u_7 + 15.0 * f_5 * u_7 + 30.0 * f_7 * u_7 + 9.0 * f_9 * u_7 + f_1 * u_8 + 1.5 * f_2 * u_8
        + 15.0 * f_3 * u_8 + 30.0 * f_8 * u_8 + 9.0 * f_9 * u_8 + 2.0 * f_0 * u_9 + 2.0 * f_1 * u_9 + 2.0 *
        f_2 * u_9 + 9.0 * f_3 * u_9 + 9.0 * f_4 * u_9 + 9.0 * f_5 * u_9 + 9.0 * f_6 * u_9 + 9.0 * f_7 * u_9 +
        9.0 * f_8 * u_9 + 108.0 * f_9 * u_9 - 10.5 * f_4 * u_3 - 3.0 * f_5 * u_3 - 7.5 * f_6 * u_3 - 7.5 * f_7
        * u_3 - 10.5 * f_3 * u_4 - 7.5 * f_5 * u_4 - 3.0 * f_7 * u_4 - 7.5 * f_8 * u_4 - 3.0 * f_3 * u_5 - 7.5
        * f_4 * u_5 - 10.5 * f_6 * u_5 - 7.5 * f_8 * u_5 - 7.5 * f_3 * u_6 - 10.5 * f_5 * u_6 - 7.5 * f_7 *
        u_6 - 3.0 * f_8 * u_6 - 7.5 * f_3 * u_7 - 3.0 * f_4 * u_7 - 7.5 * f_6 * u_7 - 10.5 * f_8 * u_7 - 7.5 *
        f_4 * u_8 - 7.5 * f_5 * u_8 - 3.0 * f_6 * u_8 - 10.5 * f_7 * u_8;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t1 = x0_0 - x1_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t2 = x0_1 - x2_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = t1 * t2 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double t3 = t2 * t2;
    const double t4 = t2 * adj10;
    const double t5 = adj10 * adj10;
    const double t6 = adj01 * adj01;
    const double t7 = t1 * adj01;
    const double t8 = t1 * t1;
    const double t9 = (5.666666666666667 * u_0 * u_0 - u_0 * u_3 - u_0 * u_4) * inv_abs_detJ * (t3 + t5 + t6 +
        t8 - 2.0 * t4 - 2.0 * t7);
    const double t10 = 0.25925925925925924 * u_0 * u_1 + 6.0 * u_3 * u_9 + 5.0 * u_4 * u_6 + 6.0 * u_5 * u_9 -
        u_3 * u_5 - u_3 * u_6 - u_4 * u_5;
    const double t11 = u_3 * u_3 + u_4 * u_4 + u_5 * u_5 + u_6 * u_6 + u_7 * u_7 + u_8 * u_8 + 2.4 * u_9 *
        u_9;
    const double t12 = 0.25925925925925924 * u_0 * u_2 + 5.0 * u_3 * u_8 + 6.0 * u_4 * u_9 + 6.0 * u_7 * u_9 -
        u_3 * u_7 - u_4 * u_7 - u_4 * u_8;
    const double t13 = 0.25925925925925924 * u_1 * u_2 + 5.0 * u_5 * u_7 + 6.0 * u_6 * u_9 + 6.0 * u_8 * u_9 -
        u_5 * u_8 - u_6 * u_7 - u_6 * u_8;
    const double t14 = 0.03571428571428571 * t0 * abs_detJ + 9.0 * inv_abs_detJ * t10 * (t3 + t6 - t4 - t7) +
        18.0 * u_0 * u_7 * inv_abs_detJ * (t3 + t6 - 0.9444444444444444 * t4 - 0.05555555555555555 * t5 -
        0.9444444444444444 * t7 - 0.05555555555555555 * t8) + 18.0 * u_1 * u_8 * inv_abs_detJ * (t3 + t6 -
        1.0555555555555556 * t4 - 1.0555555555555556 * t7) + 9.0 * u_3 * u_4 * inv_abs_detJ * (t3 + 2.0 * t4 +
        t5 + t6 + 2.0 * t7 + t8) + 36.0 * u_5 * u_6 * inv_abs_detJ * (0.25 * t3 + t5 + 0.25 * t6 + t8 - t4 -
        t7) + 36.0 * u_7 * u_8 * inv_abs_detJ * (t3 + 0.25 * t5 + t6 + 0.25 * t8 - t4 - t7) + 9.0 *
        inv_abs_detJ * t13 * (t4 + t7) + 19.0 * u_2 * u_4 * inv_abs_detJ * (t4 + t7 - 0.05263157894736842 * t5
        - 0.05263157894736842 * t8) + 8.0 * u_2 * u_5 * inv_abs_detJ * (t4 + t7 - 1.125 * t5 - 1.125 * t8) -
        t9 - u_0 * u_5 * inv_abs_detJ * (t3 + 17.0 * t4 + t6 + 17.0 * t7 - 18.0 * t5 - 18.0 * t8) - u_0 * u_6
        * inv_abs_detJ * (t3 + 9.0 * t5 + t6 + 9.0 * t8 - 10.0 * t4 - 10.0 * t7) - 9.0 * u_0 * u_8 *
        inv_abs_detJ * (t3 + 0.1111111111111111 * t5 + t6 + 0.1111111111111111 * t8 - 1.1111111111111112 * t4
        - 1.1111111111111112 * t7) - inv_abs_detJ * (5.666666666666667 * u_1 * u_1 - u_1 * u_5 - u_1 * u_6) *
        (t3 + t6) - u_1 * u_3 * inv_abs_detJ * (t3 + t6 - 19.0 * t4 - 19.0 * t7) - u_1 * u_4 * inv_abs_detJ *
        (t3 + 8.0 * t4 + t6 + 8.0 * t7) - 9.0 * u_1 * u_7 * inv_abs_detJ * (t3 + t6 - 0.8888888888888888 * t4
        - 0.8888888888888888 * t7) - 22.5 * inv_abs_detJ * t11 * (t3 + t5 + t6 + t8 - t4 - t7) - 9.0 *
        inv_abs_detJ * t12 * (t4 + t7 - t5 - t8) - 8.0 * u_2 * u_3 * inv_abs_detJ * (t4 + 0.125 * t5 + t7 +
        0.125 * t8) - 19.0 * u_2 * u_6 * inv_abs_detJ * (t4 + t7 - 0.9473684210526315 * t5 -
        0.9473684210526315 * t8) - inv_abs_detJ * (5.666666666666667 * u_2 * u_2 - u_2 * u_7 - u_2 * u_8) *
        (t5 + t8);
    const double G0 = 0.0375 * t14;
    tile[lane] = -G0;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 1; k += 64) {
    const int staged = k / 1;
    const int part = k - 1 * staged;
    stream_store(&element_tensors[first_cell + k], tile[staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int energy_p3_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(energy_p3_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, f);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_p3_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P3", 10, 0, 0, nullptr},
    {"f", "P3", 10, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_p3_triangle_f64_element_tensor_hip_descriptor = {
    "energy_p3_triangle_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "M",                                      // form
    "hip",                                    // target
    "float64",                                // scalar
    "tensor",                                 // representation
    "triangle",                               // cell
    "P1^2",                                   // coordinate_element
    "",                                       // row_element
    "",                                       // column_element
    "ufcx",                                   // dof_order
    2,                                        // gdim
    0,                                        // arity
    1,                                        // rows
    1,                                        // columns
    1,                                        // entries_per_cell
    6,                                        // quadrature_degree
    0,                                        // quadrature_points
    2,                                        // num_coefficients
    0,                                        // num_constants
    coefficients,                             // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    23,                                       // geometry_size
    3,                                        // coordinate_nodes
    "",                                       // scatter
    "",                                       // index_type
    "",                                       // numbering
    "",                                       // component_order
    0,                                        // constraints
    0,                                        // nodes
    0,                                        // components
    0,                                        // trial_nodes
    0,                                        // cluster
    0,                                        // patch_nodes
    "cell",                                   // mapping
    "full",                                   // unroll
    "literal",                                // k_place
    64,                                       // element_batch
    64,                                       // concurrent_elements
    1,                                        // interleave_stores
    64,                                       // threads
    512,                                      // shared_bytes
    565.0,                                    // flops_per_cell
    188.0,                                    // bytes_per_cell
    400.0,                                    // paper_flops_per_cell
    launch,                                   // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
