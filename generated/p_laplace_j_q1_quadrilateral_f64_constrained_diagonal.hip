// p_laplace_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel diagonal --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   quadrature      465 flops
//   sum_factorised  389 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       397
//   bytes       72 (64 read, 8 written)
//   flops/byte  5.51
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128)
p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
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
    const double t11 = u_0 - u_1;
    const double t12 = u_2 - u_3;
    const double t13 = 0.7886751345948129 * t11 + 0.2113248654051871 * t12;
    const double t14 = reciprocal(t8);
    const double t15 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_1) - (0.7886751345948129 * u_2 +
        0.2113248654051871 * u_3);
    const double t16 = t3 * t13 * t14 - t7 * t14 * t15;
    const double t17 = t4 * t13 * t14 - t2 * t14 * t15;
    const double t18 = std::sqrt(t10 + (t16 * t16 + t17 * t17));
    const double t19 = t3 * t14 * t16 + t4 * t14 * t17;
    const double t20 = reciprocal(t18);
    const double t21 = t9 * (t18 * (t3 * t3 * t14 * t14 + t4 * t4 * t14 * t14) + t19 * t19 * t20);
    const double t22 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t23 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t24 = t2 * t22 - t7 * t23;
    const double t25 = std::fabs(t24);
    const double t26 = reciprocal(t24);
    const double t27 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_1) - (0.2113248654051871 * u_2 +
        0.7886751345948129 * u_3);
    const double t28 = t13 * t22 * t26 - t7 * t26 * t27;
    const double t29 = t13 * t23 * t26 - t2 * t26 * t27;
    const double t30 = std::sqrt(t10 + (t28 * t28 + t29 * t29));
    const double t31 = t22 * t26 * t28 + t23 * t26 * t29;
    const double t32 = reciprocal(t30);
    const double t33 = t25 * (t30 * (t22 * t22 * t26 * t26 + t23 * t23 * t26 * t26) + t31 * t31 * t32);
    const double t34 = t21 + t33;
    const double t35 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t36 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t37 = t3 * t35 - t4 * t36;
    const double t38 = std::fabs(t37);
    const double t39 = 0.2113248654051871 * t11 + 0.7886751345948129 * t12;
    const double t40 = reciprocal(t37);
    const double t41 = t3 * t39 * t40 - t15 * t36 * t40;
    const double t42 = t4 * t39 * t40 - t15 * t35 * t40;
    const double t43 = std::sqrt(t10 + (t41 * t41 + t42 * t42));
    const double t44 = t3 * t40 * t41 + t4 * t40 * t42;
    const double t45 = reciprocal(t43);
    const double t46 = t38 * (t43 * (t3 * t3 * t40 * t40 + t4 * t4 * t40 * t40) + t44 * t44 * t45);
    const double t47 = t22 * t35 - t23 * t36;
    const double t48 = std::fabs(t47);
    const double t49 = reciprocal(t47);
    const double t50 = t22 * t39 * t49 - t27 * t36 * t49;
    const double t51 = t23 * t39 * t49 - t27 * t35 * t49;
    const double t52 = std::sqrt(t10 + (t50 * t50 + t51 * t51));
    const double t53 = t22 * t49 * t50 + t23 * t49 * t51;
    const double t54 = reciprocal(t52);
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
    const double t68 = t9 * (t18 * (t7 * t7 * t14 * t14 + t2 * t2 * t14 * t14) + t20 * t58 * t58);
    const double t69 = t25 * (t30 * (t7 * t7 * t26 * t26 + t2 * t2 * t26 * t26) + t32 * t60 * t60);
    const double t70 = t38 * (t43 * (t36 * t36 * t40 * t40 + t35 * t35 * t40 * t40) + t45 * t63 * t63);
    const double t71 = t48 * (t52 * (t36 * t36 * t49 * t49 + t35 * t35 * t49 * t49) + t54 * t65 * t65);
    const double t72 = (t68 + 0.07179676972449082 * t69) + (t70 + 0.07179676972449082 * t71);
    const double result0 = 0.3110042339640731 * t57 + 0.15550211698203656 * t72 - 0.7886751345948129 *
        (0.39433756729740643 * t62 + 0.10566243270259355 * t67);
    const double t73 = t59 + 3.732050807568877 * t61;
    const double t74 = t64 + 3.732050807568877 * t66;
    const double t75 = (t68 + 13.928203230275509 * t69) + (t70 + 13.928203230275509 * t71);
    const double result1 = 0.3110042339640731 * t57 + 0.7886751345948129 * (0.10566243270259355 * t73 +
        0.028312163512967795 * t74) + 0.011164549684630112 * t75;
    const double t76 = 0.5 * t34 + 6.964101615137754 * t56;
    const double result2 = 0.15550211698203656 * t72 + 0.022329099369260225 * t76 + 0.2113248654051871 *
        (0.39433756729740643 * t62 + 1.4716878364870323 * t67);
    const double result3 = 0.011164549684630112 * t75 + 0.022329099369260225 * t76 - 0.2113248654051871 *
        (0.10566243270259355 * t73 + 0.39433756729740643 * t74);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_1 = __shfl_up(sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_2 = __shfl_up(sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up(sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum1);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum3);
      }
    }
  }
}

}  // namespace

extern "C" int p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_hip(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_hip_descriptor = {
    "p_laplace_j_q1_quadrilateral_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
    "hip",                                     // target
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
    4,                                         // entries_per_cell
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
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    397.0,                                     // flops_per_cell
    72.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
