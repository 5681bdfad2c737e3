// laplace_q2_quadrilateral_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
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
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      626 flops
//   sum_factorised  458 flops <- taken
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
//   flops       473
//   bytes       164 (132 read, 32 written)
//   flops/byte  2.88
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128)
laplace_q2_quadrilateral_f64_apply_kernel(
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
    const double t0 = x0_0 - x1_0;
    const double t1 = t0 - (x2_0 - x3_0);
    const double t2 = t0 - 0.11270166537925831 * t1;
    const double t3 = x0_1 - x2_1;
    const double t4 = t3 - (x1_1 - x3_1);
    const double t5 = t3 - 0.11270166537925831 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = t6 - (x1_0 - x3_0);
    const double t8 = t6 - 0.11270166537925831 * t7;
    const double t9 = x0_1 - x1_1;
    const double t10 = t9 - (x2_1 - x3_1);
    const double t11 = t9 - 0.11270166537925831 * t10;
    const double t12 = reciprocal(std::fabs(t2 * t5 - t8 * t11));
    const double t13 = 2.549193338482967 * trial_0 + 0.5491933384829668 * trial_1 - 3.0983866769659336 *
        trial_4;
    const double t14 = 2.549193338482967 * trial_2 + 0.5491933384829668 * trial_3 - 3.0983866769659336 *
        trial_7;
    const double t15 = 2.549193338482967 * trial_5 + 0.5491933384829668 * trial_6 - 3.0983866769659336 *
        trial_8;
    const double t16 = 0.6872983346207416 * t13 + 0.4 * t15 - 0.08729833462074169 * t14;
    const double t17 = 2.549193338482967 * trial_0 + 0.5491933384829668 * trial_2 - 3.0983866769659336 *
        trial_5;
    const double t18 = 2.549193338482967 * trial_1 + 0.5491933384829668 * trial_3 - 3.0983866769659336 *
        trial_6;
    const double t19 = 2.549193338482967 * trial_4 + 0.5491933384829668 * trial_7 - 3.0983866769659336 *
        trial_8;
    const double t20 = 0.6872983346207416 * t17 + 0.4 * t19 - 0.08729833462074169 * t18;
    const double t21 = t5 * t16 - t11 * t20;
    const double t22 = t8 * t16 - t2 * t20;
    const double flux0 = t12 * (t5 * t21 + t8 * t22);
    const double flux1 = t12 * (t11 * t21 + t2 * t22);
    const double t23 = t3 - 0.5 * t4;
    const double t24 = t6 - 0.5 * t7;
    const double t25 = reciprocal(std::fabs(t2 * t23 - t11 * t24));
    const double t26 = trial_0 - trial_1;
    const double t27 = trial_2 - trial_3;
    const double t28 = trial_5 - trial_6;
    const double t29 = 0.6872983346207416 * t26 + 0.4 * t28 - 0.08729833462074169 * t27;
    const double t30 = t23 * t29 - t11 * t19;
    const double t31 = t24 * t29 - t2 * t19;
    const double flux2 = t25 * (t23 * t30 + t24 * t31);
    const double flux3 = t25 * (t11 * t30 + t2 * t31);
    const double t32 = t3 - 0.8872983346207417 * t4;
    const double t33 = t6 - 0.8872983346207417 * t7;
    const double t34 = reciprocal(std::fabs(t2 * t32 - t11 * t33));
    const double t35 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_1 - 3.0983866769659336 *
        trial_4;
    const double t36 = 0.5491933384829668 * trial_2 + 2.549193338482967 * trial_3 - 3.0983866769659336 *
        trial_7;
    const double t37 = 0.5491933384829668 * trial_5 + 2.549193338482967 * trial_6 - 3.0983866769659336 *
        trial_8;
    const double t38 = 0.6872983346207416 * t35 + 0.4 * t37 - 0.08729833462074169 * t36;
    const double t39 = 0.08729833462074169 * t17 - 0.6872983346207416 * t18 - 0.4 * t19;
    const double t40 = t32 * t38 - t11 * t39;
    const double t41 = t33 * t38 - t2 * t39;
    const double flux4 = t34 * (t32 * t40 + t33 * t41);
    const double flux5 = t34 * (t11 * t40 + t2 * t41);
    const double t42 = t0 - 0.5 * t1;
    const double t43 = t9 - 0.5 * t10;
    const double t44 = reciprocal(std::fabs(t5 * t42 - t8 * t43));
    const double t45 = trial_0 - trial_2;
    const double t46 = trial_1 - trial_3;
    const double t47 = trial_4 - trial_7;
    const double t48 = 0.6872983346207416 * t45 + 0.4 * t47 - 0.08729833462074169 * t46;
    const double t49 = t5 * t15 - t43 * t48;
    const double t50 = t8 * t15 - t42 * t48;
    const double flux6 = t44 * (t5 * t49 + t8 * t50);
    const double flux7 = t44 * (t43 * t49 + t42 * t50);
    const double t51 = reciprocal(std::fabs(t23 * t42 - t24 * t43));
    const double t52 = t23 * t28 - t43 * t47;
    const double t53 = t24 * t28 - t42 * t47;
    const double flux8 = t51 * (t23 * t52 + t24 * t53);
    const double flux9 = t51 * (t43 * t52 + t42 * t53);
    const double t54 = reciprocal(std::fabs(t32 * t42 - t33 * t43));
    const double t55 = 0.08729833462074169 * t45 - 0.6872983346207416 * t46 - 0.4 * t47;
    const double t56 = t32 * t37 - t43 * t55;
    const double t57 = t33 * t37 - t42 * t55;
    const double flux10 = t54 * (t32 * t56 + t33 * t57);
    const double flux11 = t54 * (t43 * t56 + t42 * t57);
    const double t58 = t0 - 0.8872983346207417 * t1;
    const double t59 = t9 - 0.8872983346207417 * t10;
    const double t60 = reciprocal(std::fabs(t5 * t58 - t8 * t59));
    const double t61 = 0.08729833462074169 * t13 - 0.6872983346207416 * t14 - 0.4 * t15;
    const double t62 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_2 - 3.0983866769659336 *
        trial_5;
    const double t63 = 0.5491933384829668 * trial_1 + 2.549193338482967 * trial_3 - 3.0983866769659336 *
        trial_6;
    const double t64 = 0.5491933384829668 * trial_4 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_8;
    const double t65 = 0.6872983346207416 * t62 + 0.4 * t64 - 0.08729833462074169 * t63;
    const double t66 = t5 * t61 - t59 * t65;
    const double t67 = t8 * t61 - t58 * t65;
    const double flux12 = t60 * (t5 * t66 + t8 * t67);
    const double flux13 = t60 * (t59 * t66 + t58 * t67);
    const double t68 = reciprocal(std::fabs(t23 * t58 - t24 * t59));
    const double t69 = 0.08729833462074169 * t26 - 0.6872983346207416 * t27 - 0.4 * t28;
    const double t70 = t23 * t69 - t59 * t64;
    const double t71 = t24 * t69 - t58 * t64;
    const double flux14 = t68 * (t23 * t70 + t24 * t71);
    const double flux15 = t68 * (t59 * t70 + t58 * t71);
    const double t72 = reciprocal(std::fabs(t32 * t58 - t33 * t59));
    const double t73 = 0.08729833462074169 * t35 - 0.6872983346207416 * t36 - 0.4 * t37;
    const double t74 = 0.08729833462074169 * t62 - 0.6872983346207416 * t63 - 0.4 * t64;
    const double t75 = t32 * t73 - t59 * t74;
    const double t76 = t33 * t73 - t58 * t74;
    const double flux16 = t72 * (t32 * t75 + t33 * t76);
    const double flux17 = t72 * (t59 * t75 + t58 * t76);
    const double t77 = 0.1966970168582536 * flux0 + 0.12345679012345678 * flux2 + 0.04237602920393262 * flux4;
    const double t78 = 0.1966970168582536 * flux12 + 0.12345679012345678 * flux14 + 0.04237602920393262 *
        flux16;
    const double t79 = 0.1966970168582536 * flux1 + 0.12345679012345678 * flux7 + 0.04237602920393262 *
        flux13;
    const double t80 = 0.1966970168582536 * flux5 + 0.12345679012345678 * flux11 + 0.04237602920393262 *
        flux17;
    const double result0 = (0.6872983346207416 * t77 + 0.08729833462074169 * t78) - (0.6872983346207416 * t79
        + 0.08729833462074169 * t80);
    const double t81 = 0.04237602920393262 * flux0 + 0.1966970168582536 * flux4 - 0.12345679012345678 * flux2;
    const double t82 = 0.04237602920393262 * flux12 + 0.1966970168582536 * flux16 - 0.12345679012345678 *
        flux14;
    const double result1 = (0.6872983346207416 * t81 + 0.08729833462074169 * t82) + (0.08729833462074169 * t79
        + 0.6872983346207416 * t80);
    const double t83 = 0.04237602920393262 * flux1 + 0.1966970168582536 * flux13 - 0.12345679012345678 *
        flux7;
    const double t84 = 0.04237602920393262 * flux5 + 0.1966970168582536 * flux17 - 0.12345679012345678 *
        flux11;
    const double result2 = -((0.08729833462074169 * t77 + 0.6872983346207416 * t78) + (0.6872983346207416 *
        t83 + 0.08729833462074169 * t84));
    const double result3 = -((0.08729833462074169 * t81 + 0.6872983346207416 * t82) - (0.08729833462074169 *
        t83 + 0.6872983346207416 * t84));
    const double t85 = flux0 + flux4;
    const double t86 = flux12 + flux16;
    const double result4 = -((0.16431450641124845 * t85 + 0.020870678773936724 * t86) + 0.4 * (t79 + 2.5 *
        (0.31471522697320575 * flux3 + 0.19753086419753085 * flux9 + 0.06780164672629219 * flux15) - t80));
    const double t87 = flux1 + flux13;
    const double t88 = flux5 + flux17;
    const double result5 = 0.4 * (t77 + 2.5 * (0.31471522697320575 * flux6 + 0.19753086419753085 * flux8 +
        0.06780164672629219 * flux10) - t78) + (0.16431450641124845 * t87 + 0.020870678773936724 * t88);
    const double result6 = 0.4 * (t81 + 2.5 * (0.06780164672629219 * flux6 + 0.31471522697320575 * flux10 -
        0.19753086419753085 * flux8) - t82) - (0.020870678773936724 * t87 + 0.16431450641124845 * t88);
    const double result7 = (0.020870678773936724 * t85 + 0.16431450641124845 * t86) - 0.4 * (t83 + 2.5 *
        (0.06780164672629219 * flux3 + 0.31471522697320575 * flux15 - 0.19753086419753085 * flux9) - t84);
    const double result8 = -0.09562921842487448 * ((t85 + 4.0 * (flux6 + flux10) - t86) - (t87 + 4.0 * (flux3
        + flux15) - t88));
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

extern "C" int laplace_q2_quadrilateral_f64_apply_cuda(
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
    laplace_q2_quadrilateral_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q2_quadrilateral_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q2_quadrilateral_f64_apply_cuda_descriptor = {
    "laplace_q2_quadrilateral_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "cuda",                                // target
    "float64",                             // scalar
    "sum_factorised",                      // representation
    "quadrilateral",                       // cell
    "Q1^2",                                // coordinate_element
    "Q2",                                  // row_element
    "Q2",                                  // column_element
    "ufcx",                                // dof_order
    2,                                     // gdim
    2,                                     // arity
    9,                                     // rows
    9,                                     // columns
    9,                                     // entries_per_cell
    5,                                     // quadrature_degree
    9,                                     // quadrature_points
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
    9,                                     // nodes
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
    473.0,                                 // flops_per_cell
    164.0,                                 // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};
