// phase_change_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --define cell=tetrahedron
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
//   cell           tetrahedron, geometry P1^3
//   test           P1, 4 dofs
//   trial          P1, 4 dofs
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: a condition of a function
//   quadrature      470 flops <- taken
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
//   flops       470
//   bytes       180 (52 read, 128 written)
//   flops/byte  2.61
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
phase_change_j_p1_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
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
    const double T_0 = T[4 * cell];
    const double T_1 = T[4 * cell + 1];
    const double T_2 = T[4 * cell + 2];
    const double T_3 = T[4 * cell + 3];
    const double t10 = T_0 + T_1 + T_2 + T_3;
    const double t11 = 0.25 * t10;
    const double t12 = std::exp(-0.25 * t10);
    const double t13 = abs_detJ * (((t11 < melting_point[0]) && (t11 > 0.0)) ? std::cos(t11) * t12 - t12 *
        std::sin(t11) : 0.0);
    const double t14 = ((t11 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t15 = 1.0 / t9;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t16 = adj00 * adj00 * t15 * t15 + t15 * t15 * adj01 * adj01 + t15 * t15 * adj02 * adj02;
    const double t17 = abs_detJ * t14 * t16;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t18 = adj00 * adj10 * t15 * t15 + t15 * t15 * adj01 * adj11 + t15 * t15 * adj02 * adj12;
    const double t19 = abs_detJ * t14 * t18;
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t20 = adj00 * adj20 * t15 * t15 + t15 * t15 * adj01 * adj21 + t15 * t15 * adj02 * adj22;
    const double t21 = abs_detJ * t14 * t20;
    const double t22 = adj10 * adj10 * t15 * t15 + t15 * t15 * adj11 * adj11 + t15 * t15 * adj12 * adj12;
    const double t23 = abs_detJ * t14 * t22;
    const double t24 = adj10 * adj20 * t15 * t15 + t15 * t15 * adj11 * adj21 + t15 * t15 * adj12 * adj22;
    const double t25 = abs_detJ * t14 * t24;
    const double t26 = adj20 * adj20 * t15 * t15 + t15 * t15 * adj21 * adj21 + t15 * t15 * adj22 * adj22;
    const double t27 = abs_detJ * t14 * t26;
    const double t28 = T_0 + 3.0 * T_1 + T_2 + T_3;
    const double t29 = 0.16666666666666666 * t28;
    const double t30 = std::exp(-0.16666666666666666 * t28);
    const double t31 = abs_detJ * (((t29 < melting_point[0]) && (t29 > 0.0)) ? std::cos(t29) * t30 - t30 *
        std::sin(t29) : 0.0);
    const double t32 = ((t29 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t33 = abs_detJ * t16 * t32;
    const double t34 = abs_detJ * t18 * t32;
    const double t35 = abs_detJ * t20 * t32;
    const double t36 = abs_detJ * t22 * t32;
    const double t37 = abs_detJ * t24 * t32;
    const double t38 = abs_detJ * t26 * t32;
    const double t39 = T_0 + T_1 + 3.0 * T_2 + T_3;
    const double t40 = 0.16666666666666666 * t39;
    const double t41 = std::exp(-0.16666666666666666 * t39);
    const double t42 = abs_detJ * (((t40 < melting_point[0]) && (t40 > 0.0)) ? std::cos(t40) * t41 - t41 *
        std::sin(t40) : 0.0);
    const double t43 = ((t40 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t44 = abs_detJ * t16 * t43;
    const double t45 = abs_detJ * t18 * t43;
    const double t46 = abs_detJ * t20 * t43;
    const double t47 = abs_detJ * t22 * t43;
    const double t48 = abs_detJ * t24 * t43;
    const double t49 = abs_detJ * t26 * t43;
    const double t50 = T_0 + T_1 + T_2 + 3.0 * T_3;
    const double t51 = 0.16666666666666666 * t50;
    const double t52 = std::exp(-0.16666666666666666 * t50);
    const double t53 = abs_detJ * (((t51 < melting_point[0]) && (t51 > 0.0)) ? std::cos(t51) * t52 - t52 *
        std::sin(t51) : 0.0);
    const double t54 = ((t51 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t55 = abs_detJ * t16 * t54;
    const double t56 = abs_detJ * t18 * t54;
    const double t57 = abs_detJ * t20 * t54;
    const double t58 = abs_detJ * t22 * t54;
    const double t59 = abs_detJ * t24 * t54;
    const double t60 = abs_detJ * t26 * t54;
    const double t61 = 3.0 * T_0 + T_1 + T_2 + T_3;
    const double t62 = 0.16666666666666666 * t61;
    const double t63 = std::exp(-0.16666666666666666 * t61);
    const double t64 = abs_detJ * (((t62 < melting_point[0]) && (t62 > 0.0)) ? std::cos(t62) * t63 - t63 *
        std::sin(t62) : 0.0);
    const double t65 = ((t62 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t66 = abs_detJ * t16 * t65;
    const double t67 = abs_detJ * t18 * t65;
    const double t68 = abs_detJ * t20 * t65;
    const double t69 = abs_detJ * t22 * t65;
    const double t70 = abs_detJ * t24 * t65;
    const double t71 = abs_detJ * t26 * t65;
    const double t72 = 0.1111111111111111 * t13 + (t33 + t34 + t35) + (t34 + t36 + t37) + (t35 + t37 + t38) +
        (t44 + t45 + t46) + (t45 + t47 + t48) + (t46 + t48 + t49) + (t55 + t56 + t57) + (t56 + t58 + t59) +
        (t57 + t59 + t60) + (t66 + t67 + t68) + (t67 + t69 + t70) + (t68 + t70 + t71) - 1.7777777777777777 *
        (t17 + t19 + t21) - 1.7777777777777777 * (t19 + t23 + t25) - 1.7777777777777777 * (t21 + t25 + t27) -
        0.027777777777777776 * t31 - 0.027777777777777776 * t42 - 0.027777777777777776 * t53 - 0.25 * t64;
    tile[17 * lane] = 0.075 * t72;
    const double t73 = 0.1111111111111111 * t13 + 1.7777777777777777 * t17 + 1.7777777777777777 * t19 +
        1.7777777777777777 * t21 - 0.08333333333333333 * t31 - t33 - t34 - t35 - 0.027777777777777776 * t42 -
        t44 - t45 - t46 - 0.027777777777777776 * t53 - t55 - t56 - t57 - 0.08333333333333333 * t64 - t66 - t67
        - t68;
    const double t74 = 0.075 * t73;
    tile[17 * lane + 1] = t74;
    const double t75 = 0.1111111111111111 * t13 + 1.7777777777777777 * t19 + 1.7777777777777777 * t23 +
        1.7777777777777777 * t25 - 0.027777777777777776 * t31 - t34 - t36 - t37 - 0.08333333333333333 * t42 -
        t45 - t47 - t48 - 0.027777777777777776 * t53 - t56 - t58 - t59 - 0.08333333333333333 * t64 - t67 - t69
        - t70;
    const double t76 = 0.075 * t75;
    tile[17 * lane + 2] = t76;
    const double t77 = 0.1111111111111111 * t13 + 1.7777777777777777 * t21 + 1.7777777777777777 * t25 +
        1.7777777777777777 * t27 - 0.027777777777777776 * t31 - t35 - t37 - t38 - 0.027777777777777776 * t42 -
        t46 - t48 - t49 - 0.08333333333333333 * t53 - t57 - t59 - t60 - 0.08333333333333333 * t64 - t68 - t70
        - t71;
    const double t78 = 0.075 * t77;
    tile[17 * lane + 3] = t78;
    tile[17 * lane + 4] = t74;
    tile[17 * lane + 5] = 0.075 * (0.1111111111111111 * t13 + t33 + t44 + t55 + t66 - 1.7777777777777777 * t17
        - 0.25 * t31 - 0.027777777777777776 * t42 - 0.027777777777777776 * t53 - 0.027777777777777776 * t64);
    const double t79 = 0.075 * (0.1111111111111111 * t13 + t34 + t45 + t56 + t67 - 1.7777777777777777 * t19 -
        0.08333333333333333 * t31 - 0.08333333333333333 * t42 - 0.027777777777777776 * t53 -
        0.027777777777777776 * t64);
    tile[17 * lane + 6] = t79;
    const double t80 = 0.075 * (0.1111111111111111 * t13 + t35 + t46 + t57 + t68 - 1.7777777777777777 * t21 -
        0.08333333333333333 * t31 - 0.027777777777777776 * t42 - 0.08333333333333333 * t53 -
        0.027777777777777776 * t64);
    tile[17 * lane + 7] = t80;
    tile[17 * lane + 8] = t76;
    tile[17 * lane + 9] = t79;
    tile[17 * lane + 10] = 0.075 * (0.1111111111111111 * t13 + t36 + t47 + t58 + t69 - 1.7777777777777777 *
        t23 - 0.027777777777777776 * t31 - 0.25 * t42 - 0.027777777777777776 * t53 - 0.027777777777777776 *
        t64);
    const double t81 = 0.075 * (0.1111111111111111 * t13 + t37 + t48 + t59 + t70 - 1.7777777777777777 * t25 -
        0.027777777777777776 * t31 - 0.08333333333333333 * t42 - 0.08333333333333333 * t53 -
        0.027777777777777776 * t64);
    tile[17 * lane + 11] = t81;
    tile[17 * lane + 12] = t78;
    tile[17 * lane + 13] = t80;
    tile[17 * lane + 14] = t81;
    tile[17 * lane + 15] = 0.075 * (0.1111111111111111 * t13 + t38 + t49 + t60 + t71 - 1.7777777777777777 *
        t27 - 0.027777777777777776 * t31 - 0.027777777777777776 * t42 - 0.25 * t53 - 0.027777777777777776 *
        t64);
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

extern "C" int phase_change_j_p1_tetrahedron_f64_element_tensor_hip(
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
  hipLaunchKernelGGL(phase_change_j_p1_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_tetrahedron_f64_element_tensor_hip(
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
    {"T", "P1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_element_tensor_hip_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_element_tensor",  // name
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
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
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
    8704,                                      // shared_bytes
    470.0,                                     // flops_per_cell
    180.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
