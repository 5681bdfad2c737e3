// two_materials_dx1_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate two_materials.form --define cell=triangle
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
//   cell       triangle, geometry P1^2
//   test       P1, 3 dofs
//   trial      P1, 3 dofs
//   core       coefficient, DP0, 1 dofs
//   rate       constant, 1 values
//   subdomain  1
//   degree     0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//   core             [cell][1]
//
// Representation:
//   tensor          29 flops (44 before optimisation) <- taken
//   quadrature      32 flops
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
//   flops        29
//   bytes        100 (28 read, 72 written): inputs and results once each
//   flops/byte   0.29
//   paper flops  72 (2 sizeG rows columns)
//   shared       4608 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "two_materials_dx1_p1_triangle_f64_element_tensor.h"

namespace of_two_materials_dx1_p1_triangle_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(64)
two_materials_dx1_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ core) {
  alignas(16) __shared__ double tile[576];
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
    const double core_0 = core[cell];
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
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double G0 = 0.5 * core_0 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
    const double G1 = 0.5 * core_0 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
    const double t0 = G0 + G1;
    const double G2 = 0.5 * core_0 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
    const double t1 = G1 + G2;
    tile[9 * lane] = t0 + t1;
    tile[9 * lane + 1] = -t0;
    tile[9 * lane + 2] = -t1;
    tile[9 * lane + 3] = -t0;
    tile[9 * lane + 4] = G0;
    tile[9 * lane + 5] = G1;
    tile[9 * lane + 6] = -t1;
    tile[9 * lane + 7] = G1;
    tile[9 * lane + 8] = G2;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 9 * cells_here; k += 64) {
    const int staged = k / 9;
    const int part = k - 9 * staged;
    __stcs(&element_tensors[9 * first_cell + k], tile[9 * staged + part]);
  }
}

}  // namespace

extern "C" int two_materials_dx1_p1_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* core,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || core == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    two_materials_dx1_p1_triangle_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(64),
        0, static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells, core);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return two_materials_dx1_p1_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"core", "DP0", 1, 0, 0, nullptr},
};

constexpr int32_t subdomains[] = {1};

constexpr femforge_input constants[] = {
    {"rate", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel two_materials_dx1_p1_triangle_f64_element_tensor_cuda_descriptor = {
    "two_materials_dx1_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "two_materials.form",                      // form_file
    "a",                                       // form
    "cuda",                                    // target
    "749bec90e54dae17",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    1,                                         // num_subdomains
    subdomains,                                // subdomains
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    9,                                         // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    3,                                         // geometry_size
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
    4608,                                      // shared_bytes
    29.0,                                      // flops_per_cell
    100.0,                                     // bytes_per_cell
    72.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_two_materials_dx1_p1_triangle_f64_element_tensor
