// poisson_l_p2_tetrahedron_f64_residual: residual of form L in poisson.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate poisson.form --kernel residual --define cell=tetrahedron --define degree=2
//
// Form file poisson.form:
//   | """Poisson's problem -div grad u = f: matrix a and load vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | f = Coefficient(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | L = v * f * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   f       coefficient, P2, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      301 flops <- taken
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
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       301
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  3.27
//   shared      19072 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
poisson_l_p2_tetrahedron_f64_residual_kernel(
    double* __restrict__ y,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double f_nodes[448];
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
    f_nodes[node] = f[d];
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
    const double f_0 = f_nodes[l0];
    const double f_1 = f_nodes[l1];
    const double f_2 = f_nodes[l2];
    const double f_3 = f_nodes[l3];
    const double f_4 = f_nodes[l4];
    const double f_5 = f_nodes[l5];
    const double f_6 = f_nodes[l6];
    const double f_7 = f_nodes[l7];
    const double f_8 = f_nodes[l8];
    const double f_9 = f_nodes[l9];
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
    const double t0 = 0.04042252210657352 * f_4;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double t5 = x0_2 - x1_2;
    const double t6 = x0_1 - x1_1;
    const double adj10 = t3 * t5 - t2 * t6;
    const double adj20 = t4 * t6 - t1 * t5;
    const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = t0 * abs_detJ;
    const double t7 = 0.04042252210657352 * f_5;
    const double flux1 = abs_detJ * t7;
    const double t8 = 0.04042252210657352 * f_6;
    const double flux2 = abs_detJ * t8;
    const double t9 = 0.04042252210657352 * f_9;
    const double flux3 = abs_detJ * t9;
    const double t10 = 0.04042252210657352 * f_8;
    const double flux4 = abs_detJ * t10;
    const double t11 = 0.04042252210657352 * f_7;
    const double flux5 = abs_detJ * t11;
    const double t12 = 0.08031550417191771 * f_0;
    const double t13 = 0.08031550417191771 * f_1;
    const double t14 = 0.08031550417191771 * f_2;
    const double t15 = 0.08031550417191771 * f_3;
    const double flux6 = abs_detJ * (t0 + 6.947599505064706 * t7 + 6.947599505064706 * t8 + 6.947599505064706
        * t9 + t10 + t11 + 3.450896129089476 * t13 - t12 - t14 - t15);
    const double flux7 = abs_detJ * (t0 + t7 + t8 + 6.947599505064706 * t9 + 6.947599505064706 * t10 +
        6.947599505064706 * t11 + 3.450896129089476 * t12 - t13 - t14 - t15);
    const double flux8 = abs_detJ * (6.947599505064706 * t0 + 6.947599505064706 * t7 + t8 + t9 + t10 +
        6.947599505064706 * t11 + 3.450896129089476 * t15 - t12 - t13 - t14);
    const double flux9 = abs_detJ * (6.947599505064706 * t0 + t7 + 6.947599505064706 * t8 + t9 +
        6.947599505064706 * t10 + t11 + 3.450896129089476 * t14 - t12 - t13 - t15);
    const double flux10 = abs_detJ * (6.729915343727071 * t0 + 1.2176841613376357 * t7 + 1.2176841613376357 *
        t8 + 1.2176841613376357 * t9 + 6.729915343727071 * t10 + 6.729915343727071 * t11 - t12 -
        0.43192029800402887 * t13 - t14 - t15);
    const double flux11 = abs_detJ * (6.729915343727071 * t0 + 6.729915343727071 * t7 + 6.729915343727071 * t8
        + 1.2176841613376357 * t9 + 1.2176841613376357 * t10 + 1.2176841613376357 * t11 - 0.43192029800402887
        * t12 - t13 - t14 - t15);
    const double flux12 = abs_detJ * (1.2176841613376357 * t0 + 1.2176841613376357 * t7 + 6.729915343727071 *
        t8 + 6.729915343727071 * t9 + 6.729915343727071 * t10 + 1.2176841613376357 * t11 - t12 - t13 - t14 -
        0.43192029800402887 * t15);
    const double flux13 = abs_detJ * (1.2176841613376357 * t0 + 6.729915343727071 * t7 + 1.2176841613376357 *
        t8 + 6.729915343727071 * t9 + 1.2176841613376357 * t10 + 6.729915343727071 * t11 - t12 - t13 -
        0.43192029800402887 * t14 - t15);
    const double t16 = -0.0005968373581817687 * flux6;
    const double t17 = 0.0005968373581817687 * flux7;
    const double t18 = -0.0005968373581817687 * flux8;
    const double t19 = -0.0005968373581817687 * flux9;
    const double t20 = -0.002301260632256631 * flux10;
    const double t21 = -0.002301260632256631 * flux11;
    const double t22 = -0.002301260632256631 * flux12;
    const double t23 = -0.002301260632256631 * flux13;
    const double result0 = 1.6317038024733372 * (1.2176841613376357 * t16 + 4.202101558813612 * t17 +
        1.2176841613376357 * t18 + 1.2176841613376357 * t19 + t20 + 0.43192029800402887 * t21 + t22 + t23);
    const double result1 = -1.6317038024733372 * (4.202101558813612 * t16 + 1.2176841613376357 * t17 -
        1.2176841613376357 * t18 - 1.2176841613376357 * t19 - 0.43192029800402887 * t20 - t21 - t22 - t23);
    const double result2 = 1.6317038024733372 * (1.2176841613376357 * t16 + 1.2176841613376357 * t18 + t20 +
        t21 + t22 + 0.43192029800402887 * t23 - 1.2176841613376357 * t17 - 4.202101558813612 * t19);
    const double result3 = 1.6317038024733372 * (1.2176841613376357 * t16 + 1.2176841613376357 * t19 + t20 +
        t21 + 0.43192029800402887 * t22 + t23 - 1.2176841613376357 * t17 - 4.202101558813612 * t18);
    const double result4 = 0.07853550469298698 * flux0 + t17 - t16 - 6.947599505064706 * t18 -
        6.947599505064706 * t19 - 5.526815209893349 * t20 - 5.526815209893349 * t21 - t22 - t23;
    const double result5 = 0.07853550469298698 * flux1 + t17 - 6.947599505064706 * t16 - 6.947599505064706 *
        t18 - t19 - t20 - 5.526815209893349 * t21 - t22 - 5.526815209893349 * t23;
    const double result6 = 0.07853550469298698 * flux2 + t17 - 6.947599505064706 * t16 - t18 -
        6.947599505064706 * t19 - t20 - 5.526815209893349 * t21 - 5.526815209893349 * t22 - t23;
    const double result7 = 0.07853550469298698 * flux5 + 6.947599505064706 * t17 - t16 - 6.947599505064706 *
        t18 - t19 - 5.526815209893349 * t20 - t21 - t22 - 5.526815209893349 * t23;
    const double result8 = 0.07853550469298698 * flux4 + 6.947599505064706 * t17 - t16 - t18 -
        6.947599505064706 * t19 - 5.526815209893349 * t20 - t21 - 5.526815209893349 * t22 - t23;
    const double result9 = 0.07853550469298698 * flux3 + 6.947599505064706 * t17 - 6.947599505064706 * t16 -
        t18 - t19 - t20 - t21 - 5.526815209893349 * t22 - 5.526815209893349 * t23;
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

extern "C" int poisson_l_p2_tetrahedron_f64_residual_hip(
    int64_t num_cells,
    double* y,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
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
  if (y == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(poisson_l_p2_tetrahedron_f64_residual_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, coordinates, cells, f, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return poisson_l_p2_tetrahedron_f64_residual_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
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
    {"f", "P2", 10, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel poisson_l_p2_tetrahedron_f64_residual_hip_descriptor = {
    "poisson_l_p2_tetrahedron_f64_residual",  // name
    "residual",                               // kernel
    "L",                                      // form
    "hip",                                    // target
    "float64",                                // scalar
    "quadrature",                             // representation
    "tetrahedron",                            // cell
    "P1^3",                                   // coordinate_element
    "P2",                                     // row_element
    "",                                       // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    1,                                        // arity
    10,                                       // rows
    1,                                        // columns
    10,                                       // entries_per_cell
    4,                                        // quadrature_degree
    14,                                       // quadrature_points
    1,                                        // num_coefficients
    0,                                        // num_constants
    coefficients,                             // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    4,                                        // coordinate_nodes
    "patch",                                  // scatter
    "int32",                                  // index_type
    "separate",                               // numbering
    "interleaved",                            // component_order
    0,                                        // constraints
    10,                                       // nodes
    1,                                        // components
    0,                                        // trial_nodes
    1,                                        // cluster
    448,                                      // patch_nodes
    "auto",                                   // mapping
    "full",                                   // unroll
    "auto",                                   // k_place
    128,                                      // element_batch
    128,                                      // concurrent_elements
    1,                                        // interleave_stores
    128,                                      // threads
    19072,                                    // shared_bytes
    301.0,                                    // flops_per_cell
    92.0,                                     // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
