// phase_change_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel diagonal --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   trial          Q1, 4 dofs
//   T              coefficient, Q1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      384 flops
//   sum_factorised  300 flops <- taken
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
//   flops       308
//   bytes       72 (64 read, 8 written)
//   flops/byte  4.28
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
phase_change_j_q1_quadrilateral_f64_constrained_diagonal_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
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
    const double T_0 = T[d0];
    const double T_1 = T[d1];
    const double T_2 = T[d2];
    const double T_3 = T[d3];
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
    const double t10 = 0.7886751345948129 * T_0 + 0.2113248654051871 * T_1;
    const double t11 = 0.7886751345948129 * T_2 + 0.2113248654051871 * T_3;
    const double t12 = 0.7886751345948129 * t10 + 0.2113248654051871 * t11;
    const double t13 = std::exp(-t12);
    const double t14 = t9 * (((t12 < melting_point[0]) && (t12 > 0.0)) ? std::cos(t12) * t13 - t13 *
        std::sin(t12) : 0.0);
    const double t15 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t16 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t17 = t2 * t15 - t7 * t16;
    const double t18 = std::fabs(t17);
    const double t19 = 0.2113248654051871 * T_0 + 0.7886751345948129 * T_1;
    const double t20 = 0.2113248654051871 * T_2 + 0.7886751345948129 * T_3;
    const double t21 = 0.7886751345948129 * t19 + 0.2113248654051871 * t20;
    const double t22 = std::exp(-t21);
    const double t23 = t18 * (((t21 < melting_point[0]) && (t21 > 0.0)) ? std::cos(t21) * t22 - t22 *
        std::sin(t21) : 0.0);
    const double t24 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t25 = reciprocal(t8);
    const double t26 = ((t21 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t27 = reciprocal(t17);
    const double t28 = t9 * t24 * (t3 * t3 * t25 * t25 + t4 * t4 * t25 * t25) + t18 * t26 * (t15 * t15 * t27 *
        t27 + t16 * t16 * t27 * t27);
    const double t29 = 0.3110042339640731 * (t14 + 0.07179676972449082 * t23) - 0.5 * t28;
    const double t30 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t31 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t32 = t3 * t30 - t4 * t31;
    const double t33 = std::fabs(t32);
    const double t34 = 0.2113248654051871 * t10 + 0.7886751345948129 * t11;
    const double t35 = std::exp(-t34);
    const double t36 = t33 * (((t34 < melting_point[0]) && (t34 > 0.0)) ? std::cos(t34) * t35 - t35 *
        std::sin(t34) : 0.0);
    const double t37 = t15 * t30 - t16 * t31;
    const double t38 = std::fabs(t37);
    const double t39 = 0.2113248654051871 * t19 + 0.7886751345948129 * t20;
    const double t40 = std::exp(-t39);
    const double t41 = t38 * (((t39 < melting_point[0]) && (t39 > 0.0)) ? std::cos(t39) * t40 - t40 *
        std::sin(t39) : 0.0);
    const double t42 = ((t34 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t43 = reciprocal(t32);
    const double t44 = ((t39 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t45 = reciprocal(t37);
    const double t46 = t33 * t42 * (t3 * t3 * t43 * t43 + t4 * t4 * t43 * t43) + t38 * t44 * (t15 * t15 * t45
        * t45 + t16 * t16 * t45 * t45);
    const double t47 = 0.3110042339640731 * (t36 + 0.07179676972449082 * t41) - 0.5 * t46;
    const double t48 = t9 * t24 * (t3 * t7 * t25 * t25 + t2 * t4 * t25 * t25);
    const double t49 = t18 * t26 * (t7 * t15 * t27 * t27 + t2 * t16 * t27 * t27);
    const double t50 = t48 + 0.2679491924311227 * t49;
    const double t51 = t33 * t42 * (t3 * t31 * t43 * t43 + t4 * t30 * t43 * t43);
    const double t52 = t38 * t44 * (t15 * t31 * t45 * t45 + t16 * t30 * t45 * t45);
    const double t53 = t51 + 0.2679491924311227 * t52;
    const double t54 = t9 * t24 * (t7 * t7 * t25 * t25 + t2 * t2 * t25 * t25);
    const double t55 = t18 * t26 * (t7 * t7 * t27 * t27 + t2 * t2 * t27 * t27);
    const double t56 = t33 * t42 * (t31 * t31 * t43 * t43 + t30 * t30 * t43 * t43);
    const double t57 = t38 * t44 * (t31 * t31 * t45 * t45 + t30 * t30 * t45 * t45);
    const double t58 = (t54 + 0.07179676972449082 * t55) + (t56 + 0.07179676972449082 * t57);
    const double result0 = -(0.3110042339640731 * (t29 + 0.07179676972449082 * t47) + 0.7886751345948129 *
        (0.39433756729740643 * t50 + 0.10566243270259355 * t53) - 0.15550211698203656 * t58);
    const double t59 = 0.5 * t28 - 0.022329099369260225 * (t14 + 13.928203230275509 * t23);
    const double t60 = 0.5 * t46 - 0.022329099369260225 * (t36 + 13.928203230275509 * t41);
    const double t61 = t48 + 3.732050807568877 * t49;
    const double t62 = t51 + 3.732050807568877 * t52;
    const double t63 = (t54 + 13.928203230275509 * t55) + (t56 + 13.928203230275509 * t57);
    const double result1 = 0.3110042339640731 * (t59 + 0.07179676972449082 * t60) + 0.7886751345948129 *
        (0.10566243270259355 * t61 + 0.028312163512967795 * t62) + 0.011164549684630112 * t63;
    const double result2 = 0.15550211698203656 * t58 + 0.2113248654051871 * (0.39433756729740643 * t50 +
        1.4716878364870323 * t53) - 0.022329099369260225 * (t29 + 13.928203230275509 * t47);
    const double result3 = 0.011164549684630112 * t63 + 0.022329099369260225 * (t59 + 13.928203230275509 *
        t60) - 0.2113248654051871 * (0.10566243270259355 * t61 + 0.39433756729740643 * t62);
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

extern "C" int phase_change_j_q1_quadrilateral_f64_constrained_diagonal_hip(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(phase_change_j_q1_quadrilateral_f64_constrained_diagonal_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_quadrilateral_f64_constrained_diagonal_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_diagonal_hip_descriptor = {
    "phase_change_j_q1_quadrilateral_f64_constrained_diagonal",  // name
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
    2,                                         // num_constants
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
    308.0,                                     // flops_per_cell
    72.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
