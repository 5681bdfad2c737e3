// phase_change_j_q1_quadrilateral_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   quadrature      296 flops
//   sum_factorised  248 flops <- taken
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
//   flops       256
//   bytes       80 (72 read, 8 written)
//   flops/byte  3.2
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
phase_change_j_q1_quadrilateral_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
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
    const double t13 = T_0 + 0.2679491924311227 * T_1;
    const double t14 = T_2 + 0.2679491924311227 * T_3;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = 0.6220084679281462 * t15;
    const double t17 = trial_0 + 0.2679491924311227 * trial_1;
    const double t18 = trial_2 + 0.2679491924311227 * trial_3;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = std::exp(-0.6220084679281462 * t15);
    const double flux0 = t12 * (((t16 < melting_point[0]) && (t16 > 0.0)) ? 0.6220084679281462 * (t19 *
        std::cos(t16) * t20 - t19 * t20 * std::sin(t16)) : 0.0);
    const double t21 = reciprocal(t12);
    const double t22 = ((t16 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t23 = trial_0 - trial_1;
    const double t24 = trial_2 - trial_3;
    const double t25 = t23 + 0.2679491924311227 * t24;
    const double t26 = trial_0 - trial_2;
    const double t27 = trial_1 - trial_3;
    const double t28 = t26 + 0.2679491924311227 * t27;
    const double t29 = t5 * t25 - t11 * t28;
    const double t30 = t8 * t25 - t2 * t28;
    const double flux1 = t21 * t22 * (t5 * t29 + t8 * t30);
    const double flux2 = t21 * t22 * (t11 * t29 + t2 * t30);
    const double t31 = 0.2679491924311227 * t3 + t4;
    const double t32 = 0.2679491924311227 * t6 + t7;
    const double t33 = std::fabs(0.6220084679281462 * (t2 * t31 - t11 * t32));
    const double t34 = 0.2679491924311227 * T_0 + T_1;
    const double t35 = 0.2679491924311227 * T_2 + T_3;
    const double t36 = t34 + 0.2679491924311227 * t35;
    const double t37 = 0.6220084679281462 * t36;
    const double t38 = 0.2679491924311227 * trial_0 + trial_1;
    const double t39 = 0.2679491924311227 * trial_2 + trial_3;
    const double t40 = t38 + 0.2679491924311227 * t39;
    const double t41 = std::exp(-0.6220084679281462 * t36);
    const double flux3 = t33 * (((t37 < melting_point[0]) && (t37 > 0.0)) ? 0.6220084679281462 * (t40 *
        std::cos(t37) * t41 - t40 * t41 * std::sin(t37)) : 0.0);
    const double t42 = reciprocal(t33);
    const double t43 = ((t37 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t44 = 0.2679491924311227 * t26 + t27;
    const double t45 = t25 * t31 - t11 * t44;
    const double t46 = t25 * t32 - t2 * t44;
    const double flux4 = t42 * t43 * (t31 * t45 + t32 * t46);
    const double flux5 = t42 * t43 * (t11 * t45 + t2 * t46);
    const double t47 = 0.2679491924311227 * t0 + t1;
    const double t48 = 0.2679491924311227 * t9 + t10;
    const double t49 = std::fabs(0.6220084679281462 * (t5 * t47 - t8 * t48));
    const double t50 = 0.2679491924311227 * t13 + t14;
    const double t51 = 0.6220084679281462 * t50;
    const double t52 = 0.2679491924311227 * t17 + t18;
    const double t53 = std::exp(-0.6220084679281462 * t50);
    const double flux6 = t49 * (((t51 < melting_point[0]) && (t51 > 0.0)) ? 0.6220084679281462 * (t52 *
        std::cos(t51) * t53 - t52 * t53 * std::sin(t51)) : 0.0);
    const double t54 = reciprocal(t49);
    const double t55 = ((t51 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t56 = 0.2679491924311227 * t23 + t24;
    const double t57 = t5 * t56 - t28 * t48;
    const double t58 = t8 * t56 - t28 * t47;
    const double flux7 = t54 * t55 * (t5 * t57 + t8 * t58);
    const double flux8 = t54 * t55 * (t48 * t57 + t47 * t58);
    const double t59 = std::fabs(0.6220084679281462 * (t31 * t47 - t32 * t48));
    const double t60 = 0.2679491924311227 * t34 + t35;
    const double t61 = 0.6220084679281462 * t60;
    const double t62 = 0.2679491924311227 * t38 + t39;
    const double t63 = std::exp(-0.6220084679281462 * t60);
    const double flux9 = t59 * (((t61 < melting_point[0]) && (t61 > 0.0)) ? 0.6220084679281462 * (t62 *
        std::cos(t61) * t63 - t62 * t63 * std::sin(t61)) : 0.0);
    const double t64 = reciprocal(t59);
    const double t65 = ((t61 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t66 = t31 * t56 - t44 * t48;
    const double t67 = t32 * t56 - t44 * t47;
    const double flux10 = t64 * t65 * (t31 * t66 + t32 * t67);
    const double flux11 = t64 * t65 * (t48 * t66 + t47 * t67);
    const double t68 = flux0 + 0.2679491924311227 * flux3;
    const double t69 = flux6 + 0.2679491924311227 * flux9;
    const double t70 = flux1 + flux4;
    const double t71 = flux7 + flux10;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = flux2 + flux8;
    const double t74 = flux5 + flux11;
    const double t75 = t73 + 0.2679491924311227 * t74;
    const double result0 = -(0.15550211698203656 * (t68 + 0.2679491924311227 * t69) + 0.09672363354357992 *
        t75 - 0.09672363354357992 * t72);
    const double t76 = 0.2679491924311227 * flux0 + flux3;
    const double t77 = 0.2679491924311227 * flux6 + flux9;
    const double t78 = 0.2679491924311227 * t73 + t74;
    const double result1 = -(0.09672363354357992 * t72 + 0.15550211698203656 * (t76 + 0.2679491924311227 *
        t77) + 0.09672363354357992 * t78);
    const double t79 = 0.2679491924311227 * t70 + t71;
    const double result2 = 0.09672363354357992 * t75 + 0.09672363354357992 * t79 - 0.15550211698203656 *
        (0.2679491924311227 * t68 + t69);
    const double result3 = 0.09672363354357992 * t78 - 0.09672363354357992 * t79 - 0.15550211698203656 *
        (0.2679491924311227 * t76 + t77);
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

extern "C" int phase_change_j_q1_quadrilateral_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
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
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(phase_change_j_q1_quadrilateral_f64_constrained_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_quadrilateral_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
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

extern "C" const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_apply_hip_descriptor = {
    "phase_change_j_q1_quadrilateral_f64_constrained_apply",  // name
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
    256.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
