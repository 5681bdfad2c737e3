// advection_diffusion_p2_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=triangle --define degree=2
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   b       constant, 2 values
//   nu      constant, 1 values
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          137 flops (217 before optimisation) <- taken
//   quadrature      828 flops
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
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        137
//   bytes        308 (20 read, 288 written)
//   flops/byte   0.445
//   paper flops  432 (2 sizeG rows columns)
//   shared       9728 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
advection_diffusion_p2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
  alignas(16) __shared__ double tile[1216];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double G1 = -0.6666666666666666 * nu[0] * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
    const double sign_detJ = std::copysign(1.0, detJ);
    const double G3 = -0.03333333333333333 * (t1 * b[0] * sign_detJ - adj01 * sign_detJ * b[1]);
    const double G4 = 0.03333333333333333 * (adj10 * b[0] * sign_detJ - t0 * sign_detJ * b[1]);
    const double G0 = 1.3333333333333333 * nu[0] * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
    const double G2 = 1.3333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
    const double t2 = 2.0 * G1 + G0 + G2 - 8.0 * G3;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(0.375 * (2.0 * G1 + 2.6666666666666665 * G3 +
        t2 - 5.333333333333333 * G4), 0.25 * G1 + 0.125 * G0 - G3);
    const double t3 = G3 + G4;
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(0.25 * G1 + 0.125 * G2 - G4, -t3);
    const double t4 = G1 + 0.5 * G2 - 3.0 * G4;
    const double t5 = G1 + 0.5 * G0 - 3.0 * G3;
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(G3 - t4, G4 - t5);
    const double t6 = 0.25 * G1 + G3;
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(G4 + 0.125 * G0 + t6, 0.375 *
        (5.333333333333333 * G3 + G0));
    const double t7 = G1 + 3.0 * G4;
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(-(0.25 * G1 + G4), -(t3 - t7));
    const double t8 = G1 + 3.0 * G3;
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(G3, -(2.0 * G4 + 0.5 * G0 + t8));
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(G4 + 0.125 * G2 + t6, -t6);
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(0.375 * (5.333333333333333 * G4 + G2), -(t3
        - t8));
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(-(2.0 * G3 + 0.5 * G2 + t7), G4);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(t3, t8);
    const double t9 = 4.0 * G4 + G2 - t2;
    const double t10 = 16.0 * G3 + 8.0 * G4 - t9;
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(t7, 4.0 * G4 + G2 + t10);
    const double t11 = G3 + 0.125 * t2 - G4;
    const double t12 = 4.0 * G3 + G0 - 8.0 * t11;
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(-t10, -(8.0 * G3 + 16.0 * G4 - t12));
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(-3.0 * (0.3333333333333333 * G1 +
        0.16666666666666666 * G2 + t3), -G3);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(-t4, t9);
    const double t13 = 0.5 * G1 + G4 - G3;
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(t2, 4.0 * (G1 - t13));
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(-3.0 * (0.3333333333333333 * G1 +
        0.16666666666666666 * G0 + t3), -t5);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(-G4, t12);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(4.0 * t13, 8.0 * t11);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 18; k += 32) {
    const int staged = k / 18;
    const int part = k - 18 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[18 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[19 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int advection_diffusion_p2_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  advection_diffusion_p2_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, b, nu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_p2_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input constants[] = {
    {"b", "constant", 2, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_p2_triangle_f64_element_tensor_cuda_descriptor = {
    "advection_diffusion_p2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    3,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    7,                                         // geometry_size
    3,                                         // coordinate_nodes
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    9728,                                      // shared_bytes
    137.0,                                     // flops_per_cell
    308.0,                                     // bytes_per_cell
    432.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
