// p_laplace_j_q1_quadrilateral_f64_constrained_apply: apply of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel apply --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   quadrature      355 flops
//   sum_factorised  321 flops <- taken
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       329
//   bytes       80 (72 read, 8 written)
//   flops/byte  4.11
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
p_laplace_j_q1_quadrilateral_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
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
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_1 = constrained[d1] ? 0.0 : x[d1];
    const double trial_2 = constrained[d2] ? 0.0 : x[d2];
    const double trial_3 = constrained[d3] ? 0.0 : x[d3];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x0_1 - x2_1;
    const double t4 = x1_1 - x3_1;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = x1_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x0_1 - x1_1;
    const double t10 = x2_1 - x3_1;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = std::fabs(0.6220084679281462 * (t2 * t5 - t8 * t11));
    const double t13 = u_0 - u_1;
    const double t14 = u_2 - u_3;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = u_0 - u_2;
    const double t17 = u_1 - u_3;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = t5 * t15 - t11 * t18;
    const double t20 = trial_0 - trial_1;
    const double t21 = trial_2 - trial_3;
    const double t22 = t20 + 0.2679491924311227 * t21;
    const double t23 = trial_0 - trial_2;
    const double t24 = trial_1 - trial_3;
    const double t25 = t23 + 0.2679491924311227 * t24;
    const double t26 = t5 * t22 - t11 * t25;
    const double t27 = t8 * t15 - t2 * t18;
    const double t28 = t8 * t22 - t2 * t25;
    const double t29 = t19 * t26 + t27 * t28;
    const double t30 = epsilon[0] * epsilon[0];
    const double t31 = reciprocal(t12 * t12);
    const double t32 = std::sqrt(t30 + 0.3868945341743197 * (t19 * t19 + t27 * t27) * t31);
    const double t33 = reciprocal(t32);
    const double t34 = reciprocal(t12 * t12 * t12 * t12);
    const double t35 = 0.18979599331588756 * t29 * t33 * (t5 * t19 + t8 * t27) * t34 + 0.4905626121623441 *
        t31 * t32 * (t5 * t26 + t8 * t28);
    const double flux0 = t12 * t35;
    const double t36 = 0.18979599331588756 * t29 * t33 * t34 * (t11 * t19 + t2 * t27) + 0.4905626121623441 *
        t31 * t32 * (t11 * t26 + t2 * t28);
    const double flux1 = t12 * t36;
    const double t37 = 0.2679491924311227 * t3 + t4;
    const double t38 = 0.2679491924311227 * t6 + t7;
    const double t39 = std::fabs(0.6220084679281462 * (t2 * t37 - t11 * t38));
    const double t40 = 0.2679491924311227 * t16 + t17;
    const double t41 = t15 * t37 - t11 * t40;
    const double t42 = 0.2679491924311227 * t23 + t24;
    const double t43 = t22 * t37 - t11 * t42;
    const double t44 = t15 * t38 - t2 * t40;
    const double t45 = t22 * t38 - t2 * t42;
    const double t46 = t41 * t43 + t44 * t45;
    const double t47 = reciprocal(t39 * t39);
    const double t48 = std::sqrt(t30 + 0.3868945341743197 * (t41 * t41 + t44 * t44) * t47);
    const double t49 = reciprocal(t48);
    const double t50 = reciprocal(t39 * t39 * t39 * t39);
    const double t51 = 0.18979599331588756 * t46 * t49 * (t37 * t41 + t38 * t44) * t50 + 0.4905626121623441 *
        t47 * t48 * (t37 * t43 + t38 * t45);
    const double flux2 = t39 * t51;
    const double t52 = 0.18979599331588756 * t46 * t49 * t50 * (t11 * t41 + t2 * t44) + 0.4905626121623441 *
        t47 * t48 * (t11 * t43 + t2 * t45);
    const double flux3 = t39 * t52;
    const double t53 = 0.2679491924311227 * t0 + t1;
    const double t54 = 0.2679491924311227 * t9 + t10;
    const double t55 = std::fabs(0.6220084679281462 * (t5 * t53 - t8 * t54));
    const double t56 = 0.2679491924311227 * t13 + t14;
    const double t57 = t5 * t56 - t18 * t54;
    const double t58 = 0.2679491924311227 * t20 + t21;
    const double t59 = t5 * t58 - t25 * t54;
    const double t60 = t8 * t56 - t18 * t53;
    const double t61 = t8 * t58 - t25 * t53;
    const double t62 = t57 * t59 + t60 * t61;
    const double t63 = reciprocal(t55 * t55);
    const double t64 = std::sqrt(t30 + 0.3868945341743197 * (t57 * t57 + t60 * t60) * t63);
    const double t65 = reciprocal(t64);
    const double t66 = reciprocal(t55 * t55 * t55 * t55);
    const double t67 = 0.18979599331588756 * t62 * t65 * (t5 * t57 + t8 * t60) * t66 + 0.4905626121623441 *
        t63 * t64 * (t5 * t59 + t8 * t61);
    const double flux4 = t55 * t67;
    const double t68 = 0.18979599331588756 * t62 * t65 * t66 * (t54 * t57 + t53 * t60) + 0.4905626121623441 *
        t63 * t64 * (t54 * t59 + t53 * t61);
    const double flux5 = t55 * t68;
    const double t69 = std::fabs(0.6220084679281462 * (t37 * t53 - t38 * t54));
    const double t70 = t37 * t56 - t40 * t54;
    const double t71 = t37 * t58 - t42 * t54;
    const double t72 = t38 * t56 - t40 * t53;
    const double t73 = t38 * t58 - t42 * t53;
    const double t74 = t70 * t71 + t72 * t73;
    const double t75 = reciprocal(t69 * t69);
    const double t76 = std::sqrt(t30 + 0.3868945341743197 * (t70 * t70 + t72 * t72) * t75);
    const double t77 = reciprocal(t76);
    const double t78 = reciprocal(t69 * t69 * t69 * t69);
    const double t79 = 0.18979599331588756 * t74 * t77 * (t37 * t70 + t38 * t72) * t78 + 0.4905626121623441 *
        t75 * t76 * (t37 * t71 + t38 * t73);
    const double flux6 = t69 * t79;
    const double t80 = 0.18979599331588756 * t74 * t77 * t78 * (t54 * t70 + t53 * t72) + 0.4905626121623441 *
        t75 * t76 * (t54 * t71 + t53 * t73);
    const double flux7 = t69 * t80;
    const double t81 = flux0 + flux2;
    const double t82 = flux4 + flux6;
    const double t83 = t81 + 0.2679491924311227 * t82;
    const double t84 = flux1 + flux5;
    const double t85 = flux3 + flux7;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double result0 = 0.19716878364870322 * (t83 - t86);
    const double t87 = 0.2679491924311227 * t84 + t85;
    const double result1 = -0.19716878364870322 * (t83 + t87);
    const double t88 = 0.2679491924311227 * t81 + t82;
    const double result2 = 0.19716878364870322 * (t86 + t88);
    const double result3 = 0.19716878364870322 * (t87 - t88);
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

extern "C" int p_laplace_j_q1_quadrilateral_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(p_laplace_j_q1_quadrilateral_f64_constrained_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_quadrilateral_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
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

extern "C" const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_apply_hip_descriptor = {
    "p_laplace_j_q1_quadrilateral_f64_constrained_apply",  // name
    "apply",                                   // kernel
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
    329.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
