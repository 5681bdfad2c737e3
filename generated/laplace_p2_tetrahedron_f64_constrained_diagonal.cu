// laplace_p2_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel diagonal --define cell=tetrahedron --define degree=2 --set constraints=true
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          104 flops (140 before optimisation) <- taken
//   quadrature      300 flops
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
//   constraints          true
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
//   flops       104
//   bytes       81.3333 (70.6667 read, 10.6667 written)
//   flops/byte  1.28
//   shared      15488 bytes a block of 128 threads
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
laplace_p2_tetrahedron_f64_constrained_diagonal_kernel(
    double* __restrict__ y,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
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
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
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
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double t5 = x0_0 - x2_0;
    const double t6 = x0_2 - x1_2;
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double G1 = 0.26666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double G2 = 0.26666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double G4 = 0.26666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double G5 = 0.26666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double G0 = 0.26666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double G3 = 0.26666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t9 = G1 + G0 + G3;
    const double t10 = G2 + 2.0 * G4 + G5 + t9;
    const double result0 = 0.375 * (G1 + G2 + t10);
    const double result1 = 0.375 * G0;
    const double result2 = 0.375 * G3;
    const double result3 = 0.375 * G5;
    const double result4 = G4 + G5 + G3;
    const double result5 = G2 + G5 + G0;
    const double result7 = G1 + t10 - G4;
    const double result8 = G2 + t10 - G4;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = t9;
    tile[lane + 896] = result7;
    tile[lane + 1024] = result8;
    tile[lane + 1152] = t10;
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
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_constrained_diagonal_cuda(
    int64_t num_cells,
    double* y,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_patches,
    const int64_t* patch_cells,
    const int64_t* patch_nodes,
    const int32_t* node_offsets,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    laplace_p2_tetrahedron_f64_constrained_diagonal_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, constrained, coordinates, cells, patch_cells, patch_nodes, node_offsets, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_constrained_diagonal_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_constrained_diagonal_cuda_descriptor = {
    "laplace_p2_tetrahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
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
    2,                                         // quadrature_degree
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
    1,                                         // constraints
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
    15488,                                     // shared_bytes
    104.0,                                     // flops_per_cell
    81.33333333333333,                         // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
