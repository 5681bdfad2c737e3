// elasticity_lame_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=triangle --define degree=2
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          149 flops (438 before optimisation) <- taken
//   quadrature      591 flops
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
//   flops        149
//   bytes        1188 (36 read, 1152 written)
//   flops/byte   0.125
//   paper flops  2304 (2 sizeG rows columns)
//   shared       37376 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
elasticity_lame_p2x2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[4672];
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
    const double mu_0 = mu[cell];
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
    const double t2 = adj01 * adj01;
    const double t3 = t1 * t1;
    const double lmbda_0 = lmbda[cell];
    const double G0 = 1.3333333333333333 * (mu_0 * inv_abs_detJ * (t2 + 2.0 * t3) + t1 * t1 * inv_abs_detJ *
        lmbda_0);
    const double t4 = t0 * adj01;
    const double t5 = t1 * adj10;
    const double G1 = -0.6666666666666666 * (mu_0 * inv_abs_detJ * (t4 + 2.0 * t5) + t1 * adj10 * inv_abs_detJ
        * lmbda_0);
    const double t6 = 0.5 * G0 + G1;
    const double t7 = t0 * t0;
    const double t8 = adj10 * adj10;
    const double G4 = 1.3333333333333333 * (mu_0 * inv_abs_detJ * (t7 + 2.0 * t8) + adj10 * adj10 *
        inv_abs_detJ * lmbda_0);
    const double t9 = G1 + 0.5 * G4;
    const double G3 = 0.6666666666666666 * (mu_0 * adj01 * adj10 * inv_abs_detJ + t0 * t1 * inv_abs_detJ *
        lmbda_0);
    const double G5 = 0.6666666666666666 * (mu_0 * t0 * t1 * inv_abs_detJ + adj01 * adj10 * inv_abs_detJ *
        lmbda_0);
    const double t10 = G3 + G5;
    const double t11 = mu_0 + lmbda_0;
    const double G6 = -1.3333333333333333 * t0 * adj10 * inv_abs_detJ * t11;
    const double G2 = -1.3333333333333333 * t1 * adj01 * inv_abs_detJ * t11;
    const double t12 = t10 + G2;
    const double t13 = G6 + t12;
    const double t14 = 0.375 * (t10 + t13);
    reinterpret_cast<double2*>(tile)[73 * lane] = make_double2(0.75 * (t6 + t9), t14);
    const double t15 = 0.25 * t6;
    const double t16 = G5 + 0.5 * G2;
    const double t17 = 0.25 * t16;
    reinterpret_cast<double2*>(tile)[73 * lane + 1] = make_double2(t15, t17);
    const double t18 = 0.25 * t9;
    const double t19 = G3 + 0.5 * G6;
    const double t20 = 0.25 * t19;
    reinterpret_cast<double2*>(tile)[73 * lane + 2] = make_double2(t18, t20);
    reinterpret_cast<double2*>(tile)[73 * lane + 3] = make_double2(0.0, 0.0);
    const double t21 = -t9;
    const double t22 = -t19;
    reinterpret_cast<double2*>(tile)[73 * lane + 4] = make_double2(t21, t22);
    const double t23 = -t6;
    const double t24 = -t16;
    reinterpret_cast<double2*>(tile)[73 * lane + 5] = make_double2(t23, t24);
    const double G7 = 2.6666666666666665 * (mu_0 * inv_abs_detJ * (t2 + 0.5 * t3) + 0.5 * adj01 * adj01 *
        inv_abs_detJ * lmbda_0);
    const double G8 = -0.6666666666666666 * (2.0 * mu_0 * inv_abs_detJ * (t4 + 0.5 * t5) + t0 * adj01 *
        inv_abs_detJ * lmbda_0);
    const double t25 = 0.5 * G7 + G8;
    const double G9 = 2.6666666666666665 * (mu_0 * inv_abs_detJ * (t7 + 0.5 * t8) + 0.5 * t0 * t0 *
        inv_abs_detJ * lmbda_0);
    const double t26 = G8 + 0.5 * G9;
    reinterpret_cast<double2*>(tile)[73 * lane + 6] = make_double2(t14, 0.75 * (t25 + t26));
    const double t27 = G3 + 0.5 * G2;
    const double t28 = 0.25 * t27;
    const double t29 = 0.25 * t25;
    reinterpret_cast<double2*>(tile)[73 * lane + 7] = make_double2(t28, t29);
    const double t30 = t10 + G6;
    const double t31 = t19 - t30;
    const double t32 = -0.25 * t31;
    const double t33 = 0.25 * t26;
    reinterpret_cast<double2*>(tile)[73 * lane + 8] = make_double2(t32, t33);
    reinterpret_cast<double2*>(tile)[73 * lane + 9] = make_double2(0.0, 0.0);
    const double t34 = -t26;
    reinterpret_cast<double2*>(tile)[73 * lane + 10] = make_double2(t31, t34);
    const double t35 = -t27;
    const double t36 = -t25;
    reinterpret_cast<double2*>(tile)[73 * lane + 11] = make_double2(t35, t36);
    reinterpret_cast<double2*>(tile)[73 * lane + 12] = make_double2(t15, t28);
    const double t37 = 0.375 * G2;
    reinterpret_cast<double2*>(tile)[73 * lane + 13] = make_double2(0.375 * G0, t37);
    const double t38 = -0.25 * G1;
    const double t39 = -0.25 * G3;
    reinterpret_cast<double2*>(tile)[73 * lane + 14] = make_double2(t38, t39);
    reinterpret_cast<double2*>(tile)[73 * lane + 15] = make_double2(G1, G3);
    reinterpret_cast<double2*>(tile)[73 * lane + 16] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 17] = make_double2(t23, t35);
    reinterpret_cast<double2*>(tile)[73 * lane + 18] = make_double2(t17, t29);
    reinterpret_cast<double2*>(tile)[73 * lane + 19] = make_double2(t37, 0.375 * G7);
    const double t40 = -0.25 * G5;
    const double t41 = -0.25 * G8;
    reinterpret_cast<double2*>(tile)[73 * lane + 20] = make_double2(t40, t41);
    reinterpret_cast<double2*>(tile)[73 * lane + 21] = make_double2(G5, G8);
    reinterpret_cast<double2*>(tile)[73 * lane + 22] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 23] = make_double2(t24, t36);
    reinterpret_cast<double2*>(tile)[73 * lane + 24] = make_double2(t18, t32);
    reinterpret_cast<double2*>(tile)[73 * lane + 25] = make_double2(t38, t40);
    const double t42 = 0.375 * G6;
    reinterpret_cast<double2*>(tile)[73 * lane + 26] = make_double2(0.375 * G4, t42);
    reinterpret_cast<double2*>(tile)[73 * lane + 27] = make_double2(G1, G5);
    reinterpret_cast<double2*>(tile)[73 * lane + 28] = make_double2(t21, t31);
    reinterpret_cast<double2*>(tile)[73 * lane + 29] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 30] = make_double2(t20, t33);
    reinterpret_cast<double2*>(tile)[73 * lane + 31] = make_double2(t39, t41);
    reinterpret_cast<double2*>(tile)[73 * lane + 32] = make_double2(t42, 0.375 * G9);
    reinterpret_cast<double2*>(tile)[73 * lane + 33] = make_double2(G3, G8);
    reinterpret_cast<double2*>(tile)[73 * lane + 34] = make_double2(t22, t34);
    reinterpret_cast<double2*>(tile)[73 * lane + 35] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 36] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 37] = make_double2(G1, G5);
    reinterpret_cast<double2*>(tile)[73 * lane + 38] = make_double2(G1, G3);
    const double t43 = 2.0 * t6 + G4;
    reinterpret_cast<double2*>(tile)[73 * lane + 39] = make_double2(t43, t13);
    const double t44 = -2.0 * t6;
    const double t45 = -t12;
    reinterpret_cast<double2*>(tile)[73 * lane + 40] = make_double2(t44, t45);
    const double t46 = -2.0 * t9;
    const double t47 = -t30;
    reinterpret_cast<double2*>(tile)[73 * lane + 41] = make_double2(t46, t47);
    reinterpret_cast<double2*>(tile)[73 * lane + 42] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 43] = make_double2(G3, G8);
    reinterpret_cast<double2*>(tile)[73 * lane + 44] = make_double2(G5, G8);
    const double t48 = 2.0 * t25 + G9;
    reinterpret_cast<double2*>(tile)[73 * lane + 45] = make_double2(t13, t48);
    const double t49 = -2.0 * t25;
    reinterpret_cast<double2*>(tile)[73 * lane + 46] = make_double2(t45, t49);
    const double t50 = -2.0 * t26;
    reinterpret_cast<double2*>(tile)[73 * lane + 47] = make_double2(t47, t50);
    reinterpret_cast<double2*>(tile)[73 * lane + 48] = make_double2(t21, t31);
    reinterpret_cast<double2*>(tile)[73 * lane + 49] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 50] = make_double2(t21, t22);
    reinterpret_cast<double2*>(tile)[73 * lane + 51] = make_double2(t44, t45);
    reinterpret_cast<double2*>(tile)[73 * lane + 52] = make_double2(t43, t13);
    const double t51 = 2.0 * G1;
    reinterpret_cast<double2*>(tile)[73 * lane + 53] = make_double2(t51, t10);
    reinterpret_cast<double2*>(tile)[73 * lane + 54] = make_double2(t22, t34);
    reinterpret_cast<double2*>(tile)[73 * lane + 55] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 56] = make_double2(t31, t34);
    reinterpret_cast<double2*>(tile)[73 * lane + 57] = make_double2(t45, t49);
    reinterpret_cast<double2*>(tile)[73 * lane + 58] = make_double2(t13, t48);
    const double t52 = 2.0 * G8;
    reinterpret_cast<double2*>(tile)[73 * lane + 59] = make_double2(t10, t52);
    reinterpret_cast<double2*>(tile)[73 * lane + 60] = make_double2(t23, t35);
    reinterpret_cast<double2*>(tile)[73 * lane + 61] = make_double2(t23, t24);
    reinterpret_cast<double2*>(tile)[73 * lane + 62] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 63] = make_double2(t46, t47);
    reinterpret_cast<double2*>(tile)[73 * lane + 64] = make_double2(t51, t10);
    reinterpret_cast<double2*>(tile)[73 * lane + 65] = make_double2(t43, t13);
    reinterpret_cast<double2*>(tile)[73 * lane + 66] = make_double2(t24, t36);
    reinterpret_cast<double2*>(tile)[73 * lane + 67] = make_double2(t35, t36);
    reinterpret_cast<double2*>(tile)[73 * lane + 68] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[73 * lane + 69] = make_double2(t47, t50);
    reinterpret_cast<double2*>(tile)[73 * lane + 70] = make_double2(t10, t52);
    reinterpret_cast<double2*>(tile)[73 * lane + 71] = make_double2(t13, t48);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 72; k += 32) {
    const int staged = k / 72;
    const int part = k - 72 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[72 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[73 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_lame_p2x2_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  elasticity_lame_p2x2_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x2_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x2_triangle_f64_element_tensor_cuda_descriptor = {
    "elasticity_lame_p2x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2^2",                                    // row_element
    "P2^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    16,                                        // geometry_size
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
    37376,                                     // shared_bytes
    149.0,                                     // flops_per_cell
    1188.0,                                    // bytes_per_cell
    2304.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
