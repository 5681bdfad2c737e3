// stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --define cell=triangle
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [(P1+bubble3)^2, P1], 11 dofs
//   trial   [(P1+bubble3)^2, P1], 11 dofs
//   degree  5 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//
// Representation:
//   tensor          44 flops (156 before optimisation) <- taken
//   quadrature      63 flops
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
//   element_batch        32
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        44
//   bytes        988 (20 read, 968 written): inputs and results once each
//   flops/byte   0.0445
//   paper flops  968 (2 sizeG rows columns)
//   shared       30976 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor.h"

namespace of_stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(32)
stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3872];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double G5 = 0.5 * inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
    const double G6 = 0.5 * inv_abs_detJ * (adj10 * adj10 + J00 * J00);
    const double G4 = 0.5 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
    const double t0 = G5 + G4;
    const double t1 = G6 + t0;
    const double t2 = G5 + t1;
    tile[121 * lane] = t2;
    tile[121 * lane + 1] = 0.0;
    tile[121 * lane + 2] = -t0;
    tile[121 * lane + 3] = 0.0;
    const double t3 = G5 + G6;
    tile[121 * lane + 4] = -t3;
    tile[121 * lane + 5] = 0.0;
    tile[121 * lane + 6] = 0.0;
    tile[121 * lane + 7] = 0.0;
    const double sign_detJ = std::copysign(1.0, detJ);
    const double G0 = 0.16666666666666666 * adj00 * sign_detJ;
    const double G1 = 0.16666666666666666 * adj10 * sign_detJ;
    const double t4 = G0 + G1;
    tile[121 * lane + 8] = t4;
    tile[121 * lane + 9] = t4;
    tile[121 * lane + 10] = t4;
    tile[121 * lane + 11] = 0.0;
    tile[121 * lane + 12] = t2;
    tile[121 * lane + 13] = 0.0;
    tile[121 * lane + 14] = -t0;
    tile[121 * lane + 15] = 0.0;
    tile[121 * lane + 16] = -t3;
    tile[121 * lane + 17] = 0.0;
    tile[121 * lane + 18] = 0.0;
    const double G2 = 0.16666666666666666 * adj01 * sign_detJ;
    const double G3 = 0.16666666666666666 * J00 * sign_detJ;
    const double t5 = G2 + G3;
    tile[121 * lane + 19] = t5;
    tile[121 * lane + 20] = t5;
    tile[121 * lane + 21] = t5;
    tile[121 * lane + 22] = -t0;
    tile[121 * lane + 23] = 0.0;
    tile[121 * lane + 24] = G4;
    tile[121 * lane + 25] = 0.0;
    tile[121 * lane + 26] = G5;
    tile[121 * lane + 27] = 0.0;
    tile[121 * lane + 28] = 0.0;
    tile[121 * lane + 29] = 0.0;
    tile[121 * lane + 30] = -G0;
    tile[121 * lane + 31] = -G0;
    tile[121 * lane + 32] = -G0;
    tile[121 * lane + 33] = 0.0;
    tile[121 * lane + 34] = -t0;
    tile[121 * lane + 35] = 0.0;
    tile[121 * lane + 36] = G4;
    tile[121 * lane + 37] = 0.0;
    tile[121 * lane + 38] = G5;
    tile[121 * lane + 39] = 0.0;
    tile[121 * lane + 40] = 0.0;
    tile[121 * lane + 41] = -G2;
    tile[121 * lane + 42] = -G2;
    tile[121 * lane + 43] = -G2;
    tile[121 * lane + 44] = -t3;
    tile[121 * lane + 45] = 0.0;
    tile[121 * lane + 46] = G5;
    tile[121 * lane + 47] = 0.0;
    tile[121 * lane + 48] = G6;
    tile[121 * lane + 49] = 0.0;
    tile[121 * lane + 50] = 0.0;
    tile[121 * lane + 51] = 0.0;
    tile[121 * lane + 52] = -G1;
    tile[121 * lane + 53] = -G1;
    tile[121 * lane + 54] = -G1;
    tile[121 * lane + 55] = 0.0;
    tile[121 * lane + 56] = -t3;
    tile[121 * lane + 57] = 0.0;
    tile[121 * lane + 58] = G5;
    tile[121 * lane + 59] = 0.0;
    tile[121 * lane + 60] = G6;
    tile[121 * lane + 61] = 0.0;
    tile[121 * lane + 62] = 0.0;
    tile[121 * lane + 63] = -G3;
    tile[121 * lane + 64] = -G3;
    tile[121 * lane + 65] = -G3;
    tile[121 * lane + 66] = 0.0;
    tile[121 * lane + 67] = 0.0;
    tile[121 * lane + 68] = 0.0;
    tile[121 * lane + 69] = 0.0;
    tile[121 * lane + 70] = 0.0;
    tile[121 * lane + 71] = 0.0;
    const double t6 = 8.1 * t1;
    tile[121 * lane + 72] = t6;
    tile[121 * lane + 73] = 0.0;
    const double t7 = 1.35 * t4;
    tile[121 * lane + 74] = -t7;
    const double t8 = 1.35 * G0;
    tile[121 * lane + 75] = t8;
    const double t9 = 1.35 * G1;
    tile[121 * lane + 76] = t9;
    tile[121 * lane + 77] = 0.0;
    tile[121 * lane + 78] = 0.0;
    tile[121 * lane + 79] = 0.0;
    tile[121 * lane + 80] = 0.0;
    tile[121 * lane + 81] = 0.0;
    tile[121 * lane + 82] = 0.0;
    tile[121 * lane + 83] = 0.0;
    tile[121 * lane + 84] = t6;
    const double t10 = 1.35 * t5;
    tile[121 * lane + 85] = -t10;
    const double t11 = 1.35 * G2;
    tile[121 * lane + 86] = t11;
    const double t12 = 1.35 * G3;
    tile[121 * lane + 87] = t12;
    tile[121 * lane + 88] = t4;
    tile[121 * lane + 89] = t5;
    tile[121 * lane + 90] = -G0;
    tile[121 * lane + 91] = -G2;
    tile[121 * lane + 92] = -G1;
    tile[121 * lane + 93] = -G3;
    tile[121 * lane + 94] = -t7;
    tile[121 * lane + 95] = -t10;
    tile[121 * lane + 96] = 0.0;
    tile[121 * lane + 97] = 0.0;
    tile[121 * lane + 98] = 0.0;
    tile[121 * lane + 99] = t4;
    tile[121 * lane + 100] = t5;
    tile[121 * lane + 101] = -G0;
    tile[121 * lane + 102] = -G2;
    tile[121 * lane + 103] = -G1;
    tile[121 * lane + 104] = -G3;
    tile[121 * lane + 105] = t8;
    tile[121 * lane + 106] = t11;
    tile[121 * lane + 107] = 0.0;
    tile[121 * lane + 108] = 0.0;
    tile[121 * lane + 109] = 0.0;
    tile[121 * lane + 110] = t4;
    tile[121 * lane + 111] = t5;
    tile[121 * lane + 112] = -G0;
    tile[121 * lane + 113] = -G2;
    tile[121 * lane + 114] = -G1;
    tile[121 * lane + 115] = -G3;
    tile[121 * lane + 116] = t9;
    tile[121 * lane + 117] = t12;
    tile[121 * lane + 118] = 0.0;
    tile[121 * lane + 119] = 0.0;
    tile[121 * lane + 120] = 0.0;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 121 * cells_here; k += 32) {
    const int staged = k / 121;
    const int part = k - 121 * staged;
    __stcs(&element_tensors[121 * first_cell + k], tile[121 * staged + part]);
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cuda_descriptor = {
    "stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "stokes_mini.form",                        // form_file
    "a",                                       // form
    "cuda",                                    // target
    "25cc6846a29a64a3",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[(P1+bubble3)^2, P1]",                    // row_element
    "[(P1+bubble3)^2, P1]",                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    11,                                        // rows
    11,                                        // columns
    121,                                       // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    7,                                         // geometry_size
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    30976,                                     // shared_bytes
    44.0,                                      // flops_per_cell
    988.0,                                     // bytes_per_cell
    968.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor
