// p_laplace_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in p_laplace.form
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
//   trial    Q1, 4 dofs
//   u        coefficient, Q1, 4 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      555 flops
//   sum_factorised  435 flops <- taken
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
//   flops       435
//   bytes       192 (64 read, 128 written)
//   flops/byte  2.27
//   shared      8704 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
p_laplace_j_q1_quadrilateral_f64_element_tensor_kernel(
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
    const double t10 = epsilon[0] * epsilon[0];
    const double u_0 = u[4 * cell];
    const double u_1 = u[4 * cell + 1];
    const double t11 = u_0 - u_1;
    const double u_2 = u[4 * cell + 2];
    const double u_3 = u[4 * cell + 3];
    const double t12 = u_2 - u_3;
    const double t13 = 0.7886751345948129 * t11 + 0.2113248654051871 * t12;
    const double t14 = 1.0 / t8;
    const double t15 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_1) - (0.7886751345948129 * u_2 +
        0.2113248654051871 * u_3);
    const double t16 = t3 * t13 * t14 - t7 * t14 * t15;
    const double t17 = t4 * t13 * t14 - t2 * t14 * t15;
    const double t18 = std::sqrt(t10 + (t16 * t16 + t17 * t17));
    const double t19 = t3 * t14 * t16 + t4 * t14 * t17;
    const double t20 = 1.0 / t18;
    const double t21 = t9 * (t18 * (t3 * t3 * t14 * t14 + t4 * t4 * t14 * t14) + t19 * t19 * t20);
    const double t22 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t23 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t24 = t2 * t22 - t7 * t23;
    const double t25 = std::fabs(t24);
    const double t26 = 1.0 / t24;
    const double t27 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_1) - (0.2113248654051871 * u_2 +
        0.7886751345948129 * u_3);
    const double t28 = t13 * t22 * t26 - t7 * t26 * t27;
    const double t29 = t13 * t23 * t26 - t2 * t26 * t27;
    const double t30 = std::sqrt(t10 + (t28 * t28 + t29 * t29));
    const double t31 = t22 * t26 * t28 + t23 * t26 * t29;
    const double t32 = 1.0 / t30;
    const double t33 = t25 * (t30 * (t22 * t22 * t26 * t26 + t23 * t23 * t26 * t26) + t31 * t31 * t32);
    const double t34 = t21 + t33;
    const double t35 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t36 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t37 = t3 * t35 - t4 * t36;
    const double t38 = std::fabs(t37);
    const double t39 = 0.2113248654051871 * t11 + 0.7886751345948129 * t12;
    const double t40 = 1.0 / t37;
    const double t41 = t3 * t39 * t40 - t15 * t36 * t40;
    const double t42 = t4 * t39 * t40 - t15 * t35 * t40;
    const double t43 = std::sqrt(t10 + (t41 * t41 + t42 * t42));
    const double t44 = t3 * t40 * t41 + t4 * t40 * t42;
    const double t45 = 1.0 / t43;
    const double t46 = t38 * (t43 * (t3 * t3 * t40 * t40 + t4 * t4 * t40 * t40) + t44 * t44 * t45);
    const double t47 = t22 * t35 - t23 * t36;
    const double t48 = std::fabs(t47);
    const double t49 = 1.0 / t47;
    const double t50 = t22 * t39 * t49 - t27 * t36 * t49;
    const double t51 = t23 * t39 * t49 - t27 * t35 * t49;
    const double t52 = std::sqrt(t10 + (t50 * t50 + t51 * t51));
    const double t53 = t22 * t49 * t50 + t23 * t49 * t51;
    const double t54 = 1.0 / t52;
    const double t55 = t48 * (t52 * (t22 * t22 * t49 * t49 + t23 * t23 * t49 * t49) + t53 * t53 * t54);
    const double t56 = t46 + t55;
    const double t57 = 0.5 * t34 + 0.03589838486224541 * t56;
    const double t58 = t7 * t14 * t16 + t2 * t14 * t17;
    const double t59 = t9 * (t18 * (t3 * t7 * t14 * t14 + t2 * t4 * t14 * t14) + t19 * t20 * t58);
    const double t60 = t7 * t26 * t28 + t2 * t26 * t29;
    const double t61 = t25 * (t30 * (t7 * t22 * t26 * t26 + t2 * t23 * t26 * t26) + t31 * t32 * t60);
    const double t62 = t59 + 0.2679491924311227 * t61;
    const double t63 = t36 * t40 * t41 + t35 * t40 * t42;
    const double t64 = t38 * (t43 * (t3 * t36 * t40 * t40 + t4 * t35 * t40 * t40) + t44 * t45 * t63);
    const double t65 = t36 * t49 * t50 + t35 * t49 * t51;
    const double t66 = t48 * (t52 * (t22 * t36 * t49 * t49 + t23 * t35 * t49 * t49) + t53 * t54 * t65);
    const double t67 = t64 + 0.2679491924311227 * t66;
    const double t68 = 0.39433756729740643 * t62 + 0.10566243270259355 * t67;
    const double t69 = t9 * (t18 * (t7 * t7 * t14 * t14 + t2 * t2 * t14 * t14) + t20 * t58 * t58);
    const double t70 = t25 * (t30 * (t7 * t7 * t26 * t26 + t2 * t2 * t26 * t26) + t32 * t60 * t60);
    const double t71 = t38 * (t43 * (t36 * t36 * t40 * t40 + t35 * t35 * t40 * t40) + t45 * t63 * t63);
    const double t72 = t48 * (t52 * (t36 * t36 * t49 * t49 + t35 * t35 * t49 * t49) + t54 * t65 * t65);
    const double t73 = (t69 + 0.07179676972449082 * t70) + (t71 + 0.07179676972449082 * t72);
    tile[17 * lane] = 0.3110042339640731 * t57 + 0.15550211698203656 * t73 - 0.7886751345948129 * t68;
    const double t74 = t59 + 3.732050807568877 * t61;
    const double t75 = t64 + 3.732050807568877 * t66;
    const double t76 = 0.10566243270259355 * t74 + 0.028312163512967795 * t75;
    const double t77 = (t69 + t70) + (t71 + t72);
    const double t78 = -(0.3110042339640731 * t57 + 0.39433756729740643 * t76 - 0.39433756729740643 * t68 -
        0.041666666666666664 * t77);
    tile[17 * lane + 1] = t78;
    const double t79 = t34 + t56;
    const double t80 = 0.39433756729740643 * t62 + 1.4716878364870323 * t67;
    const double t81 = 0.39433756729740643 * t68 + 0.041666666666666664 * t79 - 0.15550211698203656 * t73 -
        0.10566243270259355 * t80;
    tile[17 * lane + 2] = t81;
    const double t82 = 0.39433756729740643 * t76 + 0.10566243270259355 * t80 - 0.041666666666666664 * t77 -
        0.041666666666666664 * t79;
    tile[17 * lane + 3] = t82;
    tile[17 * lane + 4] = t78;
    const double t83 = (t69 + 13.928203230275509 * t70) + (t71 + 13.928203230275509 * t72);
    tile[17 * lane + 5] = 0.3110042339640731 * t57 + 0.7886751345948129 * t76 + 0.011164549684630112 * t83;
    const double t84 = 0.10566243270259355 * t74 + 0.39433756729740643 * t75;
    const double t85 = -(0.39433756729740643 * t68 + 0.041666666666666664 * t77 + 0.041666666666666664 * t79 +
        0.10566243270259355 * t84);
    tile[17 * lane + 6] = t85;
    const double t86 = -(0.39433756729740643 * t76 + 0.011164549684630112 * t83 - 0.041666666666666664 * t79 -
        0.10566243270259355 * t84);
    tile[17 * lane + 7] = t86;
    tile[17 * lane + 8] = t81;
    tile[17 * lane + 9] = t85;
    const double t87 = 0.5 * t34 + 6.964101615137754 * t56;
    tile[17 * lane + 10] = 0.15550211698203656 * t73 + 0.2113248654051871 * t80 + 0.022329099369260225 * t87;
    const double t88 = 0.041666666666666664 * t77 + 0.10566243270259355 * t84 - 0.10566243270259355 * t80 -
        0.022329099369260225 * t87;
    tile[17 * lane + 11] = t88;
    tile[17 * lane + 12] = t82;
    tile[17 * lane + 13] = t86;
    tile[17 * lane + 14] = t88;
    tile[17 * lane + 15] = 0.011164549684630112 * t83 + 0.022329099369260225 * t87 - 0.2113248654051871 * t84;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 16; k += 64) {
    const int staged = k / 16;
    const int part = k - 16 * staged;
    __stcs(&element_tensors[16 * first_cell + k], tile[17 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int p_laplace_j_q1_quadrilateral_f64_element_tensor_cuda(
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
  p_laplace_j_q1_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, epsilon);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_q1_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "p_laplace_j_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    3,                                         // quadrature_degree
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
    435.0,                                     // flops_per_cell
    192.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
