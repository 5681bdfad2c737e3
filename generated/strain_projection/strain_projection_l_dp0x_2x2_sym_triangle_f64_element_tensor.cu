// strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form L in strain_projection.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate strain_projection.form --define cell=triangle
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
//   cell    triangle, geometry P1^2
//   test    DP0^(2x2 sym), 3 dofs
//   u       coefficient, P1^2, 6 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//   u                [cell][6]
//
// Representation:
//   tensor          45 flops
//   quadrature      30 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        30
//   bytes        92 (68 read, 24 written): inputs and results once each
//   flops/byte   0.326
//   paper flops  36 (2 sizeG rows columns)
//   shared       1536 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor.h"

namespace of_strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor {
namespace {

__global__ void __launch_bounds__(64)
strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u) {
  alignas(16) __shared__ double tile[192];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 64 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double adj00 = x2_1 - x0_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = J00 * adj00 - adj01 * adj10;
    const double sign_detJ = std::copysign(1.0, detJ);
    const double u_0 = u[6 * cell];
    const double u_2 = u[6 * cell + 2];
    const double t0 = u_0 - u_2;
    const double u_4 = u[6 * cell + 4];
    const double t1 = u_0 - u_4;
    tile[3 * lane] = -0.5 * sign_detJ * (adj00 * t0 + adj10 * t1);
    const double u_1 = u[6 * cell + 1];
    const double u_3 = u[6 * cell + 3];
    const double t2 = u_1 - u_3;
    const double u_5 = u[6 * cell + 5];
    const double t3 = u_1 - u_5;
    tile[3 * lane + 1] = -0.5 * sign_detJ * (adj00 * t2 + adj10 * t3 + adj01 * t0 + J00 * t1);
    tile[3 * lane + 2] = -0.5 * sign_detJ * (adj01 * t2 + J00 * t3);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 3 * cells_here; k += 64) {
    const int staged = k / 3;
    const int part = k - 3 * staged;
    __stcs(&element_tensors[3 * first_cell + k], tile[3 * staged + part]);
  }
}

}  // namespace

extern "C" int strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells, u);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^2", 6, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cuda_descriptor = {
    "strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "strain_projection.form",                  // form_file
    "L",                                       // form
    "cuda",                                    // target
    "d8f2158443ecd420",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "DP0^(2x2 sym)",                           // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    1,                                         // arity
    3,                                         // rows
    1,                                         // columns
    3,                                         // entries_per_cell
    0,                                         // quadrature_degree
    1,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
    3,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    1536,                                      // shared_bytes
    30.0,                                      // flops_per_cell
    92.0,                                      // bytes_per_cell
    36.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor
