// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply: apply of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --kernel apply --define cell=tetrahedron
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    [(P1+bubble4)^3, P1], 19 dofs
//   trial   coefficient, [(P1+bubble4)^3, P1], 19 dofs
//   degree  7 (estimate), scheme default
//
// Representation:
//   tensor          560 flops <- taken
//   quadrature      3616 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        64
//   concurrent_elements  64
//   unroll               full
//   division             fast
//   patch_nodes          2400
//   chosen by            the cost model
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       560
//   bytes       552 (400 read, 152 written)
//   flops/byte  1.01
//   shared      28928 bytes a block of 64 threads
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
__device__ inline float reciprocal(float x) { return __fdividef(1.0f, x); }

__global__ void __launch_bounds__(64)
stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[2400];
  alignas(16) __shared__ double tile[1216];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 19;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 64) {
    const int64_t d = node_offsets[first_node + node];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[19 * cell];
    const int l1 = local_nodes[19 * cell + 1];
    const int l2 = local_nodes[19 * cell + 2];
    const int l3 = local_nodes[19 * cell + 3];
    const int l4 = local_nodes[19 * cell + 4];
    const int l5 = local_nodes[19 * cell + 5];
    const int l6 = local_nodes[19 * cell + 6];
    const int l7 = local_nodes[19 * cell + 7];
    const int l8 = local_nodes[19 * cell + 8];
    const int l9 = local_nodes[19 * cell + 9];
    const int l10 = local_nodes[19 * cell + 10];
    const int l11 = local_nodes[19 * cell + 11];
    const int l12 = local_nodes[19 * cell + 12];
    const int l13 = local_nodes[19 * cell + 13];
    const int l14 = local_nodes[19 * cell + 14];
    const int l15 = local_nodes[19 * cell + 15];
    const int l16 = local_nodes[19 * cell + 16];
    const int l17 = local_nodes[19 * cell + 17];
    const int l18 = local_nodes[19 * cell + 18];
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_3 = x_nodes[l3];
    const double trial_6 = x_nodes[l6];
    const double trial_9 = x_nodes[l9];
    const double trial_12 = x_nodes[l12];
    const double trial_1 = x_nodes[l1];
    const double trial_4 = x_nodes[l4];
    const double trial_7 = x_nodes[l7];
    const double trial_10 = x_nodes[l10];
    const double trial_13 = x_nodes[l13];
    const double trial_2 = x_nodes[l2];
    const double trial_5 = x_nodes[l5];
    const double trial_8 = x_nodes[l8];
    const double trial_11 = x_nodes[l11];
    const double trial_14 = x_nodes[l14];
    const double trial_15 = x_nodes[l15];
    const double trial_16 = x_nodes[l16];
    const double trial_17 = x_nodes[l17];
    const double trial_18 = x_nodes[l18];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t0 = 0.25 * trial_15;
    const double t1 = 0.25 * trial_16;
    const double t2 = 0.25 * trial_17;
    const double t3 = 0.25 * trial_18;
    const double t4 = t0 + t1 + t2 + t3;
    const double t5 = x0_1 - x2_1;
    const double t6 = x0_2 - x3_2;
    const double t7 = x0_1 - x3_1;
    const double t8 = x0_2 - x2_2;
    const double adj00 = t5 * t6 - t7 * t8;
    const double t9 = x0_0 - x1_0;
    const double t10 = x0_0 - x2_0;
    const double t11 = x0_2 - x1_2;
    const double t12 = x0_1 - x1_1;
    const double adj10 = t7 * t11 - t6 * t12;
    const double t13 = x0_0 - x3_0;
    const double adj20 = t8 * t12 - t5 * t11;
    const double detJ = -(adj00 * t9 + t10 * adj10 + t13 * adj20);
    const double sign_detJ = std::copysign(1.0, detJ);
    const double t14 = -adj00 * sign_detJ;
    const double t15 = trial_0 - trial_3;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t8 * t13 - t6 * t10;
    const double adj02 = t7 * t10 - t5 * t13;
    const double t16 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t17 = trial_0 - trial_6;
    const double adj11 = t6 * t9 - t11 * t13;
    const double adj12 = t12 * t13 - t7 * t9;
    const double t18 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t19 = trial_0 - trial_9;
    const double adj21 = t10 * t11 - t8 * t9;
    const double adj22 = t5 * t9 - t10 * t12;
    const double t20 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t21 = t4 * t14 - t15 * t16 - t17 * t18 - t19 * t20;
    const double t22 = -adj10 * sign_detJ;
    const double t23 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t24 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double t25 = t4 * t22 - t15 * t18 - t17 * t23 - t19 * t24;
    const double t26 = -adj20 * sign_detJ;
    const double t27 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double t28 = t4 * t26 - t15 * t20 - t17 * t24 - t19 * t27;
    const double result0 = -0.16666666666666666 * (t21 + t25 + t28);
    const double t29 = -sign_detJ * adj01;
    const double t30 = trial_1 - trial_4;
    const double t31 = trial_1 - trial_7;
    const double t32 = trial_1 - trial_10;
    const double t33 = t4 * t29 - t16 * t30 - t18 * t31 - t20 * t32;
    const double t34 = -sign_detJ * adj11;
    const double t35 = t4 * t34 - t18 * t30 - t23 * t31 - t24 * t32;
    const double t36 = -sign_detJ * adj21;
    const double t37 = t4 * t36 - t20 * t30 - t24 * t31 - t27 * t32;
    const double result1 = -0.16666666666666666 * (t33 + t35 + t37);
    const double t38 = -sign_detJ * adj02;
    const double t39 = trial_2 - trial_5;
    const double t40 = trial_2 - trial_8;
    const double t41 = trial_2 - trial_11;
    const double t42 = t4 * t38 - t16 * t39 - t18 * t40 - t20 * t41;
    const double t43 = -sign_detJ * adj12;
    const double t44 = t4 * t43 - t18 * t39 - t23 * t40 - t24 * t41;
    const double t45 = -sign_detJ * adj22;
    const double t46 = t4 * t45 - t20 * t39 - t24 * t40 - t27 * t41;
    const double result2 = -0.16666666666666666 * (t42 + t44 + t46);
    const double result3 = 0.16666666666666666 * t21;
    const double result4 = 0.16666666666666666 * t33;
    const double result5 = 0.16666666666666666 * t42;
    const double result6 = 0.16666666666666666 * t25;
    const double result7 = 0.16666666666666666 * t35;
    const double result8 = 0.16666666666666666 * t44;
    const double result9 = 0.16666666666666666 * t28;
    const double result10 = 0.16666666666666666 * t37;
    const double result11 = 0.16666666666666666 * t46;
    const double t47 = 25.6 * trial_12;
    const double t48 = t16 * t47;
    const double t49 = 4.0 * t1 - t4;
    const double t50 = t18 * t47;
    const double t51 = t0 + t3 - 2.0 * t2;
    const double t52 = t23 * t47;
    const double t53 = t20 * t47;
    const double t54 = t0 - t3;
    const double t55 = t24 * t47;
    const double t56 = t27 * t47;
    const double t57 = 2.3333333333333335 * t48 + 2.6666666666666665 * (t48 - 4.2 * t14 * t49) +
        0.3333333333333333 * (t48 + 3.0 * t50 + 16.8 * t14 * t51) + (t50 + 16.8 * t22 * t51 + 3.0 * t52) +
        (t48 + t50 + 2.0 * t53 + 16.8 * t14 * t54) + (t50 + t52 + 2.0 * t55 + 16.8 * t22 * t54) + 2.0 * (t53 +
        t55 + 16.8 * t26 * t54 + 2.0 * t56) + 0.13333333333333333 * (t48 + 3.0 * t50) + 0.4 * (t50 + 3.0 *
        t52) + 0.175 * (t48 - 2.0 * t50) + 1.3333333333333333 * (t48 + t50 + 2.0 * t53) + 1.3333333333333333 *
        (t50 + t52 + 2.0 * t55) + 2.6666666666666665 * (t53 + t55 + 2.0 * t56) + 0.875 * (t48 + t50) + 0.875 *
        (t50 + t52) + 0.46944444444444444 * (t48 + 1.0769230769230769 * t50) + 0.5055555555555555 * (t50 +
        1.0769230769230769 * t52) + 0.013888888888888888 * (t48 - 7.0 * t50) - 0.35 * (t50 - 2.0 * t52) -
        0.09722222222222222 * (t50 - 7.0 * t52);
    const double result12 = 0.006046863189720333 * t57;
    const double t58 = 25.6 * trial_13;
    const double t59 = t16 * t58;
    const double t60 = t18 * t58;
    const double t61 = t23 * t58;
    const double t62 = t20 * t58;
    const double t63 = t24 * t58;
    const double t64 = t27 * t58;
    const double t65 = 2.3333333333333335 * t59 + 2.6666666666666665 * (t59 - 4.2 * t29 * t49) +
        0.3333333333333333 * (t59 + 3.0 * t60 + 16.8 * t29 * t51) + (t60 + 16.8 * t34 * t51 + 3.0 * t61) +
        (t59 + t60 + 2.0 * t62 + 16.8 * t29 * t54) + (t60 + t61 + 2.0 * t63 + 16.8 * t34 * t54) + 2.0 * (t62 +
        t63 + 16.8 * t36 * t54 + 2.0 * t64) + 0.13333333333333333 * (t59 + 3.0 * t60) + 0.4 * (t60 + 3.0 *
        t61) + 0.175 * (t59 - 2.0 * t60) + 1.3333333333333333 * (t59 + t60 + 2.0 * t62) + 1.3333333333333333 *
        (t60 + t61 + 2.0 * t63) + 2.6666666666666665 * (t62 + t63 + 2.0 * t64) + 0.875 * (t59 + t60) + 0.875 *
        (t60 + t61) + 0.46944444444444444 * (t59 + 1.0769230769230769 * t60) + 0.5055555555555555 * (t60 +
        1.0769230769230769 * t61) + 0.013888888888888888 * (t59 - 7.0 * t60) - 0.35 * (t60 - 2.0 * t61) -
        0.09722222222222222 * (t60 - 7.0 * t61);
    const double result13 = 0.006046863189720333 * t65;
    const double t66 = 25.6 * trial_14;
    const double t67 = t16 * t66;
    const double t68 = t18 * t66;
    const double t69 = t23 * t66;
    const double t70 = t20 * t66;
    const double t71 = t24 * t66;
    const double t72 = t27 * t66;
    const double t73 = 2.3333333333333335 * t67 + 2.6666666666666665 * (t67 - 4.2 * t38 * t49) +
        0.3333333333333333 * (t67 + 3.0 * t68 + 16.8 * t38 * t51) + (t68 + 16.8 * t43 * t51 + 3.0 * t69) +
        (t67 + t68 + 2.0 * t70 + 16.8 * t38 * t54) + (t68 + t69 + 2.0 * t71 + 16.8 * t43 * t54) + 2.0 * (t70 +
        t71 + 16.8 * t45 * t54 + 2.0 * t72) + 0.13333333333333333 * (t67 + 3.0 * t68) + 0.4 * (t68 + 3.0 *
        t69) + 0.175 * (t67 - 2.0 * t68) + 1.3333333333333333 * (t67 + t68 + 2.0 * t70) + 1.3333333333333333 *
        (t68 + t69 + 2.0 * t71) + 2.6666666666666665 * (t70 + t71 + 2.0 * t72) + 0.875 * (t67 + t68) + 0.875 *
        (t68 + t69) + 0.46944444444444444 * (t67 + 1.0769230769230769 * t68) + 0.5055555555555555 * (t68 +
        1.0769230769230769 * t69) + 0.013888888888888888 * (t67 - 7.0 * t68) - 0.35 * (t68 - 2.0 * t69) -
        0.09722222222222222 * (t68 - 7.0 * t69);
    const double result14 = 0.006046863189720333 * t73;
    const double t74 = t14 * t47;
    const double t75 = t29 * t58;
    const double t76 = t38 * t66;
    const double t77 = t22 * t47;
    const double t78 = t34 * t58;
    const double t79 = t43 * t66;
    const double t80 = t74 + t75 + t76 + t77 + t78 + t79 + 2.0 * t26 * t47 + 2.0 * t36 * t58 + 2.0 * t45 *
        t66;
    const double t81 = t14 * t15 + t17 * t22 + t19 * t26 + t29 * t30 + t31 * t34 + t32 * t36 + t38 * t39 + t40
        * t43 + t41 * t45;
    const double t82 = t74 + t75 + t76;
    const double t83 = t74 + t75 + t76 + 3.0 * t77 + 3.0 * t78 + 3.0 * t79;
    const double t84 = 3.0 * t80 + 126.0 * t81 - 2.0 * t82 - t83;
    const double result15 = 0.00033068783068783067 * (6.0 * t80 - t84);
    const double result16 = -0.001984126984126984 * (21.0 * t81 + t82);
    const double result17 = -0.0006613756613756613 * (63.0 * t81 + t83 - t82);
    const double result18 = -0.00033068783068783067 * t84;
    tile[lane] = result0;
    tile[lane + 64] = result1;
    tile[lane + 128] = result2;
    tile[lane + 192] = result3;
    tile[lane + 256] = result4;
    tile[lane + 320] = result5;
    tile[lane + 384] = result6;
    tile[lane + 448] = result7;
    tile[lane + 512] = result8;
    tile[lane + 576] = result9;
    tile[lane + 640] = result10;
    tile[lane + 704] = result11;
    tile[lane + 768] = result12;
    tile[lane + 832] = result13;
    tile[lane + 896] = result14;
    tile[lane + 960] = result15;
    tile[lane + 1024] = result16;
    tile[lane + 1088] = result17;
    tile[lane + 1152] = result18;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 64) {
    const int64_t d = node_offsets[first_node + node];
    const int begin = node > 0 ? contribution_ends[first_node + node - 1] : 0;
    const int end = contribution_ends[first_node + node];
    double sum0 = 0;
    for (int e = begin; e < end; ++e) {
      const int position = contributions[first_contribution + e];
      sum0 += tile[position];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_patches,
    const int64_t* patch_cells,
    const int64_t* patch_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "[(P1+bubble4)^3, P1]",                    // row_element
    "[(P1+bubble4)^3, P1]",                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    19,                                        // rows
    19,                                        // columns
    19,                                        // entries_per_cell
    7,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    19,                                        // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    2400,                                      // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    28928,                                     // shared_bytes
    560.0,                                     // flops_per_cell
    552.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
