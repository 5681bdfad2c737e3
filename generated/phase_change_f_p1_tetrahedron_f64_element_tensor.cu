// phase_change_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in phase_change.form
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
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: a condition of a function
//   quadrature      248 flops <- taken
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
//   flops       248
//   bytes       84 (52 read, 32 written)
//   flops/byte  2.95
//   shared      2560 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
phase_change_f_p1_tetrahedron_f64_element_tensor_kernel(
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
    const double t12 = abs_detJ * (((t11 < melting_point[0]) && (t11 > 0.0)) ? std::exp(-0.25 * t10) *
        std::sin(t11) : 0.0);
    const double t13 = ((t11 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t14 = 1.0 / t9;
    const double t15 = T_0 - T_1;
    const double t16 = T_0 - T_2;
    const double t17 = T_0 - T_3;
    const double t18 = adj00 * t14 * t15 + adj10 * t14 * t16 + adj20 * t14 * t17;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t19 = t14 * t15 * adj01 + t14 * t16 * adj11 + t14 * t17 * adj21;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t20 = t14 * t15 * adj02 + t14 * t16 * adj12 + t14 * t17 * adj22;
    const double t21 = adj00 * t14 * t18 + t14 * adj01 * t19 + t14 * adj02 * t20;
    const double t22 = abs_detJ * t13 * t21;
    const double t23 = adj10 * t14 * t18 + t14 * adj11 * t19 + t14 * adj12 * t20;
    const double t24 = abs_detJ * t13 * t23;
    const double t25 = adj20 * t14 * t18 + t14 * adj21 * t19 + t14 * adj22 * t20;
    const double t26 = abs_detJ * t13 * t25;
    const double t27 = T_0 + 3.0 * T_1 + T_2 + T_3;
    const double t28 = 0.16666666666666666 * t27;
    const double t29 = abs_detJ * (((t28 < melting_point[0]) && (t28 > 0.0)) ? std::exp(-0.16666666666666666 *
        t27) * std::sin(t28) : 0.0);
    const double t30 = ((t28 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t31 = abs_detJ * t21 * t30;
    const double t32 = abs_detJ * t23 * t30;
    const double t33 = abs_detJ * t25 * t30;
    const double t34 = T_0 + T_1 + 3.0 * T_2 + T_3;
    const double t35 = 0.16666666666666666 * t34;
    const double t36 = abs_detJ * (((t35 < melting_point[0]) && (t35 > 0.0)) ? std::exp(-0.16666666666666666 *
        t34) * std::sin(t35) : 0.0);
    const double t37 = ((t35 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t38 = abs_detJ * t21 * t37;
    const double t39 = abs_detJ * t23 * t37;
    const double t40 = abs_detJ * t25 * t37;
    const double t41 = T_0 + T_1 + T_2 + 3.0 * T_3;
    const double t42 = 0.16666666666666666 * t41;
    const double t43 = abs_detJ * (((t42 < melting_point[0]) && (t42 > 0.0)) ? std::exp(-0.16666666666666666 *
        t41) * std::sin(t42) : 0.0);
    const double t44 = ((t42 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t45 = abs_detJ * t21 * t44;
    const double t46 = abs_detJ * t23 * t44;
    const double t47 = abs_detJ * t25 * t44;
    const double t48 = 3.0 * T_0 + T_1 + T_2 + T_3;
    const double t49 = 0.16666666666666666 * t48;
    const double t50 = abs_detJ * (((t49 < melting_point[0]) && (t49 > 0.0)) ? std::exp(-0.16666666666666666 *
        t48) * std::sin(t49) : 0.0);
    const double t51 = ((t49 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t52 = abs_detJ * t21 * t51;
    const double t53 = abs_detJ * t23 * t51;
    const double t54 = abs_detJ * t25 * t51;
    const double t55 = 0.4444444444444444 * t12 + t31 + t32 + t33 + t38 + t39 + t40 + t45 + t46 + t47 + t52 +
        t53 + t54 - 1.7777777777777777 * t22 - 1.7777777777777777 * t24 - 1.7777777777777777 * t26 -
        0.16666666666666666 * t29 - 0.16666666666666666 * t36 - 0.16666666666666666 * t43 - 0.5 * t50;
    tile[5 * lane] = 0.075 * t55;
    tile[5 * lane + 1] = 0.075 * (0.4444444444444444 * t12 + 1.7777777777777777 * t22 - 0.5 * t29 - t31 -
        0.16666666666666666 * t36 - t38 - 0.16666666666666666 * t43 - t45 - 0.16666666666666666 * t50 - t52);
    tile[5 * lane + 2] = 0.075 * (0.4444444444444444 * t12 + 1.7777777777777777 * t24 - 0.16666666666666666 *
        t29 - t32 - 0.5 * t36 - t39 - 0.16666666666666666 * t43 - t46 - 0.16666666666666666 * t50 - t53);
    tile[5 * lane + 3] = 0.075 * (0.4444444444444444 * t12 + 1.7777777777777777 * t26 - 0.16666666666666666 *
        t29 - t33 - 0.16666666666666666 * t36 - t40 - 0.5 * t43 - t47 - 0.16666666666666666 * t50 - t54);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 64) {
    const int staged = k / 4;
    const int part = k - 4 * staged;
    __stcs(&element_tensors[4 * first_cell + k], tile[5 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int phase_change_f_p1_tetrahedron_f64_element_tensor_cuda(
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
  phase_change_f_p1_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_p1_tetrahedron_f64_element_tensor_cuda(
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

extern "C" const femforge_kernel phase_change_f_p1_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "phase_change_f_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
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
    2560,                                      // shared_bytes
    248.0,                                     // flops_per_cell
    84.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
