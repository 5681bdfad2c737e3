// helmholtz_p2_triangle_f64_apply: apply of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel apply --define cell=triangle --define degree=2
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        triangle, geometry P1^2
//   test        P2, 6 dofs
//   trial       P2, 6 dofs
//   wavenumber  constant, 1 values
//   degree      4 (estimate), scheme default
//
// Representation:
//   tensor          170 flops <- taken
//   quadrature      384 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops       170
//   bytes       92 (76 read, 16 written)
//   flops/byte  1.85
//   shared      13952 bytes a block of 128 threads
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
helmholtz_p2_triangle_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber,
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
    const double t0 = 4.0 * trial_3;
    const double t1 = 4.0 * trial_4;
    const double t2 = 4.0 * trial_5;
    const double t3 = x0_0 - x1_0;
    const double t4 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t3 * t4 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double t5 = -wavenumber[0] * wavenumber[0] * abs_detJ;
    const double flux0 = (t0 + t1 + t2) * t5;
    const double t6 = 2.0 * trial_0;
    const double t7 = 0.3333333333333333 * trial_1;
    const double t8 = t0 + 3.0 * t7 - t1 - 0.5 * t6;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t9 = inv_abs_detJ * (t4 * t4 + adj01 * adj01);
    const double t10 = 2.0 * trial_2;
    const double t11 = t0 + t6 - t2 - t10;
    const double t12 = t0 - t2 - 0.3333333333333333 * t11;
    const double t13 = -inv_abs_detJ * (t4 * adj10 + t3 * adj01);
    const double flux1 = t8 * t9 + 1.5 * t12 * t13;
    const double t14 = inv_abs_detJ * (adj10 * adj10 + t3 * t3);
    const double flux2 = t8 * t13 + 1.5 * t12 * t14;
    const double flux3 = t5 * (t1 + t6 + 1.5 * t10 - t2 - 15.0 * t7 - t8);
    const double t15 = 3.0 * t2 + t8 - 1.5 * t6 - 27.0 * t7;
    const double flux4 = 0.5 * t9 * t15 - t11 * t13;
    const double flux5 = 0.5 * t13 * t15 - t11 * t14;
    const double flux6 = t5 * (t6 - t10 - 0.4 * t11);
    const double t16 = t1 - t6 - t10;
    const double t17 = t11 - t16;
    const double flux7 = t9 * t17 - 2.0 * t13 * t16;
    const double flux8 = t13 * t17 - 2.0 * t14 * t16;
    const double flux9 = t5 * (t0 + t2 + 0.6666666666666666 * t16 - t1 - 12.0 * t7);
    const double flux10 = t5 * t11;
    const double flux11 = t5 * t16;
    const double t18 = 50.0 * flux5 - flux10;
    const double t19 = 45.0 * flux8 - flux11;
    const double result0 = -0.05555555555555555 * (flux1 + flux2 + flux4 + 0.01 * flux9 + 0.02 * t18 - 0.015 *
        flux3 - 0.1125 * flux6 - 1.5 * flux7 - 0.03333333333333333 * t19);
    const double result1 = 0.0016666666666666668 * (33.333333333333336 * flux1 - flux3 - 66.66666666666667 *
        flux4 - flux9);
    const double result2 = 0.0005555555555555556 * (100.0 * flux2 + 1.5 * flux3 + 2.0 * t18 +
        3.3333333333333335 * t19 - 11.25 * flux6 - flux9);
    const double t20 = 12.5 * flux0 + 150.0 * flux4 + 7.5 * flux6 + 1.5 * flux9 + 2.0 * t18 - 200.0 * flux2 -
        flux3 - 75.0 * flux7;
    const double result3 = 0.2222222222222222 * (0.125 * flux0 + flux1 + flux4 + 0.015 * flux9 - 0.01 * flux3
        - 0.005 * t20);
    const double result4 = 0.0005555555555555556 * (25.0 * flux0 + 4.0 * flux3 - 400.0 * flux1 - 100.0 * flux4
        - 150.0 * flux7 - flux9 - 6.666666666666667 * t19);
    const double result5 = 0.0011111111111111111 * t20;
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

extern "C" int helmholtz_p2_triangle_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(helmholtz_p2_triangle_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, wavenumber, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_p2_triangle_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_p2_triangle_f64_apply_hip_descriptor = {
    "helmholtz_p2_triangle_f64_apply",  // name
    "apply",                            // kernel
    "a",                                // form
    "hip",                              // target
    "float64",                          // scalar
    "tensor",                           // representation
    "triangle",                         // cell
    "P1^2",                             // coordinate_element
    "P2",                               // row_element
    "P2",                               // column_element
    "ufcx",                             // dof_order
    2,                                  // gdim
    2,                                  // arity
    6,                                  // rows
    6,                                  // columns
    6,                                  // entries_per_cell
    4,                                  // quadrature_degree
    0,                                  // quadrature_points
    0,                                  // num_coefficients
    1,                                  // num_constants
    nullptr,                            // coefficients
    constants,                          // constants
    "vertices",                         // input
    "full",                             // output
    0,                                  // geometry_size
    3,                                  // coordinate_nodes
    "patch",                            // scatter
    "int32",                            // index_type
    "separate",                         // numbering
    "interleaved",                      // component_order
    0,                                  // constraints
    6,                                  // nodes
    1,                                  // components
    0,                                  // trial_nodes
    1,                                  // cluster
    448,                                // patch_nodes
    "auto",                             // mapping
    "full",                             // unroll
    "auto",                             // k_place
    128,                                // element_batch
    128,                                // concurrent_elements
    1,                                  // interleave_stores
    128,                                // threads
    13952,                              // shared_bytes
    170.0,                              // flops_per_cell
    92.0,                               // bytes_per_cell
    0.0,                                // paper_flops_per_cell
    launch,                             // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
