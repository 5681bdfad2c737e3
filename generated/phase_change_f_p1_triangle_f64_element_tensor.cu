// phase_change_f_p1_triangle_f64_element_tensor: element_tensor of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --define cell=triangle
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
//   cell           triangle, geometry P1^2
//   test           P1, 3 dofs
//   T              coefficient, P1, 3 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: a condition of a function
//   quadrature      189 flops <- taken
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
//   flops       189
//   bytes       68 (44 read, 24 written)
//   flops/byte  2.78
//   shared      1536 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
phase_change_f_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  alignas(16) __shared__ double tile[192];
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
    const double T_0 = T[3 * cell];
    const double T_1 = T[3 * cell + 1];
    const double T_2 = T[3 * cell + 2];
    const double t2 = 0.10903900907287721 * T_0 + 0.6590276223740922 * T_1 + 0.23193336855303057 * T_2;
    const double t3 = abs_detJ * (((t2 < melting_point[0]) && (t2 > 0.0)) ? std::exp(-t2) * std::sin(t2) :
        0.0);
    const double t4 = ((t2 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double inv_detJ = 1.0 / detJ;
    const double t5 = T_0 - T_1;
    const double t6 = T_0 - T_2;
    const double t7 = t1 * inv_detJ * t5 - adj10 * inv_detJ * t6;
    const double t8 = adj01 * inv_detJ * t5 - t0 * inv_detJ * t6;
    const double t9 = t1 * inv_detJ * t7 + adj01 * inv_detJ * t8;
    const double t10 = abs_detJ * t4 * t9;
    const double t11 = adj10 * inv_detJ * t7 + t0 * inv_detJ * t8;
    const double t12 = abs_detJ * t4 * t11;
    const double t13 = 0.23193336855303057 * T_0 + 0.6590276223740922 * T_1 + 0.10903900907287721 * T_2;
    const double t14 = abs_detJ * (((t13 < melting_point[0]) && (t13 > 0.0)) ? std::exp(-t13) * std::sin(t13)
        : 0.0);
    const double t15 = ((t13 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t16 = abs_detJ * t9 * t15;
    const double t17 = abs_detJ * t11 * t15;
    const double t18 = 0.10903900907287721 * T_0 + 0.23193336855303057 * T_1 + 0.6590276223740922 * T_2;
    const double t19 = abs_detJ * (((t18 < melting_point[0]) && (t18 > 0.0)) ? std::exp(-t18) * std::sin(t18)
        : 0.0);
    const double t20 = ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t21 = abs_detJ * t9 * t20;
    const double t22 = abs_detJ * t11 * t20;
    const double t23 = 0.6590276223740922 * T_0 + 0.23193336855303057 * T_1 + 0.10903900907287721 * T_2;
    const double t24 = abs_detJ * (((t23 < melting_point[0]) && (t23 > 0.0)) ? std::exp(-t23) * std::sin(t23)
        : 0.0);
    const double t25 = ((t23 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t26 = abs_detJ * t9 * t25;
    const double t27 = abs_detJ * t11 * t25;
    const double t28 = 0.23193336855303057 * T_0 + 0.10903900907287721 * T_1 + 0.6590276223740922 * T_2;
    const double t29 = abs_detJ * (((t28 < melting_point[0]) && (t28 > 0.0)) ? std::exp(-t28) * std::sin(t28)
        : 0.0);
    const double t30 = ((t28 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t31 = abs_detJ * t9 * t30;
    const double t32 = abs_detJ * t11 * t30;
    const double t33 = 0.6590276223740922 * T_0 + 0.10903900907287721 * T_1 + 0.23193336855303057 * T_2;
    const double t34 = abs_detJ * (((t33 < melting_point[0]) && (t33 > 0.0)) ? std::exp(-t33) * std::sin(t33)
        : 0.0);
    const double t35 = ((t33 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t36 = abs_detJ * t9 * t35;
    const double t37 = abs_detJ * t11 * t35;
    const double t38 = 0.009086584089406434 * t3 + 0.08333333333333333 * t12 + 0.019327780712752547 * t14 +
        0.08333333333333333 * t17 + 0.009086584089406434 * t19 + 0.08333333333333333 * t22 +
        0.05491896853117435 * t24 + 0.08333333333333333 * t27 + 0.019327780712752547 * t29 +
        0.08333333333333333 * t32 + 0.05491896853117435 * t34 + 0.08333333333333333 * t37 -
        0.08333333333333333 * t10 - 0.08333333333333333 * t16 - 0.08333333333333333 * t21 -
        0.08333333333333333 * t26 - 0.08333333333333333 * t31 - 0.08333333333333333 * t36;
    tile[3 * lane] = -t38;
    tile[3 * lane + 1] = -(0.05491896853117435 * t3 + 0.08333333333333333 * t10 + 0.05491896853117435 * t14 +
        0.08333333333333333 * t16 + 0.019327780712752547 * t19 + 0.08333333333333333 * t21 +
        0.019327780712752547 * t24 + 0.08333333333333333 * t26 + 0.009086584089406434 * t29 +
        0.08333333333333333 * t31 + 0.009086584089406434 * t34 + 0.08333333333333333 * t36);
    tile[3 * lane + 2] = -(0.019327780712752547 * t3 + 0.009086584089406434 * t14 + 0.05491896853117435 * t19
        + 0.009086584089406434 * t24 + 0.05491896853117435 * t29 + 0.019327780712752547 * t34 -
        0.08333333333333333 * t12 - 0.08333333333333333 * t17 - 0.08333333333333333 * t22 -
        0.08333333333333333 * t27 - 0.08333333333333333 * t32 - 0.08333333333333333 * t37);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 3; k += 64) {
    const int staged = k / 3;
    const int part = k - 3 * staged;
    __stcs(&element_tensors[3 * first_cell + k], tile[3 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int phase_change_f_p1_triangle_f64_element_tensor_cuda(
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
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  phase_change_f_p1_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_p1_triangle_f64_element_tensor_cuda(
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
    {"T", "P1", 3, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_p1_triangle_f64_element_tensor_cuda_descriptor = {
    "phase_change_f_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    3,                                         // rows
    1,                                         // columns
    3,                                         // entries_per_cell
    3,                                         // quadrature_degree
    6,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
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
    1536,                                      // shared_bytes
    189.0,                                     // flops_per_cell
    68.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
