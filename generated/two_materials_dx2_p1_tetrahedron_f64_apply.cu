// two_materials_dx2_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate two_materials.form --kernel apply --define cell=tetrahedron
//
// Form file two_materials.form:
//   | """Diffusion in two materials: subdomains 1 and 2; in 2 also a reaction, integrated by a rule of its own."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | core = Coefficient(FiniteElement("DP", cell, 0))
//   | shell = Coefficient(element)
//   | rate = Constant(cell)
//   |
//   | a = inner(grad(v), core * grad(u)) * dx(1)
//   | a += inner(grad(v), shell * grad(u)) * dx(2)
//   | a += rate * v * u * dx(2, metadata={"quadrature_degree": 2 * degree + 2})
//
// What:
//   cell       tetrahedron, geometry P1^3
//   test       P1, 4 dofs
//   trial      P1, 4 dofs
//   shell      coefficient, P1, 4 dofs
//   rate       constant, 1 values
//   subdomain  2
//   degree     4 (metadata), scheme default
//   degree     1 (estimate), scheme default
//
// Representation:
//   tensor          not valid: shell varies on the cell
//   quadrature      254 flops <- taken
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
//   patch_nodes          96
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       254
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  6.15
//   shared      7232 bytes a block of 128 threads
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
two_materials_dx2_p1_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ shell,
    const double* __restrict__ rate,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double shell_nodes[96];
  alignas(16) __shared__ double x_nodes[96];
  alignas(16) __shared__ double tile[512];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  alignas(16) __shared__ uint16_t position[512];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 4;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    shell_nodes[node] = shell[d];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort4 l0_to_l3 = reinterpret_cast<const ushort4*>(local_nodes)[cell];
    const int l0 = l0_to_l3.x;
    const int l1 = l0_to_l3.y;
    const int l2 = l0_to_l3.z;
    const int l3 = l0_to_l3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
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
    const double shell_0 = shell_nodes[l0];
    const double shell_1 = shell_nodes[l1];
    const double shell_2 = shell_nodes[l2];
    const double shell_3 = shell_nodes[l3];
    const double t0 = 0.10052676522520448 * trial_2;
    const double t1 = 0.10052676522520448 * trial_3;
    const double t2 = x0_0 - x1_0;
    const double t3 = x0_1 - x2_1;
    const double t4 = x0_2 - x3_2;
    const double t5 = x0_1 - x3_1;
    const double t6 = x0_2 - x2_2;
    const double adj00 = t3 * t4 - t5 * t6;
    const double t7 = x0_0 - x2_0;
    const double t8 = x0_2 - x1_2;
    const double t9 = x0_1 - x1_1;
    const double adj10 = t5 * t8 - t4 * t9;
    const double t10 = x0_0 - x3_0;
    const double adj20 = t6 * t9 - t3 * t8;
    const double detJ = -(t2 * adj00 + t7 * adj10 + t10 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = rate[0] * (t0 + t1) * abs_detJ;
    const double t11 = 0.10052676522520448 * trial_1;
    const double flux1 = rate[0] * abs_detJ * (t1 + t11);
    const double flux2 = rate[0] * abs_detJ * (t0 + t11);
    const double t12 = 0.10052676522520448 * trial_0;
    const double flux3 = rate[0] * abs_detJ * (t11 + t12);
    const double flux4 = rate[0] * abs_detJ * (t0 + t12);
    const double flux5 = rate[0] * abs_detJ * (t1 + t12);
    const double flux6 = rate[0] * abs_detJ * (t0 + t1 + 6.947599505064706 * t11 + t12);
    const double flux7 = rate[0] * abs_detJ * (t0 + t1 + t11 + 6.947599505064706 * t12);
    const double flux8 = rate[0] * abs_detJ * (t0 + 6.947599505064706 * t1 + t11 + t12);
    const double flux9 = rate[0] * abs_detJ * (6.947599505064706 * t0 + t1 + t11 + t12);
    const double flux10 = rate[0] * abs_detJ * (t0 + t1 + 0.18093602952563653 * t11 + t12);
    const double flux11 = rate[0] * abs_detJ * (t0 + t1 + t11 + 0.18093602952563653 * t12);
    const double flux12 = rate[0] * abs_detJ * (t0 + 0.18093602952563653 * t1 + t11 + t12);
    const double flux13 = rate[0] * abs_detJ * (0.18093602952563653 * t0 + t1 + t11 + t12);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t13 = 0.25 * shell_0 + 0.25 * shell_1 + 0.25 * shell_2 + 0.25 * shell_3;
    const double t14 = trial_0 - trial_1;
    const double t15 = trial_0 - trial_2;
    const double t16 = trial_0 - trial_3;
    const double t17 = adj00 * t14 + adj10 * t15 + adj20 * t16;
    const double adj01 = t6 * t10 - t4 * t7;
    const double adj11 = t2 * t4 - t8 * t10;
    const double adj21 = t7 * t8 - t2 * t6;
    const double t18 = t14 * adj01 + t15 * adj11 + t16 * adj21;
    const double adj02 = t5 * t7 - t3 * t10;
    const double adj12 = t9 * t10 - t2 * t5;
    const double adj22 = t2 * t3 - t7 * t9;
    const double t19 = t14 * adj02 + t15 * adj12 + t16 * adj22;
    const double flux14 = inv_abs_detJ * (adj00 * t13 * t17 + t13 * adj01 * t18 + t13 * adj02 * t19);
    const double flux15 = inv_abs_detJ * (adj10 * t13 * t17 + t13 * adj11 * t18 + t13 * adj12 * t19);
    const double flux16 = inv_abs_detJ * (adj20 * t13 * t17 + t13 * adj21 * t18 + t13 * adj22 * t19);
    const double t20 = 0.0014842747522132722 * flux7;
    const double t21 = 0.021766166177773705 * flux11;
    const double result0 = (0.007894920242114847 * flux3 + 0.007894920242114847 * flux4 + 0.007894920242114847
        * flux5 + 0.0014842747522132722 * flux6 + 0.0014842747522132722 * flux8 + 0.0014842747522132722 *
        flux9 + 0.021766166177773705 * flux10 + 0.021766166177773705 * flux12 + 0.021766166177773705 * flux13
        + 6.947599505064706 * t20 + 0.18093602952563653 * t21) + 0.16666666666666666 * (flux14 + flux15 +
        flux16);
    const double result1 = -(0.16666666666666666 * flux14 - (0.007894920242114847 * flux1 +
        0.007894920242114847 * flux2 + 0.007894920242114847 * flux3 + 0.010312146533856969 * flux6 +
        0.0014842747522132722 * flux8 + 0.0014842747522132722 * flux9 + 0.003938283686201575 * flux10 +
        0.021766166177773705 * flux12 + 0.021766166177773705 * flux13 + t20 + t21));
    const double result2 = -(0.16666666666666666 * flux15 - (0.007894920242114847 * flux0 +
        0.007894920242114847 * flux2 + 0.007894920242114847 * flux4 + 0.0014842747522132722 * flux6 +
        0.0014842747522132722 * flux8 + 0.010312146533856969 * flux9 + 0.021766166177773705 * flux10 +
        0.021766166177773705 * flux12 + 0.003938283686201575 * flux13 + t20 + t21));
    const double result3 = -(0.16666666666666666 * flux16 - (0.007894920242114847 * flux0 +
        0.007894920242114847 * flux1 + 0.007894920242114847 * flux5 + 0.0014842747522132722 * flux6 +
        0.010312146533856969 * flux8 + 0.0014842747522132722 * flux9 + 0.021766166177773705 * flux10 +
        0.003938283686201575 * flux12 + 0.021766166177773705 * flux13 + t20 + t21));
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
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

extern "C" int two_materials_dx2_p1_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    const double* shell,
    const double* rate,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || shell == nullptr || rate == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    two_materials_dx2_p1_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, shell, rate, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return two_materials_dx2_p1_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
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

constexpr femforge_input coefficients[] = {
    {"shell", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"rate", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "two_materials_dx2_p1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
    4,                                         // quadrature_degree
    15,                                        // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    96,                                        // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    7232,                                      // shared_bytes
    254.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
