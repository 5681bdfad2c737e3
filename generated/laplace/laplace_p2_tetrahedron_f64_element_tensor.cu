// laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=2
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
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             as in the table of tuned parameters
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
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        179
//   bytes        820 (20 read, 800 written): inputs and results once each
//   flops/byte   0.218
//   paper flops  1800 (2 sizeG rows columns)
//   shared       26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p2_tetrahedron_f64_element_tensor.h"

namespace of_laplace_p2_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(32)
laplace_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3264];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double J11 = x2_1 - x0_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J22 = x3_2 - x0_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double J12 = x3_1 - x0_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double x2_0 = coordinates[3 * n2];
    const double J01 = x2_0 - x0_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double J20 = x1_2 - x0_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double x3_0 = coordinates[3 * n3];
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t0 = G1 + G2;
    const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t1 = G4 + G3;
    const double t2 = G5 + t1;
    const double t3 = G4 + t2;
    const double t4 = t0 + t3;
    const double t5 = G0 + t4;
    const double t6 = G1 + G0;
    const double t7 = G2 + t6;
    reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(3.0 * (t0 + t5), t7);
    const double t8 = G1 + G3;
    const double t9 = G4 + t8;
    const double t10 = G2 + G4;
    const double t11 = G5 + t10;
    reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(t9, t11);
    const double t12 = G1 + G4;
    const double t13 = G2 + G0;
    const double t14 = G5 + t13;
    const double t15 = G2 + t14;
    const double t16 = t12 + t15;
    reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t4, t16);
    const double t17 = G3 + t6;
    const double t18 = G1 + t17;
    const double t19 = t10 + t18;
    const double t20 = 5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t18);
    reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t19, -t20);
    const double t21 = 5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t15);
    const double t22 = 5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t3);
    reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(-t21, -t22);
    reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t7, 3.0 * G0);
    reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(-G1, -G2);
    const double t23 = 3.0 * G2 - G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(-t0, t23);
    const double t24 = 3.0 * G1 - G0;
    reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(t24, t6);
    const double t25 = 3.0 * (t0 + 1.3333333333333333 * G0);
    reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t13, -t25);
    reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(t9, -G1);
    reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(3.0 * G3, -G4);
    const double t26 = 3.0 * G4 - G3;
    reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(t26, -t12);
    const double t27 = 3.0 * G1 - G3;
    reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t27, t8);
    const double t28 = 3.0 * (1.3333333333333333 * G3 + t12);
    reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(-t28, t1);
    reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(t11, -G2);
    reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(-G4, 3.0 * G5);
    const double t29 = 3.0 * G4 - G5;
    const double t30 = 3.0 * G2 - G5;
    reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t29, t30);
    const double t31 = 3.0 * (1.3333333333333333 * G5 + t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(-t10, -t31);
    const double t32 = G2 + G5;
    const double t33 = G4 + G5;
    reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(t32, t33);
    reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(t4, -t0);
    reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t26, t29);
    const double t34 = 4.0 * (2.0 * G1 + t11);
    reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(8.0 * t2, t34);
    const double t35 = 4.0 * (2.0 * G2 + t9);
    const double t36 = 8.0 * (0.5 * G2 + t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(t35, -t36);
    const double t37 = 8.0 * (0.5 * G1 + t11);
    const double t38 = 4.0 * t3;
    reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(-t37, -t38);
    reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t16, t23);
    reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(-t12, t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(t34, 8.0 * t14);
    const double t39 = 4.0 * (2.0 * G4 + t7);
    const double t40 = 8.0 * (0.5 * G4 + t7);
    reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(t39, -t40);
    const double t41 = 4.0 * t15;
    reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(-t41, -t37);
    reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t19, t24);
    reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(t27, -t10);
    reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(t35, t39);
    const double t42 = 4.0 * t18;
    reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(8.0 * t17, -t42);
    reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(-t40, -t36);
    reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(-t20, t6);
    reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t8, -t31);
    reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(-t36, -t40);
    reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(-t42, 8.0 * (G5 + t19));
    reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(t39, t35);
    reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(-t21, t13);
    reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(-t28, t32);
    reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(-t37, -t41);
    reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(-t40, t39);
    reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(8.0 * (G3 + t16), t34);
    reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(-t22, -t25);
    reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(t1, t33);
    reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(-t38, -t37);
    reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(-t36, t35);
    reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(t34, 8.0 * t5);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 50 * cells_here; k += 32) {
    const int staged = k / 50;
    const int part = k - 50 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[50 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[51 * staged + part]);
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_element_tensor_cuda(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    laplace_p2_tetrahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(32), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "laplace_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "cuda",                                    // target
    "dbe55078e729fad4",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    26112,                                     // shared_bytes
    179.0,                                     // flops_per_cell
    820.0,                                     // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_laplace_p2_tetrahedron_f64_element_tensor
