// elasticity_p1x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel assemble --define cell=tetrahedron --define degree=1
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
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
//   flops        321
//   bytes        1748 (596 read, 1152 written)
//   flops/byte   0.184
//   paper flops  2592 (2 sizeG rows columns)
//   shared       37120 bytes a block of 32 threads
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
elasticity_p1x3_tetrahedron_f64_assemble_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ matrix_values,
    const int32_t* __restrict__ slots,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[4640];
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
    const double t9 = adj01 * adj11;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t10 = adj02 * adj12;
    const double t11 = adj00 * adj10;
    const double G1 = 0.08333333333333333 * inv_abs_detJ * (t9 + t10 + 2.0 * t11);
    const double adj21 = t5 * t6 - t0 * t4;
    const double t12 = adj01 * adj21;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t13 = adj02 * adj22;
    const double t14 = adj00 * adj20;
    const double G2 = 0.08333333333333333 * inv_abs_detJ * (t12 + t13 + 2.0 * t14);
    const double t15 = adj11 * adj11;
    const double t16 = adj12 * adj12;
    const double t17 = adj10 * adj10;
    const double G3 = 0.08333333333333333 * inv_abs_detJ * (t15 + t16 + 2.0 * t17);
    const double t18 = adj11 * adj21;
    const double t19 = adj12 * adj22;
    const double t20 = adj10 * adj20;
    const double G4 = 0.08333333333333333 * inv_abs_detJ * (t18 + t19 + 2.0 * t20);
    const double t21 = adj21 * adj21;
    const double t22 = adj22 * adj22;
    const double t23 = adj20 * adj20;
    const double G5 = 0.08333333333333333 * inv_abs_detJ * (t21 + t22 + 2.0 * t23);
    const double t24 = adj01 * adj01;
    const double t25 = adj02 * adj02;
    const double t26 = adj00 * adj00;
    const double G0 = 0.08333333333333333 * inv_abs_detJ * (t24 + t25 + 2.0 * t26);
    const double t27 = G1 + G2 + G0;
    tile[145 * lane] = G1 + G2 + G3 + 2.0 * G4 + G5 + t27;
    const double G14 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj01;
    const double G15 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj11;
    const double G16 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj21;
    const double G18 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj01;
    const double G19 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj11;
    const double G20 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj21;
    const double G9 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj01;
    const double G10 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj11;
    const double G11 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj21;
    const double t28 = G9 + G10 + G11;
    const double t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
    tile[145 * lane + 1] = t29;
    const double G29 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj02;
    const double G30 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj12;
    const double G31 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj22;
    const double G33 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj02;
    const double G34 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj12;
    const double G35 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj22;
    const double G24 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj02;
    const double G25 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj12;
    const double G26 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj22;
    const double t30 = G24 + G25 + G26;
    const double t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
    tile[145 * lane + 2] = t31;
    const double t32 = -t27;
    tile[145 * lane + 3] = t32;
    const double t33 = -t28;
    tile[145 * lane + 4] = t33;
    const double t34 = -t30;
    tile[145 * lane + 5] = t34;
    const double t35 = -(G1 + G3 + G4);
    tile[145 * lane + 6] = t35;
    const double t36 = -(G14 + G15 + G16);
    tile[145 * lane + 7] = t36;
    const double t37 = -(G29 + G30 + G31);
    tile[145 * lane + 8] = t37;
    const double t38 = -(G2 + G4 + G5);
    tile[145 * lane + 9] = t38;
    const double t39 = -(G18 + G19 + G20);
    tile[145 * lane + 10] = t39;
    const double t40 = -(G33 + G34 + G35);
    tile[145 * lane + 11] = t40;
    tile[145 * lane + 12] = t29;
    const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
    const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
    const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
    const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t18 + t19 + t20);
    const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t21 + t22 + t23);
    const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t24 + t25 + t26);
    const double t41 = G7 + G8 + G6;
    tile[145 * lane + 13] = G7 + G8 + G12 + 2.0 * G13 + G17 + t41;
    const double G39 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj02;
    const double G40 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj12;
    const double G41 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj22;
    const double G42 = 0.08333333333333333 * inv_abs_detJ * adj02 * adj21;
    const double G43 = 0.08333333333333333 * inv_abs_detJ * adj12 * adj21;
    const double G44 = 0.08333333333333333 * inv_abs_detJ * adj21 * adj22;
    const double G36 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj02;
    const double G37 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj12;
    const double G38 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj22;
    const double t42 = G36 + G37 + G38;
    const double t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
    tile[145 * lane + 14] = t43;
    const double t44 = -(G14 + G18 + G9);
    tile[145 * lane + 15] = t44;
    const double t45 = -t41;
    tile[145 * lane + 16] = t45;
    const double t46 = -t42;
    tile[145 * lane + 17] = t46;
    const double t47 = -(G15 + G19 + G10);
    tile[145 * lane + 18] = t47;
    const double t48 = -(G7 + G12 + G13);
    tile[145 * lane + 19] = t48;
    const double t49 = -(G39 + G40 + G41);
    tile[145 * lane + 20] = t49;
    const double t50 = -(G16 + G20 + G11);
    tile[145 * lane + 21] = t50;
    const double t51 = -(G8 + G13 + G17);
    tile[145 * lane + 22] = t51;
    const double t52 = -(G42 + G43 + G44);
    tile[145 * lane + 23] = t52;
    tile[145 * lane + 24] = t31;
    tile[145 * lane + 25] = t43;
    const double G22 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
    const double G23 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
    const double G27 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
    const double G28 = 0.08333333333333333 * inv_abs_detJ * (t18 + 2.0 * t19 + t20);
    const double G32 = 0.08333333333333333 * inv_abs_detJ * (t21 + 2.0 * t22 + t23);
    const double G21 = 0.08333333333333333 * inv_abs_detJ * (t24 + 2.0 * t25 + t26);
    const double t53 = G22 + G23 + G21;
    tile[145 * lane + 26] = G22 + G23 + G27 + 2.0 * G28 + G32 + t53;
    const double t54 = -(G29 + G33 + G24);
    tile[145 * lane + 27] = t54;
    const double t55 = -(G39 + G42 + G36);
    tile[145 * lane + 28] = t55;
    const double t56 = -t53;
    tile[145 * lane + 29] = t56;
    const double t57 = -(G30 + G34 + G25);
    tile[145 * lane + 30] = t57;
    const double t58 = -(G40 + G43 + G37);
    tile[145 * lane + 31] = t58;
    const double t59 = -(G22 + G27 + G28);
    tile[145 * lane + 32] = t59;
    const double t60 = -(G31 + G35 + G26);
    tile[145 * lane + 33] = t60;
    const double t61 = -(G41 + G44 + G38);
    tile[145 * lane + 34] = t61;
    const double t62 = -(G23 + G28 + G32);
    tile[145 * lane + 35] = t62;
    tile[145 * lane + 36] = t32;
    tile[145 * lane + 37] = t44;
    tile[145 * lane + 38] = t54;
    tile[145 * lane + 39] = G0;
    tile[145 * lane + 40] = G9;
    tile[145 * lane + 41] = G24;
    tile[145 * lane + 42] = G1;
    tile[145 * lane + 43] = G14;
    tile[145 * lane + 44] = G29;
    tile[145 * lane + 45] = G2;
    tile[145 * lane + 46] = G18;
    tile[145 * lane + 47] = G33;
    tile[145 * lane + 48] = t33;
    tile[145 * lane + 49] = t45;
    tile[145 * lane + 50] = t55;
    tile[145 * lane + 51] = G9;
    tile[145 * lane + 52] = G6;
    tile[145 * lane + 53] = G36;
    tile[145 * lane + 54] = G10;
    tile[145 * lane + 55] = G7;
    tile[145 * lane + 56] = G39;
    tile[145 * lane + 57] = G11;
    tile[145 * lane + 58] = G8;
    tile[145 * lane + 59] = G42;
    tile[145 * lane + 60] = t34;
    tile[145 * lane + 61] = t46;
    tile[145 * lane + 62] = t56;
    tile[145 * lane + 63] = G24;
    tile[145 * lane + 64] = G36;
    tile[145 * lane + 65] = G21;
    tile[145 * lane + 66] = G25;
    tile[145 * lane + 67] = G37;
    tile[145 * lane + 68] = G22;
    tile[145 * lane + 69] = G26;
    tile[145 * lane + 70] = G38;
    tile[145 * lane + 71] = G23;
    tile[145 * lane + 72] = t35;
    tile[145 * lane + 73] = t47;
    tile[145 * lane + 74] = t57;
    tile[145 * lane + 75] = G1;
    tile[145 * lane + 76] = G10;
    tile[145 * lane + 77] = G25;
    tile[145 * lane + 78] = G3;
    tile[145 * lane + 79] = G15;
    tile[145 * lane + 80] = G30;
    tile[145 * lane + 81] = G4;
    tile[145 * lane + 82] = G19;
    tile[145 * lane + 83] = G34;
    tile[145 * lane + 84] = t36;
    tile[145 * lane + 85] = t48;
    tile[145 * lane + 86] = t58;
    tile[145 * lane + 87] = G14;
    tile[145 * lane + 88] = G7;
    tile[145 * lane + 89] = G37;
    tile[145 * lane + 90] = G15;
    tile[145 * lane + 91] = G12;
    tile[145 * lane + 92] = G40;
    tile[145 * lane + 93] = G16;
    tile[145 * lane + 94] = G13;
    tile[145 * lane + 95] = G43;
    tile[145 * lane + 96] = t37;
    tile[145 * lane + 97] = t49;
    tile[145 * lane + 98] = t59;
    tile[145 * lane + 99] = G29;
    tile[145 * lane + 100] = G39;
    tile[145 * lane + 101] = G22;
    tile[145 * lane + 102] = G30;
    tile[145 * lane + 103] = G40;
    tile[145 * lane + 104] = G27;
    tile[145 * lane + 105] = G31;
    tile[145 * lane + 106] = G41;
    tile[145 * lane + 107] = G28;
    tile[145 * lane + 108] = t38;
    tile[145 * lane + 109] = t50;
    tile[145 * lane + 110] = t60;
    tile[145 * lane + 111] = G2;
    tile[145 * lane + 112] = G11;
    tile[145 * lane + 113] = G26;
    tile[145 * lane + 114] = G4;
    tile[145 * lane + 115] = G16;
    tile[145 * lane + 116] = G31;
    tile[145 * lane + 117] = G5;
    tile[145 * lane + 118] = G20;
    tile[145 * lane + 119] = G35;
    tile[145 * lane + 120] = t39;
    tile[145 * lane + 121] = t51;
    tile[145 * lane + 122] = t61;
    tile[145 * lane + 123] = G18;
    tile[145 * lane + 124] = G8;
    tile[145 * lane + 125] = G38;
    tile[145 * lane + 126] = G19;
    tile[145 * lane + 127] = G13;
    tile[145 * lane + 128] = G41;
    tile[145 * lane + 129] = G20;
    tile[145 * lane + 130] = G17;
    tile[145 * lane + 131] = G44;
    tile[145 * lane + 132] = t40;
    tile[145 * lane + 133] = t52;
    tile[145 * lane + 134] = t62;
    tile[145 * lane + 135] = G33;
    tile[145 * lane + 136] = G42;
    tile[145 * lane + 137] = G23;
    tile[145 * lane + 138] = G34;
    tile[145 * lane + 139] = G43;
    tile[145 * lane + 140] = G28;
    tile[145 * lane + 141] = G35;
    tile[145 * lane + 142] = G44;
    tile[145 * lane + 143] = G32;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 144; k += 32) {
    const int staged = k / 144;
    const int part = k - 144 * staged;
    const int64_t slot0 = slots[144 * first_cell + k];
    if (slot0 >= 0) {
      atomicAdd(&matrix_values[slot0], tile[145 * staged + part]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_p1x3_tetrahedron_f64_assemble_cuda(
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
    elasticity_p1x3_tetrahedron_f64_assemble_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, matrix_values, slots, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f64_assemble_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->slots),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f64_assemble_cuda_descriptor = {
    "elasticity_p1x3_tetrahedron_f64_assemble",  // name
    "assemble",                                // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "atomic",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
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
    37120,                                     // shared_bytes
    321.0,                                     // flops_per_cell
    1748.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
