// weighted_laplace_p2_triangle_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=triangle --define degree=2
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
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   w       coefficient, P1, 3 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          not valid: w varies on the cell
//   quadrature      319 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops       319
//   bytes       116 (100 read, 16 written)
//   flops/byte  2.75
//   shared      13952 bytes a block of 128 threads
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
weighted_laplace_p2_triangle_f64_apply_kernel(
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
  alignas(16) __shared__ double tile[768];
  alignas(16) __shared__ int32_t entry[448];
  alignas(16) __shared__ uint16_t end[448];
  alignas(16) __shared__ uint16_t position[768];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 6;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 6; k += 128) {
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
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double w_0 = w[3 * cell];
    const double w_1 = w[3 * cell + 1];
    const double w_2 = w[3 * cell + 2];
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
    const double trial_4 = x_nodes[l4];
    const double trial_5 = x_nodes[l5];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = 0.0722665257878777 * trial_0;
    const double t1 = 0.0722665257878777 * trial_1;
    const double t2 = 0.43615603629150884 * trial_3;
    const double t3 = 0.43615603629150884 * trial_4;
    const double t4 = 0.43615603629150884 * trial_5;
    const double t5 = 3.668093685490215 * t0 + 10.643736461792964 * t1 + t2 - t3 - 2.3713216288473062 * t4;
    const double t6 = 0.10903900907287721 * w_0;
    const double t7 = 0.10903900907287721 * w_1;
    const double t8 = 0.10903900907287721 * w_2;
    const double t9 = t6 + 6.04396195432797 * t7 + 2.127067831275097 * t8;
    const double t10 = x0_0 - x1_0;
    const double t11 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t10 * t11 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t12 = t11 * t11 + adj01 * adj01;
    const double t13 = 0.0722665257878777 * trial_2;
    const double t14 = 1.2909221036579288 * t0 + t2 - 0.1864783133633104 * t3 - t4 - 0.16545438365705104 *
        t13;
    const double t15 = t11 * adj10 + t10 * adj01;
    const double t16 = -t9 * inv_abs_detJ * t15;
    const double flux0 = 2.127067831275097 * t5 * t9 * inv_abs_detJ * t12 + 6.04396195432797 * t14 * t16;
    const double t17 = adj10 * adj10 + t10 * t10;
    const double flux1 = 2.127067831275097 * t5 * t16 + 6.04396195432797 * t14 * t9 * inv_abs_detJ * t17;
    const double t18 = t0 + 22.639949432449633 * t1 + t2 - t3 - 3.916894123052873 * t4;
    const double t19 = 2.127067831275097 * t6 + 6.04396195432797 * t7 + t8;
    const double t20 = 0.16545438365705104 * t0 + t2 + 0.1864783133633104 * t3 - t4 - 1.2909221036579288 *
        t13;
    const double t21 = -inv_abs_detJ * t15 * t19;
    const double flux2 = t18 * inv_abs_detJ * t12 * t19 + 6.04396195432797 * t20 * t21;
    const double flux3 = t18 * t21 + 6.04396195432797 * t20 * inv_abs_detJ * t17 * t19;
    const double t22 = 1.2909221036579288 * t0 + t2 - 0.16545438365705104 * t1 - t3 - 0.1864783133633104 * t4;
    const double t23 = t6 + 2.127067831275097 * t7 + 6.04396195432797 * t8;
    const double t24 = 3.668093685490215 * t0 + t2 + 10.643736461792964 * t13 - 2.3713216288473062 * t3 - t4;
    const double t25 = -inv_abs_detJ * t15 * t23;
    const double flux4 = 6.04396195432797 * t22 * inv_abs_detJ * t12 * t23 + 2.127067831275097 * t24 * t25;
    const double flux5 = 6.04396195432797 * t22 * t25 + 2.127067831275097 * t24 * inv_abs_detJ * t17 * t23;
    const double t26 = 22.639949432449633 * t0 + t1 + t3 - t2 - 3.916894123052873 * t4;
    const double t27 = 6.04396195432797 * t6 + 2.127067831275097 * t7 + t8;
    const double t28 = 10.643736461792964 * t0 + t4 + 3.668093685490215 * t13 - t2 - 2.3713216288473062 * t3;
    const double t29 = -inv_abs_detJ * t15 * t27;
    const double flux6 = t26 * inv_abs_detJ * t12 * t27 + 2.127067831275097 * t28 * t29;
    const double flux7 = t26 * t29 + 2.127067831275097 * t28 * inv_abs_detJ * t17 * t27;
    const double t30 = 0.16545438365705104 * t0 + t2 + 0.1864783133633104 * t4 - 1.2909221036579288 * t1 - t3;
    const double t31 = 2.127067831275097 * t6 + t7 + 6.04396195432797 * t8;
    const double t32 = t0 + t2 + 22.639949432449633 * t13 - 3.916894123052873 * t3 - t4;
    const double t33 = -inv_abs_detJ * t15 * t31;
    const double flux8 = 6.04396195432797 * t30 * inv_abs_detJ * t12 * t31 + t32 * t33;
    const double flux9 = 6.04396195432797 * t30 * t33 + t32 * inv_abs_detJ * t17 * t31;
    const double t34 = 10.643736461792964 * t0 + 3.668093685490215 * t1 + t3 - t2 - 2.3713216288473062 * t4;
    const double t35 = 6.04396195432797 * t6 + t7 + 2.127067831275097 * t8;
    const double t36 = 22.639949432449633 * t0 + t4 + t13 - t2 - 3.916894123052873 * t3;
    const double t37 = -inv_abs_detJ * t15 * t35;
    const double flux10 = 2.127067831275097 * t34 * inv_abs_detJ * t12 * t35 + t36 * t37;
    const double flux11 = 2.127067831275097 * t34 * t37 + t36 * inv_abs_detJ * t17 * t35;
    const double t38 = 0.07731112285101019 * flux0;
    const double t39 = 0.036346336357625735 * flux2;
    const double t40 = 0.2196758741246974 * flux4;
    const double t41 = 0.036346336357625735 * flux6;
    const double t42 = 0.2196758741246974 * flux8;
    const double t43 = 0.07731112285101019 * flux10;
    const double t44 = 0.2196758741246974 * flux1;
    const double t45 = 0.2196758741246974 * flux3;
    const double t46 = 0.07731112285101019 * flux5;
    const double t47 = 0.07731112285101019 * flux7;
    const double t48 = 0.036346336357625735 * flux9;
    const double t49 = 0.036346336357625735 * flux11;
    const double result0 = 0.027414073148991677 * (22.169818680013528 * t38 + 6.04396195432797 * t39 +
        7.80228408050955 * t40 + 136.8349930176347 * t41 + t42 + 64.33033822697007 * t43 + 7.80228408050955 *
        t44 + t45 + 22.169818680013528 * t46 + 64.33033822697007 * t47 + 6.04396195432797 * t48 +
        136.8349930176347 * t49);
    const double result1 = 0.027414073148991677 * (64.33033822697007 * t38 + 136.8349930176347 * t39 +
        6.04396195432797 * t41 + 22.169818680013528 * t43 - t40 - 7.80228408050955 * t42);
    const double result2 = -0.027414073148991677 * (t44 + 7.80228408050955 * t45 - 64.33033822697007 * t46 -
        22.169818680013528 * t47 - 136.8349930176347 * t48 - 6.04396195432797 * t49);
    const double result3 = t38 + t39 + t40 + t42 + t44 + t45 + t46 + t48 - t41 - t43 - t47 - t49;
    const double result4 = -(t38 + t39 + t40 + t42 + 0.1864783133633104 * t44 + 2.3713216288473062 * t46 +
        2.3713216288473062 * t47 + 3.916894123052873 * t48 + 3.916894123052873 * t49 - t41 - t43 -
        0.1864783133633104 * t45);
    const double result5 = -(2.3713216288473062 * t38 + 3.916894123052873 * t39 + 0.1864783133633104 * t40 +
        3.916894123052873 * t41 + 2.3713216288473062 * t43 + t44 + t45 + t46 + t48 - 0.1864783133633104 * t42
        - t47 - t49);
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
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

extern "C" int weighted_laplace_p2_triangle_f64_apply_cuda(
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
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    weighted_laplace_p2_triangle_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, w, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_triangle_f64_apply_cuda(
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
    {"w", "P1", 3, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_triangle_f64_apply_cuda_descriptor = {
    "weighted_laplace_p2_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    3,                                         // quadrature_degree
    6,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    6,                                         // nodes
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
    13952,                                     // shared_bytes
    319.0,                                     // flops_per_cell
    116.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
