// elasticity_q1x2_quadrilateral_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      336 flops
//   sum_factorised  256 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
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
//   flops       272
//   bytes       96 (80 read, 16 written)
//   flops/byte  2.83
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
elasticity_q1x2_quadrilateral_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
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
    const double trial_0 = x[d0];
    const double trial_2 = x[d1];
    const double trial_4 = x[d2];
    const double trial_6 = x[d3];
    const double trial_1 = x[d0 + 1];
    const double trial_3 = x[d1 + 1];
    const double trial_5 = x[d2 + 1];
    const double trial_7 = x[d3 + 1];
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
    const double t12 = reciprocal(std::fabs(0.6220084679281462 * (t2 * t5 - t8 * t11)));
    const double t13 = trial_1 - trial_3;
    const double t14 = trial_5 - trial_7;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = trial_1 - trial_5;
    const double t17 = trial_3 - trial_7;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = trial_0 - trial_2;
    const double t20 = trial_4 - trial_6;
    const double t21 = t19 + 0.2679491924311227 * t20;
    const double t22 = trial_0 - trial_4;
    const double t23 = trial_2 - trial_6;
    const double t24 = t22 + 0.2679491924311227 * t23;
    const double t25 = (t5 * t15 - t11 * t18) - (t8 * t21 - t2 * t24);
    const double t26 = t8 * t25;
    const double t27 = t5 * t21 - t11 * t24;
    const double flux0 = t12 * (t26 + (t26 - 4.0 * t5 * t27));
    const double t28 = t2 * t25;
    const double flux1 = t12 * (t28 + (t28 - 4.0 * t11 * t27));
    const double t29 = t5 * t25;
    const double t30 = t8 * t15 - t2 * t18;
    const double flux2 = t12 * (t29 + (t29 + 4.0 * t8 * t30));
    const double t31 = t11 * t25;
    const double flux3 = t12 * (t31 + (t31 + 4.0 * t2 * t30));
    const double t32 = 0.2679491924311227 * t3 + t4;
    const double t33 = 0.2679491924311227 * t6 + t7;
    const double t34 = reciprocal(std::fabs(0.6220084679281462 * (t2 * t32 - t11 * t33)));
    const double t35 = 0.2679491924311227 * t16 + t17;
    const double t36 = 0.2679491924311227 * t22 + t23;
    const double t37 = (t15 * t32 - t11 * t35) - (t21 * t33 - t2 * t36);
    const double t38 = t33 * t37;
    const double t39 = t21 * t32 - t11 * t36;
    const double flux4 = t34 * (t38 + (t38 - 4.0 * t32 * t39));
    const double t40 = t2 * t37;
    const double flux5 = t34 * (t40 + (t40 - 4.0 * t11 * t39));
    const double t41 = t32 * t37;
    const double t42 = t15 * t33 - t2 * t35;
    const double flux6 = t34 * (t41 + (t41 + 4.0 * t33 * t42));
    const double t43 = t11 * t37;
    const double flux7 = t34 * (t43 + (t43 + 4.0 * t2 * t42));
    const double t44 = 0.2679491924311227 * t0 + t1;
    const double t45 = 0.2679491924311227 * t9 + t10;
    const double t46 = reciprocal(std::fabs(0.6220084679281462 * (t5 * t44 - t8 * t45)));
    const double t47 = 0.2679491924311227 * t13 + t14;
    const double t48 = 0.2679491924311227 * t19 + t20;
    const double t49 = (t5 * t47 - t18 * t45) - (t8 * t48 - t24 * t44);
    const double t50 = t8 * t49;
    const double t51 = t5 * t48 - t24 * t45;
    const double flux8 = t46 * (t50 + (t50 - 4.0 * t5 * t51));
    const double t52 = t44 * t49;
    const double flux9 = t46 * (t52 + (t52 - 4.0 * t45 * t51));
    const double t53 = t5 * t49;
    const double t54 = t8 * t47 - t18 * t44;
    const double flux10 = t46 * (t53 + (t53 + 4.0 * t8 * t54));
    const double t55 = t45 * t49;
    const double flux11 = t46 * (t55 + (t55 + 4.0 * t44 * t54));
    const double t56 = reciprocal(std::fabs(0.6220084679281462 * (t32 * t44 - t33 * t45)));
    const double t57 = (t32 * t47 - t35 * t45) - (t33 * t48 - t36 * t44);
    const double t58 = t33 * t57;
    const double t59 = t32 * t48 - t36 * t45;
    const double flux12 = t56 * (t58 + (t58 - 4.0 * t32 * t59));
    const double t60 = t44 * t57;
    const double flux13 = t56 * (t60 + (t60 - 4.0 * t45 * t59));
    const double t61 = t32 * t57;
    const double t62 = t33 * t47 - t35 * t44;
    const double flux14 = t56 * (t61 + (t61 + 4.0 * t33 * t62));
    const double t63 = t45 * t57;
    const double flux15 = t56 * (t63 + (t63 + 4.0 * t44 * t62));
    const double t64 = flux0 + flux4;
    const double t65 = flux8 + flux12;
    const double t66 = t64 + 0.2679491924311227 * t65;
    const double t67 = flux1 + flux9;
    const double t68 = flux5 + flux13;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double result0 = -0.02418090838589498 * (t66 - t69);
    const double t70 = flux2 + flux6;
    const double t71 = flux10 + flux14;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = flux3 + flux11;
    const double t74 = flux7 + flux15;
    const double t75 = t73 + 0.2679491924311227 * t74;
    const double result1 = 0.02418090838589498 * (t72 - t75);
    const double t76 = 0.2679491924311227 * t67 + t68;
    const double result2 = 0.02418090838589498 * (t66 + t76);
    const double t77 = 0.2679491924311227 * t73 + t74;
    const double result3 = -0.02418090838589498 * (t72 + t77);
    const double t78 = 0.2679491924311227 * t64 + t65;
    const double result4 = -0.02418090838589498 * (t69 + t78);
    const double t79 = 0.2679491924311227 * t70 + t71;
    const double result5 = 0.02418090838589498 * (t75 + t79);
    const double result6 = -0.02418090838589498 * (t76 - t78);
    const double result7 = 0.02418090838589498 * (t77 - t79);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_2 = __shfl_up(sum2, 1);
    if (joined0) {
      sum0 += passed0_2;
    }
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum1 += passed0_3;
    }
    const double passed0_6 = __shfl_up(sum6, 1);
    if (joined0) {
      sum4 += passed0_6;
    }
    const double passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum5 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_4 = __shfl_up(sum4, 8);
    if (joined1) {
      sum0 += passed1_4;
    }
    const double passed1_5 = __shfl_up(sum5, 8);
    if (joined1) {
      sum1 += passed1_5;
    }
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum2 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum3 += passed1_7;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
      atomicAdd(&y[d0 + 1], sum1);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum2);
      atomicAdd(&y[d1 + 1], sum3);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum4);
      atomicAdd(&y[d2 + 1], sum5);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum6);
      atomicAdd(&y[d3 + 1], sum7);
    }
  }
}

}  // namespace

extern "C" int elasticity_q1x2_quadrilateral_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(elasticity_q1x2_quadrilateral_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_q1x2_quadrilateral_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_q1x2_quadrilateral_f64_apply_hip_descriptor = {
    "elasticity_q1x2_quadrilateral_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    2,                                         // components
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
    272.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
