// helmholtz_p2_tetrahedron_f64_apply: apply of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   cell        tetrahedron, geometry P1^3
//   test        P2, 10 dofs
//   trial       P2, 10 dofs
//   wavenumber  constant, 1 values
//   degree      4 (estimate), scheme default
//
// Representation:
//   tensor          484 flops <- taken
//   quadrature      1326 flops
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
//   flops       484
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  5.26
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
helmholtz_p2_tetrahedron_f64_apply_kernel(
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
    const double t0 = 0.05 * trial_1;
    const double t1 = 4.0 * trial_4;
    const double t2 = 4.0 * trial_7;
    const double t3 = 4.0 * trial_8;
    const double t4 = 2.0 * trial_0;
    const double t5 = 0.3333333333333333 * trial_2;
    const double t6 = 2.0 * trial_3;
    const double t7 = 4.0 * trial_9;
    const double t8 = 4.0 * trial_5;
    const double t9 = 4.0 * trial_6;
    const double t10 = t2 + t3 - t8 - t9;
    const double t11 = 60.0 * t0 + t7 - t1 - 0.5 * t4 - 3.0 * t5 - 0.5 * t6 - t10;
    const double t12 = x0_0 - x1_0;
    const double t13 = x0_1 - x2_1;
    const double t14 = x0_2 - x3_2;
    const double t15 = x0_1 - x3_1;
    const double t16 = x0_2 - x2_2;
    const double adj00 = t13 * t14 - t15 * t16;
    const double t17 = x0_0 - x2_0;
    const double t18 = x0_2 - x1_2;
    const double t19 = x0_1 - x1_1;
    const double adj10 = t15 * t18 - t14 * t19;
    const double t20 = x0_0 - x3_0;
    const double adj20 = t16 * t19 - t13 * t18;
    const double detJ = -(t12 * adj00 + t17 * adj10 + t20 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double t21 = -wavenumber[0] * wavenumber[0] * abs_detJ;
    const double flux0 = (40.0 * t0 - t1 - t2 - t3 - 0.5 * t11) * t21;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t16 * t20 - t14 * t17;
    const double adj02 = t15 * t17 - t13 * t20;
    const double t22 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t23 = t1 + t9 - t2 - t7;
    const double adj11 = t12 * t14 - t18 * t20;
    const double adj12 = t19 * t20 - t12 * t15;
    const double t24 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t25 = t1 + t8 - t3 - t7;
    const double adj21 = t17 * t18 - t12 * t16;
    const double adj22 = t12 * t13 - t17 * t19;
    const double t26 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux1 = t10 * t22 - t23 * t24 - t25 * t26;
    const double t27 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t28 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux2 = t10 * t24 - t23 * t27 - t25 * t28;
    const double t29 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux3 = t10 * t26 - t23 * t28 - t25 * t29;
    const double flux4 = t11 * t21;
    const double t30 = 240.0 * t0 + 2.0 * t4 + t10 - 4.0 * t7;
    const double t31 = t1 + 3.0 * t5 - t2 - 0.5 * t4 - 0.75 * t23;
    const double t32 = 2.0 * t1 + t6 - 2.0 * t3 - t4 - 1.5 * t25;
    const double flux5 = t22 * t30 - 4.0 * t24 * t31 - 2.0 * t26 * t32;
    const double flux6 = t24 * t30 - 4.0 * t27 * t31 - 2.0 * t28 * t32;
    const double flux7 = t26 * t30 - 4.0 * t28 * t31 - 2.0 * t29 * t32;
    const double t33 = t2 + t4 + t6 + t8 - t3 - 12.0 * t5 - t9 - t23;
    const double flux8 = t21 * t33;
    const double t34 = 1.5 * t2 + t4 - 0.5 * t7 - 1.5 * t8 - t10;
    const double t35 = t2 - t4 - t6;
    const double t36 = t1 + t4 - t3 - t6;
    const double t37 = t35 - t36;
    const double t38 = t3 - t4 - 6.0 * t5 - 0.25 * t37;
    const double flux9 = t22 * t34 + t26 * t36 - 2.0 * t24 * t38;
    const double flux10 = t24 * t34 + t28 * t36 - 2.0 * t27 * t38;
    const double flux11 = t26 * t34 + t29 * t36 - 2.0 * t28 * t38;
    const double flux12 = t21 * (t4 - t6 - t25);
    const double t39 = t2 + t7 - 2.0 * t4 - t8;
    const double flux13 = t22 * t39 + t24 * t37 + 2.0 * t26 * t35;
    const double flux14 = t24 * t39 + t27 * t37 + 2.0 * t28 * t35;
    const double flux15 = t26 * t39 + t28 * t37 + 2.0 * t29 * t35;
    const double flux16 = t21 * (240.0 * t0 + t1 + 12.0 * t5 + 2.0 * t6 + t30 - 3.0 * t8 - 3.0 * t9);
    const double flux17 = t21 * (t4 + t6 + 4.0 * t9 + 0.3333333333333333 * t33 - 12.0 * t5 - 2.0 * t7 - 2.0 *
        t8);
    const double flux18 = t21 * (t1 + t3 + 0.6666666666666666 * t35 - t2 - 12.0 * t5);
    const double flux19 = t21 * (1.5 * t1 + t6 - 1.5 * t3 - t4 - 1.25 * t25);
    const double flux20 = t21 * t36;
    const double flux21 = t21 * t35;
    const double t40 = 70.0 * flux11 + flux20;
    const double t41 = 0.000462962962962963 * flux12;
    const double t42 = -5.291005291005291e-05 * flux19;
    const double t43 = 63.0 * flux15 + flux21;
    const double t44 = 0.0033333333333333335 * flux0;
    const double t45 = -0.00030864197530864197 * flux4;
    const double t46 = 0.00015432098765432098 * flux8;
    const double t47 = 0.011111111111111112 * flux7 + 0.00031746031746031746 * flux18 + 0.0006349206349206349
        * t40 + 2.0 * t41 + 8.0 * t42 + 0.0010582010582010583 * t43 - 3.527336860670194e-05 * flux16 -
        0.00010582010582010582 * flux17 - t44 - t45 - 2.0 * t46;
    const double result0 = 0.002777777777777778 * (flux5 + flux6 + 2.0 * flux7 + 4.0 * flux9 + 4.0 * flux10 +
        0.11428571428571428 * t40 + 360.0 * t41 + 1440.0 * t42 - 6.0 * flux13 - 6.0 * flux14 - 90.0 * t47);
    const double result1 = 0.25 * (0.03333333333333333 * flux5 + 0.00021164021164021165 * flux16 + t44 - 3.0 *
        t45);
    const double result2 = -0.25 * (0.011111111111111112 * flux6 + 0.00021164021164021165 * flux17 +
        0.0009523809523809524 * flux18 + 4.0 * t46 - 0.08888888888888889 * flux10 - 3.527336860670194e-05 *
        flux16 - t44 - t45);
    const double result3 = -0.25 * t47;
    const double t48 = 0.041666666666666664 * flux2 + 0.041666666666666664 * flux3 + 0.002777777777777778 *
        flux6 + 0.002777777777777778 * flux7 + 0.011111111111111112 * flux10 + 0.016666666666666666 * flux14 +
        1.3227513227513228e-05 * flux17 + t41 + t42 + t44 + t46 - 8.818342151675484e-06 * flux16 -
        0.0002380952380952381 * flux18 - 0.00031746031746031746 * t40 - t45;
    const double result4 = -t48;
    const double t49 = 0.041666666666666664 * flux1 + 0.041666666666666664 * flux3 + 0.002777777777777778 *
        flux5 + 0.011111111111111112 * flux9 + 0.016666666666666666 * flux13 + 3.527336860670194e-05 * flux16
        + 6.613756613756614e-05 * flux17 + t41 + t44 + t45 - 0.008333333333333333 * flux7 - 5.0 * t42 - t46;
    const double result5 = -t49;
    const double result6 = -(0.041666666666666664 * flux1 + 0.041666666666666664 * flux2 +
        0.002777777777777778 * flux5 + 3.527336860670194e-05 * flux16 + t44 + t45 + 2.0 * t46 -
        0.008333333333333333 * flux6 - 0.022222222222222223 * flux9 - 0.00013227513227513228 * flux17);
    const double result7 = 0.041666666666666664 * flux1 + 0.041666666666666664 * flux2 + 0.002777777777777778
        * flux5 + 0.002777777777777778 * flux6 + 0.011111111111111112 * flux9 + 0.011111111111111112 * flux10
        + 0.016666666666666666 * flux13 + 0.016666666666666666 * flux14 + 8.818342151675484e-06 * flux16 +
        2.6455026455026456e-05 * flux17 + 0.0005291005291005291 * t43 + t45 + 2.0 * t46 -
        7.936507936507937e-05 * flux18 - t44;
    const double t50 = 0.020833333333333332 * flux1 + 0.001388888888888889 * flux5 + 8.818342151675484e-06 *
        flux16 + 0.0002380952380952381 * flux18 + t45 + 0.5 * t48 - 0.020833333333333332 * flux2 -
        0.001388888888888889 * flux6 - 0.011111111111111112 * flux9 - 0.022222222222222223 * flux10 -
        1.3227513227513228e-05 * flux17 - t44 - t46;
    const double result8 = 2.0 * t50;
    const double result9 = 0.008333333333333333 * (5.0 * flux1 + 5.0 * flux2 + 10.0 * flux3 + 4.0 * flux13 +
        240.0 * t41 - flux5 - flux6 - 2.0 * flux7 - 1200.0 * t42 - 120.0 * t49);
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

extern "C" int helmholtz_p2_tetrahedron_f64_apply_cuda(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    helmholtz_p2_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, wavenumber, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_p2_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel helmholtz_p2_tetrahedron_f64_apply_cuda_descriptor = {
    "helmholtz_p2_tetrahedron_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "cuda",                                // target
    "float64",                             // scalar
    "tensor",                              // representation
    "tetrahedron",                         // cell
    "P1^3",                                // coordinate_element
    "P2",                                  // row_element
    "P2",                                  // column_element
    "ufcx",                                // dof_order
    3,                                     // gdim
    2,                                     // arity
    10,                                    // rows
    10,                                    // columns
    10,                                    // entries_per_cell
    4,                                     // quadrature_degree
    0,                                     // quadrature_points
    0,                                     // num_coefficients
    1,                                     // num_constants
    nullptr,                               // coefficients
    constants,                             // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    4,                                     // coordinate_nodes
    "patch",                               // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    "interleaved",                         // component_order
    0,                                     // constraints
    10,                                    // nodes
    1,                                     // components
    0,                                     // trial_nodes
    1,                                     // cluster
    448,                                   // patch_nodes
    "auto",                                // mapping
    "full",                                // unroll
    "auto",                                // k_place
    128,                                   // element_batch
    128,                                   // concurrent_elements
    1,                                     // interleave_stores
    128,                                   // threads
    19072,                                 // shared_bytes
    484.0,                                 // flops_per_cell
    92.0,                                  // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};
