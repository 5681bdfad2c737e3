// energy_q1_quadrilateral_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   u       coefficient, Q1, 4 dofs
//   f       coefficient, Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      228 flops
//   sum_factorised  190 flops <- taken
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
//   flops       190
//   bytes       104 (96 read, 8 written)
//   flops/byte  1.83
//   shared      512 bytes a block of 64 threads
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
energy_q1_quadrilateral_f64_element_tensor_kernel(
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
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
    const double t8 = t2 * t3 - t4 * t7;
    const double u_0 = u[4 * cell];
    const double u_1 = u[4 * cell + 1];
    const double t9 = 0.7886751345948129 * u_0 + 0.2113248654051871 * u_1;
    const double u_2 = u[4 * cell + 2];
    const double u_3 = u[4 * cell + 3];
    const double t10 = 0.7886751345948129 * u_2 + 0.2113248654051871 * u_3;
    const double f_0 = f[4 * cell];
    const double f_1 = f[4 * cell + 1];
    const double t11 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
    const double f_2 = f[4 * cell + 2];
    const double f_3 = f[4 * cell + 3];
    const double t12 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
    const double t13 = u_0 - u_1;
    const double t14 = u_2 - u_3;
    const double t15 = 0.7886751345948129 * t13 + 0.2113248654051871 * t14;
    const double t16 = 1.0 / t8;
    const double t17 = t9 - t10;
    const double t18 = t3 * t15 * t16 - t7 * t16 * t17;
    const double t19 = t4 * t15 * t16 - t2 * t16 * t17;
    const double t20 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t21 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t22 = t2 * t20 - t7 * t21;
    const double t23 = 0.2113248654051871 * u_0 + 0.7886751345948129 * u_1;
    const double t24 = 0.2113248654051871 * u_2 + 0.7886751345948129 * u_3;
    const double t25 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
    const double t26 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
    const double t27 = 1.0 / t22;
    const double t28 = t23 - t24;
    const double t29 = t15 * t20 * t27 - t7 * t27 * t28;
    const double t30 = t15 * t21 * t27 - t2 * t27 * t28;
    const double t31 = std::fabs(t8) * ((0.7886751345948129 * t9 + 0.2113248654051871 * t10) *
        (0.7886751345948129 * t11 + 0.2113248654051871 * t12) - 0.5 * (t18 * t18 + t19 * t19)) +
        std::fabs(t22) * ((0.7886751345948129 * t23 + 0.2113248654051871 * t24) * (0.7886751345948129 * t25 +
        0.2113248654051871 * t26) - 0.5 * (t29 * t29 + t30 * t30));
    const double t32 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t33 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t34 = t3 * t32 - t4 * t33;
    const double t35 = 0.2113248654051871 * t13 + 0.7886751345948129 * t14;
    const double t36 = 1.0 / t34;
    const double t37 = t3 * t35 * t36 - t17 * t33 * t36;
    const double t38 = t4 * t35 * t36 - t17 * t32 * t36;
    const double t39 = t20 * t32 - t21 * t33;
    const double t40 = 1.0 / t39;
    const double t41 = t20 * t35 * t40 - t28 * t33 * t40;
    const double t42 = t21 * t35 * t40 - t28 * t32 * t40;
    const double t43 = std::fabs(t34) * ((0.2113248654051871 * t9 + 0.7886751345948129 * t10) *
        (0.2113248654051871 * t11 + 0.7886751345948129 * t12) - 0.5 * (t37 * t37 + t38 * t38)) +
        std::fabs(t39) * ((0.2113248654051871 * t23 + 0.7886751345948129 * t24) * (0.2113248654051871 * t25 +
        0.7886751345948129 * t26) - 0.5 * (t41 * t41 + t42 * t42));
    tile[lane] = -0.25 * (t31 + t43);
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

extern "C" int energy_q1_quadrilateral_f64_element_tensor_hip(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(energy_q1_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, f);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_q1_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 4, 0, 0, nullptr},
    {"f", "Q1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_q1_quadrilateral_f64_element_tensor_hip_descriptor = {
    "energy_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "M",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
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
    512,                                       // shared_bytes
    190.0,                                     // flops_per_cell
    104.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
