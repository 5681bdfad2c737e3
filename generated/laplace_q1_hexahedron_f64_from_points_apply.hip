// laplace_q1_hexahedron_f64_from_points_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      438 flops
//   sum_factorised  264 flops <- taken
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
//   flops       280
//   bytes       440 (432 read, 8 written)
//   flops/byte  0.636
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
laplace_q1_hexahedron_f64_from_points_apply_kernel(
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
    const double g0 = geometry[48 * cell];
    const double g1 = geometry[48 * cell + 1];
    const double g2 = geometry[48 * cell + 2];
    const double g3 = geometry[48 * cell + 3];
    const double g4 = geometry[48 * cell + 4];
    const double g5 = geometry[48 * cell + 5];
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double g6 = geometry[48 * cell + 6];
    const double g7 = geometry[48 * cell + 7];
    const double g8 = geometry[48 * cell + 8];
    const double g9 = geometry[48 * cell + 9];
    const double g10 = geometry[48 * cell + 10];
    const double g11 = geometry[48 * cell + 11];
    const double g12 = geometry[48 * cell + 12];
    const double g13 = geometry[48 * cell + 13];
    const double g14 = geometry[48 * cell + 14];
    const double g15 = geometry[48 * cell + 15];
    const double g16 = geometry[48 * cell + 16];
    const double g17 = geometry[48 * cell + 17];
    const double g18 = geometry[48 * cell + 18];
    const double g19 = geometry[48 * cell + 19];
    const double g20 = geometry[48 * cell + 20];
    const double g21 = geometry[48 * cell + 21];
    const double g22 = geometry[48 * cell + 22];
    const double g23 = geometry[48 * cell + 23];
    const double g24 = geometry[48 * cell + 24];
    const double g25 = geometry[48 * cell + 25];
    const double g26 = geometry[48 * cell + 26];
    const double g27 = geometry[48 * cell + 27];
    const double g28 = geometry[48 * cell + 28];
    const double g29 = geometry[48 * cell + 29];
    const double g30 = geometry[48 * cell + 30];
    const double g31 = geometry[48 * cell + 31];
    const double g32 = geometry[48 * cell + 32];
    const double g33 = geometry[48 * cell + 33];
    const double g34 = geometry[48 * cell + 34];
    const double g35 = geometry[48 * cell + 35];
    const double g36 = geometry[48 * cell + 36];
    const double g37 = geometry[48 * cell + 37];
    const double g38 = geometry[48 * cell + 38];
    const double g39 = geometry[48 * cell + 39];
    const double g40 = geometry[48 * cell + 40];
    const double g41 = geometry[48 * cell + 41];
    const double g42 = geometry[48 * cell + 42];
    const double g43 = geometry[48 * cell + 43];
    const double g44 = geometry[48 * cell + 44];
    const double g45 = geometry[48 * cell + 45];
    const double g46 = geometry[48 * cell + 46];
    const double g47 = geometry[48 * cell + 47];
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_2 - trial_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = trial_4 - trial_5;
    const double t4 = trial_6 - trial_7;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = t2 + 0.2679491924311227 * t5;
    const double t7 = trial_0 - trial_2;
    const double t8 = trial_1 - trial_3;
    const double t9 = t7 + 0.2679491924311227 * t8;
    const double t10 = trial_4 - trial_6;
    const double t11 = trial_5 - trial_7;
    const double t12 = t10 + 0.2679491924311227 * t11;
    const double t13 = t9 + 0.2679491924311227 * t12;
    const double t14 = trial_0 - trial_4;
    const double t15 = trial_1 - trial_5;
    const double t16 = t14 + 0.2679491924311227 * t15;
    const double t17 = trial_2 - trial_6;
    const double t18 = trial_3 - trial_7;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = t16 + 0.2679491924311227 * t19;
    const double flux0 = g0 * t6 + g1 * t13 + g2 * t20;
    const double flux1 = g1 * t6 + g3 * t13 + g4 * t20;
    const double flux2 = g2 * t6 + g4 * t13 + g5 * t20;
    const double t21 = 0.2679491924311227 * t7 + t8;
    const double t22 = 0.2679491924311227 * t10 + t11;
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = 0.2679491924311227 * t14 + t15;
    const double t25 = 0.2679491924311227 * t17 + t18;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double flux3 = g6 * t6 + g7 * t23 + g8 * t26;
    const double flux4 = g7 * t6 + g9 * t23 + g10 * t26;
    const double flux5 = g8 * t6 + g10 * t23 + g11 * t26;
    const double t27 = 0.2679491924311227 * t0 + t1;
    const double t28 = 0.2679491924311227 * t3 + t4;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = 0.2679491924311227 * t16 + t19;
    const double flux6 = g12 * t29 + g13 * t13 + g14 * t30;
    const double flux7 = g13 * t29 + g15 * t13 + g16 * t30;
    const double flux8 = g14 * t29 + g16 * t13 + g17 * t30;
    const double t31 = 0.2679491924311227 * t24 + t25;
    const double flux9 = g18 * t29 + g19 * t23 + g20 * t31;
    const double flux10 = g19 * t29 + g21 * t23 + g22 * t31;
    const double flux11 = g20 * t29 + g22 * t23 + g23 * t31;
    const double t32 = 0.2679491924311227 * t2 + t5;
    const double t33 = 0.2679491924311227 * t9 + t12;
    const double flux12 = g24 * t32 + g25 * t33 + g26 * t20;
    const double flux13 = g25 * t32 + g27 * t33 + g28 * t20;
    const double flux14 = g26 * t32 + g28 * t33 + g29 * t20;
    const double t34 = 0.2679491924311227 * t21 + t22;
    const double flux15 = g30 * t32 + g31 * t34 + g32 * t26;
    const double flux16 = g31 * t32 + g33 * t34 + g34 * t26;
    const double flux17 = g32 * t32 + g34 * t34 + g35 * t26;
    const double t35 = 0.2679491924311227 * t27 + t28;
    const double flux18 = g36 * t35 + g37 * t33 + g38 * t30;
    const double flux19 = g37 * t35 + g39 * t33 + g40 * t30;
    const double flux20 = g38 * t35 + g40 * t33 + g41 * t30;
    const double flux21 = g42 * t35 + g43 * t34 + g44 * t31;
    const double flux22 = g43 * t35 + g45 * t34 + g46 * t31;
    const double flux23 = g44 * t35 + g46 * t34 + g47 * t31;
    const double t36 = flux0 + flux3;
    const double t37 = flux6 + flux9;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = flux12 + flux15;
    const double t40 = flux18 + flux21;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = t38 + 0.2679491924311227 * t41;
    const double t43 = flux1 + flux7;
    const double t44 = flux4 + flux10;
    const double t45 = t43 + 0.2679491924311227 * t44;
    const double t46 = flux13 + flux19;
    const double t47 = flux16 + flux22;
    const double t48 = t46 + 0.2679491924311227 * t47;
    const double t49 = t45 + 0.2679491924311227 * t48;
    const double t50 = flux2 + flux14;
    const double t51 = flux5 + flux17;
    const double t52 = t50 + 0.2679491924311227 * t51;
    const double t53 = flux8 + flux20;
    const double t54 = flux11 + flux23;
    const double t55 = t53 + 0.2679491924311227 * t54;
    const double t56 = t52 + 0.2679491924311227 * t55;
    const double result0 = 0.3868945341743197 * (t42 + t49 + t56);
    const double t57 = 0.2679491924311227 * t43 + t44;
    const double t58 = 0.2679491924311227 * t46 + t47;
    const double t59 = t57 + 0.2679491924311227 * t58;
    const double t60 = 0.2679491924311227 * t50 + t51;
    const double t61 = 0.2679491924311227 * t53 + t54;
    const double t62 = t60 + 0.2679491924311227 * t61;
    const double result1 = -0.3868945341743197 * (t42 - t59 - t62);
    const double t63 = 0.2679491924311227 * t36 + t37;
    const double t64 = 0.2679491924311227 * t39 + t40;
    const double t65 = t63 + 0.2679491924311227 * t64;
    const double t66 = 0.2679491924311227 * t52 + t55;
    const double result2 = -0.3868945341743197 * (t49 - t65 - t66);
    const double t67 = 0.2679491924311227 * t60 + t61;
    const double result3 = -0.3868945341743197 * (t59 + t65 - t67);
    const double t68 = 0.2679491924311227 * t38 + t41;
    const double t69 = 0.2679491924311227 * t45 + t48;
    const double result4 = -0.3868945341743197 * (t56 - t68 - t69);
    const double t70 = 0.2679491924311227 * t57 + t58;
    const double result5 = -0.3868945341743197 * (t62 + t68 - t70);
    const double t71 = 0.2679491924311227 * t63 + t64;
    const double result6 = -0.3868945341743197 * (t66 + t69 - t71);
    const double result7 = -0.3868945341743197 * (t67 + t70 + t71);
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

extern "C" int laplace_q1_hexahedron_f64_from_points_apply_hip(
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
    hipLaunchKernelGGL(laplace_q1_hexahedron_f64_from_points_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, geometry);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_from_points_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_hip_descriptor = {
    "laplace_q1_hexahedron_f64_from_points_apply",  // name
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
    48,                                        // geometry_size
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
    280.0,                                     // flops_per_cell
    440.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
