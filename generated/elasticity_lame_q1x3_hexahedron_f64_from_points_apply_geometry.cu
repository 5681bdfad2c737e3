// elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry: geometry of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2234 flops <- taken
//   sum_factorised  1712 flops
//   why             asked for
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
//   chosen by            the cost model
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       796
//   bytes       696 (56 read, 640 written)
//   flops/byte  1.14
//   shared      20992 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2624];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    reinterpret_cast<double2*>(tile)[41 * lane] = make_double2(-(t0 * t5 + t6 * t9 + t10 * t11), t4 * t10 - t2
        * t6);
    reinterpret_cast<double2*>(tile)[41 * lane + 1] = make_double2(t5, t9);
    reinterpret_cast<double2*>(tile)[41 * lane + 2] = make_double2(t11, t0 * t2 - t7 * t10);
    reinterpret_cast<double2*>(tile)[41 * lane + 3] = make_double2(t6 * t7 - t0 * t4, t3 * t6 - t1 * t10);
    reinterpret_cast<double2*>(tile)[41 * lane + 4] = make_double2(t8 * t10 - t0 * t3, t0 * t1 - t6 * t8);
    const double t12 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x4_1 +
        0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.6220084679281462 * x3_1 -
        0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
    const double t13 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x2_2 +
        0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.6220084679281462 * x5_2 -
        0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
    const double t14 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x2_1 +
        0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.6220084679281462 * x5_1 -
        0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
    const double t15 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x4_2 +
        0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.6220084679281462 * x3_2 -
        0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
    const double t16 = t12 * t13 - t14 * t15;
    const double t17 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x4_0 +
        0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.6220084679281462 * x3_0 -
        0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
    const double t18 = t7 * t14 - t8 * t13;
    const double t19 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x2_0 +
        0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.6220084679281462 * x5_0 -
        0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
    const double t20 = t8 * t15 - t7 * t12;
    reinterpret_cast<double2*>(tile)[41 * lane + 5] = make_double2(-(t0 * t16 + t17 * t18 + t19 * t20), t15 *
        t19 - t13 * t17);
    reinterpret_cast<double2*>(tile)[41 * lane + 6] = make_double2(t16, t18);
    reinterpret_cast<double2*>(tile)[41 * lane + 7] = make_double2(t20, t0 * t13 - t7 * t19);
    reinterpret_cast<double2*>(tile)[41 * lane + 8] = make_double2(t7 * t17 - t0 * t15, t14 * t17 - t12 *
        t19);
    reinterpret_cast<double2*>(tile)[41 * lane + 9] = make_double2(t8 * t19 - t0 * t14, t0 * t12 - t8 * t17);
    const double t21 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x2_0 + 0.04465819873852045 * x4_0 +
        0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.6220084679281462 * x3_0 -
        0.04465819873852045 * x5_0 - 0.16666666666666666 * x7_0;
    const double t22 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x2_2 +
        0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.04465819873852045 * x5_2 -
        0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
    const double t23 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x2_1 +
        0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.04465819873852045 * x5_1 -
        0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
    const double t24 = t1 * t22 - t4 * t23;
    const double t25 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x2_2 + 0.04465819873852045 * x4_2 +
        0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.6220084679281462 * x3_2 -
        0.04465819873852045 * x5_2 - 0.16666666666666666 * x7_2;
    const double t26 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x2_1 + 0.04465819873852045 * x4_1 +
        0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.6220084679281462 * x3_1 -
        0.04465819873852045 * x5_1 - 0.16666666666666666 * x7_1;
    const double t27 = t23 * t25 - t22 * t26;
    const double t28 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x2_0 +
        0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.04465819873852045 * x5_0 -
        0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
    const double t29 = t4 * t26 - t1 * t25;
    reinterpret_cast<double2*>(tile)[41 * lane + 10] = make_double2(-(t21 * t24 + t6 * t27 + t28 * t29), t4 *
        t28 - t6 * t22);
    reinterpret_cast<double2*>(tile)[41 * lane + 11] = make_double2(t24, t27);
    reinterpret_cast<double2*>(tile)[41 * lane + 12] = make_double2(t29, t21 * t22 - t25 * t28);
    reinterpret_cast<double2*>(tile)[41 * lane + 13] = make_double2(t6 * t25 - t4 * t21, t6 * t23 - t1 * t28);
    reinterpret_cast<double2*>(tile)[41 * lane + 14] = make_double2(t26 * t28 - t21 * t23, t1 * t21 - t6 *
        t26);
    const double t30 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x2_2 +
        0.6220084679281462 * x3_2 - 0.04465819873852045 * x4_2 - 0.16666666666666666 * x5_2 -
        0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
    const double t31 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x2_1 +
        0.6220084679281462 * x3_1 - 0.04465819873852045 * x4_1 - 0.16666666666666666 * x5_1 -
        0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
    const double t32 = t12 * t30 - t15 * t31;
    const double t33 = t25 * t31 - t26 * t30;
    const double t34 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x2_0 +
        0.6220084679281462 * x3_0 - 0.04465819873852045 * x4_0 - 0.16666666666666666 * x5_0 -
        0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
    const double t35 = t15 * t26 - t12 * t25;
    reinterpret_cast<double2*>(tile)[41 * lane + 15] = make_double2(-(t21 * t32 + t17 * t33 + t34 * t35), t15
        * t34 - t17 * t30);
    reinterpret_cast<double2*>(tile)[41 * lane + 16] = make_double2(t32, t33);
    reinterpret_cast<double2*>(tile)[41 * lane + 17] = make_double2(t35, t21 * t30 - t25 * t34);
    reinterpret_cast<double2*>(tile)[41 * lane + 18] = make_double2(t17 * t25 - t15 * t21, t17 * t31 - t12 *
        t34);
    reinterpret_cast<double2*>(tile)[41 * lane + 19] = make_double2(t26 * t34 - t21 * t31, t12 * t21 - t17 *
        t26);
    const double t36 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x2_0 + 0.6220084679281462 * x4_0 +
        0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.04465819873852045 * x3_0 -
        0.6220084679281462 * x5_0 - 0.16666666666666666 * x7_0;
    const double t37 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x4_1 +
        0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.04465819873852045 * x3_1 -
        0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
    const double t38 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x4_2 +
        0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.04465819873852045 * x3_2 -
        0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
    const double t39 = t2 * t37 - t3 * t38;
    const double t40 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x4_0 +
        0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.04465819873852045 * x3_0 -
        0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
    const double t41 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x2_2 + 0.6220084679281462 * x4_2 +
        0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.04465819873852045 * x3_2 -
        0.6220084679281462 * x5_2 - 0.16666666666666666 * x7_2;
    const double t42 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x2_1 + 0.6220084679281462 * x4_1 +
        0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.04465819873852045 * x3_1 -
        0.6220084679281462 * x5_1 - 0.16666666666666666 * x7_1;
    const double t43 = t3 * t41 - t2 * t42;
    const double t44 = t38 * t42 - t37 * t41;
    reinterpret_cast<double2*>(tile)[41 * lane + 20] = make_double2(-(t36 * t39 + t40 * t43 + t10 * t44), t10
        * t38 - t2 * t40);
    reinterpret_cast<double2*>(tile)[41 * lane + 21] = make_double2(t39, t43);
    reinterpret_cast<double2*>(tile)[41 * lane + 22] = make_double2(t44, t2 * t36 - t10 * t41);
    reinterpret_cast<double2*>(tile)[41 * lane + 23] = make_double2(t40 * t41 - t36 * t38, t3 * t40 - t10 *
        t37);
    reinterpret_cast<double2*>(tile)[41 * lane + 24] = make_double2(t10 * t42 - t3 * t36, t36 * t37 - t40 *
        t42);
    const double t45 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x4_1 +
        0.6220084679281462 * x5_1 - 0.04465819873852045 * x2_1 - 0.16666666666666666 * x3_1 -
        0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
    const double t46 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x4_2 +
        0.6220084679281462 * x5_2 - 0.04465819873852045 * x2_2 - 0.16666666666666666 * x3_2 -
        0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
    const double t47 = t13 * t45 - t14 * t46;
    const double t48 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x4_0 +
        0.6220084679281462 * x5_0 - 0.04465819873852045 * x2_0 - 0.16666666666666666 * x3_0 -
        0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
    const double t49 = t14 * t41 - t13 * t42;
    const double t50 = t42 * t46 - t41 * t45;
    reinterpret_cast<double2*>(tile)[41 * lane + 25] = make_double2(-(t36 * t47 + t48 * t49 + t19 * t50), t19
        * t46 - t13 * t48);
    reinterpret_cast<double2*>(tile)[41 * lane + 26] = make_double2(t47, t49);
    reinterpret_cast<double2*>(tile)[41 * lane + 27] = make_double2(t50, t13 * t36 - t19 * t41);
    reinterpret_cast<double2*>(tile)[41 * lane + 28] = make_double2(t41 * t48 - t36 * t46, t14 * t48 - t19 *
        t45);
    reinterpret_cast<double2*>(tile)[41 * lane + 29] = make_double2(t19 * t42 - t14 * t36, t36 * t45 - t42 *
        t48);
    const double t51 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 * x4_0 +
        0.6220084679281462 * x6_0 - 0.04465819873852045 * x1_0 - 0.16666666666666666 * x3_0 -
        0.16666666666666666 * x5_0 - 0.6220084679281462 * x7_0;
    const double t52 = t22 * t37 - t23 * t38;
    const double t53 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 * x4_2 +
        0.6220084679281462 * x6_2 - 0.04465819873852045 * x1_2 - 0.16666666666666666 * x3_2 -
        0.16666666666666666 * x5_2 - 0.6220084679281462 * x7_2;
    const double t54 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 * x4_1 +
        0.6220084679281462 * x6_1 - 0.04465819873852045 * x1_1 - 0.16666666666666666 * x3_1 -
        0.16666666666666666 * x5_1 - 0.6220084679281462 * x7_1;
    const double t55 = t23 * t53 - t22 * t54;
    const double t56 = t38 * t54 - t37 * t53;
    reinterpret_cast<double2*>(tile)[41 * lane + 30] = make_double2(-(t51 * t52 + t40 * t55 + t28 * t56), t28
        * t38 - t22 * t40);
    reinterpret_cast<double2*>(tile)[41 * lane + 31] = make_double2(t52, t55);
    reinterpret_cast<double2*>(tile)[41 * lane + 32] = make_double2(t56, t22 * t51 - t28 * t53);
    reinterpret_cast<double2*>(tile)[41 * lane + 33] = make_double2(t40 * t53 - t38 * t51, t23 * t40 - t28 *
        t37);
    reinterpret_cast<double2*>(tile)[41 * lane + 34] = make_double2(t28 * t54 - t23 * t51, t37 * t51 - t40 *
        t54);
    const double t57 = t30 * t45 - t31 * t46;
    const double t58 = t31 * t53 - t30 * t54;
    const double t59 = t46 * t54 - t45 * t53;
    reinterpret_cast<double2*>(tile)[41 * lane + 35] = make_double2(-(t51 * t57 + t48 * t58 + t34 * t59), t34
        * t46 - t30 * t48);
    reinterpret_cast<double2*>(tile)[41 * lane + 36] = make_double2(t57, t58);
    reinterpret_cast<double2*>(tile)[41 * lane + 37] = make_double2(t59, t30 * t51 - t34 * t53);
    reinterpret_cast<double2*>(tile)[41 * lane + 38] = make_double2(t48 * t53 - t46 * t51, t31 * t48 - t34 *
        t45);
    reinterpret_cast<double2*>(tile)[41 * lane + 39] = make_double2(t34 * t54 - t31 * t51, t45 * t51 - t48 *
        t54);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 40; k += 32) {
    const int staged = k / 40;
    const int part = k - 40 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[40 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[41 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cuda(
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
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cuda_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry",  // name
    "geometry",                                // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    80,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    80,                                        // geometry_size
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    20992,                                     // shared_bytes
    796.0,                                     // flops_per_cell
    696.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
