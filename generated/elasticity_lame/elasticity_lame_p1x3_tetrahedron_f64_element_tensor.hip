// elasticity_lame_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=tetrahedron --define degree=1
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          511 flops (862 before optimisation)
//   quadrature      484 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        7
//   concurrent_elements  7
//   interleave_stores    true
//   unroll               inner
//   k_place              shared
//   entries_per_thread   4
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  36 threads compute a cell, 4 entries each, 7 cells concurrently, 1 in sequence
//
// Costs of a cell:
//   flops        1863
//   bytes        1188 (36 read, 1152 written)
//   flops/byte   1.57
//   paper flops  5184 (2 sizeG rows columns)
//   shared       4632 bytes a block of 252 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "elasticity_lame_p1x3_tetrahedron_f64_element_tensor.h"

namespace {

template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}


__device__ const double V_table[12] = {-1.0, 1.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0};


__device__ const int32_t test_column[144] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};


__device__ const int32_t trial_column[144] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2,
    3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2,
    2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2,
    2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1,
    2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};


__device__ const int32_t block_offset[144] = {0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45,
    27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0,
    9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0,
    9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63,
    72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72};


__device__ const double weights[1] = {0.16666666666666666};


__device__ const double DP0_d000[1] = {1.0};

__global__ void __launch_bounds__(252)
elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double V[12];
  alignas(16) __shared__ double D[567];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 7;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 7 ? num_cells - first_cell : 7);

  if (const int k = static_cast<int>(threadIdx.x); k < 12) {
    V[k] = V_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 7) {
    const int concurrent = point;
    const int q = 0;
    const int batch_cell = concurrent;
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
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double mu_0 = mu[cell];
    const double adj01 = t4 * t8 - t2 * t5;
    const double t9 = DP0_d000[q] * mu_0 * adj01 * adj01;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t10 = DP0_d000[q] * mu_0 * adj02 * adj02;
    const double lmbda_0 = lmbda[cell];
    const double t11 = DP0_d000[q] * adj00 * adj00 * mu_0;
    D[81 * concurrent + 81 * q] = weights[q] * inv_abs_detJ * (t9 + t10 + DP0_d000[q] * adj00 * adj00 *
        lmbda_0 + 2.0 * t11);
    const double adj11 = t0 * t2 - t6 * t8;
    const double t12 = DP0_d000[q] * mu_0 * adj01 * adj11;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t13 = DP0_d000[q] * mu_0 * adj02 * adj12;
    const double t14 = DP0_d000[q] * adj00 * adj10 * mu_0;
    const double t15 = weights[q] * inv_abs_detJ * (t12 + t13 + DP0_d000[q] * adj00 * adj10 * lmbda_0 + 2.0 *
        t14);
    D[81 * concurrent + 81 * q + 1] = t15;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t16 = DP0_d000[q] * mu_0 * adj01 * adj21;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t17 = DP0_d000[q] * mu_0 * adj02 * adj22;
    const double t18 = DP0_d000[q] * adj00 * adj20 * mu_0;
    const double t19 = weights[q] * inv_abs_detJ * (t16 + t17 + DP0_d000[q] * adj00 * adj20 * lmbda_0 + 2.0 *
        t18);
    D[81 * concurrent + 81 * q + 2] = t19;
    D[81 * concurrent + 81 * q + 3] = t15;
    const double t20 = DP0_d000[q] * mu_0 * adj11 * adj11;
    const double t21 = DP0_d000[q] * mu_0 * adj12 * adj12;
    const double t22 = DP0_d000[q] * adj10 * adj10 * mu_0;
    D[81 * concurrent + 81 * q + 4] = weights[q] * inv_abs_detJ * (t20 + t21 + DP0_d000[q] * adj10 * adj10 *
        lmbda_0 + 2.0 * t22);
    const double t23 = DP0_d000[q] * mu_0 * adj11 * adj21;
    const double t24 = DP0_d000[q] * mu_0 * adj12 * adj22;
    const double t25 = DP0_d000[q] * adj10 * adj20 * mu_0;
    const double t26 = weights[q] * inv_abs_detJ * (t23 + t24 + DP0_d000[q] * adj10 * adj20 * lmbda_0 + 2.0 *
        t25);
    D[81 * concurrent + 81 * q + 5] = t26;
    D[81 * concurrent + 81 * q + 6] = t19;
    D[81 * concurrent + 81 * q + 7] = t26;
    const double t27 = DP0_d000[q] * mu_0 * adj21 * adj21;
    const double t28 = DP0_d000[q] * mu_0 * adj22 * adj22;
    const double t29 = DP0_d000[q] * adj20 * adj20 * mu_0;
    D[81 * concurrent + 81 * q + 8] = weights[q] * inv_abs_detJ * (t27 + t28 + DP0_d000[q] * adj20 * adj20 *
        lmbda_0 + 2.0 * t29);
    const double mu0_d000_q = DP0_d000[q] * mu_0;
    const double lmbda0_d000_q = DP0_d000[q] * lmbda_0;
    const double t30 = mu0_d000_q + lmbda0_d000_q;
    const double t31 = weights[q] * adj00 * inv_abs_detJ * adj01 * t30;
    D[81 * concurrent + 81 * q + 9] = t31;
    const double t32 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj10 * mu_0 * adj01 + DP0_d000[q] * adj00 *
        lmbda_0 * adj11);
    D[81 * concurrent + 81 * q + 10] = t32;
    const double t33 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj20 * mu_0 * adj01 + DP0_d000[q] * adj00 *
        lmbda_0 * adj21);
    D[81 * concurrent + 81 * q + 11] = t33;
    const double t34 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * mu_0 * adj11 + DP0_d000[q] * adj10 *
        adj01 * lmbda_0);
    D[81 * concurrent + 81 * q + 12] = t34;
    const double t35 = weights[q] * adj10 * inv_abs_detJ * adj11 * t30;
    D[81 * concurrent + 81 * q + 13] = t35;
    const double t36 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj20 * mu_0 * adj11 + DP0_d000[q] * adj10 *
        lmbda_0 * adj21);
    D[81 * concurrent + 81 * q + 14] = t36;
    const double t37 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * mu_0 * adj21 + DP0_d000[q] * adj20 *
        adj01 * lmbda_0);
    D[81 * concurrent + 81 * q + 15] = t37;
    const double t38 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj10 * mu_0 * adj21 + DP0_d000[q] * adj20 *
        lmbda_0 * adj11);
    D[81 * concurrent + 81 * q + 16] = t38;
    const double t39 = weights[q] * adj20 * inv_abs_detJ * adj21 * t30;
    D[81 * concurrent + 81 * q + 17] = t39;
    const double t40 = weights[q] * adj00 * inv_abs_detJ * adj02 * t30;
    D[81 * concurrent + 81 * q + 18] = t40;
    const double t41 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj10 * mu_0 * adj02 + DP0_d000[q] * adj00 *
        lmbda_0 * adj12);
    D[81 * concurrent + 81 * q + 19] = t41;
    const double t42 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj20 * mu_0 * adj02 + DP0_d000[q] * adj00 *
        lmbda_0 * adj22);
    D[81 * concurrent + 81 * q + 20] = t42;
    const double t43 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * mu_0 * adj12 + DP0_d000[q] * adj10 *
        adj02 * lmbda_0);
    D[81 * concurrent + 81 * q + 21] = t43;
    const double t44 = weights[q] * adj10 * inv_abs_detJ * adj12 * t30;
    D[81 * concurrent + 81 * q + 22] = t44;
    const double t45 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj20 * mu_0 * adj12 + DP0_d000[q] * adj10 *
        lmbda_0 * adj22);
    D[81 * concurrent + 81 * q + 23] = t45;
    const double t46 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * mu_0 * adj22 + DP0_d000[q] * adj20 *
        adj02 * lmbda_0);
    D[81 * concurrent + 81 * q + 24] = t46;
    const double t47 = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj10 * mu_0 * adj22 + DP0_d000[q] * adj20 *
        lmbda_0 * adj12);
    D[81 * concurrent + 81 * q + 25] = t47;
    const double t48 = weights[q] * adj20 * inv_abs_detJ * adj22 * t30;
    D[81 * concurrent + 81 * q + 26] = t48;
    D[81 * concurrent + 81 * q + 27] = t31;
    D[81 * concurrent + 81 * q + 28] = t34;
    D[81 * concurrent + 81 * q + 29] = t37;
    D[81 * concurrent + 81 * q + 30] = t32;
    D[81 * concurrent + 81 * q + 31] = t35;
    D[81 * concurrent + 81 * q + 32] = t38;
    D[81 * concurrent + 81 * q + 33] = t33;
    D[81 * concurrent + 81 * q + 34] = t36;
    D[81 * concurrent + 81 * q + 35] = t39;
    D[81 * concurrent + 81 * q + 36] = weights[q] * inv_abs_detJ * (2.0 * t9 + t10 + t11 + DP0_d000[q] * adj01
        * adj01 * lmbda_0);
    const double t49 = weights[q] * inv_abs_detJ * (2.0 * t12 + t13 + t14 + DP0_d000[q] * adj01 * lmbda_0 *
        adj11);
    D[81 * concurrent + 81 * q + 37] = t49;
    const double t50 = weights[q] * inv_abs_detJ * (2.0 * t16 + t17 + t18 + DP0_d000[q] * adj01 * lmbda_0 *
        adj21);
    D[81 * concurrent + 81 * q + 38] = t50;
    D[81 * concurrent + 81 * q + 39] = t49;
    D[81 * concurrent + 81 * q + 40] = weights[q] * inv_abs_detJ * (2.0 * t20 + t21 + t22 + DP0_d000[q] *
        lmbda_0 * adj11 * adj11);
    const double t51 = weights[q] * inv_abs_detJ * (2.0 * t23 + t24 + t25 + DP0_d000[q] * lmbda_0 * adj11 *
        adj21);
    D[81 * concurrent + 81 * q + 41] = t51;
    D[81 * concurrent + 81 * q + 42] = t50;
    D[81 * concurrent + 81 * q + 43] = t51;
    D[81 * concurrent + 81 * q + 44] = weights[q] * inv_abs_detJ * (2.0 * t27 + t28 + t29 + DP0_d000[q] *
        lmbda_0 * adj21 * adj21);
    const double t52 = weights[q] * inv_abs_detJ * adj01 * adj02 * t30;
    D[81 * concurrent + 81 * q + 45] = t52;
    const double t53 = weights[q] * inv_abs_detJ * (DP0_d000[q] * mu_0 * adj02 * adj11 + DP0_d000[q] * adj01 *
        lmbda_0 * adj12);
    D[81 * concurrent + 81 * q + 46] = t53;
    const double t54 = weights[q] * inv_abs_detJ * (DP0_d000[q] * mu_0 * adj02 * adj21 + DP0_d000[q] * adj01 *
        lmbda_0 * adj22);
    D[81 * concurrent + 81 * q + 47] = t54;
    const double t55 = weights[q] * inv_abs_detJ * (DP0_d000[q] * mu_0 * adj01 * adj12 + DP0_d000[q] * adj02 *
        lmbda_0 * adj11);
    D[81 * concurrent + 81 * q + 48] = t55;
    const double t56 = weights[q] * inv_abs_detJ * adj11 * adj12 * t30;
    D[81 * concurrent + 81 * q + 49] = t56;
    const double t57 = weights[q] * inv_abs_detJ * (DP0_d000[q] * mu_0 * adj12 * adj21 + DP0_d000[q] * lmbda_0
        * adj11 * adj22);
    D[81 * concurrent + 81 * q + 50] = t57;
    const double t58 = weights[q] * inv_abs_detJ * (DP0_d000[q] * mu_0 * adj01 * adj22 + DP0_d000[q] * adj02 *
        lmbda_0 * adj21);
    D[81 * concurrent + 81 * q + 51] = t58;
    const double t59 = weights[q] * inv_abs_detJ * (DP0_d000[q] * mu_0 * adj11 * adj22 + DP0_d000[q] * lmbda_0
        * adj12 * adj21);
    D[81 * concurrent + 81 * q + 52] = t59;
    const double t60 = weights[q] * inv_abs_detJ * adj21 * adj22 * t30;
    D[81 * concurrent + 81 * q + 53] = t60;
    D[81 * concurrent + 81 * q + 54] = t40;
    D[81 * concurrent + 81 * q + 55] = t43;
    D[81 * concurrent + 81 * q + 56] = t46;
    D[81 * concurrent + 81 * q + 57] = t41;
    D[81 * concurrent + 81 * q + 58] = t44;
    D[81 * concurrent + 81 * q + 59] = t47;
    D[81 * concurrent + 81 * q + 60] = t42;
    D[81 * concurrent + 81 * q + 61] = t45;
    D[81 * concurrent + 81 * q + 62] = t48;
    D[81 * concurrent + 81 * q + 63] = t52;
    D[81 * concurrent + 81 * q + 64] = t55;
    D[81 * concurrent + 81 * q + 65] = t58;
    D[81 * concurrent + 81 * q + 66] = t53;
    D[81 * concurrent + 81 * q + 67] = t56;
    D[81 * concurrent + 81 * q + 68] = t59;
    D[81 * concurrent + 81 * q + 69] = t54;
    D[81 * concurrent + 81 * q + 70] = t57;
    D[81 * concurrent + 81 * q + 71] = t60;
    D[81 * concurrent + 81 * q + 72] = weights[q] * inv_abs_detJ * (t9 + 2.0 * t10 + t11 + DP0_d000[q] * adj02
        * adj02 * lmbda_0);
    const double t61 = weights[q] * inv_abs_detJ * (t12 + 2.0 * t13 + t14 + DP0_d000[q] * adj02 * lmbda_0 *
        adj12);
    D[81 * concurrent + 81 * q + 73] = t61;
    const double t62 = weights[q] * inv_abs_detJ * (t16 + 2.0 * t17 + t18 + DP0_d000[q] * adj02 * lmbda_0 *
        adj22);
    D[81 * concurrent + 81 * q + 74] = t62;
    D[81 * concurrent + 81 * q + 75] = t61;
    D[81 * concurrent + 81 * q + 76] = weights[q] * inv_abs_detJ * (t20 + 2.0 * t21 + t22 + DP0_d000[q] *
        lmbda_0 * adj12 * adj12);
    const double t63 = weights[q] * inv_abs_detJ * (t23 + 2.0 * t24 + t25 + DP0_d000[q] * lmbda_0 * adj12 *
        adj22);
    D[81 * concurrent + 81 * q + 77] = t63;
    D[81 * concurrent + 81 * q + 78] = t62;
    D[81 * concurrent + 81 * q + 79] = t63;
    D[81 * concurrent + 81 * q + 80] = weights[q] * inv_abs_detJ * (t27 + 2.0 * t28 + t29 + DP0_d000[q] *
        lmbda_0 * adj22 * adj22);
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 36;
    const int concurrent = thread / 36;
    const int local = concurrent;
    const int row0 = test_column[entry];
    const int row1 = test_column[entry + 36];
    const int row2 = test_column[entry + 72];
    const int row3 = test_column[entry + 108];
    const int column0 = trial_column[entry];
    const int offset0 = block_offset[entry];
    double sum[4];
    sum[0] = 0.0;
    sum[1] = 0.0;
    sum[2] = 0.0;
    sum[3] = 0.0;
    #pragma unroll 1
    for (int q = 0; q < 1; ++q) {
      const double u0_0 = V[4 * q + column0];
      const double u1_0 = V[4 * q + column0 + 4];
      const double u2_0 = V[4 * q + column0 + 8];
      const double flux0_0 = D[81 * concurrent + 81 * q + offset0] * u0_0 + D[81 * concurrent + 81 * q +
          offset0 + 1] * u1_0 + D[81 * concurrent + 81 * q + offset0 + 2] * u2_0;
      const double flux1_0 = u0_0 * D[81 * concurrent + 81 * q + offset0 + 3] + u1_0 * D[81 * concurrent + 81
          * q + offset0 + 4] + u2_0 * D[81 * concurrent + 81 * q + offset0 + 5];
      const double flux2_0 = u0_0 * D[81 * concurrent + 81 * q + offset0 + 6] + u1_0 * D[81 * concurrent + 81
          * q + offset0 + 7] + u2_0 * D[81 * concurrent + 81 * q + offset0 + 8];
      sum[0] += flux0_0 * V[4 * q + row0] + flux1_0 * V[4 * q + row0 + 4] + flux2_0 * V[4 * q + row0 + 8];
      sum[1] += flux0_0 * V[4 * q + row1] + flux1_0 * V[4 * q + row1 + 4] + flux2_0 * V[4 * q + row1 + 8];
      sum[2] += flux0_0 * V[4 * q + row2] + flux1_0 * V[4 * q + row2 + 4] + flux2_0 * V[4 * q + row2 + 8];
      sum[3] += flux0_0 * V[4 * q + row3] + flux1_0 * V[4 * q + row3 + 4] + flux2_0 * V[4 * q + row3 + 8];
    }
    if (local < cells_here) {
      stream_store(&element_tensors[144 * first_cell + 144 * local + entry], sum[0]);
      stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 36], sum[1]);
      stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 72], sum[2]);
      stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 108], sum[3]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 6) / 7;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(252), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip(
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

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    1,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    63,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "contraction",                             // mapping
    "inner",                                   // unroll
    "auto",                                    // realisation
    "shared",                                  // k_place
    7,                                         // element_batch
    7,                                         // concurrent_elements
    1,                                         // interleave_stores
    252,                                       // threads
    4632,                                      // shared_bytes
    1863.0,                                    // flops_per_cell
    1188.0,                                    // bytes_per_cell
    5184.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
