// strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form L in strain_projection.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate strain_projection.form --define cell=tetrahedron
//
// Form file strain_projection.form:
//   | """L2 projection of the strain of a displacement u onto discontinuous symmetric tensors: matrix a, vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | displacement = VectorElement("Lagrange", cell, degree)
//   | element = TensorElement("DP", cell, degree - 1, symmetry=True)
//   | tau = TestFunction(element)
//   | sigma = TrialFunction(element)
//   | u = Coefficient(displacement)
//   |
//   | a = inner(tau, sigma) * dx
//   | L = inner(tau, sym(grad(u))) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    DP0^(3x3 sym), 6 dofs
//   u       coefficient, P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          155 flops
//   quadrature      110 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        110
//   bytes        164 (116 read, 48 written)
//   flops/byte   0.671
//   paper flops  96 (2 sizeG rows columns)
//   shared       3584 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u) {
  alignas(16) __shared__ double tile[448];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

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
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t2 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t3 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double x2_0 = coordinates[3 * n2];
    const double t5 = x0_0 - x2_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t6 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double x3_0 = coordinates[3 * n3];
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double sign_detJ = std::copysign(1.0, detJ);
    const double u_0 = u[12 * cell];
    const double u_3 = u[12 * cell + 3];
    const double t9 = u_0 - u_3;
    const double u_6 = u[12 * cell + 6];
    const double t10 = u_0 - u_6;
    const double u_9 = u[12 * cell + 9];
    const double t11 = u_0 - u_9;
    tile[7 * lane] = -0.16666666666666666 * sign_detJ * (adj00 * t9 + adj10 * t10 + adj20 * t11);
    const double u_1 = u[12 * cell + 1];
    const double u_4 = u[12 * cell + 4];
    const double t12 = u_1 - u_4;
    const double u_7 = u[12 * cell + 7];
    const double t13 = u_1 - u_7;
    const double u_10 = u[12 * cell + 10];
    const double t14 = u_1 - u_10;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t15 = sign_detJ * (adj00 * t12 + adj10 * t13 + adj20 * t14 + t9 * adj01 + t10 * adj11 + t11 *
        adj21);
    tile[7 * lane + 1] = -0.16666666666666666 * t15;
    tile[7 * lane + 2] = -0.16666666666666666 * sign_detJ * (t12 * adj01 + t13 * adj11 + t14 * adj21);
    const double u_2 = u[12 * cell + 2];
    const double u_5 = u[12 * cell + 5];
    const double t16 = u_2 - u_5;
    const double u_8 = u[12 * cell + 8];
    const double t17 = u_2 - u_8;
    const double u_11 = u[12 * cell + 11];
    const double t18 = u_2 - u_11;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t19 = sign_detJ * (adj00 * t16 + adj10 * t17 + adj20 * t18 + t9 * adj02 + t10 * adj12 + t11 *
        adj22);
    tile[7 * lane + 3] = -0.16666666666666666 * t19;
    const double t20 = sign_detJ * (adj01 * t16 + adj11 * t17 + adj21 * t18 + t12 * adj02 + t13 * adj12 + t14
        * adj22);
    tile[7 * lane + 4] = -0.16666666666666666 * t20;
    tile[7 * lane + 5] = -0.16666666666666666 * sign_detJ * (t16 * adj02 + t17 * adj12 + t18 * adj22);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 6; k += 64) {
    const int staged = k / 6;
    const int part = k - 6 * staged;
    __stcs(&element_tensors[6 * first_cell + k], tile[7 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "L",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "DP0^(3x3 sym)",                           // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    6,                                         // rows
    1,                                         // columns
    6,                                         // entries_per_cell
    0,                                         // quadrature_degree
    1,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    12,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    3584,                                      // shared_bytes
    110.0,                                     // flops_per_cell
    164.0,                                     // bytes_per_cell
    96.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};
