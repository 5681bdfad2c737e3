// weighted_laplace_p2_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   w       coefficient, P1, 4 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          not valid: w varies on the cell
//   quadrature      429 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          448
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       429
//   bytes       124 (113.333 read, 10.6667 written)
//   flops/byte  3.46
//   shared      19072 bytes a block of 128 threads
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
weighted_laplace_p2_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[448];
  alignas(16) __shared__ double tile[1280];
  alignas(16) __shared__ int32_t entry[448];
  alignas(16) __shared__ uint16_t end[448];
  alignas(16) __shared__ uint16_t position[1280];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 10; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
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
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const ushort2 l6_to_l7 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 3];
    const int l6 = l6_to_l7.x;
    const int l7 = l6_to_l7.y;
    const ushort2 l8_to_l9 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 4];
    const int l8 = l8_to_l9.x;
    const int l9 = l8_to_l9.y;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double w_0 = w[4 * cell];
    const double w_1 = w[4 * cell + 1];
    const double w_2 = w[4 * cell + 2];
    const double w_3 = w[4 * cell + 3];
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
    const double trial_4 = x_nodes[l4];
    const double trial_5 = x_nodes[l5];
    const double trial_6 = x_nodes[l6];
    const double trial_7 = x_nodes[l7];
    const double trial_8 = x_nodes[l8];
    const double trial_9 = x_nodes[l9];
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
    const double t0 = 0.6666666666666666 * trial_5;
    const double t1 = 0.6666666666666666 * trial_6;
    const double t2 = 0.6666666666666666 * trial_7;
    const double t3 = 0.6666666666666666 * trial_8;
    const double t4 = t0 + t1 - t2 - t3;
    const double t5 = 0.16666666666666666 * w_0;
    const double t6 = 0.16666666666666666 * w_1;
    const double t7 = 0.16666666666666666 * w_2;
    const double t8 = 0.16666666666666666 * w_3;
    const double t9 = t5 + t6 + t7 + t8;
    const double t10 = x0_0 - x1_0;
    const double t11 = x0_1 - x2_1;
    const double t12 = x0_2 - x3_2;
    const double t13 = x0_1 - x3_1;
    const double t14 = x0_2 - x2_2;
    const double adj00 = t11 * t12 - t13 * t14;
    const double t15 = x0_0 - x2_0;
    const double t16 = x0_2 - x1_2;
    const double t17 = x0_1 - x1_1;
    const double adj10 = t13 * t16 - t12 * t17;
    const double t18 = x0_0 - x3_0;
    const double adj20 = t14 * t17 - t11 * t16;
    const double detJ = -(t10 * adj00 + t15 * adj10 + t18 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t14 * t18 - t12 * t15;
    const double adj02 = t13 * t15 - t11 * t18;
    const double t19 = adj00 * adj00 + adj01 * adj01 + adj02 * adj02;
    const double t20 = 0.6666666666666666 * trial_4;
    const double t21 = 0.6666666666666666 * trial_9;
    const double t22 = t1 + t20 - t2 - t21;
    const double adj11 = t10 * t12 - t16 * t18;
    const double adj12 = t17 * t18 - t10 * t13;
    const double t23 = adj00 * adj10 + adj01 * adj11 + adj02 * adj12;
    const double t24 = 1.5 * t9 * inv_abs_detJ * t23;
    const double t25 = t0 + t20 - t3 - t21;
    const double adj21 = t15 * t16 - t10 * t14;
    const double adj22 = t10 * t11 - t15 * t17;
    const double t26 = adj00 * adj20 + adj01 * adj21 + adj02 * adj22;
    const double t27 = 1.5 * t9 * inv_abs_detJ * t26;
    const double flux0 = t4 * 1.5 * t9 * inv_abs_detJ * t19 + t22 * t24 + t25 * t27;
    const double t28 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
    const double t29 = adj10 * adj20 + adj11 * adj21 + adj12 * adj22;
    const double t30 = 1.5 * t9 * inv_abs_detJ * t29;
    const double flux1 = t4 * t24 + t22 * 1.5 * t9 * inv_abs_detJ * t28 + t25 * t30;
    const double t31 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
    const double flux2 = t4 * t27 + t22 * t30 + t25 * 1.5 * t9 * inv_abs_detJ * t31;
    const double t32 = 0.3333333333333333 * trial_0;
    const double t33 = 0.3333333333333333 * trial_1;
    const double t34 = t4 + t32 + 3.0 * t33 - 2.0 * t21;
    const double t35 = 2.0 * t6 + t9;
    const double t36 = 0.3333333333333333 * trial_2;
    const double t37 = 2.0 * t1 + t22 + t32 - 2.0 * t21 - t36;
    const double t38 = inv_abs_detJ * t23 * t35;
    const double t39 = 0.3333333333333333 * trial_3;
    const double t40 = 2.0 * t0 + t25 + t32 - 2.0 * t21 - t39;
    const double t41 = inv_abs_detJ * t26 * t35;
    const double flux3 = t34 * inv_abs_detJ * t19 * t35 + t37 * t38 + t40 * t41;
    const double t42 = inv_abs_detJ * t29 * t35;
    const double flux4 = t34 * t38 + t37 * inv_abs_detJ * t28 * t35 + t40 * t42;
    const double flux5 = t34 * t41 + t37 * t42 + t40 * inv_abs_detJ * t31 * t35;
    const double t43 = 2.0 * t1 + t4 + t32 - 2.0 * t3 - t33;
    const double t44 = 2.0 * t7 + t9;
    const double t45 = 2.0 * t3 - t22 - t32 - 3.0 * t36;
    const double t46 = inv_abs_detJ * t23 * t44;
    const double t47 = 2.0 * t3 + t39 - 2.0 * t20 - t25 - t32;
    const double t48 = inv_abs_detJ * t26 * t44;
    const double flux6 = t43 * inv_abs_detJ * t19 * t44 - t45 * t46 - t47 * t48;
    const double t49 = inv_abs_detJ * t29 * t44;
    const double flux7 = t43 * t46 - t45 * inv_abs_detJ * t28 * t44 - t47 * t49;
    const double flux8 = t43 * t48 - t45 * t49 - t47 * inv_abs_detJ * t31 * t44;
    const double t50 = 2.0 * t0 + t4 + t32 - 2.0 * t2 - t33;
    const double t51 = 2.0 * t8 + t9;
    const double t52 = 2.0 * t2 + t36 - 2.0 * t20 - t22 - t32;
    const double t53 = inv_abs_detJ * t23 * t51;
    const double t54 = 2.0 * t2 - t25 - t32 - 3.0 * t39;
    const double t55 = inv_abs_detJ * t26 * t51;
    const double flux9 = t50 * inv_abs_detJ * t19 * t51 - t52 * t53 - t54 * t55;
    const double t56 = inv_abs_detJ * t29 * t51;
    const double flux10 = t50 * t53 - t52 * inv_abs_detJ * t28 * t51 - t54 * t56;
    const double flux11 = t50 * t55 - t52 * t56 - t54 * inv_abs_detJ * t31 * t51;
    const double t57 = t4 + 2.0 * t21 - 3.0 * t32 - t33;
    const double t58 = 2.0 * t5 + t9;
    const double t59 = 2.0 * t3 + t22 - 3.0 * t32 - t36;
    const double t60 = inv_abs_detJ * t23 * t58;
    const double t61 = 2.0 * t2 + t25 - 3.0 * t32 - t39;
    const double t62 = inv_abs_detJ * t26 * t58;
    const double flux12 = t57 * inv_abs_detJ * t19 * t58 + t59 * t60 + t61 * t62;
    const double t63 = inv_abs_detJ * t29 * t58;
    const double flux13 = t57 * t60 + t59 * inv_abs_detJ * t28 * t58 + t61 * t63;
    const double flux14 = t57 * t62 + t59 * t63 + t61 * inv_abs_detJ * t31 * t58;
    const double t64 = 0.05 * flux3;
    const double t65 = -0.05 * flux12;
    const double t66 = 0.05 * flux7;
    const double t67 = -0.05 * flux13;
    const double t68 = 0.05 * flux11;
    const double t69 = -0.05 * flux14;
    const double t70 = flux4 + flux10 - 60.0 * t66 - 20.0 * t67;
    const double result0 = 0.025 * (flux5 + flux6 + flux8 + flux9 + 20.0 * t64 + 60.0 * t65 + 80.0 * t66 +
        80.0 * t67 + 20.0 * t68 + 60.0 * t69 + t70);
    const double result1 = -0.025 * (flux6 + flux9 - 60.0 * t64 - 20.0 * t65);
    const double result2 = -0.025 * t70;
    const double result3 = -0.025 * (flux5 + flux8 - 60.0 * t68 - 20.0 * t69);
    const double t71 = 0.2 * flux1 + 0.2 * flux2 + t67 + t69 - 0.05 * flux4 - 0.05 * flux5 - 0.15 * flux8 -
        0.15 * flux10 - t66 - t68;
    const double result4 = -t71;
    const double t72 = 0.2 * flux0 + 0.2 * flux2 + t65 + t69 - 0.15 * flux5 - 0.05 * flux6 - 0.05 * flux8 -
        0.15 * flux9 - t64 - t68;
    const double result5 = -t72;
    const double t73 = 0.2 * flux0 + 0.2 * flux1 + t65 + t67 - 0.15 * flux4 - 0.15 * flux6 - 0.05 * flux9 -
        0.05 * flux10 - t64 - t66;
    const double result6 = -t73;
    const double result7 = 0.1 * (flux4 + flux6 + 10.0 * t73 - flux9 - flux10 - 20.0 * t68 - 20.0 * t69);
    const double result8 = 0.1 * (flux5 + flux9 + 10.0 * t72 - flux6 - flux8 - 20.0 * t66 - 20.0 * t67);
    const double result9 = -0.1 * (flux4 + flux5 + 20.0 * t64 + 20.0 * t65 - flux8 - flux10 - 10.0 * t71);
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = result6;
    tile[lane + 896] = result7;
    tile[lane + 1024] = result8;
    tile[lane + 1152] = result9;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
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

extern "C" int weighted_laplace_p2_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    weighted_laplace_p2_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, w, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_tetrahedron_f64_apply_cuda_descriptor = {
    "weighted_laplace_p2_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    10,                                        // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    10,                                        // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    448,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    19072,                                     // shared_bytes
    429.0,                                     // flops_per_cell
    124.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
