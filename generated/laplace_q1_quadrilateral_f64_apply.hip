// laplace_q1_quadrilateral_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      174 flops
//   sum_factorised  132 flops <- taken
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
//   flops       140
//   bytes       72 (64 read, 8 written)
//   flops/byte  1.94
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
laplace_q1_quadrilateral_f64_apply_kernel(
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
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
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
    const double t13 = trial_0 - trial_1;
    const double t14 = trial_2 - trial_3;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = trial_0 - trial_2;
    const double t17 = trial_1 - trial_3;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = t5 * t15 - t11 * t18;
    const double t20 = t8 * t15 - t2 * t18;
    const double flux0 = t12 * (t5 * t19 + t8 * t20);
    const double flux1 = t12 * (t11 * t19 + t2 * t20);
    const double t21 = 0.2679491924311227 * t3 + t4;
    const double t22 = 0.2679491924311227 * t6 + t7;
    const double t23 = reciprocal(std::fabs(0.6220084679281462 * (t2 * t21 - t11 * t22)));
    const double t24 = 0.2679491924311227 * t16 + t17;
    const double t25 = t15 * t21 - t11 * t24;
    const double t26 = t15 * t22 - t2 * t24;
    const double flux2 = t23 * (t21 * t25 + t22 * t26);
    const double flux3 = t23 * (t11 * t25 + t2 * t26);
    const double t27 = 0.2679491924311227 * t0 + t1;
    const double t28 = 0.2679491924311227 * t9 + t10;
    const double t29 = reciprocal(std::fabs(0.6220084679281462 * (t5 * t27 - t8 * t28)));
    const double t30 = 0.2679491924311227 * t13 + t14;
    const double t31 = t5 * t30 - t18 * t28;
    const double t32 = t8 * t30 - t18 * t27;
    const double flux4 = t29 * (t5 * t31 + t8 * t32);
    const double flux5 = t29 * (t28 * t31 + t27 * t32);
    const double t33 = reciprocal(std::fabs(0.6220084679281462 * (t21 * t27 - t22 * t28)));
    const double t34 = t21 * t30 - t24 * t28;
    const double t35 = t22 * t30 - t24 * t27;
    const double flux6 = t33 * (t21 * t34 + t22 * t35);
    const double flux7 = t33 * (t28 * t34 + t27 * t35);
    const double t36 = flux0 + flux2;
    const double t37 = flux4 + flux6;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = flux1 + flux5;
    const double t40 = flux3 + flux7;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double result0 = 0.09672363354357992 * (t38 - t41);
    const double t42 = 0.2679491924311227 * t39 + t40;
    const double result1 = -0.09672363354357992 * (t38 + t42);
    const double t43 = 0.2679491924311227 * t36 + t37;
    const double result2 = 0.09672363354357992 * (t41 + t43);
    const double result3 = 0.09672363354357992 * (t42 - t43);
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
      atomicAdd(&y[d0], sum0);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum1);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum2);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum3);
    }
  }
}

}  // namespace

extern "C" int laplace_q1_quadrilateral_f64_apply_hip(
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
    hipLaunchKernelGGL(laplace_q1_quadrilateral_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_quadrilateral_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_quadrilateral_f64_apply_hip_descriptor = {
    "laplace_q1_quadrilateral_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "hip",                                 // target
    "float64",                             // scalar
    "sum_factorised",                      // representation
    "quadrilateral",                       // cell
    "Q1^2",                                // coordinate_element
    "Q1",                                  // row_element
    "Q1",                                  // column_element
    "ufcx",                                // dof_order
    2,                                     // gdim
    2,                                     // arity
    4,                                     // rows
    4,                                     // columns
    4,                                     // entries_per_cell
    3,                                     // quadrature_degree
    4,                                     // quadrature_points
    0,                                     // num_coefficients
    0,                                     // num_constants
    nullptr,                               // coefficients
    nullptr,                               // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    4,                                     // coordinate_nodes
    "merge",                               // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    "interleaved",                         // component_order
    0,                                     // constraints
    4,                                     // nodes
    1,                                     // components
    0,                                     // trial_nodes
    1,                                     // cluster
    0,                                     // patch_nodes
    "auto",                                // mapping
    "full",                                // unroll
    "auto",                                // k_place
    128,                                   // element_batch
    128,                                   // concurrent_elements
    1,                                     // interleave_stores
    128,                                   // threads
    0,                                     // shared_bytes
    140.0,                                 // flops_per_cell
    72.0,                                  // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
