// mass_q2_quadrilateral_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      252 flops
//   sum_factorised  189 flops <- taken
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
//   flops       204
//   bytes       164 (132 read, 32 written)
//   flops/byte  1.24
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
mass_q2_quadrilateral_f64_apply_kernel(
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
    const int64_t d0 = offsets[9 * cell];
    const int64_t d1 = offsets[9 * cell + 1];
    const int64_t d2 = offsets[9 * cell + 2];
    const int64_t d3 = offsets[9 * cell + 3];
    const int64_t d4 = offsets[9 * cell + 4];
    const int64_t d5 = offsets[9 * cell + 5];
    const int64_t d6 = offsets[9 * cell + 6];
    const int64_t d7 = offsets[9 * cell + 7];
    const int64_t d8 = offsets[9 * cell + 8];
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
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double trial_8 = x[d8];
    const double t0 = 0.6872983346207416 * trial_0 + 0.4 * trial_4 - 0.08729833462074169 * trial_1;
    const double t1 = 0.6872983346207416 * trial_2 + 0.4 * trial_7 - 0.08729833462074169 * trial_3;
    const double t2 = 0.6872983346207416 * trial_5 + 0.4 * trial_8 - 0.08729833462074169 * trial_6;
    const double t3 = x0_0 - x1_0;
    const double t4 = t3 - (x2_0 - x3_0);
    const double t5 = t3 - 0.11270166537925831 * t4;
    const double t6 = x0_1 - x2_1;
    const double t7 = t6 - (x1_1 - x3_1);
    const double t8 = t6 - 0.11270166537925831 * t7;
    const double t9 = x0_0 - x2_0;
    const double t10 = t9 - (x1_0 - x3_0);
    const double t11 = t9 - 0.11270166537925831 * t10;
    const double t12 = x0_1 - x1_1;
    const double t13 = t12 - (x2_1 - x3_1);
    const double t14 = t12 - 0.11270166537925831 * t13;
    const double flux0 = (0.6872983346207416 * t0 + 0.4 * t2 - 0.08729833462074169 * t1) * std::fabs(t5 * t8 -
        t11 * t14);
    const double t15 = t6 - 0.5 * t7;
    const double t16 = t9 - 0.5 * t10;
    const double flux1 = (0.6872983346207416 * trial_4 + 0.4 * trial_8 - 0.08729833462074169 * trial_7) *
        std::fabs(t5 * t15 - t14 * t16);
    const double t17 = 0.08729833462074169 * trial_0 - 0.6872983346207416 * trial_1 - 0.4 * trial_4;
    const double t18 = 0.08729833462074169 * trial_2 - 0.6872983346207416 * trial_3 - 0.4 * trial_7;
    const double t19 = 0.08729833462074169 * trial_5 - 0.6872983346207416 * trial_6 - 0.4 * trial_8;
    const double t20 = t6 - 0.8872983346207417 * t7;
    const double t21 = t9 - 0.8872983346207417 * t10;
    const double flux2 = (0.6872983346207416 * t17 + 0.4 * t19 - 0.08729833462074169 * t18) * std::fabs(t5 *
        t20 - t14 * t21);
    const double t22 = t3 - 0.5 * t4;
    const double t23 = t12 - 0.5 * t13;
    const double flux3 = t2 * std::fabs(t8 * t22 - t11 * t23);
    const double flux4 = trial_8 * std::fabs(t15 * t22 - t16 * t23);
    const double flux5 = t19 * std::fabs(t20 * t22 - t21 * t23);
    const double t24 = t3 - 0.8872983346207417 * t4;
    const double t25 = t12 - 0.8872983346207417 * t13;
    const double flux6 = (0.08729833462074169 * t0 - 0.6872983346207416 * t1 - 0.4 * t2) * std::fabs(t8 * t24
        - t11 * t25);
    const double flux7 = (0.08729833462074169 * trial_4 - 0.6872983346207416 * trial_7 - 0.4 * trial_8) *
        std::fabs(t15 * t24 - t16 * t25);
    const double flux8 = (0.08729833462074169 * t17 - 0.6872983346207416 * t18 - 0.4 * t19) * std::fabs(t20 *
        t24 - t21 * t25);
    const double t26 = 0.05303227890592142 * flux0 + 0.0067359826096251305 * flux2;
    const double t27 = 0.05303227890592142 * flux6 + 0.0067359826096251305 * flux8;
    const double result0 = 0.6872983346207416 * t26 + 0.08729833462074169 * t27;
    const double t28 = 0.0067359826096251305 * flux0 + 0.05303227890592142 * flux2;
    const double t29 = 0.0067359826096251305 * flux6 + 0.05303227890592142 * flux8;
    const double result1 = -(0.6872983346207416 * t28 + 0.08729833462074169 * t29);
    const double result2 = -(0.08729833462074169 * t26 + 0.6872983346207416 * t27);
    const double result3 = 0.08729833462074169 * t28 + 0.6872983346207416 * t29;
    const double t30 = flux0 + 4.0 * flux1 - flux2;
    const double t31 = flux6 + 4.0 * flux7 - flux8;
    const double result4 = 0.02121291156236857 * t30 + 0.0026943930438500523 * t31;
    const double result5 = 0.4 * (t26 + 2.5 * (0.08485164624947428 * flux3 + 0.01077757217540021 * flux5) -
        t27);
    const double result6 = -0.4 * (t28 + 2.5 * (0.01077757217540021 * flux3 + 0.08485164624947428 * flux5) -
        t29);
    const double result7 = -(0.0026943930438500523 * t30 + 0.02121291156236857 * t31);
    const double result8 = 0.012345679012345678 * (t30 + 4.0 * (flux3 + 4.0 * flux4 - flux5) - t31);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    double sum8 = result8;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d6, 1) == d5) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_1 = __shfl_up_sync(0xffffffffU, sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_6 = __shfl_up_sync(0xffffffffU, sum6, 1);
    if (joined0) {
      sum5 += passed0_6;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 8) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_2 = __shfl_up_sync(0xffffffffU, sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up_sync(0xffffffffU, sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum4 += passed1_7;
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
    if (batch_cell < cells_here) {
      atomicAdd(&y[d5], sum5);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d6], sum6);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d7], sum7);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d8], sum8);
    }
  }
}

}  // namespace

extern "C" int mass_q2_quadrilateral_f64_apply_cuda(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    mass_q2_quadrilateral_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q2_quadrilateral_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q2_quadrilateral_f64_apply_cuda_descriptor = {
    "mass_q2_quadrilateral_f64_apply",  // name
    "apply",                            // kernel
    "a",                                // form
    "cuda",                             // target
    "float64",                          // scalar
    "sum_factorised",                   // representation
    "quadrilateral",                    // cell
    "Q1^2",                             // coordinate_element
    "Q2",                               // row_element
    "Q2",                               // column_element
    "ufcx",                             // dof_order
    2,                                  // gdim
    2,                                  // arity
    9,                                  // rows
    9,                                  // columns
    9,                                  // entries_per_cell
    5,                                  // quadrature_degree
    9,                                  // quadrature_points
    0,                                  // num_coefficients
    0,                                  // num_constants
    nullptr,                            // coefficients
    nullptr,                            // constants
    "vertices",                         // input
    "full",                             // output
    0,                                  // geometry_size
    4,                                  // coordinate_nodes
    "merge",                            // scatter
    "int32",                            // index_type
    "separate",                         // numbering
    "interleaved",                      // component_order
    0,                                  // constraints
    9,                                  // nodes
    1,                                  // components
    0,                                  // trial_nodes
    1,                                  // cluster
    0,                                  // patch_nodes
    "auto",                             // mapping
    "full",                             // unroll
    "auto",                             // k_place
    128,                                // element_batch
    128,                                // concurrent_elements
    1,                                  // interleave_stores
    128,                                // threads
    0,                                  // shared_bytes
    204.0,                              // flops_per_cell
    164.0,                              // bytes_per_cell
    0.0,                                // paper_flops_per_cell
    launch,                             // launch
};
