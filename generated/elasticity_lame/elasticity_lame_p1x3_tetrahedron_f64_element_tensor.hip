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
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 7 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 7 ? num_cells - first_cell : 7);

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
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double mu_0 = mu[cell];
    const double adj01 = J21 * J02 - J22 * J01;
    const double t0 = mu_0 * DP0_d000[q] * adj01 * adj01;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t1 = mu_0 * DP0_d000[q] * adj02 * adj02;
    const double lmbda_0 = lmbda[cell];
    const double t2 = mu_0 * DP0_d000[q] * adj00 * adj00;
    D[81 * concurrent + 81 * q] = weights[q] * inv_abs_detJ * (t0 + t1 + lmbda_0 * DP0_d000[q] * adj00 * adj00
        + 2.0 * t2);
    const double adj11 = J00 * J22 - J20 * J02;
    const double t3 = mu_0 * DP0_d000[q] * adj01 * adj11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t4 = mu_0 * DP0_d000[q] * adj02 * adj12;
    const double t5 = mu_0 * DP0_d000[q] * adj00 * adj10;
    const double t6 = weights[q] * inv_abs_detJ * (t3 + t4 + lmbda_0 * DP0_d000[q] * adj00 * adj10 + 2.0 *
        t5);
    D[81 * concurrent + 81 * q + 1] = t6;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t7 = mu_0 * DP0_d000[q] * adj01 * adj21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t8 = mu_0 * DP0_d000[q] * adj02 * adj22;
    const double t9 = mu_0 * DP0_d000[q] * adj00 * adj20;
    const double t10 = weights[q] * inv_abs_detJ * (t7 + t8 + lmbda_0 * DP0_d000[q] * adj00 * adj20 + 2.0 *
        t9);
    D[81 * concurrent + 81 * q + 2] = t10;
    D[81 * concurrent + 81 * q + 3] = t6;
    const double t11 = mu_0 * DP0_d000[q] * adj11 * adj11;
    const double t12 = mu_0 * DP0_d000[q] * adj12 * adj12;
    const double t13 = mu_0 * DP0_d000[q] * adj10 * adj10;
    D[81 * concurrent + 81 * q + 4] = weights[q] * inv_abs_detJ * (t11 + t12 + lmbda_0 * DP0_d000[q] * adj10 *
        adj10 + 2.0 * t13);
    const double t14 = mu_0 * DP0_d000[q] * adj11 * adj21;
    const double t15 = mu_0 * DP0_d000[q] * adj12 * adj22;
    const double t16 = mu_0 * DP0_d000[q] * adj10 * adj20;
    const double t17 = weights[q] * inv_abs_detJ * (t14 + t15 + lmbda_0 * DP0_d000[q] * adj10 * adj20 + 2.0 *
        t16);
    D[81 * concurrent + 81 * q + 5] = t17;
    D[81 * concurrent + 81 * q + 6] = t10;
    D[81 * concurrent + 81 * q + 7] = t17;
    const double t18 = mu_0 * DP0_d000[q] * adj21 * adj21;
    const double t19 = mu_0 * DP0_d000[q] * adj22 * adj22;
    const double t20 = mu_0 * DP0_d000[q] * adj20 * adj20;
    D[81 * concurrent + 81 * q + 8] = weights[q] * inv_abs_detJ * (t18 + t19 + lmbda_0 * DP0_d000[q] * adj20 *
        adj20 + 2.0 * t20);
    const double mu0_d000_q = mu_0 * DP0_d000[q];
    const double lmbda0_d000_q = lmbda_0 * DP0_d000[q];
    const double t21 = mu0_d000_q + lmbda0_d000_q;
    const double t22 = weights[q] * adj00 * inv_abs_detJ * adj01 * t21;
    D[81 * concurrent + 81 * q + 9] = t22;
    const double t23 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj10 * adj01 + lmbda_0 * DP0_d000[q]
        * adj00 * adj11);
    D[81 * concurrent + 81 * q + 10] = t23;
    const double t24 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj20 * adj01 + lmbda_0 * DP0_d000[q]
        * adj00 * adj21);
    D[81 * concurrent + 81 * q + 11] = t24;
    const double t25 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj00 * adj11 + lmbda_0 * DP0_d000[q]
        * adj10 * adj01);
    D[81 * concurrent + 81 * q + 12] = t25;
    const double t26 = weights[q] * adj10 * inv_abs_detJ * adj11 * t21;
    D[81 * concurrent + 81 * q + 13] = t26;
    const double t27 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj20 * adj11 + lmbda_0 * DP0_d000[q]
        * adj10 * adj21);
    D[81 * concurrent + 81 * q + 14] = t27;
    const double t28 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj00 * adj21 + lmbda_0 * DP0_d000[q]
        * adj20 * adj01);
    D[81 * concurrent + 81 * q + 15] = t28;
    const double t29 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj10 * adj21 + lmbda_0 * DP0_d000[q]
        * adj20 * adj11);
    D[81 * concurrent + 81 * q + 16] = t29;
    const double t30 = weights[q] * adj20 * inv_abs_detJ * adj21 * t21;
    D[81 * concurrent + 81 * q + 17] = t30;
    const double t31 = weights[q] * adj00 * inv_abs_detJ * adj02 * t21;
    D[81 * concurrent + 81 * q + 18] = t31;
    const double t32 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj10 * adj02 + lmbda_0 * DP0_d000[q]
        * adj00 * adj12);
    D[81 * concurrent + 81 * q + 19] = t32;
    const double t33 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj20 * adj02 + lmbda_0 * DP0_d000[q]
        * adj00 * adj22);
    D[81 * concurrent + 81 * q + 20] = t33;
    const double t34 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj00 * adj12 + lmbda_0 * DP0_d000[q]
        * adj10 * adj02);
    D[81 * concurrent + 81 * q + 21] = t34;
    const double t35 = weights[q] * adj10 * inv_abs_detJ * adj12 * t21;
    D[81 * concurrent + 81 * q + 22] = t35;
    const double t36 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj20 * adj12 + lmbda_0 * DP0_d000[q]
        * adj10 * adj22);
    D[81 * concurrent + 81 * q + 23] = t36;
    const double t37 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj00 * adj22 + lmbda_0 * DP0_d000[q]
        * adj20 * adj02);
    D[81 * concurrent + 81 * q + 24] = t37;
    const double t38 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj10 * adj22 + lmbda_0 * DP0_d000[q]
        * adj20 * adj12);
    D[81 * concurrent + 81 * q + 25] = t38;
    const double t39 = weights[q] * adj20 * inv_abs_detJ * adj22 * t21;
    D[81 * concurrent + 81 * q + 26] = t39;
    D[81 * concurrent + 81 * q + 27] = t22;
    D[81 * concurrent + 81 * q + 28] = t25;
    D[81 * concurrent + 81 * q + 29] = t28;
    D[81 * concurrent + 81 * q + 30] = t23;
    D[81 * concurrent + 81 * q + 31] = t26;
    D[81 * concurrent + 81 * q + 32] = t29;
    D[81 * concurrent + 81 * q + 33] = t24;
    D[81 * concurrent + 81 * q + 34] = t27;
    D[81 * concurrent + 81 * q + 35] = t30;
    D[81 * concurrent + 81 * q + 36] = weights[q] * inv_abs_detJ * (2.0 * t0 + t1 + t2 + lmbda_0 * DP0_d000[q]
        * adj01 * adj01);
    const double t40 = weights[q] * inv_abs_detJ * (2.0 * t3 + t4 + t5 + lmbda_0 * DP0_d000[q] * adj01 *
        adj11);
    D[81 * concurrent + 81 * q + 37] = t40;
    const double t41 = weights[q] * inv_abs_detJ * (2.0 * t7 + t8 + t9 + lmbda_0 * DP0_d000[q] * adj01 *
        adj21);
    D[81 * concurrent + 81 * q + 38] = t41;
    D[81 * concurrent + 81 * q + 39] = t40;
    D[81 * concurrent + 81 * q + 40] = weights[q] * inv_abs_detJ * (2.0 * t11 + t12 + t13 + lmbda_0 *
        DP0_d000[q] * adj11 * adj11);
    const double t42 = weights[q] * inv_abs_detJ * (2.0 * t14 + t15 + t16 + lmbda_0 * DP0_d000[q] * adj11 *
        adj21);
    D[81 * concurrent + 81 * q + 41] = t42;
    D[81 * concurrent + 81 * q + 42] = t41;
    D[81 * concurrent + 81 * q + 43] = t42;
    D[81 * concurrent + 81 * q + 44] = weights[q] * inv_abs_detJ * (2.0 * t18 + t19 + t20 + lmbda_0 *
        DP0_d000[q] * adj21 * adj21);
    const double t43 = weights[q] * inv_abs_detJ * adj01 * adj02 * t21;
    D[81 * concurrent + 81 * q + 45] = t43;
    const double t44 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj02 * adj11 + lmbda_0 * DP0_d000[q]
        * adj01 * adj12);
    D[81 * concurrent + 81 * q + 46] = t44;
    const double t45 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj02 * adj21 + lmbda_0 * DP0_d000[q]
        * adj01 * adj22);
    D[81 * concurrent + 81 * q + 47] = t45;
    const double t46 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj01 * adj12 + lmbda_0 * DP0_d000[q]
        * adj02 * adj11);
    D[81 * concurrent + 81 * q + 48] = t46;
    const double t47 = weights[q] * inv_abs_detJ * adj11 * adj12 * t21;
    D[81 * concurrent + 81 * q + 49] = t47;
    const double t48 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj12 * adj21 + lmbda_0 * DP0_d000[q]
        * adj11 * adj22);
    D[81 * concurrent + 81 * q + 50] = t48;
    const double t49 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj01 * adj22 + lmbda_0 * DP0_d000[q]
        * adj02 * adj21);
    D[81 * concurrent + 81 * q + 51] = t49;
    const double t50 = weights[q] * inv_abs_detJ * (mu_0 * DP0_d000[q] * adj11 * adj22 + lmbda_0 * DP0_d000[q]
        * adj12 * adj21);
    D[81 * concurrent + 81 * q + 52] = t50;
    const double t51 = weights[q] * inv_abs_detJ * adj21 * adj22 * t21;
    D[81 * concurrent + 81 * q + 53] = t51;
    D[81 * concurrent + 81 * q + 54] = t31;
    D[81 * concurrent + 81 * q + 55] = t34;
    D[81 * concurrent + 81 * q + 56] = t37;
    D[81 * concurrent + 81 * q + 57] = t32;
    D[81 * concurrent + 81 * q + 58] = t35;
    D[81 * concurrent + 81 * q + 59] = t38;
    D[81 * concurrent + 81 * q + 60] = t33;
    D[81 * concurrent + 81 * q + 61] = t36;
    D[81 * concurrent + 81 * q + 62] = t39;
    D[81 * concurrent + 81 * q + 63] = t43;
    D[81 * concurrent + 81 * q + 64] = t46;
    D[81 * concurrent + 81 * q + 65] = t49;
    D[81 * concurrent + 81 * q + 66] = t44;
    D[81 * concurrent + 81 * q + 67] = t47;
    D[81 * concurrent + 81 * q + 68] = t50;
    D[81 * concurrent + 81 * q + 69] = t45;
    D[81 * concurrent + 81 * q + 70] = t48;
    D[81 * concurrent + 81 * q + 71] = t51;
    D[81 * concurrent + 81 * q + 72] = weights[q] * inv_abs_detJ * (t0 + 2.0 * t1 + t2 + lmbda_0 * DP0_d000[q]
        * adj02 * adj02);
    const double t52 = weights[q] * inv_abs_detJ * (t3 + 2.0 * t4 + t5 + lmbda_0 * DP0_d000[q] * adj02 *
        adj12);
    D[81 * concurrent + 81 * q + 73] = t52;
    const double t53 = weights[q] * inv_abs_detJ * (t7 + 2.0 * t8 + t9 + lmbda_0 * DP0_d000[q] * adj02 *
        adj22);
    D[81 * concurrent + 81 * q + 74] = t53;
    D[81 * concurrent + 81 * q + 75] = t52;
    D[81 * concurrent + 81 * q + 76] = weights[q] * inv_abs_detJ * (t11 + 2.0 * t12 + t13 + lmbda_0 *
        DP0_d000[q] * adj12 * adj12);
    const double t54 = weights[q] * inv_abs_detJ * (t14 + 2.0 * t15 + t16 + lmbda_0 * DP0_d000[q] * adj12 *
        adj22);
    D[81 * concurrent + 81 * q + 77] = t54;
    D[81 * concurrent + 81 * q + 78] = t53;
    D[81 * concurrent + 81 * q + 79] = t54;
    D[81 * concurrent + 81 * q + 80] = weights[q] * inv_abs_detJ * (t18 + 2.0 * t19 + t20 + lmbda_0 *
        DP0_d000[q] * adj22 * adj22);
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
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr ||
      mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 6) / 7; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)), dim3(252), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells, lmbda, mu);
  }
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
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "contraction",                             // mapping
    "inner",                                   // unroll
    "written",                                 // realisation
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
