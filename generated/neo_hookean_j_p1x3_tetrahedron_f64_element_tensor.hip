// neo_hookean_j_p1x3_tetrahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=tetrahedron
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      1626 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   flops       11580
//   bytes       1268 (116 read, 1152 written)
//   flops/byte  9.13
//   shared      18584 bytes a block of 252 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

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


__device__ const double V_table[48] = {-1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0,
    1.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0,
    0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0};


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


__device__ const double weights[4] = {0.041666666666666664, 0.041666666666666664, 0.041666666666666664,
    0.041666666666666664};


__device__ const double P1_d100[16] = {-1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0,
    1.0, 0.0, 0.0};


__device__ const double P1_d010[16] = {-1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0,
    0.0, 1.0, 0.0};


__device__ const double P1_d001[16] = {-1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0,
    0.0, 0.0, 1.0};

__global__ void __launch_bounds__(252)
neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double V[48];
  alignas(16) __shared__ double D[2275];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 7;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 7 ? num_cells - first_cell : 7);

  if (const int k = static_cast<int>(threadIdx.x); k < 48) {
    V[k] = V_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 28) {
    const int concurrent = point / 4;
    const int q = point % 4;
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
    const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
    const double detJ = -t9;
    const double abs_detJ = std::fabs(detJ);
    const double t10 = 1.0 / t9;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t11 = mu[0] * (adj00 * adj00 * t10 * t10 + adj01 * adj01 * t10 * t10 + t10 * t10 * adj02 *
        adj02);
    const double u_2 = u[12 * cell + 2];
    const double u_5 = u[12 * cell + 5];
    const double u_8 = u[12 * cell + 8];
    const double u_11 = u[12 * cell + 11];
    const double u2_d100_q = P1_d100[4 * q] * u_2 + P1_d100[4 * q + 1] * u_5 + P1_d100[4 * q + 2] * u_8 +
        P1_d100[4 * q + 3] * u_11;
    const double adj12 = t7 * t8 - t0 * t3;
    const double u2_d010_q = P1_d010[4 * q] * u_2 + P1_d010[4 * q + 1] * u_5 + P1_d010[4 * q + 2] * u_8 +
        P1_d010[4 * q + 3] * u_11;
    const double adj22 = t0 * t1 - t5 * t7;
    const double u2_d001_q = P1_d001[4 * q] * u_2 + P1_d001[4 * q + 1] * u_5 + P1_d001[4 * q + 2] * u_8 +
        P1_d001[4 * q + 3] * u_11;
    const double t12 = 1.0 - (t10 * adj02 * u2_d100_q + adj12 * t10 * u2_d010_q + t10 * adj22 * u2_d001_q);
    const double u_1 = u[12 * cell + 1];
    const double u_4 = u[12 * cell + 4];
    const double u_7 = u[12 * cell + 7];
    const double u_10 = u[12 * cell + 10];
    const double u1_d100_q = P1_d100[4 * q] * u_1 + P1_d100[4 * q + 1] * u_4 + P1_d100[4 * q + 2] * u_7 +
        P1_d100[4 * q + 3] * u_10;
    const double adj11 = t0 * t2 - t6 * t8;
    const double u1_d010_q = P1_d010[4 * q] * u_1 + P1_d010[4 * q + 1] * u_4 + P1_d010[4 * q + 2] * u_7 +
        P1_d010[4 * q + 3] * u_10;
    const double adj21 = t5 * t6 - t0 * t4;
    const double u1_d001_q = P1_d001[4 * q] * u_1 + P1_d001[4 * q + 1] * u_4 + P1_d001[4 * q + 2] * u_7 +
        P1_d001[4 * q + 3] * u_10;
    const double t13 = 1.0 - (adj01 * t10 * u1_d100_q + t10 * adj11 * u1_d010_q + t10 * adj21 * u1_d001_q);
    const double t14 = adj01 * t10 * u2_d100_q + t10 * adj11 * u2_d010_q + t10 * adj21 * u2_d001_q;
    const double t15 = t10 * adj02 * u1_d100_q + adj12 * t10 * u1_d010_q + t10 * adj22 * u1_d001_q;
    const double t16 = t12 * t13 - t14 * t15;
    const double t17 = adj00 * t10 * u1_d100_q + adj10 * t10 * u1_d010_q + adj20 * t10 * u1_d001_q;
    const double t18 = adj00 * t10 * u2_d100_q + adj10 * t10 * u2_d010_q + adj20 * t10 * u2_d001_q;
    const double t19 = t12 * t17 + t18 * t15;
    const double t20 = t14 * t17 + t18 * t13;
    const double t21 = (adj00 * t10 * t16 + adj01 * t10 * t19) + t10 * adj02 * t20;
    const double u_0 = u[12 * cell];
    const double u_3 = u[12 * cell + 3];
    const double u_6 = u[12 * cell + 6];
    const double u_9 = u[12 * cell + 9];
    const double u0_d100_q = P1_d100[4 * q] * u_0 + P1_d100[4 * q + 1] * u_3 + P1_d100[4 * q + 2] * u_6 +
        P1_d100[4 * q + 3] * u_9;
    const double u0_d010_q = P1_d010[4 * q] * u_0 + P1_d010[4 * q + 1] * u_3 + P1_d010[4 * q + 2] * u_6 +
        P1_d010[4 * q + 3] * u_9;
    const double u0_d001_q = P1_d001[4 * q] * u_0 + P1_d001[4 * q + 1] * u_3 + P1_d001[4 * q + 2] * u_6 +
        P1_d001[4 * q + 3] * u_9;
    const double t22 = 1.0 - (adj00 * t10 * u0_d100_q + adj10 * t10 * u0_d010_q + adj20 * t10 * u0_d001_q);
    const double t23 = adj01 * t10 * u0_d100_q + t10 * adj11 * u0_d010_q + t10 * u0_d001_q * adj21;
    const double t24 = t10 * adj02 * u0_d100_q + adj12 * t10 * u0_d010_q + t10 * u0_d001_q * adj22;
    const double t25 = (t22 * t16 - t23 * t19) - t24 * t20;
    const double t26 = t21 / t25;
    const double t27 = t21 * t26 / t25;
    const double t28 = std::log(t25);
    D[325 * concurrent + 81 * q] = weights[q] * abs_detJ * ((t11 + mu[0] * t27) + lmbda[0] * (t26 * t26 - t28
        * t27));
    const double t29 = mu[0] * (adj00 * adj10 * t10 * t10 + adj01 * t10 * t10 * adj11 + adj12 * t10 * t10 *
        adj02);
    const double t30 = (adj10 * t10 * t16 + t10 * adj11 * t19) + adj12 * t10 * t20;
    const double t31 = t26 * t30 / t25;
    const double t32 = t30 / t25;
    const double t33 = t26 * t32;
    D[325 * concurrent + 81 * q + 1] = weights[q] * abs_detJ * ((t29 + mu[0] * t31) + lmbda[0] * (t33 - t28 *
        t31));
    const double t34 = mu[0] * (adj00 * adj20 * t10 * t10 + adj01 * t10 * t10 * adj21 + t10 * t10 * adj02 *
        adj22);
    const double t35 = (adj20 * t10 * t16 + t10 * adj21 * t19) + t10 * adj22 * t20;
    const double t36 = t26 * t35 / t25;
    const double t37 = t35 / t25;
    const double t38 = t26 * t37;
    D[325 * concurrent + 81 * q + 2] = weights[q] * abs_detJ * ((t34 + mu[0] * t36) + lmbda[0] * (t38 - t28 *
        t36));
    const double t39 = t21 * t32 / t25;
    D[325 * concurrent + 81 * q + 3] = weights[q] * abs_detJ * ((t29 + mu[0] * t39) + lmbda[0] * (t33 - t28 *
        t39));
    const double t40 = mu[0] * (adj10 * adj10 * t10 * t10 + t10 * t10 * adj11 * adj11 + adj12 * adj12 * t10 *
        t10);
    const double t41 = t30 * t32 / t25;
    D[325 * concurrent + 81 * q + 4] = weights[q] * abs_detJ * ((t40 + mu[0] * t41) + lmbda[0] * (t32 * t32 -
        t28 * t41));
    const double t42 = mu[0] * (adj10 * adj20 * t10 * t10 + t10 * t10 * adj11 * adj21 + adj12 * t10 * t10 *
        adj22);
    const double t43 = t32 * t35 / t25;
    const double t44 = t32 * t37;
    D[325 * concurrent + 81 * q + 5] = weights[q] * abs_detJ * ((t42 + mu[0] * t43) + lmbda[0] * (t44 - t28 *
        t43));
    const double t45 = t21 * t37 / t25;
    D[325 * concurrent + 81 * q + 6] = weights[q] * abs_detJ * ((t34 + mu[0] * t45) + lmbda[0] * (t38 - t28 *
        t45));
    const double t46 = t30 * t37 / t25;
    D[325 * concurrent + 81 * q + 7] = weights[q] * abs_detJ * ((t42 + mu[0] * t46) + lmbda[0] * (t44 - t28 *
        t46));
    const double t47 = mu[0] * (adj20 * adj20 * t10 * t10 + t10 * t10 * adj21 * adj21 + t10 * t10 * adj22 *
        adj22);
    const double t48 = t35 * t37 / t25;
    D[325 * concurrent + 81 * q + 8] = weights[q] * abs_detJ * ((t47 + mu[0] * t48) + lmbda[0] * (t37 * t37 -
        t28 * t48));
    const double t49 = adj01 * t10 * t12 + t10 * adj02 * t14;
    const double t50 = adj00 * t10 * t12 + t10 * adj02 * t18;
    const double t51 = adj00 * t10 * t14 - adj01 * t10 * t18;
    const double t52 = (adj00 * t10 * t49 - adj01 * t10 * t50) - t10 * adj02 * t51;
    const double t53 = (t22 * t49 + t23 * t50) + t24 * t51;
    const double t54 = (t52 - t53 * t26) / t25;
    const double t55 = t53 / t25;
    const double t56 = t55 * t26;
    D[325 * concurrent + 81 * q + 9] = -weights[q] * abs_detJ * (mu[0] * t54 - lmbda[0] * (t56 + t28 * t54));
    const double t57 = t10 * adj11 * t12 + adj12 * t10 * t14;
    const double t58 = adj10 * t10 * t12 + adj12 * t10 * t18;
    const double t59 = adj10 * t10 * t14 - t10 * adj11 * t18;
    const double t60 = (adj00 * t10 * t57 - adj01 * t10 * t58) - t10 * adj02 * t59;
    const double t61 = (t22 * t57 + t23 * t58) + t24 * t59;
    const double t62 = (t60 - t61 * t26) / t25;
    const double t63 = t61 / t25;
    const double t64 = t63 * t26;
    D[325 * concurrent + 81 * q + 10] = -weights[q] * abs_detJ * (mu[0] * t62 - lmbda[0] * (t64 + t28 * t62));
    const double t65 = t10 * adj21 * t12 + t10 * adj22 * t14;
    const double t66 = adj20 * t10 * t12 + t10 * adj22 * t18;
    const double t67 = adj20 * t10 * t14 - t10 * adj21 * t18;
    const double t68 = (adj00 * t10 * t65 - adj01 * t10 * t66) - t10 * adj02 * t67;
    const double t69 = (t22 * t65 + t23 * t66) + t24 * t67;
    const double t70 = (t68 - t69 * t26) / t25;
    const double t71 = t69 / t25;
    const double t72 = t71 * t26;
    D[325 * concurrent + 81 * q + 11] = -weights[q] * abs_detJ * (mu[0] * t70 - lmbda[0] * (t72 + t28 * t70));
    const double t73 = (adj10 * t10 * t49 - t10 * adj11 * t50) - adj12 * t10 * t51;
    const double t74 = (t73 - t53 * t32) / t25;
    const double t75 = t55 * t32;
    D[325 * concurrent + 81 * q + 12] = -weights[q] * abs_detJ * (mu[0] * t74 - lmbda[0] * (t75 + t28 * t74));
    const double t76 = (adj10 * t10 * t57 - t10 * adj11 * t58) - adj12 * t10 * t59;
    const double t77 = (t76 - t61 * t32) / t25;
    const double t78 = t63 * t32;
    D[325 * concurrent + 81 * q + 13] = -weights[q] * abs_detJ * (mu[0] * t77 - lmbda[0] * (t78 + t28 * t77));
    const double t79 = (adj10 * t10 * t65 - t10 * adj11 * t66) - adj12 * t10 * t67;
    const double t80 = (t79 - t69 * t32) / t25;
    const double t81 = t71 * t32;
    D[325 * concurrent + 81 * q + 14] = -weights[q] * abs_detJ * (mu[0] * t80 - lmbda[0] * (t81 + t28 * t80));
    const double t82 = (adj20 * t10 * t49 - t10 * adj21 * t50) - t10 * adj22 * t51;
    const double t83 = (t82 - t53 * t37) / t25;
    const double t84 = t55 * t37;
    D[325 * concurrent + 81 * q + 15] = -weights[q] * abs_detJ * (mu[0] * t83 - lmbda[0] * (t84 + t28 * t83));
    const double t85 = (adj20 * t10 * t57 - t10 * adj21 * t58) - t10 * adj22 * t59;
    const double t86 = (t85 - t61 * t37) / t25;
    const double t87 = t63 * t37;
    D[325 * concurrent + 81 * q + 16] = -weights[q] * abs_detJ * (mu[0] * t86 - lmbda[0] * (t87 + t28 * t86));
    const double t88 = (adj20 * t10 * t65 - t10 * adj21 * t66) - t10 * adj22 * t67;
    const double t89 = (t88 - t69 * t37) / t25;
    const double t90 = t71 * t37;
    D[325 * concurrent + 81 * q + 17] = -weights[q] * abs_detJ * (mu[0] * t89 - lmbda[0] * (t90 + t28 * t89));
    const double t91 = t10 * adj02 * t13 + adj01 * t10 * t15;
    const double t92 = t10 * adj02 * t17 - adj00 * t10 * t15;
    const double t93 = adj01 * t10 * t17 + adj00 * t10 * t13;
    const double t94 = (adj00 * t10 * t91 + adj01 * t10 * t92) - t10 * adj02 * t93;
    const double t95 = (t22 * t91 - t23 * t92) + t24 * t93;
    const double t96 = (t94 - t95 * t26) / t25;
    const double t97 = t95 / t25;
    const double t98 = t97 * t26;
    D[325 * concurrent + 81 * q + 18] = -weights[q] * abs_detJ * (mu[0] * t96 - lmbda[0] * (t98 + t28 * t96));
    const double t99 = adj12 * t10 * t13 + t10 * adj11 * t15;
    const double t100 = adj12 * t10 * t17 - adj10 * t10 * t15;
    const double t101 = t10 * adj11 * t17 + adj10 * t10 * t13;
    const double t102 = (adj00 * t10 * t99 + adj01 * t10 * t100) - t10 * adj02 * t101;
    const double t103 = (t22 * t99 - t23 * t100) + t24 * t101;
    const double t104 = (t102 - t103 * t26) / t25;
    const double t105 = t103 / t25;
    const double t106 = t105 * t26;
    D[325 * concurrent + 81 * q + 19] = -weights[q] * abs_detJ * (mu[0] * t104 - lmbda[0] * (t106 + t28 *
        t104));
    const double t107 = t10 * adj22 * t13 + t10 * adj21 * t15;
    const double t108 = t10 * adj22 * t17 - adj20 * t10 * t15;
    const double t109 = t10 * adj21 * t17 + adj20 * t10 * t13;
    const double t110 = (adj00 * t10 * t107 + adj01 * t10 * t108) - t10 * adj02 * t109;
    const double t111 = (t22 * t107 - t23 * t108) + t24 * t109;
    const double t112 = (t110 - t111 * t26) / t25;
    const double t113 = t111 / t25;
    const double t114 = t113 * t26;
    D[325 * concurrent + 81 * q + 20] = -weights[q] * abs_detJ * (mu[0] * t112 - lmbda[0] * (t114 + t28 *
        t112));
    const double t115 = (adj10 * t10 * t91 + t10 * adj11 * t92) - adj12 * t10 * t93;
    const double t116 = (t115 - t95 * t32) / t25;
    const double t117 = t97 * t32;
    D[325 * concurrent + 81 * q + 21] = -weights[q] * abs_detJ * (mu[0] * t116 - lmbda[0] * (t117 + t28 *
        t116));
    const double t118 = (adj10 * t10 * t99 + t10 * adj11 * t100) - adj12 * t10 * t101;
    const double t119 = (t118 - t103 * t32) / t25;
    const double t120 = t105 * t32;
    D[325 * concurrent + 81 * q + 22] = -weights[q] * abs_detJ * (mu[0] * t119 - lmbda[0] * (t120 + t28 *
        t119));
    const double t121 = (adj10 * t10 * t107 + t10 * adj11 * t108) - adj12 * t10 * t109;
    const double t122 = (t121 - t111 * t32) / t25;
    const double t123 = t113 * t32;
    D[325 * concurrent + 81 * q + 23] = -weights[q] * abs_detJ * (mu[0] * t122 - lmbda[0] * (t123 + t28 *
        t122));
    const double t124 = (adj20 * t10 * t91 + t10 * adj21 * t92) - t10 * adj22 * t93;
    const double t125 = (t124 - t95 * t37) / t25;
    const double t126 = t97 * t37;
    D[325 * concurrent + 81 * q + 24] = -weights[q] * abs_detJ * (mu[0] * t125 - lmbda[0] * (t126 + t28 *
        t125));
    const double t127 = (adj20 * t10 * t99 + t10 * adj21 * t100) - t10 * adj22 * t101;
    const double t128 = (t127 - t103 * t37) / t25;
    const double t129 = t105 * t37;
    D[325 * concurrent + 81 * q + 25] = -weights[q] * abs_detJ * (mu[0] * t128 - lmbda[0] * (t129 + t28 *
        t128));
    const double t130 = (adj20 * t10 * t107 + t10 * adj21 * t108) - t10 * adj22 * t109;
    const double t131 = (t130 - t111 * t37) / t25;
    const double t132 = t113 * t37;
    D[325 * concurrent + 81 * q + 26] = -weights[q] * abs_detJ * (mu[0] * t131 - lmbda[0] * (t132 + t28 *
        t131));
    const double t133 = (t52 - t55 * t21) / t25;
    D[325 * concurrent + 81 * q + 27] = -weights[q] * abs_detJ * (mu[0] * t133 - lmbda[0] * (t56 + t28 *
        t133));
    const double t134 = (t73 - t55 * t30) / t25;
    D[325 * concurrent + 81 * q + 28] = -weights[q] * abs_detJ * (mu[0] * t134 - lmbda[0] * (t75 + t28 *
        t134));
    const double t135 = (t82 - t55 * t35) / t25;
    D[325 * concurrent + 81 * q + 29] = -weights[q] * abs_detJ * (mu[0] * t135 - lmbda[0] * (t84 + t28 *
        t135));
    const double t136 = (t60 - t63 * t21) / t25;
    D[325 * concurrent + 81 * q + 30] = -weights[q] * abs_detJ * (mu[0] * t136 - lmbda[0] * (t64 + t28 *
        t136));
    const double t137 = (t76 - t63 * t30) / t25;
    D[325 * concurrent + 81 * q + 31] = -weights[q] * abs_detJ * (mu[0] * t137 - lmbda[0] * (t78 + t28 *
        t137));
    const double t138 = (t85 - t63 * t35) / t25;
    D[325 * concurrent + 81 * q + 32] = -weights[q] * abs_detJ * (mu[0] * t138 - lmbda[0] * (t87 + t28 *
        t138));
    const double t139 = (t68 - t71 * t21) / t25;
    D[325 * concurrent + 81 * q + 33] = -weights[q] * abs_detJ * (mu[0] * t139 - lmbda[0] * (t72 + t28 *
        t139));
    const double t140 = (t79 - t71 * t30) / t25;
    D[325 * concurrent + 81 * q + 34] = -weights[q] * abs_detJ * (mu[0] * t140 - lmbda[0] * (t81 + t28 *
        t140));
    const double t141 = (t88 - t71 * t35) / t25;
    D[325 * concurrent + 81 * q + 35] = -weights[q] * abs_detJ * (mu[0] * t141 - lmbda[0] * (t90 + t28 *
        t141));
    const double t142 = t53 * t55 / t25;
    D[325 * concurrent + 81 * q + 36] = weights[q] * abs_detJ * ((t11 + mu[0] * t142) + lmbda[0] * (t55 * t55
        - t28 * t142));
    const double t143 = t55 * t61 / t25;
    const double t144 = t55 * t63;
    D[325 * concurrent + 81 * q + 37] = weights[q] * abs_detJ * ((t29 + mu[0] * t143) + lmbda[0] * (t144 - t28
        * t143));
    const double t145 = t55 * t69 / t25;
    const double t146 = t55 * t71;
    D[325 * concurrent + 81 * q + 38] = weights[q] * abs_detJ * ((t34 + mu[0] * t145) + lmbda[0] * (t146 - t28
        * t145));
    const double t147 = t53 * t63 / t25;
    D[325 * concurrent + 81 * q + 39] = weights[q] * abs_detJ * ((t29 + mu[0] * t147) + lmbda[0] * (t144 - t28
        * t147));
    const double t148 = t61 * t63 / t25;
    D[325 * concurrent + 81 * q + 40] = weights[q] * abs_detJ * ((t40 + mu[0] * t148) + lmbda[0] * (t63 * t63
        - t28 * t148));
    const double t149 = t63 * t69 / t25;
    const double t150 = t63 * t71;
    D[325 * concurrent + 81 * q + 41] = weights[q] * abs_detJ * ((t42 + mu[0] * t149) + lmbda[0] * (t150 - t28
        * t149));
    const double t151 = t53 * t71 / t25;
    D[325 * concurrent + 81 * q + 42] = weights[q] * abs_detJ * ((t34 + mu[0] * t151) + lmbda[0] * (t146 - t28
        * t151));
    const double t152 = t61 * t71 / t25;
    D[325 * concurrent + 81 * q + 43] = weights[q] * abs_detJ * ((t42 + mu[0] * t152) + lmbda[0] * (t150 - t28
        * t152));
    const double t153 = t69 * t71 / t25;
    D[325 * concurrent + 81 * q + 44] = weights[q] * abs_detJ * ((t47 + mu[0] * t153) + lmbda[0] * (t71 * t71
        - t28 * t153));
    const double t154 = t55 * t95 / t25;
    const double t155 = t55 * t97;
    D[325 * concurrent + 81 * q + 45] = weights[q] * abs_detJ * (mu[0] * t154 + lmbda[0] * (t155 - t28 *
        t154));
    const double t156 = (adj01 * adj12 * t10 * t10 - t10 * t10 * adj02 * adj11) * t22 + (adj00 * adj12 * t10 *
        t10 - adj10 * t10 * t10 * adj02) * t23;
    const double t157 = t156 - (adj00 * t10 * t10 * adj11 - adj10 * adj01 * t10 * t10) * t24;
    const double t158 = (t157 - t103 * t55) / t25;
    const double t159 = t105 * t55;
    D[325 * concurrent + 81 * q + 46] = -weights[q] * abs_detJ * (mu[0] * t158 - lmbda[0] * (t159 + t28 *
        t158));
    const double t160 = t22 * (adj01 * t10 * t10 * adj22 - t10 * t10 * adj02 * adj21) + t23 * (adj00 * t10 *
        t10 * adj22 - adj20 * t10 * t10 * adj02);
    const double t161 = t160 - t24 * (adj00 * t10 * t10 * adj21 - adj20 * adj01 * t10 * t10);
    const double t162 = (t161 - t55 * t111) / t25;
    const double t163 = t55 * t113;
    D[325 * concurrent + 81 * q + 47] = -weights[q] * abs_detJ * (mu[0] * t162 - lmbda[0] * (t163 + t28 *
        t162));
    const double t164 = (t157 + t95 * t63) / t25;
    const double t165 = t97 * t63;
    D[325 * concurrent + 81 * q + 48] = weights[q] * abs_detJ * (mu[0] * t164 + lmbda[0] * (t165 - t28 *
        t164));
    const double t166 = t103 * t63 / t25;
    const double t167 = t105 * t63;
    D[325 * concurrent + 81 * q + 49] = weights[q] * abs_detJ * (mu[0] * t166 + lmbda[0] * (t167 - t28 *
        t166));
    const double t168 = t22 * (t10 * t10 * adj11 * adj22 - adj12 * t10 * t10 * adj21) + t23 * (adj10 * t10 *
        t10 * adj22 - adj20 * adj12 * t10 * t10);
    const double t169 = t168 - t24 * (adj10 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj11);
    const double t170 = (t169 - t111 * t63) / t25;
    const double t171 = t113 * t63;
    D[325 * concurrent + 81 * q + 50] = -weights[q] * abs_detJ * (mu[0] * t170 - lmbda[0] * (t171 + t28 *
        t170));
    const double t172 = (t161 + t95 * t71) / t25;
    const double t173 = t97 * t71;
    D[325 * concurrent + 81 * q + 51] = weights[q] * abs_detJ * (mu[0] * t172 + lmbda[0] * (t173 - t28 *
        t172));
    const double t174 = (t169 + t103 * t71) / t25;
    const double t175 = t105 * t71;
    D[325 * concurrent + 81 * q + 52] = weights[q] * abs_detJ * (mu[0] * t174 + lmbda[0] * (t175 - t28 *
        t174));
    const double t176 = t111 * t71 / t25;
    const double t177 = t113 * t71;
    D[325 * concurrent + 81 * q + 53] = weights[q] * abs_detJ * (mu[0] * t176 + lmbda[0] * (t177 - t28 *
        t176));
    const double t178 = (t94 - t97 * t21) / t25;
    D[325 * concurrent + 81 * q + 54] = -weights[q] * abs_detJ * (mu[0] * t178 - lmbda[0] * (t98 + t28 *
        t178));
    const double t179 = (t115 - t97 * t30) / t25;
    D[325 * concurrent + 81 * q + 55] = -weights[q] * abs_detJ * (mu[0] * t179 - lmbda[0] * (t117 + t28 *
        t179));
    const double t180 = (t124 - t97 * t35) / t25;
    D[325 * concurrent + 81 * q + 56] = -weights[q] * abs_detJ * (mu[0] * t180 - lmbda[0] * (t126 + t28 *
        t180));
    const double t181 = (t102 - t105 * t21) / t25;
    D[325 * concurrent + 81 * q + 57] = -weights[q] * abs_detJ * (mu[0] * t181 - lmbda[0] * (t106 + t28 *
        t181));
    const double t182 = (t118 - t105 * t30) / t25;
    D[325 * concurrent + 81 * q + 58] = -weights[q] * abs_detJ * (mu[0] * t182 - lmbda[0] * (t120 + t28 *
        t182));
    const double t183 = (t127 - t105 * t35) / t25;
    D[325 * concurrent + 81 * q + 59] = -weights[q] * abs_detJ * (mu[0] * t183 - lmbda[0] * (t129 + t28 *
        t183));
    const double t184 = (t110 - t113 * t21) / t25;
    D[325 * concurrent + 81 * q + 60] = -weights[q] * abs_detJ * (mu[0] * t184 - lmbda[0] * (t114 + t28 *
        t184));
    const double t185 = (t121 - t113 * t30) / t25;
    D[325 * concurrent + 81 * q + 61] = -weights[q] * abs_detJ * (mu[0] * t185 - lmbda[0] * (t123 + t28 *
        t185));
    const double t186 = (t130 - t113 * t35) / t25;
    D[325 * concurrent + 81 * q + 62] = -weights[q] * abs_detJ * (mu[0] * t186 - lmbda[0] * (t132 + t28 *
        t186));
    const double t187 = t53 * t97 / t25;
    D[325 * concurrent + 81 * q + 63] = weights[q] * abs_detJ * (mu[0] * t187 + lmbda[0] * (t155 - t28 *
        t187));
    const double t188 = (t157 + t61 * t97) / t25;
    D[325 * concurrent + 81 * q + 64] = weights[q] * abs_detJ * (mu[0] * t188 + lmbda[0] * (t165 - t28 *
        t188));
    const double t189 = (t161 + t97 * t69) / t25;
    D[325 * concurrent + 81 * q + 65] = weights[q] * abs_detJ * (mu[0] * t189 + lmbda[0] * (t173 - t28 *
        t189));
    const double t190 = (t157 - t53 * t105) / t25;
    D[325 * concurrent + 81 * q + 66] = -weights[q] * abs_detJ * (mu[0] * t190 - lmbda[0] * (t159 + t190 *
        t28));
    const double t191 = t105 * t61 / t25;
    D[325 * concurrent + 81 * q + 67] = weights[q] * abs_detJ * (mu[0] * t191 + lmbda[0] * (t167 - t28 *
        t191));
    const double t192 = (t169 + t105 * t69) / t25;
    D[325 * concurrent + 81 * q + 68] = weights[q] * abs_detJ * (mu[0] * t192 + lmbda[0] * (t175 - t28 *
        t192));
    const double t193 = (t161 - t53 * t113) / t25;
    D[325 * concurrent + 81 * q + 69] = -weights[q] * abs_detJ * (mu[0] * t193 - lmbda[0] * (t163 + t28 *
        t193));
    const double t194 = (t169 - t113 * t61) / t25;
    D[325 * concurrent + 81 * q + 70] = -weights[q] * abs_detJ * (mu[0] * t194 - lmbda[0] * (t171 + t28 *
        t194));
    const double t195 = t113 * t69 / t25;
    D[325 * concurrent + 81 * q + 71] = weights[q] * abs_detJ * (mu[0] * t195 + lmbda[0] * (t177 - t28 *
        t195));
    const double t196 = t95 * t97 / t25;
    D[325 * concurrent + 81 * q + 72] = weights[q] * abs_detJ * ((t11 + mu[0] * t196) + lmbda[0] * (t97 * t97
        - t28 * t196));
    const double t197 = t103 * t97 / t25;
    const double t198 = t105 * t97;
    D[325 * concurrent + 81 * q + 73] = weights[q] * abs_detJ * ((t29 + mu[0] * t197) + lmbda[0] * (t198 - t28
        * t197));
    const double t199 = t111 * t97 / t25;
    const double t200 = t113 * t97;
    D[325 * concurrent + 81 * q + 74] = weights[q] * abs_detJ * ((t34 + mu[0] * t199) + lmbda[0] * (t200 - t28
        * t199));
    const double t201 = t105 * t95 / t25;
    D[325 * concurrent + 81 * q + 75] = weights[q] * abs_detJ * ((t29 + mu[0] * t201) + lmbda[0] * (t198 - t28
        * t201));
    const double t202 = t103 * t105 / t25;
    D[325 * concurrent + 81 * q + 76] = weights[q] * abs_detJ * ((t40 + mu[0] * t202) + lmbda[0] * (t105 *
        t105 - t28 * t202));
    const double t203 = t105 * t111 / t25;
    const double t204 = t105 * t113;
    D[325 * concurrent + 81 * q + 77] = weights[q] * abs_detJ * ((t42 + mu[0] * t203) + lmbda[0] * (t204 - t28
        * t203));
    const double t205 = t113 * t95 / t25;
    D[325 * concurrent + 81 * q + 78] = weights[q] * abs_detJ * ((t34 + mu[0] * t205) + lmbda[0] * (t200 - t28
        * t205));
    const double t206 = t103 * t113 / t25;
    D[325 * concurrent + 81 * q + 79] = weights[q] * abs_detJ * ((t42 + mu[0] * t206) + lmbda[0] * (t204 - t28
        * t206));
    const double t207 = t111 * t113 / t25;
    D[325 * concurrent + 81 * q + 80] = weights[q] * abs_detJ * ((t47 + mu[0] * t207) + lmbda[0] * (t113 *
        t113 - t28 * t207));
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
    for (int q = 0; q < 4; ++q) {
      const double u0_0 = V[4 * q + column0];
      const double u1_0 = V[4 * q + column0 + 16];
      const double u2_0 = V[4 * q + column0 + 32];
      const double flux0_0 = D[325 * concurrent + 81 * q + offset0] * u0_0 + D[325 * concurrent + 81 * q +
          offset0 + 1] * u1_0 + D[325 * concurrent + 81 * q + offset0 + 2] * u2_0;
      const double flux1_0 = u0_0 * D[325 * concurrent + 81 * q + offset0 + 3] + u1_0 * D[325 * concurrent +
          81 * q + offset0 + 4] + u2_0 * D[325 * concurrent + 81 * q + offset0 + 5];
      const double flux2_0 = u0_0 * D[325 * concurrent + 81 * q + offset0 + 6] + u1_0 * D[325 * concurrent +
          81 * q + offset0 + 7] + u2_0 * D[325 * concurrent + 81 * q + offset0 + 8];
      sum[0] += flux0_0 * V[4 * q + row0] + flux1_0 * V[4 * q + row0 + 16] + flux2_0 * V[4 * q + row0 + 32];
      sum[1] += flux0_0 * V[4 * q + row1] + flux1_0 * V[4 * q + row1 + 16] + flux2_0 * V[4 * q + row1 + 32];
      sum[2] += flux0_0 * V[4 * q + row2] + flux1_0 * V[4 * q + row2 + 16] + flux2_0 * V[4 * q + row2 + 32];
      sum[3] += flux0_0 * V[4 * q + row3] + flux1_0 * V[4 * q + row3 + 16] + flux2_0 * V[4 * q + row3 + 32];
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

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 6) / 7;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(252), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_hip_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
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
    "contraction",                             // mapping
    "inner",                                   // unroll
    "shared",                                  // k_place
    7,                                         // element_batch
    7,                                         // concurrent_elements
    1,                                         // interleave_stores
    252,                                       // threads
    18584,                                     // shared_bytes
    11580.0,                                   // flops_per_cell
    1268.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
