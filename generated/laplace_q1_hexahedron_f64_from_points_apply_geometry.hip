// laplace_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      438 flops <- taken
//   sum_factorised  264 flops
//   why             asked for
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       1140
//   bytes       440 (56 read, 384 written)
//   flops/byte  2.59
//   shared      25600 bytes a block of 64 threads
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

__global__ void __launch_bounds__(64)
laplace_q1_hexahedron_f64_from_points_apply_geometry_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3200];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
    const int64_t n4 = n4_to_n7.x;
    const int64_t n5 = n4_to_n7.y;
    const int64_t n6 = n4_to_n7.z;
    const int64_t n7 = n4_to_n7.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double t0 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 * x4_0 +
        0.04465819873852045 * x6_0 - 0.6220084679281462 * x1_0 - 0.16666666666666666 * x3_0 -
        0.16666666666666666 * x5_0 - 0.04465819873852045 * x7_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double t1 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x4_1 +
        0.04465819873852045 * x5_1 - 0.6220084679281462 * x2_1 - 0.16666666666666666 * x3_1 -
        0.16666666666666666 * x6_1 - 0.04465819873852045 * x7_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double t2 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x2_2 +
        0.04465819873852045 * x3_2 - 0.6220084679281462 * x4_2 - 0.16666666666666666 * x5_2 -
        0.16666666666666666 * x6_2 - 0.04465819873852045 * x7_2;
    const double t3 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x2_1 +
        0.04465819873852045 * x3_1 - 0.6220084679281462 * x4_1 - 0.16666666666666666 * x5_1 -
        0.16666666666666666 * x6_1 - 0.04465819873852045 * x7_1;
    const double t4 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x4_2 +
        0.04465819873852045 * x5_2 - 0.6220084679281462 * x2_2 - 0.16666666666666666 * x3_2 -
        0.16666666666666666 * x6_2 - 0.04465819873852045 * x7_2;
    const double t5 = t1 * t2 - t3 * t4;
    const double t6 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x4_0 +
        0.04465819873852045 * x5_0 - 0.6220084679281462 * x2_0 - 0.16666666666666666 * x3_0 -
        0.16666666666666666 * x6_0 - 0.04465819873852045 * x7_0;
    const double t7 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 * x4_2 +
        0.04465819873852045 * x6_2 - 0.6220084679281462 * x1_2 - 0.16666666666666666 * x3_2 -
        0.16666666666666666 * x5_2 - 0.04465819873852045 * x7_2;
    const double t8 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 * x4_1 +
        0.04465819873852045 * x6_1 - 0.6220084679281462 * x1_1 - 0.16666666666666666 * x3_1 -
        0.16666666666666666 * x5_1 - 0.04465819873852045 * x7_1;
    const double t9 = t3 * t7 - t2 * t8;
    const double t10 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x2_0 +
        0.04465819873852045 * x3_0 - 0.6220084679281462 * x4_0 - 0.16666666666666666 * x5_0 -
        0.16666666666666666 * x6_0 - 0.04465819873852045 * x7_0;
    const double t11 = t4 * t8 - t1 * t7;
    const double t12 = 1.0 / std::fabs(-(t0 * t5 + t6 * t9 + t10 * t11));
    const double t13 = t4 * t10 - t2 * t6;
    const double t14 = t3 * t6 - t1 * t10;
    const double t15 = t0 * t2 - t7 * t10;
    const double t16 = t8 * t10 - t0 * t3;
    reinterpret_cast<double2*>(tile)[25 * lane] = make_double2(0.125 * t12 * (t5 * t5 + t13 * t13 + t14 *
        t14), 0.125 * t12 * (t5 * t9 + t13 * t15 + t14 * t16));
    const double t17 = t6 * t7 - t0 * t4;
    const double t18 = t0 * t1 - t6 * t8;
    reinterpret_cast<double2*>(tile)[25 * lane + 1] = make_double2(0.125 * t12 * (t5 * t11 + t13 * t17 + t14 *
        t18), 0.125 * t12 * (t9 * t9 + t15 * t15 + t16 * t16));
    reinterpret_cast<double2*>(tile)[25 * lane + 2] = make_double2(0.125 * t12 * (t9 * t11 + t15 * t17 + t16 *
        t18), 0.125 * t12 * (t11 * t11 + t17 * t17 + t18 * t18));
    const double t19 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x4_1 +
        0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.6220084679281462 * x3_1 -
        0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
    const double t20 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x2_2 +
        0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.6220084679281462 * x5_2 -
        0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
    const double t21 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x2_1 +
        0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.6220084679281462 * x5_1 -
        0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
    const double t22 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x4_2 +
        0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.6220084679281462 * x3_2 -
        0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
    const double t23 = t19 * t20 - t21 * t22;
    const double t24 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x4_0 +
        0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.6220084679281462 * x3_0 -
        0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
    const double t25 = t7 * t21 - t8 * t20;
    const double t26 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x2_0 +
        0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.6220084679281462 * x5_0 -
        0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
    const double t27 = t8 * t22 - t7 * t19;
    const double t28 = 1.0 / std::fabs(-(t0 * t23 + t24 * t25 + t26 * t27));
    const double t29 = t22 * t26 - t20 * t24;
    const double t30 = t21 * t24 - t19 * t26;
    const double t31 = t0 * t20 - t7 * t26;
    const double t32 = t8 * t26 - t0 * t21;
    reinterpret_cast<double2*>(tile)[25 * lane + 3] = make_double2(0.125 * t28 * (t23 * t23 + t29 * t29 + t30
        * t30), 0.125 * t28 * (t23 * t25 + t29 * t31 + t30 * t32));
    const double t33 = t7 * t24 - t0 * t22;
    const double t34 = t0 * t19 - t8 * t24;
    reinterpret_cast<double2*>(tile)[25 * lane + 4] = make_double2(0.125 * t28 * (t23 * t27 + t29 * t33 + t30
        * t34), 0.125 * t28 * (t25 * t25 + t31 * t31 + t32 * t32));
    reinterpret_cast<double2*>(tile)[25 * lane + 5] = make_double2(0.125 * t28 * (t25 * t27 + t31 * t33 + t32
        * t34), 0.125 * t28 * (t27 * t27 + t33 * t33 + t34 * t34));
    const double t35 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x2_0 + 0.04465819873852045 * x4_0 +
        0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.6220084679281462 * x3_0 -
        0.04465819873852045 * x5_0 - 0.16666666666666666 * x7_0;
    const double t36 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x2_2 +
        0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.04465819873852045 * x5_2 -
        0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
    const double t37 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x2_1 +
        0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.04465819873852045 * x5_1 -
        0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
    const double t38 = t1 * t36 - t4 * t37;
    const double t39 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x2_2 + 0.04465819873852045 * x4_2 +
        0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.6220084679281462 * x3_2 -
        0.04465819873852045 * x5_2 - 0.16666666666666666 * x7_2;
    const double t40 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x2_1 + 0.04465819873852045 * x4_1 +
        0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.6220084679281462 * x3_1 -
        0.04465819873852045 * x5_1 - 0.16666666666666666 * x7_1;
    const double t41 = t37 * t39 - t36 * t40;
    const double t42 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x2_0 +
        0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.04465819873852045 * x5_0 -
        0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
    const double t43 = t4 * t40 - t1 * t39;
    const double t44 = 1.0 / std::fabs(-(t35 * t38 + t6 * t41 + t42 * t43));
    const double t45 = t4 * t42 - t6 * t36;
    const double t46 = t6 * t37 - t1 * t42;
    const double t47 = t35 * t36 - t39 * t42;
    const double t48 = t40 * t42 - t35 * t37;
    reinterpret_cast<double2*>(tile)[25 * lane + 6] = make_double2(0.125 * t44 * (t38 * t38 + t45 * t45 + t46
        * t46), 0.125 * t44 * (t38 * t41 + t45 * t47 + t46 * t48));
    const double t49 = t6 * t39 - t4 * t35;
    const double t50 = t1 * t35 - t6 * t40;
    reinterpret_cast<double2*>(tile)[25 * lane + 7] = make_double2(0.125 * t44 * (t38 * t43 + t45 * t49 + t46
        * t50), 0.125 * t44 * (t41 * t41 + t47 * t47 + t48 * t48));
    reinterpret_cast<double2*>(tile)[25 * lane + 8] = make_double2(0.125 * t44 * (t41 * t43 + t47 * t49 + t48
        * t50), 0.125 * t44 * (t43 * t43 + t49 * t49 + t50 * t50));
    const double t51 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x2_2 +
        0.6220084679281462 * x3_2 - 0.04465819873852045 * x4_2 - 0.16666666666666666 * x5_2 -
        0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
    const double t52 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x2_1 +
        0.6220084679281462 * x3_1 - 0.04465819873852045 * x4_1 - 0.16666666666666666 * x5_1 -
        0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
    const double t53 = t19 * t51 - t22 * t52;
    const double t54 = t39 * t52 - t40 * t51;
    const double t55 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x2_0 +
        0.6220084679281462 * x3_0 - 0.04465819873852045 * x4_0 - 0.16666666666666666 * x5_0 -
        0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
    const double t56 = t22 * t40 - t19 * t39;
    const double t57 = 1.0 / std::fabs(-(t35 * t53 + t24 * t54 + t55 * t56));
    const double t58 = t22 * t55 - t24 * t51;
    const double t59 = t24 * t52 - t19 * t55;
    const double t60 = t35 * t51 - t39 * t55;
    const double t61 = t40 * t55 - t35 * t52;
    reinterpret_cast<double2*>(tile)[25 * lane + 9] = make_double2(0.125 * t57 * (t53 * t53 + t58 * t58 + t59
        * t59), 0.125 * t57 * (t53 * t54 + t58 * t60 + t59 * t61));
    const double t62 = t24 * t39 - t22 * t35;
    const double t63 = t19 * t35 - t24 * t40;
    reinterpret_cast<double2*>(tile)[25 * lane + 10] = make_double2(0.125 * t57 * (t53 * t56 + t58 * t62 + t59
        * t63), 0.125 * t57 * (t54 * t54 + t60 * t60 + t61 * t61));
    reinterpret_cast<double2*>(tile)[25 * lane + 11] = make_double2(0.125 * t57 * (t54 * t56 + t60 * t62 + t61
        * t63), 0.125 * t57 * (t56 * t56 + t62 * t62 + t63 * t63));
    const double t64 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x2_0 + 0.6220084679281462 * x4_0 +
        0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.04465819873852045 * x3_0 -
        0.6220084679281462 * x5_0 - 0.16666666666666666 * x7_0;
    const double t65 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x4_1 +
        0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.04465819873852045 * x3_1 -
        0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
    const double t66 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x4_2 +
        0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.04465819873852045 * x3_2 -
        0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
    const double t67 = t2 * t65 - t3 * t66;
    const double t68 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x4_0 +
        0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.04465819873852045 * x3_0 -
        0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
    const double t69 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x2_2 + 0.6220084679281462 * x4_2 +
        0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.04465819873852045 * x3_2 -
        0.6220084679281462 * x5_2 - 0.16666666666666666 * x7_2;
    const double t70 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x2_1 + 0.6220084679281462 * x4_1 +
        0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.04465819873852045 * x3_1 -
        0.6220084679281462 * x5_1 - 0.16666666666666666 * x7_1;
    const double t71 = t3 * t69 - t2 * t70;
    const double t72 = t66 * t70 - t65 * t69;
    const double t73 = 1.0 / std::fabs(-(t64 * t67 + t68 * t71 + t10 * t72));
    const double t74 = t10 * t66 - t2 * t68;
    const double t75 = t3 * t68 - t10 * t65;
    const double t76 = t2 * t64 - t10 * t69;
    const double t77 = t10 * t70 - t3 * t64;
    reinterpret_cast<double2*>(tile)[25 * lane + 12] = make_double2(0.125 * t73 * (t67 * t67 + t74 * t74 + t75
        * t75), 0.125 * t73 * (t67 * t71 + t74 * t76 + t75 * t77));
    const double t78 = t68 * t69 - t64 * t66;
    const double t79 = t64 * t65 - t68 * t70;
    reinterpret_cast<double2*>(tile)[25 * lane + 13] = make_double2(0.125 * t73 * (t67 * t72 + t74 * t78 + t75
        * t79), 0.125 * t73 * (t71 * t71 + t76 * t76 + t77 * t77));
    reinterpret_cast<double2*>(tile)[25 * lane + 14] = make_double2(0.125 * t73 * (t71 * t72 + t76 * t78 + t77
        * t79), 0.125 * t73 * (t72 * t72 + t78 * t78 + t79 * t79));
    const double t80 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x4_1 +
        0.6220084679281462 * x5_1 - 0.04465819873852045 * x2_1 - 0.16666666666666666 * x3_1 -
        0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
    const double t81 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x4_2 +
        0.6220084679281462 * x5_2 - 0.04465819873852045 * x2_2 - 0.16666666666666666 * x3_2 -
        0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
    const double t82 = t20 * t80 - t21 * t81;
    const double t83 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x4_0 +
        0.6220084679281462 * x5_0 - 0.04465819873852045 * x2_0 - 0.16666666666666666 * x3_0 -
        0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
    const double t84 = t21 * t69 - t20 * t70;
    const double t85 = t70 * t81 - t69 * t80;
    const double t86 = 1.0 / std::fabs(-(t64 * t82 + t83 * t84 + t26 * t85));
    const double t87 = t26 * t81 - t20 * t83;
    const double t88 = t21 * t83 - t26 * t80;
    const double t89 = t20 * t64 - t26 * t69;
    const double t90 = t26 * t70 - t21 * t64;
    reinterpret_cast<double2*>(tile)[25 * lane + 15] = make_double2(0.125 * t86 * (t82 * t82 + t87 * t87 + t88
        * t88), 0.125 * t86 * (t82 * t84 + t87 * t89 + t88 * t90));
    const double t91 = t69 * t83 - t64 * t81;
    const double t92 = t64 * t80 - t70 * t83;
    reinterpret_cast<double2*>(tile)[25 * lane + 16] = make_double2(0.125 * t86 * (t82 * t85 + t87 * t91 + t88
        * t92), 0.125 * t86 * (t84 * t84 + t89 * t89 + t90 * t90));
    reinterpret_cast<double2*>(tile)[25 * lane + 17] = make_double2(0.125 * t86 * (t84 * t85 + t89 * t91 + t90
        * t92), 0.125 * t86 * (t85 * t85 + t91 * t91 + t92 * t92));
    const double t93 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 * x4_0 +
        0.6220084679281462 * x6_0 - 0.04465819873852045 * x1_0 - 0.16666666666666666 * x3_0 -
        0.16666666666666666 * x5_0 - 0.6220084679281462 * x7_0;
    const double t94 = t36 * t65 - t37 * t66;
    const double t95 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 * x4_2 +
        0.6220084679281462 * x6_2 - 0.04465819873852045 * x1_2 - 0.16666666666666666 * x3_2 -
        0.16666666666666666 * x5_2 - 0.6220084679281462 * x7_2;
    const double t96 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 * x4_1 +
        0.6220084679281462 * x6_1 - 0.04465819873852045 * x1_1 - 0.16666666666666666 * x3_1 -
        0.16666666666666666 * x5_1 - 0.6220084679281462 * x7_1;
    const double t97 = t37 * t95 - t36 * t96;
    const double t98 = t66 * t96 - t65 * t95;
    const double t99 = 1.0 / std::fabs(-(t93 * t94 + t68 * t97 + t42 * t98));
    const double t100 = t42 * t66 - t36 * t68;
    const double t101 = t37 * t68 - t42 * t65;
    const double t102 = t36 * t93 - t42 * t95;
    const double t103 = t42 * t96 - t37 * t93;
    reinterpret_cast<double2*>(tile)[25 * lane + 18] = make_double2(0.125 * t99 * (t94 * t94 + t100 * t100 +
        t101 * t101), 0.125 * t99 * (t94 * t97 + t100 * t102 + t101 * t103));
    const double t104 = t68 * t95 - t66 * t93;
    const double t105 = t65 * t93 - t68 * t96;
    reinterpret_cast<double2*>(tile)[25 * lane + 19] = make_double2(0.125 * t99 * (t94 * t98 + t100 * t104 +
        t101 * t105), 0.125 * t99 * (t97 * t97 + t102 * t102 + t103 * t103));
    reinterpret_cast<double2*>(tile)[25 * lane + 20] = make_double2(0.125 * t99 * (t97 * t98 + t102 * t104 +
        t103 * t105), 0.125 * t99 * (t98 * t98 + t104 * t104 + t105 * t105));
    const double t106 = t51 * t80 - t52 * t81;
    const double t107 = t52 * t95 - t51 * t96;
    const double t108 = t81 * t96 - t80 * t95;
    const double t109 = 1.0 / std::fabs(-(t93 * t106 + t83 * t107 + t55 * t108));
    const double t110 = t55 * t81 - t51 * t83;
    const double t111 = t52 * t83 - t55 * t80;
    const double t112 = t51 * t93 - t55 * t95;
    const double t113 = t55 * t96 - t52 * t93;
    reinterpret_cast<double2*>(tile)[25 * lane + 21] = make_double2(0.125 * t109 * (t106 * t106 + t110 * t110
        + t111 * t111), 0.125 * t109 * (t106 * t107 + t110 * t112 + t111 * t113));
    const double t114 = t83 * t95 - t81 * t93;
    const double t115 = t80 * t93 - t83 * t96;
    reinterpret_cast<double2*>(tile)[25 * lane + 22] = make_double2(0.125 * t109 * (t106 * t108 + t110 * t114
        + t111 * t115), 0.125 * t109 * (t107 * t107 + t112 * t112 + t113 * t113));
    reinterpret_cast<double2*>(tile)[25 * lane + 23] = make_double2(0.125 * t109 * (t107 * t108 + t112 * t114
        + t113 * t115), 0.125 * t109 * (t108 * t108 + t114 * t114 + t115 * t115));
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 24; k += 64) {
    const int staged = k / 24;
    const int part = k - 24 * staged;
    stream_store(&reinterpret_cast<double2*>(element_tensors)[24 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[25 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f64_from_points_apply_geometry_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(laplace_q1_hexahedron_f64_from_points_apply_geometry_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_from_points_apply_geometry_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_geometry_hip_descriptor = {
    "laplace_q1_hexahedron_f64_from_points_apply_geometry",  // name
    "geometry",                                // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    48,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    48,                                        // geometry_size
    8,                                         // coordinate_nodes
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
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    25600,                                     // shared_bytes
    1140.0,                                    // flops_per_cell
    440.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
