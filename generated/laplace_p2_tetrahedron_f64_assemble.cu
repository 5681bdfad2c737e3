// laplace_p2_tetrahedron_f64_assemble: assemble of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel assemble --define cell=tetrahedron --define degree=2
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
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
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
//   scatter              atomic
//   index_type           int32
//   division             fast
//   store_chunk          0
//   chosen by            the cost model
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        179
//   bytes        1220 (420 read, 800 written)
//   flops/byte   0.147
//   paper flops  1800 (2 sizeG rows columns)
//   shared       25856 bytes a block of 32 threads
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

__global__ void __launch_bounds__(32)
laplace_p2_tetrahedron_f64_assemble_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ matrix_values,
    const int32_t* __restrict__ slots,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3232];
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 32 ? end_cell - first_cell : 32);

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
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t9 = G1 + G2;
    const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t10 = G4 + G3;
    const double t11 = G5 + t10;
    const double t12 = G4 + t11;
    const double t13 = t9 + t12;
    const double t14 = G0 + t13;
    tile[101 * lane] = 3.0 * (t9 + t14);
    const double t15 = G1 + G0;
    const double t16 = G2 + t15;
    tile[101 * lane + 1] = t16;
    const double t17 = G1 + G3;
    const double t18 = G4 + t17;
    tile[101 * lane + 2] = t18;
    const double t19 = G2 + G4;
    const double t20 = G5 + t19;
    tile[101 * lane + 3] = t20;
    tile[101 * lane + 4] = t13;
    const double t21 = G1 + G4;
    const double t22 = G2 + G0;
    const double t23 = G5 + t22;
    const double t24 = G2 + t23;
    const double t25 = t21 + t24;
    tile[101 * lane + 5] = t25;
    const double t26 = G3 + t15;
    const double t27 = G1 + t26;
    const double t28 = t19 + t27;
    tile[101 * lane + 6] = t28;
    const double t29 = -5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t27);
    tile[101 * lane + 7] = t29;
    const double t30 = -5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t24);
    tile[101 * lane + 8] = t30;
    const double t31 = -5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t12);
    tile[101 * lane + 9] = t31;
    tile[101 * lane + 10] = t16;
    tile[101 * lane + 11] = 3.0 * G0;
    const double t32 = -G1;
    tile[101 * lane + 12] = t32;
    const double t33 = -G2;
    tile[101 * lane + 13] = t33;
    const double t34 = -t9;
    tile[101 * lane + 14] = t34;
    const double t35 = 3.0 * G2 - G0;
    tile[101 * lane + 15] = t35;
    const double t36 = 3.0 * G1 - G0;
    tile[101 * lane + 16] = t36;
    tile[101 * lane + 17] = t15;
    tile[101 * lane + 18] = t22;
    const double t37 = -3.0 * (t9 + 1.3333333333333333 * G0);
    tile[101 * lane + 19] = t37;
    tile[101 * lane + 20] = t18;
    tile[101 * lane + 21] = t32;
    tile[101 * lane + 22] = 3.0 * G3;
    const double t38 = -G4;
    tile[101 * lane + 23] = t38;
    const double t39 = 3.0 * G4 - G3;
    tile[101 * lane + 24] = t39;
    const double t40 = -t21;
    tile[101 * lane + 25] = t40;
    const double t41 = 3.0 * G1 - G3;
    tile[101 * lane + 26] = t41;
    tile[101 * lane + 27] = t17;
    const double t42 = -3.0 * (1.3333333333333333 * G3 + t21);
    tile[101 * lane + 28] = t42;
    tile[101 * lane + 29] = t10;
    tile[101 * lane + 30] = t20;
    tile[101 * lane + 31] = t33;
    tile[101 * lane + 32] = t38;
    tile[101 * lane + 33] = 3.0 * G5;
    const double t43 = 3.0 * G4 - G5;
    tile[101 * lane + 34] = t43;
    const double t44 = 3.0 * G2 - G5;
    tile[101 * lane + 35] = t44;
    const double t45 = -t19;
    tile[101 * lane + 36] = t45;
    const double t46 = -3.0 * (1.3333333333333333 * G5 + t19);
    tile[101 * lane + 37] = t46;
    const double t47 = G2 + G5;
    tile[101 * lane + 38] = t47;
    const double t48 = G4 + G5;
    tile[101 * lane + 39] = t48;
    tile[101 * lane + 40] = t13;
    tile[101 * lane + 41] = t34;
    tile[101 * lane + 42] = t39;
    tile[101 * lane + 43] = t43;
    tile[101 * lane + 44] = 8.0 * t11;
    const double t49 = 4.0 * (2.0 * G1 + t20);
    tile[101 * lane + 45] = t49;
    const double t50 = 4.0 * (2.0 * G2 + t18);
    tile[101 * lane + 46] = t50;
    const double t51 = -8.0 * (0.5 * G2 + t18);
    tile[101 * lane + 47] = t51;
    const double t52 = -8.0 * (0.5 * G1 + t20);
    tile[101 * lane + 48] = t52;
    const double t53 = -4.0 * t12;
    tile[101 * lane + 49] = t53;
    tile[101 * lane + 50] = t25;
    tile[101 * lane + 51] = t35;
    tile[101 * lane + 52] = t40;
    tile[101 * lane + 53] = t44;
    tile[101 * lane + 54] = t49;
    tile[101 * lane + 55] = 8.0 * t23;
    const double t54 = 4.0 * (2.0 * G4 + t16);
    tile[101 * lane + 56] = t54;
    const double t55 = -8.0 * (0.5 * G4 + t16);
    tile[101 * lane + 57] = t55;
    const double t56 = -4.0 * t24;
    tile[101 * lane + 58] = t56;
    tile[101 * lane + 59] = t52;
    tile[101 * lane + 60] = t28;
    tile[101 * lane + 61] = t36;
    tile[101 * lane + 62] = t41;
    tile[101 * lane + 63] = t45;
    tile[101 * lane + 64] = t50;
    tile[101 * lane + 65] = t54;
    tile[101 * lane + 66] = 8.0 * t26;
    const double t57 = -4.0 * t27;
    tile[101 * lane + 67] = t57;
    tile[101 * lane + 68] = t55;
    tile[101 * lane + 69] = t51;
    tile[101 * lane + 70] = t29;
    tile[101 * lane + 71] = t15;
    tile[101 * lane + 72] = t17;
    tile[101 * lane + 73] = t46;
    tile[101 * lane + 74] = t51;
    tile[101 * lane + 75] = t55;
    tile[101 * lane + 76] = t57;
    tile[101 * lane + 77] = 8.0 * (G5 + t28);
    tile[101 * lane + 78] = t54;
    tile[101 * lane + 79] = t50;
    tile[101 * lane + 80] = t30;
    tile[101 * lane + 81] = t22;
    tile[101 * lane + 82] = t42;
    tile[101 * lane + 83] = t47;
    tile[101 * lane + 84] = t52;
    tile[101 * lane + 85] = t56;
    tile[101 * lane + 86] = t55;
    tile[101 * lane + 87] = t54;
    tile[101 * lane + 88] = 8.0 * (G3 + t25);
    tile[101 * lane + 89] = t49;
    tile[101 * lane + 90] = t31;
    tile[101 * lane + 91] = t37;
    tile[101 * lane + 92] = t10;
    tile[101 * lane + 93] = t48;
    tile[101 * lane + 94] = t53;
    tile[101 * lane + 95] = t52;
    tile[101 * lane + 96] = t51;
    tile[101 * lane + 97] = t50;
    tile[101 * lane + 98] = t49;
    tile[101 * lane + 99] = 8.0 * t14;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 100; k += 32) {
    const int staged = k / 100;
    const int part = k - 100 * staged;
    const int64_t slot0 = slots[100 * first_cell + k];
    if (slot0 >= 0) {
      atomicAdd(&matrix_values[slot0], tile[101 * staged + part]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_assemble_cuda(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* slots,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (matrix_values == nullptr || slots == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    laplace_p2_tetrahedron_f64_assemble_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, matrix_values, slots, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_assemble_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->slots),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_assemble_cuda_descriptor = {
    "laplace_p2_tetrahedron_f64_assemble",  // name
    "assemble",                             // kernel
    "a",                                    // form
    "cuda",                                 // target
    "float64",                              // scalar
    "tensor",                               // representation
    "tetrahedron",                          // cell
    "P1^3",                                 // coordinate_element
    "P2",                                   // row_element
    "P2",                                   // column_element
    "ufcx",                                 // dof_order
    3,                                      // gdim
    2,                                      // arity
    10,                                     // rows
    10,                                     // columns
    100,                                    // entries_per_cell
    2,                                      // quadrature_degree
    0,                                      // quadrature_points
    0,                                      // num_coefficients
    0,                                      // num_constants
    nullptr,                                // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    0,                                      // geometry_size
    4,                                      // coordinate_nodes
    "atomic",                               // scatter
    "int32",                                // index_type
    "separate",                             // numbering
    "interleaved",                          // component_order
    0,                                      // constraints
    0,                                      // nodes
    0,                                      // components
    0,                                      // trial_nodes
    0,                                      // cluster
    0,                                      // patch_nodes
    "cell",                                 // mapping
    "full",                                 // unroll
    "literal",                              // k_place
    32,                                     // element_batch
    32,                                     // concurrent_elements
    1,                                      // interleave_stores
    32,                                     // threads
    25856,                                  // shared_bytes
    179.0,                                  // flops_per_cell
    1220.0,                                 // bytes_per_cell
    1800.0,                                 // paper_flops_per_cell
    launch,                                 // launch
};
