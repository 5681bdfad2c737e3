// mass_p3_triangle_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          241 flops <- taken
//   quadrature      448 flops
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
//   patch_nodes          960
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       241
//   bytes       168 (132 read, 36 written)
//   flops/byte  1.43
//   shared      26240 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
mass_p3_triangle_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[960];
  alignas(16) __shared__ double tile[1280];
  alignas(16) __shared__ int32_t entry[960];
  alignas(16) __shared__ uint16_t end[960];
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
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
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
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = 1.2857142857142858 * trial_0;
    const double t1 = 0.03333333333333333 * trial_1;
    const double t2 = 1.2857142857142858 * trial_2;
    const double t3 = 0.075 * trial_3;
    const double t4 = 13.5 * trial_4;
    const double t5 = 0.075 * trial_5;
    const double t6 = 0.075 * trial_6;
    const double t7 = 13.5 * trial_7;
    const double t8 = 0.075 * trial_8;
    const double t9 = 0.45 * trial_9;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = (x0_0 - x1_0) * (x0_1 - x2_1) - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = (0.025925925925925925 * t0 + t1 + 0.025925925925925925 * t2 + t3 +
        0.005555555555555556 * t4 + t5 + t6 + 0.005555555555555556 * t7 + t8 + t9) * abs_detJ;
    const double t10 = 1.1666666666666667 * t0 + 180.0 * t5 + t7 - 1.1666666666666667 * t2 - t4 - 180.0 * t6;
    const double flux1 = abs_detJ * (0.25 * t1 + t3 + t8 - 0.006481481481481481 * t2 - 0.005555555555555556 *
        t4 - t6 - 0.002777777777777778 * t10);
    const double flux2 = abs_detJ * t10;
    const double t11 = 5.25 * t0 + 5.25 * t2 + 60.0 * t9 - t4 - 90.0 * t5 - 90.0 * t6 - t7;
    const double flux3 = abs_detJ * (t0 + t2 + 274.2857142857143 * t9 - 925.7142857142857 * t1 -
        102.85714285714286 * t3 - 531.4285714285714 * t5 - 531.4285714285714 * t6 - 102.85714285714286 * t8 -
        1.7142857142857142 * t11);
    const double t12 = t0 + 51.42857142857143 * t6 - t2 - 51.42857142857143 * t5;
    const double flux4 = abs_detJ * (450.0 * t3 + t4 + 810.0 * t5 + 10.5 * t12 - 810.0 * t6 - t7 - 450.0 *
        t8);
    const double flux5 = abs_detJ * (t0 + t2 + 0.14285714285714285 * t4 + 0.14285714285714285 * t7 -
        17.142857142857142 * t5 - 17.142857142857142 * t6 - 8.571428571428571 * t9);
    const double flux6 = abs_detJ * (t0 + 154.28571428571428 * t1 + t2 + 34.285714285714285 * t9 -
        102.85714285714286 * t3 - 51.42857142857143 * t5 - 51.42857142857143 * t6 - 102.85714285714286 * t8 -
        0.38095238095238093 * t11);
    const double flux7 = abs_detJ * (t0 + 45.86872586872587 * t5 + 41.6988416988417 * t8 - t2 -
        41.6988416988417 * t3 - 45.86872586872587 * t6 - 0.23166023166023167 * t10);
    const double flux8 = abs_detJ * t11;
    const double flux9 = abs_detJ * t12;
    const double t13 = 0.00125 * flux2;
    const double t14 = 0.0013764880952380953 * flux7;
    const double t15 = 0.0375 * flux0;
    const double t16 = -0.15 * flux1;
    const double t17 = -2.232142857142857e-05 * flux3;
    const double t18 = 0.0006122448979591836 * flux4 + 0.0009040178571428571 * flux6 + 0.006328125 * flux9 +
        t13 + 2.7 * t14 - 0.010714285714285714 * flux5 - 0.0008609693877551021 * flux8 - 4.0 * t15 - t16 -
        12.0 * t17;
    const double result0 = 0.00013605442176870748 * (flux4 + 10.3359375 * flux9 + 1633.3333333333333 * t13 +
        4410.0 * t14 - 816.6666666666666 * t18);
    const double result1 = 4.0 * (0.00010044642857142857 * flux6 + 0.1111111111111111 * t15 + t17 -
        0.05555555555555555 * t16);
    const double result2 = -0.1111111111111111 * t18;
    const double t19 = 0.00017006802721088434 * flux4 + 0.0006026785714285714 * flux6 + 2.0 * t16 - t14 - t15
        - t17;
    const double result3 = 0.0003401360544217687 * flux4 - 2.0 * t14 - t19;
    const double t20 = 6.802721088435374e-05 * flux4 + 0.0017857142857142857 * flux5 + 0.0004017857142857143 *
        flux6 + t14 + t15 + t16 - 0.0001913265306122449 * flux8 - t13 - 3.0 * t17;
    const double t21 = 0.00010204081632653062 * flux4 + 0.0011904761904761906 * flux5 + 0.00010044642857142857
        * flux6 + 9.566326530612244e-05 * flux8 + t13 + 0.1 * t14 - 0.002109375 * flux9 - t15 - t16 -
        3.6666666666666665 * t17;
    const double result5 = 0.00020408163265306123 * flux4 + 2.0 * t13 + 0.2 * t14 - 0.00421875 * flux9 - t21;
    const double result6 = -t21;
    const double result7 = -2.0 * (6.802721088435374e-05 * flux4 + t14 - t13 - 0.5 * t20);
    const double result8 = -t19;
    const double result9 = -0.0003826530612244898 * (9.333333333333334 * flux5 + 26133.333333333332 * t17 -
        1.05 * flux6 - flux8 - 15680.0 * t15);
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = t20;
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

extern "C" int mass_p3_triangle_f64_apply_cuda(
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
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    mass_p3_triangle_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p3_triangle_f64_apply_cuda(
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

extern "C" const femforge_kernel mass_p3_triangle_f64_apply_cuda_descriptor = {
    "mass_p3_triangle_f64_apply",  // name
    "apply",                       // kernel
    "a",                           // form
    "cuda",                        // target
    "float64",                     // scalar
    "tensor",                      // representation
    "triangle",                    // cell
    "P1^2",                        // coordinate_element
    "P3",                          // row_element
    "P3",                          // column_element
    "ufcx",                        // dof_order
    2,                             // gdim
    2,                             // arity
    10,                            // rows
    10,                            // columns
    10,                            // entries_per_cell
    6,                             // quadrature_degree
    0,                             // quadrature_points
    0,                             // num_coefficients
    0,                             // num_constants
    nullptr,                       // coefficients
    nullptr,                       // constants
    "vertices",                    // input
    "full",                        // output
    0,                             // geometry_size
    3,                             // coordinate_nodes
    "patch",                       // scatter
    "int32",                       // index_type
    "separate",                    // numbering
    "interleaved",                 // component_order
    0,                             // constraints
    10,                            // nodes
    1,                             // components
    0,                             // trial_nodes
    1,                             // cluster
    960,                           // patch_nodes
    "auto",                        // mapping
    "full",                        // unroll
    "auto",                        // k_place
    128,                           // element_batch
    128,                           // concurrent_elements
    1,                             // interleave_stores
    128,                           // threads
    26240,                         // shared_bytes
    241.0,                         // flops_per_cell
    168.0,                         // bytes_per_cell
    0.0,                           // paper_flops_per_cell
    launch,                        // launch
};
