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
//   trial   [(P1+bubble4)^3, P1], 19 dofs
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       560
//   bytes       552 (400 read, 152 written)
//   flops/byte  1.01
//   shared      45760 bytes a block of 64 threads
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
  alignas(16) __shared__ int32_t entry[2400];
  alignas(16) __shared__ uint16_t end[2400];
  alignas(16) __shared__ uint16_t position[1216];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 19;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 19; k += 64) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 64) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
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
    const double flux0 = t4 * t14 - t15 * t16 - t17 * t18 - t19 * t20;
    const double t21 = -adj10 * sign_detJ;
    const double t22 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t23 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t4 * t21 - t15 * t18 - t17 * t22 - t19 * t23;
    const double t24 = -adj20 * sign_detJ;
    const double t25 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t4 * t24 - t15 * t20 - t17 * t23 - t19 * t25;
    const double t26 = -sign_detJ * adj01;
    const double t27 = trial_1 - trial_4;
    const double t28 = trial_1 - trial_7;
    const double t29 = trial_1 - trial_10;
    const double flux3 = t4 * t26 - t16 * t27 - t18 * t28 - t20 * t29;
    const double t30 = -sign_detJ * adj11;
    const double flux4 = t4 * t30 - t18 * t27 - t22 * t28 - t23 * t29;
    const double t31 = -sign_detJ * adj21;
    const double flux5 = t4 * t31 - t20 * t27 - t23 * t28 - t25 * t29;
    const double t32 = -sign_detJ * adj02;
    const double t33 = trial_2 - trial_5;
    const double t34 = trial_2 - trial_8;
    const double t35 = trial_2 - trial_11;
    const double flux6 = t4 * t32 - t16 * t33 - t18 * t34 - t20 * t35;
    const double t36 = -sign_detJ * adj12;
    const double flux7 = t4 * t36 - t18 * t33 - t22 * t34 - t23 * t35;
    const double t37 = -sign_detJ * adj22;
    const double flux8 = t4 * t37 - t20 * t33 - t23 * t34 - t25 * t35;
    const double flux9 = t14 * t15 + t17 * t21 + t19 * t24 + t26 * t27 + t28 * t30 + t29 * t31 + t32 * t33 +
        t34 * t36 + t35 * t37;
    const double t38 = 4.0 * t1 - t4;
    const double t39 = 25.6 * trial_12;
    const double flux31 = t16 * t39;
    const double flux10 = 4.2 * t14 * t38 - flux31;
    const double t40 = 25.6 * trial_13;
    const double flux34 = t16 * t40;
    const double flux11 = 4.2 * t26 * t38 - flux34;
    const double t41 = 25.6 * trial_14;
    const double flux37 = t16 * t41;
    const double flux12 = 4.2 * t32 * t38 - flux37;
    const double t42 = t14 * t39;
    const double t43 = t26 * t40;
    const double t44 = t32 * t41;
    const double flux13 = t42 + t43 + t44;
    const double flux32 = t18 * t39;
    const double t45 = t0 + t3 - 2.0 * t2;
    const double flux14 = flux31 + 3.0 * flux32 + 16.8 * t14 * t45;
    const double t46 = t22 * t39;
    const double flux15 = flux32 + 16.8 * t21 * t45 + 3.0 * t46;
    const double flux35 = t18 * t40;
    const double flux16 = flux34 + 3.0 * flux35 + 16.8 * t26 * t45;
    const double t47 = t22 * t40;
    const double flux17 = flux35 + 16.8 * t30 * t45 + 3.0 * t47;
    const double flux38 = t18 * t41;
    const double flux18 = flux37 + 3.0 * flux38 + 16.8 * t32 * t45;
    const double t48 = t22 * t41;
    const double flux19 = flux38 + 16.8 * t36 * t45 + 3.0 * t48;
    const double t49 = t21 * t39;
    const double t50 = t30 * t40;
    const double t51 = t36 * t41;
    const double flux20 = t42 + t43 + t44 + 3.0 * t49 + 3.0 * t50 + 3.0 * t51;
    const double flux33 = t20 * t39;
    const double t52 = t0 - t3;
    const double flux21 = flux31 + flux32 + 2.0 * flux33 + 16.8 * t14 * t52;
    const double t53 = t23 * t39;
    const double flux22 = flux32 + t46 + 2.0 * t53 + 16.8 * t21 * t52;
    const double t54 = t25 * t39;
    const double flux23 = flux33 + t53 + 16.8 * t24 * t52 + 2.0 * t54;
    const double flux36 = t20 * t40;
    const double flux24 = flux34 + flux35 + 2.0 * flux36 + 16.8 * t26 * t52;
    const double t55 = t23 * t40;
    const double flux25 = flux35 + t47 + 2.0 * t55 + 16.8 * t30 * t52;
    const double t56 = t25 * t40;
    const double flux26 = flux36 + t55 + 16.8 * t31 * t52 + 2.0 * t56;
    const double flux39 = t20 * t41;
    const double flux27 = flux37 + flux38 + 2.0 * flux39 + 16.8 * t32 * t52;
    const double t57 = t23 * t41;
    const double flux28 = flux38 + t48 + 2.0 * t57 + 16.8 * t36 * t52;
    const double t58 = t25 * t41;
    const double flux29 = flux39 + t57 + 16.8 * t37 * t52 + 2.0 * t58;
    const double flux30 = t42 + t43 + t44 + t49 + t50 + t51 + 2.0 * t24 * t39 + 2.0 * t31 * t40 + 2.0 * t37 *
        t41;
    const double flux40 = flux31 + 3.0 * flux32;
    const double flux41 = flux32 + 3.0 * t46;
    const double flux42 = flux34 + 3.0 * flux35;
    const double flux43 = flux35 + 3.0 * t47;
    const double flux44 = flux37 + 3.0 * flux38;
    const double flux45 = flux38 + 3.0 * t48;
    const double flux46 = flux31 - 2.0 * flux32;
    const double flux47 = flux32 - 2.0 * t46;
    const double flux48 = flux34 - 2.0 * flux35;
    const double flux49 = flux35 - 2.0 * t47;
    const double flux50 = flux37 - 2.0 * flux38;
    const double flux51 = flux38 - 2.0 * t48;
    const double flux52 = flux31 + flux32 + 2.0 * flux33;
    const double flux53 = flux32 + t46 + 2.0 * t53;
    const double flux54 = flux33 + t53 + 2.0 * t54;
    const double flux55 = flux34 + flux35 + 2.0 * flux36;
    const double flux56 = flux35 + t47 + 2.0 * t55;
    const double flux57 = flux36 + t55 + 2.0 * t56;
    const double flux58 = flux37 + flux38 + 2.0 * flux39;
    const double flux59 = flux38 + t48 + 2.0 * t57;
    const double flux60 = flux39 + t57 + 2.0 * t58;
    const double flux61 = flux31 + flux32;
    const double flux62 = flux32 + t46;
    const double flux63 = flux34 + flux35;
    const double flux64 = flux35 + t47;
    const double flux65 = flux37 + flux38;
    const double flux66 = flux38 + t48;
    const double flux67 = flux31 + 1.0769230769230769 * flux32;
    const double flux68 = flux32 + 1.0769230769230769 * t46;
    const double flux69 = flux34 + 1.0769230769230769 * flux35;
    const double flux70 = flux35 + 1.0769230769230769 * t47;
    const double flux71 = flux37 + 1.0769230769230769 * flux38;
    const double flux72 = flux38 + 1.0769230769230769 * t48;
    const double flux73 = flux31 - 7.0 * flux32;
    const double flux74 = flux32 - 7.0 * t46;
    const double flux75 = flux34 - 7.0 * flux35;
    const double flux76 = flux35 - 7.0 * t47;
    const double flux77 = flux37 - 7.0 * flux38;
    const double flux78 = flux38 - 7.0 * t48;
    const double result0 = -0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = -0.16666666666666666 * (flux3 + flux4 + flux5);
    const double result2 = -0.16666666666666666 * (flux6 + flux7 + flux8);
    const double result3 = 0.16666666666666666 * flux0;
    const double result4 = 0.16666666666666666 * flux3;
    const double result5 = 0.16666666666666666 * flux6;
    const double result6 = 0.16666666666666666 * flux1;
    const double result7 = 0.16666666666666666 * flux4;
    const double result8 = 0.16666666666666666 * flux7;
    const double result9 = 0.16666666666666666 * flux2;
    const double result10 = 0.16666666666666666 * flux5;
    const double result11 = 0.16666666666666666 * flux8;
    const double t59 = 2.3333333333333335 * flux31 + 0.3333333333333333 * flux14 + flux15 + flux21 + flux22 +
        2.0 * flux23 + 0.13333333333333333 * flux40 + 0.4 * flux41 + 0.175 * flux46 + 1.3333333333333333 *
        flux52 + 1.3333333333333333 * flux53 + 2.6666666666666665 * flux54 + 0.875 * flux61 + 0.875 * flux62 +
        0.46944444444444444 * flux67 + 0.5055555555555555 * flux68 + 0.013888888888888888 * flux73 -
        2.6666666666666665 * flux10 - 0.35 * flux47 - 0.09722222222222222 * flux74;
    const double result12 = 0.006046863189720333 * t59;
    const double t60 = 2.3333333333333335 * flux34 + 0.3333333333333333 * flux16 + flux17 + flux24 + flux25 +
        2.0 * flux26 + 0.13333333333333333 * flux42 + 0.4 * flux43 + 0.175 * flux48 + 1.3333333333333333 *
        flux55 + 1.3333333333333333 * flux56 + 2.6666666666666665 * flux57 + 0.875 * flux63 + 0.875 * flux64 +
        0.46944444444444444 * flux69 + 0.5055555555555555 * flux70 + 0.013888888888888888 * flux75 -
        2.6666666666666665 * flux11 - 0.35 * flux49 - 0.09722222222222222 * flux76;
    const double result13 = 0.006046863189720333 * t60;
    const double t61 = 2.3333333333333335 * flux37 + 0.3333333333333333 * flux18 + flux19 + flux27 + flux28 +
        2.0 * flux29 + 0.13333333333333333 * flux44 + 0.4 * flux45 + 0.175 * flux50 + 1.3333333333333333 *
        flux58 + 1.3333333333333333 * flux59 + 2.6666666666666665 * flux60 + 0.875 * flux65 + 0.875 * flux66 +
        0.46944444444444444 * flux71 + 0.5055555555555555 * flux72 + 0.013888888888888888 * flux77 -
        2.6666666666666665 * flux12 - 0.35 * flux51 - 0.09722222222222222 * flux78;
    const double result14 = 0.006046863189720333 * t61;
    const double t62 = 126.0 * flux9 + 3.0 * flux30 - 2.0 * flux13 - flux20;
    const double result15 = 0.00033068783068783067 * (6.0 * flux30 - t62);
    const double result16 = -0.001984126984126984 * (21.0 * flux9 + flux13);
    const double result17 = -0.0006613756613756613 * (63.0 * flux9 + flux20 - flux13);
    const double result18 = -0.00033068783068783067 * t62;
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
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
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
    45760,                                     // shared_bytes
    560.0,                                     // flops_per_cell
    552.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
