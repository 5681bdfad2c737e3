// p_laplace_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --define cell=tetrahedron
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     tetrahedron, geometry P1^3
//   test     P1, 4 dofs
//   trial    P1, 4 dofs
//   u        coefficient, P1, 4 dofs
//   epsilon  constant, 1 values
//   degree   2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: sqrt() of a function
//   quadrature      216 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   flops       216
//   bytes       180 (52 read, 128 written)
//   flops/byte  1.2
//   shared      8704 bytes a block of 64 threads
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
p_laplace_j_p1_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
  alignas(16) __shared__ double tile[1088];
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
    const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
    const double detJ = -t9;
    const double abs_detJ = std::fabs(detJ);
    const double t10 = 1.0 / t9;
    const double u_0 = u[4 * cell];
    const double u_1 = u[4 * cell + 1];
    const double t11 = u_0 - u_1;
    const double u_2 = u[4 * cell + 2];
    const double t12 = u_0 - u_2;
    const double u_3 = u[4 * cell + 3];
    const double t13 = u_0 - u_3;
    const double t14 = adj00 * t10 * t11 + adj10 * t10 * t12 + adj20 * t10 * t13;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t15 = t10 * t11 * adj01 + t10 * t12 * adj11 + t10 * t13 * adj21;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t16 = t10 * t11 * adj02 + t10 * t12 * adj12 + t10 * t13 * adj22;
    const double t17 = std::sqrt(epsilon[0] * epsilon[0] + (t14 * t14 + t15 * t15 + t16 * t16));
    const double t18 = t17 * (adj00 * adj00 * t10 * t10 + t10 * t10 * adj01 * adj01 + t10 * t10 * adj02 *
        adj02);
    const double t19 = adj00 * t10 * t14 + t10 * adj01 * t15 + t10 * adj02 * t16;
    const double t20 = 1.0 / t17;
    const double t21 = abs_detJ * (t18 + t19 * t19 * t20);
    const double t22 = t17 * (adj00 * adj10 * t10 * t10 + t10 * t10 * adj01 * adj11 + t10 * t10 * adj02 *
        adj12);
    const double t23 = adj10 * t10 * t14 + t10 * adj11 * t15 + t10 * adj12 * t16;
    const double t24 = abs_detJ * (t22 + t19 * t20 * t23);
    const double t25 = t17 * (adj00 * adj20 * t10 * t10 + t10 * t10 * adj01 * adj21 + t10 * t10 * adj02 *
        adj22);
    const double t26 = adj20 * t10 * t14 + t10 * adj21 * t15 + t10 * adj22 * t16;
    const double t27 = abs_detJ * (t25 + t19 * t20 * t26);
    const double t28 = t21 + t24 + t27;
    const double t29 = t17 * (adj10 * adj10 * t10 * t10 + t10 * t10 * adj11 * adj11 + t10 * t10 * adj12 *
        adj12);
    const double t30 = abs_detJ * (t29 + t20 * t23 * t23);
    const double t31 = t17 * (adj10 * adj20 * t10 * t10 + t10 * t10 * adj11 * adj21 + t10 * t10 * adj12 *
        adj22);
    const double t32 = abs_detJ * (t31 + t20 * t23 * t26);
    const double t33 = t24 + t30 + t32;
    const double t34 = t17 * (adj20 * adj20 * t10 * t10 + t10 * t10 * adj21 * adj21 + t10 * t10 * adj22 *
        adj22);
    const double t35 = abs_detJ * (t34 + t20 * t26 * t26);
    const double t36 = t27 + t32 + t35;
    tile[17 * lane] = 0.16666666666666666 * (t28 + t33 + t36);
    const double t37 = -0.16666666666666666 * t28;
    tile[17 * lane + 1] = t37;
    const double t38 = -0.16666666666666666 * t33;
    tile[17 * lane + 2] = t38;
    const double t39 = -0.16666666666666666 * t36;
    tile[17 * lane + 3] = t39;
    tile[17 * lane + 4] = t37;
    tile[17 * lane + 5] = 0.16666666666666666 * t21;
    const double t40 = 0.16666666666666666 * t24;
    tile[17 * lane + 6] = t40;
    const double t41 = 0.16666666666666666 * t27;
    tile[17 * lane + 7] = t41;
    tile[17 * lane + 8] = t38;
    tile[17 * lane + 9] = t40;
    tile[17 * lane + 10] = 0.16666666666666666 * t30;
    const double t42 = 0.16666666666666666 * t32;
    tile[17 * lane + 11] = t42;
    tile[17 * lane + 12] = t39;
    tile[17 * lane + 13] = t41;
    tile[17 * lane + 14] = t42;
    tile[17 * lane + 15] = 0.16666666666666666 * t35;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 16; k += 64) {
    const int staged = k / 16;
    const int part = k - 16 * staged;
    stream_store(&element_tensors[16 * first_cell + k], tile[17 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int p_laplace_j_p1_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(p_laplace_j_p1_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, epsilon);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_p1_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_p1_tetrahedron_f64_element_tensor_hip_descriptor = {
    "p_laplace_j_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
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
    8704,                                      // shared_bytes
    216.0,                                     // flops_per_cell
    180.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
