// mass_q1_hexahedron_f64_from_points_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      222 flops
//   sum_factorised  112 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                points
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
//   flops       128
//   bytes       120 (112 read, 8 written)
//   flops/byte  1.07
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
mass_q1_hexahedron_f64_from_points_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ geometry) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
    const double g0 = geometry[8 * cell];
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double g1 = geometry[8 * cell + 1];
    const double g2 = geometry[8 * cell + 2];
    const double g3 = geometry[8 * cell + 3];
    const double g4 = geometry[8 * cell + 4];
    const double g5 = geometry[8 * cell + 5];
    const double g6 = geometry[8 * cell + 6];
    const double g7 = geometry[8 * cell + 7];
    const double t0 = trial_0 + 0.2679491924311227 * trial_1;
    const double t1 = trial_2 + 0.2679491924311227 * trial_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = trial_4 + 0.2679491924311227 * trial_5;
    const double t4 = trial_6 + 0.2679491924311227 * trial_7;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double flux0 = g0 * (t2 + 0.2679491924311227 * t5);
    const double t6 = 0.2679491924311227 * trial_0 + trial_1;
    const double t7 = 0.2679491924311227 * trial_2 + trial_3;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = 0.2679491924311227 * trial_4 + trial_5;
    const double t10 = 0.2679491924311227 * trial_6 + trial_7;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double flux1 = g1 * (t8 + 0.2679491924311227 * t11);
    const double t12 = 0.2679491924311227 * t0 + t1;
    const double t13 = 0.2679491924311227 * t3 + t4;
    const double flux2 = g2 * (t12 + 0.2679491924311227 * t13);
    const double t14 = 0.2679491924311227 * t6 + t7;
    const double t15 = 0.2679491924311227 * t9 + t10;
    const double flux3 = g3 * (t14 + 0.2679491924311227 * t15);
    const double flux4 = g4 * (0.2679491924311227 * t2 + t5);
    const double flux5 = g5 * (0.2679491924311227 * t8 + t11);
    const double flux6 = g6 * (0.2679491924311227 * t12 + t13);
    const double flux7 = g7 * (0.2679491924311227 * t14 + t15);
    const double t16 = flux0 + 0.2679491924311227 * flux1;
    const double t17 = flux2 + 0.2679491924311227 * flux3;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = flux4 + 0.2679491924311227 * flux5;
    const double t20 = flux6 + 0.2679491924311227 * flux7;
    const double t21 = t19 + 0.2679491924311227 * t20;
    const double result0 = 0.2406516764515424 * (t18 + 0.2679491924311227 * t21);
    const double t22 = 0.2679491924311227 * flux0 + flux1;
    const double t23 = 0.2679491924311227 * flux2 + flux3;
    const double t24 = t22 + 0.2679491924311227 * t23;
    const double t25 = 0.2679491924311227 * flux4 + flux5;
    const double t26 = 0.2679491924311227 * flux6 + flux7;
    const double t27 = t25 + 0.2679491924311227 * t26;
    const double result1 = 0.2406516764515424 * (t24 + 0.2679491924311227 * t27);
    const double t28 = 0.2679491924311227 * t16 + t17;
    const double t29 = 0.2679491924311227 * t19 + t20;
    const double result2 = 0.2406516764515424 * (t28 + 0.2679491924311227 * t29);
    const double t30 = 0.2679491924311227 * t22 + t23;
    const double t31 = 0.2679491924311227 * t25 + t26;
    const double result3 = 0.2406516764515424 * (t30 + 0.2679491924311227 * t31);
    const double result4 = 0.2406516764515424 * (0.2679491924311227 * t18 + t21);
    const double result5 = 0.2406516764515424 * (0.2679491924311227 * t24 + t27);
    const double result6 = 0.2406516764515424 * (0.2679491924311227 * t28 + t29);
    const double result7 = 0.2406516764515424 * (0.2679491924311227 * t30 + t31);
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
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
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
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
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
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
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
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum4);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum6);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum7);
    }
  }
}

}  // namespace

extern "C" int mass_q1_hexahedron_f64_from_points_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(mass_q1_hexahedron_f64_from_points_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, geometry);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_hexahedron_f64_from_points_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_hip_descriptor = {
    "mass_q1_hexahedron_f64_from_points_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "points",                                  // input
    "full",                                    // output
    8,                                         // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    8,                                         // nodes
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
    128.0,                                     // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
