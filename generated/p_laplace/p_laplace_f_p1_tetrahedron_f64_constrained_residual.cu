// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel residual --define cell=tetrahedron --set constraints=true
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     tetrahedron, geometry P1^3
//   test     P1, 4 dofs
//   u        coefficient, P1, 4 dofs
//   f        coefficient, P1, 4 dofs
//   epsilon  constant, 1 values
//   degree   2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      154 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written, 154 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              blocks
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   block_nodes          96
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       154
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  3.73
//   shared      7232 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "p_laplace_f_p1_tetrahedron_f64_constrained_residual.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
p_laplace_f_p1_tetrahedron_f64_constrained_residual_kernel(
    double* __restrict__ y,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[96];
  alignas(16) __shared__ double f_nodes[96];
  alignas(16) __shared__ double tile[512];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  alignas(16) __shared__ uint16_t position[512];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_contribution = 4 * first_cell;
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < 4 * cells_here; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    u_nodes[node] = u[d];
    f_nodes[node] = f[d];
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
    const double u_0 = u_nodes[l0];
    const double u_1 = u_nodes[l1];
    const double u_2 = u_nodes[l2];
    const double u_3 = u_nodes[l3];
    const double f_0 = f_nodes[l0];
    const double f_1 = f_nodes[l1];
    const double f_2 = f_nodes[l2];
    const double f_3 = f_nodes[l3];
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
    const double t0 = 0.1381966011250105 * f_0;
    const double t1 = 0.1381966011250105 * f_1;
    const double t2 = 0.1381966011250105 * f_2;
    const double t3 = 0.1381966011250105 * f_3;
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = (t0 + 4.23606797749979 * t1 + t2 + t3) * abs_detJ;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t4 = u_0 - u_1;
    const double t5 = u_0 - u_2;
    const double t6 = u_0 - u_3;
    const double t7 = adj00 * t4 + adj10 * t5 + adj20 * t6;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t8 = t4 * adj01 + t5 * adj11 + t6 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t9 = t4 * adj02 + t5 * adj12 + t6 * adj22;
    const double t10 = std::sqrt(epsilon[0] * epsilon[0] + (t7 * t7 + t8 * t8 + t9 * t9) * reciprocal(abs_detJ
        * abs_detJ));
    const double flux1 = inv_abs_detJ * t10 * (adj00 * t7 + adj01 * t8 + adj02 * t9);
    const double flux2 = inv_abs_detJ * t10 * (adj10 * t7 + adj11 * t8 + adj12 * t9);
    const double flux3 = inv_abs_detJ * t10 * (adj20 * t7 + adj21 * t8 + adj22 * t9);
    const double flux4 = abs_detJ * (t0 + t1 + 4.23606797749979 * t2 + t3);
    const double flux5 = abs_detJ * (t0 + t1 + t2 + 4.23606797749979 * t3);
    const double flux6 = abs_detJ * (4.23606797749979 * t0 + t1 + t2 + t3);
    const double t11 = 0.005758191713542105 * flux6;
    const double result0 = 0.16666666666666666 * flux1 + 0.16666666666666666 * flux2 + 0.16666666666666666 *
        flux3 - 0.005758191713542105 * flux0 - 0.005758191713542105 * flux4 - 0.005758191713542105 * flux5 -
        4.23606797749979 * t11;
    const double result1 = -0.02439209152604035 * flux0 - 0.16666666666666666 * flux1 - 0.005758191713542105 *
        flux4 - 0.005758191713542105 * flux5 - t11;
    const double result2 = -0.005758191713542105 * flux0 - 0.16666666666666666 * flux2 - 0.02439209152604035 *
        flux4 - 0.005758191713542105 * flux5 - t11;
    const double result3 = -0.005758191713542105 * flux0 - 0.16666666666666666 * flux3 - 0.005758191713542105
        * flux4 - 0.02439209152604035 * flux5 - t11;
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
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
  }
}

}  // namespace

extern "C" int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    double* y,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr ||
      f == nullptr || epsilon == nullptr || block_cells == nullptr || block_nodes == nullptr ||
      node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr ||
      contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    p_laplace_f_p1_tetrahedron_f64_constrained_residual_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, constrained, coordinates, cells, u, f, epsilon, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_cell_blocks,
      arguments->block_cells,
      arguments->block_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 1, 0, nullptr},
    {"f", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor = {
    "p_laplace_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "p_laplace.form",                          // form_file
    "F",                                       // form
    "cuda",                                    // target
    "f27f71c6c8b76911",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    96,                                        // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    7232,                                      // shared_bytes
    154.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
