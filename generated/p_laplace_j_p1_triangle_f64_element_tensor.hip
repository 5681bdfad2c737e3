// p_laplace_j_p1_triangle_f64_element_tensor: element_tensor of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --define cell=triangle
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
//   cell     triangle, geometry P1^2
//   test     P1, 3 dofs
//   trial    P1, 3 dofs
//   u        coefficient, P1, 3 dofs
//   epsilon  constant, 1 values
//   degree   2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: sqrt() of a function
//   quadrature      82 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops       82
//   bytes       116 (44 read, 72 written)
//   flops/byte  0.707
//   shared      4608 bytes a block of 64 threads
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
p_laplace_j_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
  alignas(16) __shared__ double tile[576];
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
    const double inv_detJ = 1.0 / detJ;
    const double u_0 = u[3 * cell];
    const double u_1 = u[3 * cell + 1];
    const double t2 = u_0 - u_1;
    const double u_2 = u[3 * cell + 2];
    const double t3 = u_0 - u_2;
    const double t4 = t1 * inv_detJ * t2 - adj10 * inv_detJ * t3;
    const double t5 = adj01 * inv_detJ * t2 - t0 * inv_detJ * t3;
    const double t6 = std::sqrt(epsilon[0] * epsilon[0] + (t4 * t4 + t5 * t5));
    const double t7 = t1 * inv_detJ * t4 + adj01 * inv_detJ * t5;
    const double t8 = 1.0 / t6;
    const double t9 = abs_detJ * (t6 * (t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ) +
        t7 * t7 * t8);
    const double t10 = adj10 * inv_detJ * t4 + t0 * inv_detJ * t5;
    const double t11 = abs_detJ * (t6 * (t1 * adj10 * inv_detJ * inv_detJ + t0 * adj01 * inv_detJ * inv_detJ)
        + t7 * t8 * t10);
    const double t12 = t9 - t11;
    const double t13 = abs_detJ * (t6 * (adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ)
        + t8 * t10 * t10);
    const double t14 = t11 - t13;
    tile[9 * lane] = 0.5 * (t12 - t14);
    const double t15 = -0.5 * t12;
    tile[9 * lane + 1] = t15;
    const double t16 = 0.5 * t14;
    tile[9 * lane + 2] = t16;
    tile[9 * lane + 3] = t15;
    tile[9 * lane + 4] = 0.5 * t9;
    const double t17 = -0.5 * t11;
    tile[9 * lane + 5] = t17;
    tile[9 * lane + 6] = t16;
    tile[9 * lane + 7] = t17;
    tile[9 * lane + 8] = 0.5 * t13;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 9; k += 64) {
    const int staged = k / 9;
    const int part = k - 9 * staged;
    stream_store(&element_tensors[9 * first_cell + k], tile[9 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int p_laplace_j_p1_triangle_f64_element_tensor_hip(
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
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(p_laplace_j_p1_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, epsilon);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_p1_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 3, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_p1_triangle_f64_element_tensor_hip_descriptor = {
    "p_laplace_j_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    9,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
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
    4608,                                      // shared_bytes
    82.0,                                      // flops_per_cell
    116.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
