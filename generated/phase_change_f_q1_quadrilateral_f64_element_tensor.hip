// phase_change_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --define cell=quadrilateral --set quadrature_degree=3
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           quadrilateral, geometry Q1^2
//   test           Q1, 4 dofs
//   T              coefficient, Q1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      332 flops
//   sum_factorised  258 flops <- taken
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
//   flops       258
//   bytes       96 (64 read, 32 written)
//   flops/byte  2.69
//   shared      2560 bytes a block of 64 threads
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
phase_change_f_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  alignas(16) __shared__ double tile[320];
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
    const double t9 = std::fabs(t8);
    const double T_0 = T[4 * cell];
    const double T_1 = T[4 * cell + 1];
    const double t10 = 0.7886751345948129 * T_0 + 0.2113248654051871 * T_1;
    const double T_2 = T[4 * cell + 2];
    const double T_3 = T[4 * cell + 3];
    const double t11 = 0.7886751345948129 * T_2 + 0.2113248654051871 * T_3;
    const double t12 = 0.7886751345948129 * t10 + 0.2113248654051871 * t11;
    const double t13 = t9 * (((t12 < melting_point[0]) && (t12 > 0.0)) ? std::exp(-t12) * std::sin(t12) :
        0.0);
    const double t14 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t15 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t16 = t2 * t14 - t7 * t15;
    const double t17 = std::fabs(t16);
    const double t18 = 0.2113248654051871 * T_0 + 0.7886751345948129 * T_1;
    const double t19 = 0.2113248654051871 * T_2 + 0.7886751345948129 * T_3;
    const double t20 = 0.7886751345948129 * t18 + 0.2113248654051871 * t19;
    const double t21 = t17 * (((t20 < melting_point[0]) && (t20 > 0.0)) ? std::exp(-t20) * std::sin(t20) :
        0.0);
    const double t22 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t23 = 1.0 / t8;
    const double t24 = T_0 - T_1;
    const double t25 = T_2 - T_3;
    const double t26 = 0.7886751345948129 * t24 + 0.2113248654051871 * t25;
    const double t27 = t10 - t11;
    const double t28 = t3 * t23 * t26 - t7 * t23 * t27;
    const double t29 = t4 * t23 * t26 - t2 * t23 * t27;
    const double t30 = ((t20 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t31 = 1.0 / t16;
    const double t32 = t18 - t19;
    const double t33 = t14 * t26 * t31 - t7 * t31 * t32;
    const double t34 = t15 * t26 * t31 - t2 * t31 * t32;
    const double t35 = t9 * t22 * (t3 * t23 * t28 + t4 * t23 * t29) + t17 * t30 * (t14 * t31 * t33 + t15 * t31
        * t34);
    const double t36 = 0.39433756729740643 * (t13 + 0.2679491924311227 * t21) - 0.5 * t35;
    const double t37 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t38 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t39 = t3 * t37 - t4 * t38;
    const double t40 = std::fabs(t39);
    const double t41 = 0.2113248654051871 * t10 + 0.7886751345948129 * t11;
    const double t42 = t40 * (((t41 < melting_point[0]) && (t41 > 0.0)) ? std::exp(-t41) * std::sin(t41) :
        0.0);
    const double t43 = t14 * t37 - t15 * t38;
    const double t44 = std::fabs(t43);
    const double t45 = 0.2113248654051871 * t18 + 0.7886751345948129 * t19;
    const double t46 = t44 * (((t45 < melting_point[0]) && (t45 > 0.0)) ? std::exp(-t45) * std::sin(t45) :
        0.0);
    const double t47 = ((t41 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t48 = 1.0 / t39;
    const double t49 = 0.2113248654051871 * t24 + 0.7886751345948129 * t25;
    const double t50 = t3 * t48 * t49 - t27 * t38 * t48;
    const double t51 = t4 * t48 * t49 - t27 * t37 * t48;
    const double t52 = ((t45 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t53 = 1.0 / t43;
    const double t54 = t14 * t49 * t53 - t32 * t38 * t53;
    const double t55 = t15 * t49 * t53 - t32 * t37 * t53;
    const double t56 = t40 * t47 * (t3 * t48 * t50 + t4 * t48 * t51) + t44 * t52 * (t14 * t53 * t54 + t15 *
        t53 * t55);
    const double t57 = 0.39433756729740643 * (t42 + 0.2679491924311227 * t46) - 0.5 * t56;
    const double t58 = t9 * t22 * (t7 * t23 * t28 + t2 * t23 * t29);
    const double t59 = t17 * t30 * (t7 * t31 * t33 + t2 * t31 * t34);
    const double t60 = t40 * t47 * (t38 * t48 * t50 + t37 * t48 * t51);
    const double t61 = t44 * t52 * (t38 * t53 * t54 + t37 * t53 * t55);
    const double t62 = (t58 + 0.2679491924311227 * t59) + (t60 + 0.2679491924311227 * t61);
    tile[5 * lane] = -0.39433756729740643 * ((t36 + 0.2679491924311227 * t57) + 0.5 * t62);
    const double t63 = 0.5 * t35 + 0.10566243270259355 * (t13 + 3.732050807568877 * t21);
    const double t64 = 0.5 * t56 + 0.10566243270259355 * (t42 + 3.732050807568877 * t46);
    const double t65 = (t58 + 3.732050807568877 * t59) + (t60 + 3.732050807568877 * t61);
    tile[5 * lane + 1] = -(0.39433756729740643 * (t63 + 0.2679491924311227 * t64) + 0.05283121635129678 *
        t65);
    tile[5 * lane + 2] = 0.19716878364870322 * t62 - 0.10566243270259355 * (t36 + 3.732050807568877 * t57);
    tile[5 * lane + 3] = 0.10566243270259355 * (0.5 * t65 - (t63 + 3.732050807568877 * t64));
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 64) {
    const int staged = k / 4;
    const int part = k - 4 * staged;
    stream_store(&element_tensors[4 * first_cell + k], tile[5 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int phase_change_f_q1_quadrilateral_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(phase_change_f_q1_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_q1_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_q1_quadrilateral_f64_element_tensor_hip_descriptor = {
    "phase_change_f_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
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
    2560,                                      // shared_bytes
    258.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
