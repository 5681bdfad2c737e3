// heat_step_p1_tetrahedron_f64_element_tensor: element_tensor of form a in heat_step.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate heat_step.form --define cell=tetrahedron --define degree=1
//
// Form file heat_step.form:
//   | """A step of heat conduction: conductivity (a symmetric tensor) and capacity are data at quadrature points."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | rule_degree = 2
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | conductivity = Coefficient(TensorElement("Quadrature", cell, rule_degree, symmetry=True))
//   | capacity = Coefficient(FiniteElement("Quadrature", cell, rule_degree))
//   |
//   | a = (inner(grad(v), conductivity * grad(u)) + capacity * v * u) * dx
//
// What:
//   cell          tetrahedron, geometry P1^3
//   test          P1, 4 dofs
//   trial         P1, 4 dofs
//   conductivity  coefficient, quadrature2^(3x3 sym), [4 points][6] of each cell
//   capacity      coefficient, quadrature2, [4 points] of each cell
//   degree        2 (element), scheme default
//   point 0       0.5854101966249684 0.1381966011250105 0.1381966011250105
//   point 1       0.1381966011250105 0.5854101966249684 0.1381966011250105
//   point 2       0.1381966011250105 0.1381966011250105 0.5854101966249684
//   point 3       0.1381966011250105 0.1381966011250105 0.1381966011250105
//
// Representation:
//   tensor          not valid: conductivity is given at quadrature points
//   quadrature      860 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       860
//   bytes       372 (244 read, 128 written)
//   flops/byte  2.31
//   shared      8704 bytes a block of 64 threads
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
heat_step_p1_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ conductivity,
    const double* __restrict__ capacity) {
  alignas(16) __shared__ double tile[1088];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

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
    const double capacity_0 = capacity[4 * cell];
    const double t9 = abs_detJ * capacity_0;
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double conductivity_0 = conductivity[24 * cell];
    const double adj01 = t4 * t8 - t2 * t5;
    const double conductivity_1 = conductivity[24 * cell + 1];
    const double adj02 = t3 * t5 - t1 * t8;
    const double conductivity_3 = conductivity[24 * cell + 3];
    const double conductivity_2 = conductivity[24 * cell + 2];
    const double conductivity_4 = conductivity[24 * cell + 4];
    const double conductivity_5 = conductivity[24 * cell + 5];
    const double t10 = adj00 * adj00 * conductivity_0 + 2.0 * adj00 * adj01 * conductivity_1 + 2.0 * adj00 *
        adj02 * conductivity_3 + adj01 * adj01 * conductivity_2 + 2.0 * adj01 * adj02 * conductivity_4 + adj02
        * adj02 * conductivity_5;
    const double t11 = inv_abs_detJ * t10;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t12 = adj00 * adj10 * conductivity_0 + adj10 * adj01 * conductivity_1 + adj10 * adj02 *
        conductivity_3 + adj00 * conductivity_1 * adj11 + adj01 * conductivity_2 * adj11 + adj02 *
        conductivity_4 * adj11 + adj00 * conductivity_3 * adj12 + adj01 * conductivity_4 * adj12 + adj02 *
        conductivity_5 * adj12;
    const double t13 = inv_abs_detJ * t12;
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t14 = adj00 * adj20 * conductivity_0 + adj20 * adj01 * conductivity_1 + adj20 * adj02 *
        conductivity_3 + adj00 * conductivity_1 * adj21 + adj01 * conductivity_2 * adj21 + adj02 *
        conductivity_4 * adj21 + adj00 * conductivity_3 * adj22 + adj01 * conductivity_4 * adj22 + adj02 *
        conductivity_5 * adj22;
    const double t15 = inv_abs_detJ * t14;
    const double t16 = adj10 * adj10 * conductivity_0 + 2.0 * adj10 * conductivity_1 * adj11 + 2.0 * adj10 *
        conductivity_3 * adj12 + conductivity_2 * adj11 * adj11 + 2.0 * conductivity_4 * adj11 * adj12 +
        conductivity_5 * adj12 * adj12;
    const double t17 = inv_abs_detJ * t16;
    const double t18 = adj10 * adj20 * conductivity_0 + adj20 * conductivity_1 * adj11 + adj20 *
        conductivity_3 * adj12 + adj10 * conductivity_1 * adj21 + conductivity_2 * adj11 * adj21 +
        conductivity_4 * adj12 * adj21 + adj10 * conductivity_3 * adj22 + conductivity_4 * adj11 * adj22 +
        conductivity_5 * adj12 * adj22;
    const double t19 = inv_abs_detJ * t18;
    const double t20 = adj20 * adj20 * conductivity_0 + 2.0 * adj20 * conductivity_1 * adj21 + 2.0 * adj20 *
        conductivity_3 * adj22 + conductivity_2 * adj21 * adj21 + 2.0 * conductivity_4 * adj21 * adj22 +
        conductivity_5 * adj22 * adj22;
    const double t21 = inv_abs_detJ * t20;
    const double capacity_1 = capacity[4 * cell + 1];
    const double t22 = abs_detJ * capacity_1;
    const double conductivity_6 = conductivity[24 * cell + 6];
    const double conductivity_7 = conductivity[24 * cell + 7];
    const double conductivity_9 = conductivity[24 * cell + 9];
    const double conductivity_8 = conductivity[24 * cell + 8];
    const double conductivity_10 = conductivity[24 * cell + 10];
    const double conductivity_11 = conductivity[24 * cell + 11];
    const double t23 = adj00 * adj00 * conductivity_6 + 2.0 * adj00 * adj01 * conductivity_7 + 2.0 * adj00 *
        adj02 * conductivity_9 + adj01 * adj01 * conductivity_8 + 2.0 * adj01 * adj02 * conductivity_10 +
        adj02 * adj02 * conductivity_11;
    const double t24 = inv_abs_detJ * t23;
    const double t25 = adj00 * adj10 * conductivity_6 + adj10 * adj01 * conductivity_7 + adj10 * adj02 *
        conductivity_9 + adj00 * adj11 * conductivity_7 + adj01 * adj11 * conductivity_8 + adj02 * adj11 *
        conductivity_10 + adj00 * adj12 * conductivity_9 + adj01 * adj12 * conductivity_10 + adj02 * adj12 *
        conductivity_11;
    const double t26 = inv_abs_detJ * t25;
    const double t27 = adj00 * adj20 * conductivity_6 + adj20 * adj01 * conductivity_7 + adj20 * adj02 *
        conductivity_9 + adj00 * adj21 * conductivity_7 + adj01 * adj21 * conductivity_8 + adj02 * adj21 *
        conductivity_10 + adj00 * adj22 * conductivity_9 + adj01 * adj22 * conductivity_10 + adj02 * adj22 *
        conductivity_11;
    const double t28 = inv_abs_detJ * t27;
    const double t29 = adj10 * adj10 * conductivity_6 + 2.0 * adj10 * adj11 * conductivity_7 + 2.0 * adj10 *
        adj12 * conductivity_9 + adj11 * adj11 * conductivity_8 + 2.0 * adj11 * adj12 * conductivity_10 +
        adj12 * adj12 * conductivity_11;
    const double t30 = inv_abs_detJ * t29;
    const double t31 = adj10 * adj20 * conductivity_6 + adj20 * adj11 * conductivity_7 + adj20 * adj12 *
        conductivity_9 + adj10 * adj21 * conductivity_7 + adj11 * adj21 * conductivity_8 + adj12 * adj21 *
        conductivity_10 + adj10 * adj22 * conductivity_9 + adj11 * adj22 * conductivity_10 + adj12 * adj22 *
        conductivity_11;
    const double t32 = inv_abs_detJ * t31;
    const double t33 = adj20 * adj20 * conductivity_6 + 2.0 * adj20 * adj21 * conductivity_7 + 2.0 * adj20 *
        adj22 * conductivity_9 + adj21 * adj21 * conductivity_8 + 2.0 * adj21 * adj22 * conductivity_10 +
        adj22 * adj22 * conductivity_11;
    const double t34 = inv_abs_detJ * t33;
    const double capacity_2 = capacity[4 * cell + 2];
    const double t35 = abs_detJ * capacity_2;
    const double conductivity_12 = conductivity[24 * cell + 12];
    const double conductivity_13 = conductivity[24 * cell + 13];
    const double conductivity_15 = conductivity[24 * cell + 15];
    const double conductivity_14 = conductivity[24 * cell + 14];
    const double conductivity_16 = conductivity[24 * cell + 16];
    const double conductivity_17 = conductivity[24 * cell + 17];
    const double t36 = adj00 * adj00 * conductivity_12 + 2.0 * adj00 * adj01 * conductivity_13 + 2.0 * adj00 *
        adj02 * conductivity_15 + adj01 * adj01 * conductivity_14 + 2.0 * adj01 * adj02 * conductivity_16 +
        adj02 * adj02 * conductivity_17;
    const double t37 = inv_abs_detJ * t36;
    const double t38 = adj00 * adj10 * conductivity_12 + adj10 * adj01 * conductivity_13 + adj10 * adj02 *
        conductivity_15 + adj00 * adj11 * conductivity_13 + adj01 * adj11 * conductivity_14 + adj02 * adj11 *
        conductivity_16 + adj00 * adj12 * conductivity_15 + adj01 * adj12 * conductivity_16 + adj02 * adj12 *
        conductivity_17;
    const double t39 = inv_abs_detJ * t38;
    const double t40 = adj00 * adj20 * conductivity_12 + adj20 * adj01 * conductivity_13 + adj20 * adj02 *
        conductivity_15 + adj00 * adj21 * conductivity_13 + adj01 * adj21 * conductivity_14 + adj02 * adj21 *
        conductivity_16 + adj00 * adj22 * conductivity_15 + adj01 * adj22 * conductivity_16 + adj02 * adj22 *
        conductivity_17;
    const double t41 = inv_abs_detJ * t40;
    const double t42 = adj10 * adj10 * conductivity_12 + 2.0 * adj10 * adj11 * conductivity_13 + 2.0 * adj10 *
        adj12 * conductivity_15 + adj11 * adj11 * conductivity_14 + 2.0 * adj11 * adj12 * conductivity_16 +
        adj12 * adj12 * conductivity_17;
    const double t43 = inv_abs_detJ * t42;
    const double t44 = adj10 * adj20 * conductivity_12 + adj20 * adj11 * conductivity_13 + adj20 * adj12 *
        conductivity_15 + adj10 * adj21 * conductivity_13 + adj11 * adj21 * conductivity_14 + adj12 * adj21 *
        conductivity_16 + adj10 * adj22 * conductivity_15 + adj11 * adj22 * conductivity_16 + adj12 * adj22 *
        conductivity_17;
    const double t45 = inv_abs_detJ * t44;
    const double t46 = adj20 * adj20 * conductivity_12 + 2.0 * adj20 * adj21 * conductivity_13 + 2.0 * adj20 *
        adj22 * conductivity_15 + adj21 * adj21 * conductivity_14 + 2.0 * adj21 * adj22 * conductivity_16 +
        adj22 * adj22 * conductivity_17;
    const double t47 = inv_abs_detJ * t46;
    const double capacity_3 = capacity[4 * cell + 3];
    const double t48 = abs_detJ * capacity_3;
    const double conductivity_18 = conductivity[24 * cell + 18];
    const double conductivity_19 = conductivity[24 * cell + 19];
    const double conductivity_21 = conductivity[24 * cell + 21];
    const double conductivity_20 = conductivity[24 * cell + 20];
    const double conductivity_22 = conductivity[24 * cell + 22];
    const double conductivity_23 = conductivity[24 * cell + 23];
    const double t49 = adj00 * adj00 * conductivity_18 + 2.0 * adj00 * adj01 * conductivity_19 + 2.0 * adj00 *
        adj02 * conductivity_21 + adj01 * adj01 * conductivity_20 + 2.0 * adj01 * adj02 * conductivity_22 +
        adj02 * adj02 * conductivity_23;
    const double t50 = inv_abs_detJ * t49;
    const double t51 = adj00 * adj10 * conductivity_18 + adj10 * adj01 * conductivity_19 + adj10 * adj02 *
        conductivity_21 + adj00 * adj11 * conductivity_19 + adj01 * adj11 * conductivity_20 + adj02 * adj11 *
        conductivity_22 + adj00 * adj12 * conductivity_21 + adj01 * adj12 * conductivity_22 + adj02 * adj12 *
        conductivity_23;
    const double t52 = inv_abs_detJ * t51;
    const double t53 = adj00 * adj20 * conductivity_18 + adj20 * adj01 * conductivity_19 + adj20 * adj02 *
        conductivity_21 + adj00 * adj21 * conductivity_19 + adj01 * adj21 * conductivity_20 + adj02 * adj21 *
        conductivity_22 + adj00 * adj22 * conductivity_21 + adj01 * adj22 * conductivity_22 + adj02 * adj22 *
        conductivity_23;
    const double t54 = inv_abs_detJ * t53;
    const double t55 = adj10 * adj10 * conductivity_18 + 2.0 * adj10 * adj11 * conductivity_19 + 2.0 * adj10 *
        adj12 * conductivity_21 + adj11 * adj11 * conductivity_20 + 2.0 * adj11 * adj12 * conductivity_22 +
        adj12 * adj12 * conductivity_23;
    const double t56 = inv_abs_detJ * t55;
    const double t57 = adj10 * adj20 * conductivity_18 + adj20 * adj11 * conductivity_19 + adj20 * adj12 *
        conductivity_21 + adj10 * adj21 * conductivity_19 + adj11 * adj21 * conductivity_20 + adj12 * adj21 *
        conductivity_22 + adj10 * adj22 * conductivity_21 + adj11 * adj22 * conductivity_22 + adj12 * adj22 *
        conductivity_23;
    const double t58 = inv_abs_detJ * t57;
    const double t59 = adj20 * adj20 * conductivity_18 + 2.0 * adj20 * adj21 * conductivity_19 + 2.0 * adj20 *
        adj22 * conductivity_21 + adj21 * adj21 * conductivity_20 + 2.0 * adj21 * adj22 * conductivity_22 +
        adj22 * adj22 * conductivity_23;
    const double t60 = inv_abs_detJ * t59;
    tile[17 * lane] = 0.000795762523437719 * t9 + 0.041666666666666664 * (t11 + t13 + t15) +
        0.041666666666666664 * (t13 + t17 + t19) + 0.041666666666666664 * (t15 + t19 + t21) +
        0.000795762523437719 * t22 + 0.041666666666666664 * (t24 + t26 + t28) + 0.041666666666666664 * (t26 +
        t30 + t32) + 0.041666666666666664 * (t28 + t32 + t34) + 0.000795762523437719 * t35 +
        0.041666666666666664 * (t37 + t39 + t41) + 0.041666666666666664 * (t39 + t43 + t45) +
        0.041666666666666664 * (t41 + t45 + t47) + 0.01427937909635351 * t48 + 0.041666666666666664 * (t50 +
        t52 + t54) + 0.041666666666666664 * (t52 + t56 + t58) + 0.041666666666666664 * (t54 + t58 + t60);
    const double t61 = 0.0033709041432289475 * t9 + 0.000795762523437719 * t22 + 0.000795762523437719 * t35 +
        0.0033709041432289475 * t48 - 0.041666666666666664 * t11 - 0.041666666666666664 * t13 -
        0.041666666666666664 * t15 - 0.041666666666666664 * t24 - 0.041666666666666664 * t26 -
        0.041666666666666664 * t28 - 0.041666666666666664 * t37 - 0.041666666666666664 * t39 -
        0.041666666666666664 * t41 - 0.041666666666666664 * t50 - 0.041666666666666664 * t52 -
        0.041666666666666664 * t54;
    tile[17 * lane + 1] = t61;
    const double t62 = 0.000795762523437719 * t9 + 0.0033709041432289475 * t22 + 0.000795762523437719 * t35 +
        0.0033709041432289475 * t48 - 0.041666666666666664 * t13 - 0.041666666666666664 * t17 -
        0.041666666666666664 * t19 - 0.041666666666666664 * t26 - 0.041666666666666664 * t30 -
        0.041666666666666664 * t32 - 0.041666666666666664 * t39 - 0.041666666666666664 * t43 -
        0.041666666666666664 * t45 - 0.041666666666666664 * t52 - 0.041666666666666664 * t56 -
        0.041666666666666664 * t58;
    tile[17 * lane + 2] = t62;
    const double t63 = 0.000795762523437719 * t9 + 0.000795762523437719 * t22 + 0.0033709041432289475 * t35 +
        0.0033709041432289475 * t48 - 0.041666666666666664 * t15 - 0.041666666666666664 * t19 -
        0.041666666666666664 * t21 - 0.041666666666666664 * t28 - 0.041666666666666664 * t32 -
        0.041666666666666664 * t34 - 0.041666666666666664 * t41 - 0.041666666666666664 * t45 -
        0.041666666666666664 * t47 - 0.041666666666666664 * t54 - 0.041666666666666664 * t58 -
        0.041666666666666664 * t60;
    tile[17 * lane + 3] = t63;
    tile[17 * lane + 4] = t61;
    tile[17 * lane + 5] = 0.01427937909635351 * t9 + 0.041666666666666664 * t11 + 0.000795762523437719 * t22 +
        0.041666666666666664 * t24 + 0.000795762523437719 * t35 + 0.041666666666666664 * t37 +
        0.000795762523437719 * t48 + 0.041666666666666664 * t50;
    const double t64 = 0.0033709041432289475 * t9 + 0.041666666666666664 * t13 + 0.0033709041432289475 * t22 +
        0.041666666666666664 * t26 + 0.000795762523437719 * t35 + 0.041666666666666664 * t39 +
        0.000795762523437719 * t48 + 0.041666666666666664 * t52;
    tile[17 * lane + 6] = t64;
    const double t65 = 0.0033709041432289475 * t9 + 0.041666666666666664 * t15 + 0.000795762523437719 * t22 +
        0.041666666666666664 * t28 + 0.0033709041432289475 * t35 + 0.041666666666666664 * t41 +
        0.000795762523437719 * t48 + 0.041666666666666664 * t54;
    tile[17 * lane + 7] = t65;
    tile[17 * lane + 8] = t62;
    tile[17 * lane + 9] = t64;
    tile[17 * lane + 10] = 0.000795762523437719 * t9 + 0.041666666666666664 * t17 + 0.01427937909635351 * t22
        + 0.041666666666666664 * t30 + 0.000795762523437719 * t35 + 0.041666666666666664 * t43 +
        0.000795762523437719 * t48 + 0.041666666666666664 * t56;
    const double t66 = 0.000795762523437719 * t9 + 0.041666666666666664 * t19 + 0.0033709041432289475 * t22 +
        0.041666666666666664 * t32 + 0.0033709041432289475 * t35 + 0.041666666666666664 * t45 +
        0.000795762523437719 * t48 + 0.041666666666666664 * t58;
    tile[17 * lane + 11] = t66;
    tile[17 * lane + 12] = t63;
    tile[17 * lane + 13] = t65;
    tile[17 * lane + 14] = t66;
    tile[17 * lane + 15] = 0.000795762523437719 * t9 + 0.041666666666666664 * t21 + 0.000795762523437719 * t22
        + 0.041666666666666664 * t34 + 0.01427937909635351 * t35 + 0.041666666666666664 * t47 +
        0.000795762523437719 * t48 + 0.041666666666666664 * t60;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 16; k += 64) {
    const int staged = k / 16;
    const int part = k - 16 * staged;
    stream_store(&element_tensors[16 * first_cell + k], tile[17 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int heat_step_p1_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* conductivity,
    const double* capacity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || conductivity == nullptr || capacity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(heat_step_p1_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, conductivity, capacity);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return heat_step_p1_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr double quadrature2_points[] = {
    0.5854101966249684, 0.1381966011250105, 0.1381966011250105,
    0.1381966011250105, 0.5854101966249684, 0.1381966011250105,
    0.1381966011250105, 0.1381966011250105, 0.5854101966249684,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105,
};

constexpr femforge_input coefficients[] = {
    {"conductivity", "quadrature2^(3x3 sym)", 24, 0, 4, quadrature2_points},
    {"capacity", "quadrature2", 4, 0, 4, quadrature2_points},
};

}  // namespace

extern "C" const femforge_kernel heat_step_p1_tetrahedron_f64_element_tensor_hip_descriptor = {
    "heat_step_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
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
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    8704,                                      // shared_bytes
    860.0,                                     // flops_per_cell
    372.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
