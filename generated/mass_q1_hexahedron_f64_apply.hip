// mass_q1_hexahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
//   quadrature      754 flops
//   sum_factorised  412 flops <- taken
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
//   flops       428
//   bytes       112 (104 read, 8 written)
//   flops/byte  3.82
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
mass_q1_hexahedron_f64_apply_kernel(
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
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
    const int64_t n4 = n4_to_n7.x;
    const int64_t n5 = n4_to_n7.y;
    const int64_t n6 = n4_to_n7.z;
    const int64_t n7 = n4_to_n7.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double t0 = trial_0 + 0.2679491924311227 * trial_1;
    const double t1 = trial_2 + 0.2679491924311227 * trial_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = trial_4 + 0.2679491924311227 * trial_5;
    const double t4 = trial_6 + 0.2679491924311227 * trial_7;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x1_0;
    const double t7 = x2_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x4_0 - x5_0;
    const double t10 = x6_0 - x7_0;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = t8 + 0.2679491924311227 * t11;
    const double t13 = x0_1 - x2_1;
    const double t14 = x1_1 - x3_1;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = x4_1 - x6_1;
    const double t17 = x5_1 - x7_1;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = t15 + 0.2679491924311227 * t18;
    const double t20 = x0_2 - x4_2;
    const double t21 = x1_2 - x5_2;
    const double t22 = t20 + 0.2679491924311227 * t21;
    const double t23 = x2_2 - x6_2;
    const double t24 = x3_2 - x7_2;
    const double t25 = t23 + 0.2679491924311227 * t24;
    const double t26 = t22 + 0.2679491924311227 * t25;
    const double t27 = x0_1 - x4_1;
    const double t28 = x1_1 - x5_1;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = x2_1 - x6_1;
    const double t31 = x3_1 - x7_1;
    const double t32 = t30 + 0.2679491924311227 * t31;
    const double t33 = t29 + 0.2679491924311227 * t32;
    const double t34 = x0_2 - x2_2;
    const double t35 = x1_2 - x3_2;
    const double t36 = t34 + 0.2679491924311227 * t35;
    const double t37 = x4_2 - x6_2;
    const double t38 = x5_2 - x7_2;
    const double t39 = t37 + 0.2679491924311227 * t38;
    const double t40 = t36 + 0.2679491924311227 * t39;
    const double t41 = x0_0 - x2_0;
    const double t42 = x1_0 - x3_0;
    const double t43 = t41 + 0.2679491924311227 * t42;
    const double t44 = x4_0 - x6_0;
    const double t45 = x5_0 - x7_0;
    const double t46 = t44 + 0.2679491924311227 * t45;
    const double t47 = t43 + 0.2679491924311227 * t46;
    const double t48 = x0_2 - x1_2;
    const double t49 = x2_2 - x3_2;
    const double t50 = t48 + 0.2679491924311227 * t49;
    const double t51 = x4_2 - x5_2;
    const double t52 = x6_2 - x7_2;
    const double t53 = t51 + 0.2679491924311227 * t52;
    const double t54 = t50 + 0.2679491924311227 * t53;
    const double t55 = x0_1 - x1_1;
    const double t56 = x2_1 - x3_1;
    const double t57 = t55 + 0.2679491924311227 * t56;
    const double t58 = x4_1 - x5_1;
    const double t59 = x6_1 - x7_1;
    const double t60 = t58 + 0.2679491924311227 * t59;
    const double t61 = t57 + 0.2679491924311227 * t60;
    const double t62 = x0_0 - x4_0;
    const double t63 = x1_0 - x5_0;
    const double t64 = t62 + 0.2679491924311227 * t63;
    const double t65 = x2_0 - x6_0;
    const double t66 = x3_0 - x7_0;
    const double t67 = t65 + 0.2679491924311227 * t66;
    const double t68 = t64 + 0.2679491924311227 * t67;
    const double t69 = t12 * (t19 * t26 - t33 * t40) + t47 * (t33 * t54 - t26 * t61) + t68 * (t40 * t61 - t19
        * t54);
    const double flux0 = (t2 + 0.2679491924311227 * t5) * std::fabs(-0.2406516764515424 * t69);
    const double t70 = 0.2679491924311227 * trial_0 + trial_1;
    const double t71 = 0.2679491924311227 * trial_2 + trial_3;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = 0.2679491924311227 * trial_4 + trial_5;
    const double t74 = 0.2679491924311227 * trial_6 + trial_7;
    const double t75 = t73 + 0.2679491924311227 * t74;
    const double t76 = 0.2679491924311227 * t13 + t14;
    const double t77 = 0.2679491924311227 * t16 + t17;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = 0.2679491924311227 * t20 + t21;
    const double t80 = 0.2679491924311227 * t23 + t24;
    const double t81 = t79 + 0.2679491924311227 * t80;
    const double t82 = 0.2679491924311227 * t27 + t28;
    const double t83 = 0.2679491924311227 * t30 + t31;
    const double t84 = t82 + 0.2679491924311227 * t83;
    const double t85 = 0.2679491924311227 * t34 + t35;
    const double t86 = 0.2679491924311227 * t37 + t38;
    const double t87 = t85 + 0.2679491924311227 * t86;
    const double t88 = 0.2679491924311227 * t41 + t42;
    const double t89 = 0.2679491924311227 * t44 + t45;
    const double t90 = t88 + 0.2679491924311227 * t89;
    const double t91 = 0.2679491924311227 * t62 + t63;
    const double t92 = 0.2679491924311227 * t65 + t66;
    const double t93 = t91 + 0.2679491924311227 * t92;
    const double t94 = t12 * (t78 * t81 - t84 * t87) + t90 * (t54 * t84 - t61 * t81) + t93 * (t61 * t87 - t54
        * t78);
    const double flux1 = (t72 + 0.2679491924311227 * t75) * std::fabs(-0.2406516764515424 * t94);
    const double t95 = 0.2679491924311227 * t0 + t1;
    const double t96 = 0.2679491924311227 * t3 + t4;
    const double t97 = 0.2679491924311227 * t6 + t7;
    const double t98 = 0.2679491924311227 * t9 + t10;
    const double t99 = t97 + 0.2679491924311227 * t98;
    const double t100 = 0.2679491924311227 * t22 + t25;
    const double t101 = 0.2679491924311227 * t29 + t32;
    const double t102 = 0.2679491924311227 * t48 + t49;
    const double t103 = 0.2679491924311227 * t51 + t52;
    const double t104 = t102 + 0.2679491924311227 * t103;
    const double t105 = 0.2679491924311227 * t55 + t56;
    const double t106 = 0.2679491924311227 * t58 + t59;
    const double t107 = t105 + 0.2679491924311227 * t106;
    const double t108 = 0.2679491924311227 * t64 + t67;
    const double t109 = t99 * (t19 * t100 - t40 * t101) + t47 * (t101 * t104 - t100 * t107) + t108 * (t40 *
        t107 - t19 * t104);
    const double flux2 = (t95 + 0.2679491924311227 * t96) * std::fabs(-0.2406516764515424 * t109);
    const double t110 = 0.2679491924311227 * t70 + t71;
    const double t111 = 0.2679491924311227 * t73 + t74;
    const double t112 = 0.2679491924311227 * t79 + t80;
    const double t113 = 0.2679491924311227 * t82 + t83;
    const double t114 = 0.2679491924311227 * t91 + t92;
    const double t115 = t99 * (t78 * t112 - t87 * t113) + t90 * (t104 * t113 - t107 * t112) + t114 * (t87 *
        t107 - t78 * t104);
    const double flux3 = (t110 + 0.2679491924311227 * t111) * std::fabs(-0.2406516764515424 * t115);
    const double t116 = 0.2679491924311227 * t8 + t11;
    const double t117 = 0.2679491924311227 * t15 + t18;
    const double t118 = 0.2679491924311227 * t36 + t39;
    const double t119 = 0.2679491924311227 * t43 + t46;
    const double t120 = 0.2679491924311227 * t50 + t53;
    const double t121 = 0.2679491924311227 * t57 + t60;
    const double t122 = t116 * (t26 * t117 - t33 * t118) + t119 * (t33 * t120 - t26 * t121) + t68 * (t118 *
        t121 - t117 * t120);
    const double flux4 = (0.2679491924311227 * t2 + t5) * std::fabs(-0.2406516764515424 * t122);
    const double t123 = 0.2679491924311227 * t76 + t77;
    const double t124 = 0.2679491924311227 * t85 + t86;
    const double t125 = 0.2679491924311227 * t88 + t89;
    const double t126 = t116 * (t81 * t123 - t84 * t124) + t125 * (t84 * t120 - t81 * t121) + t93 * (t121 *
        t124 - t120 * t123);
    const double flux5 = (0.2679491924311227 * t72 + t75) * std::fabs(-0.2406516764515424 * t126);
    const double t127 = 0.2679491924311227 * t97 + t98;
    const double t128 = 0.2679491924311227 * t102 + t103;
    const double t129 = 0.2679491924311227 * t105 + t106;
    const double t130 = t127 * (t100 * t117 - t101 * t118) + t119 * (t101 * t128 - t100 * t129) + t108 * (t118
        * t129 - t117 * t128);
    const double flux6 = (0.2679491924311227 * t95 + t96) * std::fabs(-0.2406516764515424 * t130);
    const double t131 = t127 * (t112 * t123 - t113 * t124) + t125 * (t113 * t128 - t112 * t129) + t114 * (t124
        * t129 - t123 * t128);
    const double flux7 = (0.2679491924311227 * t110 + t111) * std::fabs(-0.2406516764515424 * t131);
    const double t132 = flux0 + 0.2679491924311227 * flux1;
    const double t133 = flux2 + 0.2679491924311227 * flux3;
    const double t134 = t132 + 0.2679491924311227 * t133;
    const double t135 = flux4 + 0.2679491924311227 * flux5;
    const double t136 = flux6 + 0.2679491924311227 * flux7;
    const double t137 = t135 + 0.2679491924311227 * t136;
    const double result0 = 0.0300814595564428 * (t134 + 0.2679491924311227 * t137);
    const double t138 = 0.2679491924311227 * flux0 + flux1;
    const double t139 = 0.2679491924311227 * flux2 + flux3;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = 0.2679491924311227 * flux4 + flux5;
    const double t142 = 0.2679491924311227 * flux6 + flux7;
    const double t143 = t141 + 0.2679491924311227 * t142;
    const double result1 = 0.0300814595564428 * (t140 + 0.2679491924311227 * t143);
    const double t144 = 0.2679491924311227 * t132 + t133;
    const double t145 = 0.2679491924311227 * t135 + t136;
    const double result2 = 0.0300814595564428 * (t144 + 0.2679491924311227 * t145);
    const double t146 = 0.2679491924311227 * t138 + t139;
    const double t147 = 0.2679491924311227 * t141 + t142;
    const double result3 = 0.0300814595564428 * (t146 + 0.2679491924311227 * t147);
    const double result4 = 0.0300814595564428 * (0.2679491924311227 * t134 + t137);
    const double result5 = 0.0300814595564428 * (0.2679491924311227 * t140 + t143);
    const double result6 = 0.0300814595564428 * (0.2679491924311227 * t144 + t145);
    const double result7 = 0.0300814595564428 * (0.2679491924311227 * t146 + t147);
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

extern "C" int mass_q1_hexahedron_f64_apply_hip(
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
    hipLaunchKernelGGL(mass_q1_hexahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_hexahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_apply_hip_descriptor = {
    "mass_q1_hexahedron_f64_apply",  // name
    "apply",                         // kernel
    "a",                             // form
    "hip",                           // target
    "float64",                       // scalar
    "sum_factorised",                // representation
    "hexahedron",                    // cell
    "Q1^3",                          // coordinate_element
    "Q1",                            // row_element
    "Q1",                            // column_element
    "ufcx",                          // dof_order
    3,                               // gdim
    2,                               // arity
    8,                               // rows
    8,                               // columns
    8,                               // entries_per_cell
    3,                               // quadrature_degree
    8,                               // quadrature_points
    0,                               // num_coefficients
    0,                               // num_constants
    nullptr,                         // coefficients
    nullptr,                         // constants
    "vertices",                      // input
    "full",                          // output
    0,                               // geometry_size
    8,                               // coordinate_nodes
    "merge",                         // scatter
    "int32",                         // index_type
    "separate",                      // numbering
    "interleaved",                   // component_order
    0,                               // constraints
    8,                               // nodes
    1,                               // components
    0,                               // trial_nodes
    1,                               // cluster
    0,                               // patch_nodes
    "auto",                          // mapping
    "full",                          // unroll
    "auto",                          // k_place
    128,                             // element_batch
    128,                             // concurrent_elements
    1,                               // interleave_stores
    128,                             // threads
    0,                               // shared_bytes
    428.0,                           // flops_per_cell
    112.0,                           // bytes_per_cell
    0.0,                             // paper_flops_per_cell
    launch,                          // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
