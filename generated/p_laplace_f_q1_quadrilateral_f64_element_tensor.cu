// p_laplace_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --define cell=quadrilateral --set quadrature_degree=3
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
//   cell     quadrilateral, geometry Q1^2
//   test     Q1, 4 dofs
//   u        coefficient, Q1, 4 dofs
//   f        coefficient, Q1, 4 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      341 flops
//   sum_factorised  279 flops <- taken
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
//   flops       279
//   bytes       128 (96 read, 32 written)
//   flops/byte  2.18
//   shared      2560 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
p_laplace_f_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon) {
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
    const double f_0 = f[4 * cell];
    const double f_1 = f[4 * cell + 1];
    const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
    const double f_2 = f[4 * cell + 2];
    const double f_3 = f[4 * cell + 3];
    const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t2 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t3 = x2_0 - x3_0;
    const double t4 = 0.7886751345948129 * t2 + 0.2113248654051871 * t3;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t5 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t6 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t7 = x0_1 - x1_1;
    const double t8 = x2_1 - x3_1;
    const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
    const double t10 = t4 * t5 - t6 * t9;
    const double t11 = std::fabs(t10);
    const double t12 = (0.7886751345948129 * t0 + 0.2113248654051871 * t1) * t11;
    const double t13 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
    const double t14 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
    const double t15 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t16 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t17 = t4 * t15 - t9 * t16;
    const double t18 = std::fabs(t17);
    const double t19 = (0.7886751345948129 * t13 + 0.2113248654051871 * t14) * t18;
    const double t20 = epsilon[0] * epsilon[0];
    const double u_0 = u[4 * cell];
    const double u_1 = u[4 * cell + 1];
    const double t21 = u_0 - u_1;
    const double u_2 = u[4 * cell + 2];
    const double u_3 = u[4 * cell + 3];
    const double t22 = u_2 - u_3;
    const double t23 = 0.7886751345948129 * t21 + 0.2113248654051871 * t22;
    const double t24 = 1.0 / t10;
    const double t25 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_1) - (0.7886751345948129 * u_2 +
        0.2113248654051871 * u_3);
    const double t26 = t5 * t23 * t24 - t9 * t24 * t25;
    const double t27 = t6 * t23 * t24 - t4 * t24 * t25;
    const double t28 = std::sqrt(t20 + (t26 * t26 + t27 * t27));
    const double t29 = 1.0 / t17;
    const double t30 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_1) - (0.2113248654051871 * u_2 +
        0.7886751345948129 * u_3);
    const double t31 = t15 * t23 * t29 - t9 * t29 * t30;
    const double t32 = t16 * t23 * t29 - t4 * t29 * t30;
    const double t33 = std::sqrt(t20 + (t31 * t31 + t32 * t32));
    const double t34 = t11 * t28 * (t5 * t24 * t26 + t6 * t24 * t27) + t18 * t33 * (t15 * t29 * t31 + t16 *
        t29 * t32);
    const double t35 = 0.39433756729740643 * (t12 + 0.2679491924311227 * t19) - 0.5 * t34;
    const double t36 = 0.2113248654051871 * t2 + 0.7886751345948129 * t3;
    const double t37 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
    const double t38 = t5 * t36 - t6 * t37;
    const double t39 = std::fabs(t38);
    const double t40 = (0.2113248654051871 * t0 + 0.7886751345948129 * t1) * t39;
    const double t41 = t15 * t36 - t16 * t37;
    const double t42 = std::fabs(t41);
    const double t43 = (0.2113248654051871 * t13 + 0.7886751345948129 * t14) * t42;
    const double t44 = 0.2113248654051871 * t21 + 0.7886751345948129 * t22;
    const double t45 = 1.0 / t38;
    const double t46 = t5 * t44 * t45 - t25 * t37 * t45;
    const double t47 = t6 * t44 * t45 - t25 * t36 * t45;
    const double t48 = std::sqrt(t20 + (t46 * t46 + t47 * t47));
    const double t49 = 1.0 / t41;
    const double t50 = t15 * t44 * t49 - t30 * t37 * t49;
    const double t51 = t16 * t44 * t49 - t30 * t36 * t49;
    const double t52 = std::sqrt(t20 + (t50 * t50 + t51 * t51));
    const double t53 = t39 * t48 * (t5 * t45 * t46 + t6 * t45 * t47) + t42 * t52 * (t15 * t49 * t50 + t16 *
        t49 * t51);
    const double t54 = 0.39433756729740643 * (t40 + 0.2679491924311227 * t43) - 0.5 * t53;
    const double t55 = t11 * t28 * (t9 * t24 * t26 + t4 * t24 * t27);
    const double t56 = t18 * t33 * (t9 * t29 * t31 + t4 * t29 * t32);
    const double t57 = t39 * t48 * (t37 * t45 * t46 + t36 * t45 * t47);
    const double t58 = t42 * t52 * (t37 * t49 * t50 + t36 * t49 * t51);
    const double t59 = (t55 + 0.2679491924311227 * t56) + (t57 + 0.2679491924311227 * t58);
    tile[5 * lane] = -0.39433756729740643 * ((t35 + 0.2679491924311227 * t54) + 0.5 * t59);
    const double t60 = 0.5 * t34 + 0.10566243270259355 * (t12 + 3.732050807568877 * t19);
    const double t61 = 0.5 * t53 + 0.10566243270259355 * (t40 + 3.732050807568877 * t43);
    const double t62 = (t55 + 3.732050807568877 * t56) + (t57 + 3.732050807568877 * t58);
    tile[5 * lane + 1] = -(0.39433756729740643 * (t60 + 0.2679491924311227 * t61) + 0.05283121635129678 *
        t62);
    tile[5 * lane + 2] = 0.19716878364870322 * t59 - 0.10566243270259355 * (t35 + 3.732050807568877 * t54);
    tile[5 * lane + 3] = 0.10566243270259355 * (0.5 * t62 - (t60 + 3.732050807568877 * t61));
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

extern "C" int p_laplace_f_q1_quadrilateral_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  p_laplace_f_q1_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, f, epsilon);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_q1_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 4, 0, 0, nullptr},
    {"f", "Q1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_q1_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "p_laplace_f_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cuda",                                    // target
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
    2,                                         // num_coefficients
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
    2560,                                      // shared_bytes
    279.0,                                     // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
