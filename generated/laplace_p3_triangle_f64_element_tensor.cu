// laplace_p3_triangle_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          87 flops (306 before optimisation) <- taken
//   quadrature      1075 flops
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
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        87
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.106
//   paper flops  800 (2 sizeG rows columns)
//   shared       26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
laplace_p3_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3264];
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
    const double G1 = -0.3375 * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
    const double G0 = 0.0375 * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
    const double G2 = 0.0375 * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
    const double t2 = 0.2222222222222222 * G1 - G0 - G2;
    const double t3 = 0.4444444444444444 * G1 - t2;
    const double t4 = G1 + 9.0 * G0;
    const double t5 = -0.25925925925925924 * t4;
    reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(11.333333333333334 * t3, t5);
    const double t6 = G1 + 9.0 * G2;
    const double t7 = -0.25925925925925924 * t6;
    const double t8 = -t3;
    reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(t7, t8);
    const double t9 = 0.8888888888888888 * G1 - G0;
    const double t10 = -(G1 + 18.0 * G2 + t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t8, t10);
    const double t11 = 2.111111111111111 * G1 + G0;
    const double t12 = -(G1 - 9.0 * G2 - t11);
    const double t13 = 0.8888888888888888 * G1 - G2;
    const double t14 = -(G1 + 18.0 * G0 + t13);
    reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t12, t14);
    const double t15 = 0.1111111111111111 * G1 + G2 + t4;
    reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(t15, 0.0);
    reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t5, 11.333333333333334 * G0);
    const double t16 = 0.25925925925925924 * G1;
    reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(t16, t11);
    const double t17 = -t9;
    const double t18 = -G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(t17, t18);
    const double t19 = 0.8888888888888888 * (G1 + 10.125 * G0);
    reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(t18, t19);
    const double t20 = -2.111111111111111 * (G1 + 8.526315789473685 * G0);
    reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t20, 0.0);
    reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(t7, t16);
    const double t21 = -t13;
    reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(11.333333333333334 * G2, t21);
    const double t22 = 2.111111111111111 * G1 + G2;
    const double t23 = 0.8888888888888888 * (G1 + 10.125 * G2);
    reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(t22, t23);
    const double t24 = -2.111111111111111 * (G1 + 8.526315789473685 * G2);
    const double t25 = -G2;
    reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t24, t25);
    reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(t25, 0.0);
    reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(t8, t11);
    const double t26 = G1 + G2 - t9;
    const double t27 = 45.0 * t26;
    reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(t21, t27);
    const double t28 = 9.0 * t2;
    reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t28, t4);
    reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(t4, t6);
    const double t29 = -5.0 * t6;
    const double t30 = -6.0 * t4;
    reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(t29, t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(t8, t17);
    reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t22, t28);
    reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(t27, t4);
    const double t31 = -5.0 * t4;
    reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(t31, t6);
    const double t32 = -6.0 * t6;
    reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(t6, t32);
    reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t10, t18);
    reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(t23, t4);
    reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(t4, t27);
    const double t33 = -4.0 * (2.25 * G0 + t6);
    const double t34 = 5.0 * G1;
    reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(t33, t34);
    const double t35 = -G1;
    reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(t35, t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t12, t18);
    reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(t24, t4);
    reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(t31, t33);
    reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(t27, t35);
    const double t36 = 6.0 * G1;
    reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(t35, t36);
    reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(t14, t19);
    reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t25, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(t6, t34);
    reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(t35, t27);
    const double t37 = -4.0 * (2.25 * G2 + t4);
    reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(t37, t32);
    reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(t15, t20);
    reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(t25, t29);
    reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(t6, t35);
    reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(t35, t37);
    reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(t27, t36);
    reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(0.0, t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(t32, t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(t36, t32);
    reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(t36, 108.0 * t26);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 50; k += 32) {
    const int staged = k / 50;
    const int part = k - 50 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[50 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[51 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int laplace_p3_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  laplace_p3_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p3_triangle_f64_element_tensor_cuda_descriptor = {
    "laplace_p3_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P3",                                      // row_element
    "P3",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    4,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    3,                                         // geometry_size
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
    26112,                                     // shared_bytes
    87.0,                                      // flops_per_cell
    820.0,                                     // bytes_per_cell
    800.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
