// helmholtz_p2_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --define cell=tetrahedron --define degree=2
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        tetrahedron, geometry P1^3
//   test        P2, 10 dofs
//   trial       P2, 10 dofs
//   wavenumber  constant, 1 values
//   degree      4 (estimate), scheme default
//
// Representation:
//   tensor          248 flops (816 before optimisation) <- taken
//   quadrature      1518 flops
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
//   flops        248
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.302
//   paper flops  2000 (2 sizeG rows columns)
//   shared       26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
helmholtz_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
  alignas(16) __shared__ double tile[3264];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double abs_detJ = std::fabs(detJ);
    const double G0 = 0.002380952380952381 * wavenumber[0] * wavenumber[0] * abs_detJ;
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj22 = t0 * t1 - t5 * t7;
    const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj21 * adj11 + adj22 * adj12);
    const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double G6 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double t9 = G0 - G3 - G5;
    const double t10 = 0.8333333333333334 * G0 + G6 - t9;
    const double t11 = G0 + G2 + 2.0 * t10;
    const double t12 = G0 - 1.5 * G2 - 0.5 * t11;
    const double t13 = G1 + G4 - t12;
    const double t14 = G0 - G3 - G2;
    const double t15 = 0.8333333333333334 * G0 + G1 - t14;
    reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(3.0 * (0.3333333333333333 * G0 + G3 + G5 +
        t13), t15);
    const double t16 = G0 - G5 - G2;
    const double t17 = 0.8333333333333334 * G0 + G4 - t16;
    reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(t17, t10);
    const double t18 = G0 + G4 + G2;
    const double t19 = G3 + 2.0 * G5 + G6 + t18;
    const double t20 = G0 + G1 + G2;
    const double t21 = 2.0 * G3 + G5 + G6 + t20;
    reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t19, t21);
    const double t22 = G3 + G5 + G4 + G2 + t20;
    const double t23 = -4.0 * (G3 + G5 + 0.75 * G6 + 0.25 * t13);
    reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t22, t23);
    const double t24 = G0 + G3 + 2.0 * t17;
    const double t25 = G0 - 1.5 * G3 - 0.5 * t24;
    const double t26 = G1 + G6 - t25;
    const double t27 = -4.0 * (G5 + 0.75 * G4 + G2 + 0.25 * t26);
    const double t28 = G0 + G5 + 2.0 * t15;
    const double t29 = G0 - 1.5 * G5 - 0.5 * t28;
    const double t30 = G4 + G6 - t29;
    const double t31 = -4.0 * (G3 + 0.75 * G1 + G2 + 0.25 * t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(t27, t31);
    reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t15, -(G0 - 3.0 * G1));
    const double t32 = -(0.16666666666666666 * G0 + G2);
    const double t33 = -(0.16666666666666666 * G0 + G3);
    reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(t32, t33);
    const double t34 = G0 + G3 + G1;
    const double t35 = 1.6666666666666667 * G0 - G6 - t34;
    const double t36 = 4.0 * G3 + G6 + t35;
    reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(t14, t36);
    const double t37 = 1.6666666666666667 * G0 - G4 - t20;
    const double t38 = G4 + 4.0 * G2 + t37;
    reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(t38, t20);
    const double t39 = -3.0 * (0.7777777777777778 * G0 + 1.3333333333333333 * G1 - t14);
    reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t34, t39);
    reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(t17, t32);
    const double t40 = -(0.16666666666666666 * G0 + G5);
    reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(-(G0 - 3.0 * G4), t40);
    const double t41 = G0 + G5 + G4;
    const double t42 = 1.6666666666666667 * G0 - G6 - t41;
    const double t43 = 4.0 * G5 + G6 + t42;
    reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(t43, t16);
    const double t44 = G1 + t38 - G4;
    reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t44, t18);
    const double t45 = -3.0 * (0.7777777777777778 * G0 + 1.3333333333333333 * G4 - t16);
    reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(t45, t41);
    reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(t10, t33);
    reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(t40, -(G0 - 3.0 * G6));
    const double t46 = G4 + t43 - G6;
    const double t47 = G1 + t36 - G6;
    reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t46, t47);
    const double t48 = -3.0 * (0.7777777777777778 * G0 + 1.3333333333333333 * G6 - t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(t9, t48);
    const double t49 = G0 + G3 + G6;
    const double t50 = G0 + G5 + G6;
    reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(t49, t50);
    reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(t19, t14);
    reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t43, t46);
    const double t51 = -4.0 * t12;
    reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(-8.0 * t42, t51);
    const double t52 = -4.0 * t25;
    const double t53 = -4.0 * t24;
    reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(t52, t53);
    const double t54 = -4.0 * t11;
    const double t55 = -4.0 * (G0 + G5 - t42);
    reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(t54, t55);
    reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t21, t36);
    reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(t16, t47);
    reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(t51, -8.0 * t35);
    const double t56 = -4.0 * t29;
    const double t57 = -4.0 * t28;
    reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(t56, t57);
    const double t58 = -4.0 * (G0 + G3 - t35);
    reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(t58, t54);
    reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t22, t38);
    reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(t44, t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(t52, t56);
    const double t59 = -4.0 * (G0 + G2 - t37);
    reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(-8.0 * t37, t59);
    reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(t57, t53);
    reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(t23, t20);
    reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t18, t48);
    reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(t53, t57);
    reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(t59, 8.0 * t13);
    reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(t56, t52);
    reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(t27, t34);
    reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(t45, t49);
    reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(t54, t58);
    reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(t57, t56);
    reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(8.0 * t26, t51);
    reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(t31, t39);
    reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(t41, t50);
    reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(t55, t54);
    reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(t53, t52);
    reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(t51, 8.0 * t30);
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

extern "C" int helmholtz_p2_tetrahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  helmholtz_p2_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, wavenumber);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_p2_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_p2_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "helmholtz_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
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
    100,                                       // entries_per_cell
    4,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    1,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    7,                                         // geometry_size
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    26112,                                     // shared_bytes
    248.0,                                     // flops_per_cell
    820.0,                                     // bytes_per_cell
    2000.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
