// laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][8] points of its coordinate nodes
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      3552 flops
//   sum_factorised  1665 flops <- taken
//   why             as in the table of tuned parameters
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        256
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             fast
//   store_chunk          0
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       1665
//   bytes       568 (56 read, 512 written): inputs and results once each
//   flops/byte  2.93
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_q1_hexahedron_f64_element_tensor.h"

namespace of_laplace_q1_hexahedron_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(32)
laplace_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2112];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 256 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 256 ? num_cells - first_cell : 256);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = 32 * step + lane;
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
      const double t0 = x0_0 - x1_0;
      const double x2_0 = coordinates[3 * n2];
      const double x3_0 = coordinates[3 * n3];
      const double t1 = x2_0 - x3_0;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double x4_0 = coordinates[3 * n4];
      const double x5_0 = coordinates[3 * n5];
      const double t3 = x4_0 - x5_0;
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double t4 = x6_0 - x7_0;
      const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
      const double J00_0 = -0.7886751345948129 * t2 - 0.2113248654051871 * t5;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t6 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t7 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
      const double t8 = t6 - t7;
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double t9 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
      const double x6_1 = coordinates[3 * n6 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double t10 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
      const double t11 = t9 - t10;
      const double J11_0 = -0.7886751345948129 * t8 - 0.2113248654051871 * t11;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t12 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t13 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double t14 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
      const double x6_2 = coordinates[3 * n6 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
      const double t15 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
      const double J22_0 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t12 +
          0.2113248654051871 * t13);
      const double J12_0 = (0.7886751345948129 * t9 + 0.2113248654051871 * t10) - (0.7886751345948129 * t6 +
          0.2113248654051871 * t7);
      const double t16 = t12 - t13;
      const double t17 = t14 - t15;
      const double J21_0 = -0.7886751345948129 * t16 - 0.2113248654051871 * t17;
      const double adj00_0 = J11_0 * J22_0 - J12_0 * J21_0;
      const double t18 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
      const double t19 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
      const double t20 = t18 - t19;
      const double t21 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
      const double t22 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
      const double t23 = t21 - t22;
      const double J01_0 = -0.7886751345948129 * t20 - 0.2113248654051871 * t23;
      const double t24 = x0_2 - x1_2;
      const double t25 = x2_2 - x3_2;
      const double t26 = 0.7886751345948129 * t24 + 0.2113248654051871 * t25;
      const double t27 = x4_2 - x5_2;
      const double t28 = x6_2 - x7_2;
      const double t29 = 0.7886751345948129 * t27 + 0.2113248654051871 * t28;
      const double J20_0 = -0.7886751345948129 * t26 - 0.2113248654051871 * t29;
      const double t30 = x0_1 - x1_1;
      const double t31 = x2_1 - x3_1;
      const double t32 = 0.7886751345948129 * t30 + 0.2113248654051871 * t31;
      const double t33 = x4_1 - x5_1;
      const double t34 = x6_1 - x7_1;
      const double t35 = 0.7886751345948129 * t33 + 0.2113248654051871 * t34;
      const double J10_0 = -0.7886751345948129 * t32 - 0.2113248654051871 * t35;
      const double adj10_0 = J12_0 * J20_0 - J22_0 * J10_0;
      const double J02_0 = (0.7886751345948129 * t21 + 0.2113248654051871 * t22) - (0.7886751345948129 * t18 +
          0.2113248654051871 * t19);
      const double adj20_0 = J21_0 * J10_0 - J11_0 * J20_0;
      const double detJ_0 = J00_0 * adj00_0 + J01_0 * adj10_0 + J02_0 * adj20_0;
      const double abs_detJ_0 = std::fabs(detJ_0);
      const double inv_abs_detJ_0 = reciprocal(abs_detJ_0);
      const double adj01_0 = J21_0 * J02_0 - J22_0 * J01_0;
      const double adj02_0 = J12_0 * J01_0 - J11_0 * J02_0;
      const double t36 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t37 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t38 = t36 - t37;
      const double t39 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t40 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t41 = t39 - t40;
      const double J11_1 = -0.7886751345948129 * t38 - 0.2113248654051871 * t41;
      const double t42 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t43 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t44 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t45 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double J22_1 = (0.7886751345948129 * t44 + 0.2113248654051871 * t45) - (0.7886751345948129 * t42 +
          0.2113248654051871 * t43);
      const double J12_1 = (0.7886751345948129 * t39 + 0.2113248654051871 * t40) - (0.7886751345948129 * t36 +
          0.2113248654051871 * t37);
      const double t46 = t42 - t43;
      const double t47 = t44 - t45;
      const double J21_1 = -0.7886751345948129 * t46 - 0.2113248654051871 * t47;
      const double adj00_1 = J11_1 * J22_1 - J12_1 * J21_1;
      const double t48 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t49 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t50 = t48 - t49;
      const double t51 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t52 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t53 = t51 - t52;
      const double J01_1 = -0.7886751345948129 * t50 - 0.2113248654051871 * t53;
      const double adj10_1 = J20_0 * J12_1 - J10_0 * J22_1;
      const double J02_1 = (0.7886751345948129 * t51 + 0.2113248654051871 * t52) - (0.7886751345948129 * t48 +
          0.2113248654051871 * t49);
      const double adj20_1 = J10_0 * J21_1 - J20_0 * J11_1;
      const double detJ_1 = J00_0 * adj00_1 + J01_1 * adj10_1 + J02_1 * adj20_1;
      const double abs_detJ_1 = std::fabs(detJ_1);
      const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
      const double adj01_1 = J21_1 * J02_1 - J22_1 * J01_1;
      const double adj02_1 = J12_1 * J01_1 - J11_1 * J02_1;
      const double t54 = inv_abs_detJ_0 * (adj00_0 * adj00_0 + adj01_0 * adj01_0 + adj02_0 * adj02_0) +
          inv_abs_detJ_1 * (adj00_1 * adj00_1 + adj01_1 * adj01_1 + adj02_1 * adj02_1);
      const double t55 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t56 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double J00_2 = -0.7886751345948129 * t55 - 0.2113248654051871 * t56;
      const double J22_2 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t12 +
          0.7886751345948129 * t13);
      const double J12_2 = (0.2113248654051871 * t9 + 0.7886751345948129 * t10) - (0.2113248654051871 * t6 +
          0.7886751345948129 * t7);
      const double adj00_2 = J11_0 * J22_2 - J21_0 * J12_2;
      const double t57 = 0.2113248654051871 * t24 + 0.7886751345948129 * t25;
      const double t58 = 0.2113248654051871 * t27 + 0.7886751345948129 * t28;
      const double J20_2 = -0.7886751345948129 * t57 - 0.2113248654051871 * t58;
      const double t59 = 0.2113248654051871 * t30 + 0.7886751345948129 * t31;
      const double t60 = 0.2113248654051871 * t33 + 0.7886751345948129 * t34;
      const double J10_2 = -0.7886751345948129 * t59 - 0.2113248654051871 * t60;
      const double adj10_2 = J12_2 * J20_2 - J22_2 * J10_2;
      const double J02_2 = (0.2113248654051871 * t21 + 0.7886751345948129 * t22) - (0.2113248654051871 * t18 +
          0.7886751345948129 * t19);
      const double adj20_2 = J21_0 * J10_2 - J11_0 * J20_2;
      const double detJ_2 = J00_2 * adj00_2 + J01_0 * adj10_2 + J02_2 * adj20_2;
      const double abs_detJ_2 = std::fabs(detJ_2);
      const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
      const double adj01_2 = J21_0 * J02_2 - J01_0 * J22_2;
      const double adj02_2 = J01_0 * J12_2 - J11_0 * J02_2;
      const double J22_3 = (0.2113248654051871 * t44 + 0.7886751345948129 * t45) - (0.2113248654051871 * t42 +
          0.7886751345948129 * t43);
      const double J12_3 = (0.2113248654051871 * t39 + 0.7886751345948129 * t40) - (0.2113248654051871 * t36 +
          0.7886751345948129 * t37);
      const double adj00_3 = J11_1 * J22_3 - J21_1 * J12_3;
      const double adj10_3 = J20_2 * J12_3 - J10_2 * J22_3;
      const double J02_3 = (0.2113248654051871 * t51 + 0.7886751345948129 * t52) - (0.2113248654051871 * t48 +
          0.7886751345948129 * t49);
      const double adj20_3 = J21_1 * J10_2 - J11_1 * J20_2;
      const double detJ_3 = J00_2 * adj00_3 + J01_1 * adj10_3 + J02_3 * adj20_3;
      const double abs_detJ_3 = std::fabs(detJ_3);
      const double inv_abs_detJ_3 = reciprocal(abs_detJ_3);
      const double adj01_3 = J21_1 * J02_3 - J01_1 * J22_3;
      const double adj02_3 = J01_1 * J12_3 - J11_1 * J02_3;
      const double t61 = inv_abs_detJ_2 * (adj00_2 * adj00_2 + adj01_2 * adj01_2 + adj02_2 * adj02_2) +
          inv_abs_detJ_3 * (adj00_3 * adj00_3 + adj01_3 * adj01_3 + adj02_3 * adj02_3);
      const double t62 = 0.5 * t54 + 0.03589838486224541 * t61;
      const double adj11_0 = J00_0 * J22_0 - J20_0 * J02_0;
      const double adj12_0 = J10_0 * J02_0 - J00_0 * J12_0;
      const double t63 = inv_abs_detJ_0 * (adj00_0 * adj10_0 + adj01_0 * adj11_0 + adj02_0 * adj12_0);
      const double adj11_1 = J00_0 * J22_1 - J20_0 * J02_1;
      const double adj12_1 = J10_0 * J02_1 - J00_0 * J12_1;
      const double t64 = inv_abs_detJ_1 * (adj00_1 * adj10_1 + adj01_1 * adj11_1 + adj02_1 * adj12_1);
      const double t65 = t63 + 0.2679491924311227 * t64;
      const double adj11_2 = J00_2 * J22_2 - J20_2 * J02_2;
      const double adj12_2 = J10_2 * J02_2 - J00_2 * J12_2;
      const double t66 = inv_abs_detJ_2 * (adj00_2 * adj10_2 + adj01_2 * adj11_2 + adj02_2 * adj12_2);
      const double adj11_3 = J00_2 * J22_3 - J20_2 * J02_3;
      const double adj12_3 = J10_2 * J02_3 - J00_2 * J12_3;
      const double t67 = inv_abs_detJ_3 * (adj00_3 * adj10_3 + adj01_3 * adj11_3 + adj02_3 * adj12_3);
      const double t68 = t66 + 0.2679491924311227 * t67;
      const double t69 = 0.39433756729740643 * t65 + 0.10566243270259355 * t68;
      const double t70 = inv_abs_detJ_0 * (adj10_0 * adj10_0 + adj11_0 * adj11_0 + adj12_0 * adj12_0);
      const double t71 = inv_abs_detJ_1 * (adj10_1 * adj10_1 + adj11_1 * adj11_1 + adj12_1 * adj12_1);
      const double t72 = inv_abs_detJ_2 * (adj10_2 * adj10_2 + adj11_2 * adj11_2 + adj12_2 * adj12_2);
      const double t73 = inv_abs_detJ_3 * (adj10_3 * adj10_3 + adj11_3 * adj11_3 + adj12_3 * adj12_3);
      const double t74 = (t70 + 0.07179676972449082 * t71) + (t72 + 0.07179676972449082 * t73);
      const double t75 = 0.3110042339640731 * t62 + 0.7886751345948129 * t69 + 0.15550211698203656 * t74;
      const double J00_4 = -0.2113248654051871 * t2 - 0.7886751345948129 * t5;
      const double J11_4 = -0.2113248654051871 * t8 - 0.7886751345948129 * t11;
      const double J21_4 = -0.2113248654051871 * t16 - 0.7886751345948129 * t17;
      const double adj00_4 = J22_0 * J11_4 - J12_0 * J21_4;
      const double J01_4 = -0.2113248654051871 * t20 - 0.7886751345948129 * t23;
      const double J20_4 = -0.2113248654051871 * t26 - 0.7886751345948129 * t29;
      const double J10_4 = -0.2113248654051871 * t32 - 0.7886751345948129 * t35;
      const double adj10_4 = J12_0 * J20_4 - J22_0 * J10_4;
      const double adj20_4 = J21_4 * J10_4 - J11_4 * J20_4;
      const double detJ_4 = J00_4 * adj00_4 + J01_4 * adj10_4 + J02_0 * adj20_4;
      const double abs_detJ_4 = std::fabs(detJ_4);
      const double inv_abs_detJ_4 = reciprocal(abs_detJ_4);
      const double adj01_4 = J02_0 * J21_4 - J22_0 * J01_4;
      const double adj02_4 = J12_0 * J01_4 - J02_0 * J11_4;
      const double J11_5 = -0.2113248654051871 * t38 - 0.7886751345948129 * t41;
      const double J21_5 = -0.2113248654051871 * t46 - 0.7886751345948129 * t47;
      const double adj00_5 = J22_1 * J11_5 - J12_1 * J21_5;
      const double J01_5 = -0.2113248654051871 * t50 - 0.7886751345948129 * t53;
      const double adj10_5 = J12_1 * J20_4 - J22_1 * J10_4;
      const double adj20_5 = J10_4 * J21_5 - J20_4 * J11_5;
      const double detJ_5 = J00_4 * adj00_5 + J01_5 * adj10_5 + J02_1 * adj20_5;
      const double abs_detJ_5 = std::fabs(detJ_5);
      const double inv_abs_detJ_5 = reciprocal(abs_detJ_5);
      const double adj01_5 = J02_1 * J21_5 - J22_1 * J01_5;
      const double adj02_5 = J12_1 * J01_5 - J02_1 * J11_5;
      const double t76 = inv_abs_detJ_4 * (adj00_4 * adj00_4 + adj01_4 * adj01_4 + adj02_4 * adj02_4) +
          inv_abs_detJ_5 * (adj00_5 * adj00_5 + adj01_5 * adj01_5 + adj02_5 * adj02_5);
      const double J00_6 = -0.2113248654051871 * t55 - 0.7886751345948129 * t56;
      const double adj00_6 = J22_2 * J11_4 - J12_2 * J21_4;
      const double J20_6 = -0.2113248654051871 * t57 - 0.7886751345948129 * t58;
      const double J10_6 = -0.2113248654051871 * t59 - 0.7886751345948129 * t60;
      const double adj10_6 = J12_2 * J20_6 - J22_2 * J10_6;
      const double adj20_6 = J21_4 * J10_6 - J11_4 * J20_6;
      const double detJ_6 = J00_6 * adj00_6 + J01_4 * adj10_6 + J02_2 * adj20_6;
      const double abs_detJ_6 = std::fabs(detJ_6);
      const double inv_abs_detJ_6 = reciprocal(abs_detJ_6);
      const double adj01_6 = J02_2 * J21_4 - J22_2 * J01_4;
      const double adj02_6 = J12_2 * J01_4 - J02_2 * J11_4;
      const double adj00_7 = J22_3 * J11_5 - J12_3 * J21_5;
      const double adj10_7 = J12_3 * J20_6 - J22_3 * J10_6;
      const double adj20_7 = J21_5 * J10_6 - J11_5 * J20_6;
      const double detJ_7 = J00_6 * adj00_7 + J01_5 * adj10_7 + J02_3 * adj20_7;
      const double abs_detJ_7 = std::fabs(detJ_7);
      const double inv_abs_detJ_7 = reciprocal(abs_detJ_7);
      const double adj01_7 = J02_3 * J21_5 - J22_3 * J01_5;
      const double adj02_7 = J12_3 * J01_5 - J02_3 * J11_5;
      const double t77 = inv_abs_detJ_6 * (adj00_6 * adj00_6 + adj01_6 * adj01_6 + adj02_6 * adj02_6) +
          inv_abs_detJ_7 * (adj00_7 * adj00_7 + adj01_7 * adj01_7 + adj02_7 * adj02_7);
      const double t78 = 0.5 * t76 + 0.03589838486224541 * t77;
      const double adj11_4 = J22_0 * J00_4 - J02_0 * J20_4;
      const double adj12_4 = J02_0 * J10_4 - J12_0 * J00_4;
      const double t79 = inv_abs_detJ_4 * (adj00_4 * adj10_4 + adj01_4 * adj11_4 + adj02_4 * adj12_4);
      const double adj11_5 = J22_1 * J00_4 - J02_1 * J20_4;
      const double adj12_5 = J02_1 * J10_4 - J12_1 * J00_4;
      const double t80 = inv_abs_detJ_5 * (adj00_5 * adj10_5 + adj01_5 * adj11_5 + adj02_5 * adj12_5);
      const double t81 = t79 + 0.2679491924311227 * t80;
      const double adj11_6 = J22_2 * J00_6 - J02_2 * J20_6;
      const double adj12_6 = J02_2 * J10_6 - J12_2 * J00_6;
      const double t82 = inv_abs_detJ_6 * (adj00_6 * adj10_6 + adj01_6 * adj11_6 + adj02_6 * adj12_6);
      const double adj11_7 = J22_3 * J00_6 - J02_3 * J20_6;
      const double adj12_7 = J02_3 * J10_6 - J12_3 * J00_6;
      const double t83 = inv_abs_detJ_7 * (adj00_7 * adj10_7 + adj01_7 * adj11_7 + adj02_7 * adj12_7);
      const double t84 = t82 + 0.2679491924311227 * t83;
      const double t85 = 0.39433756729740643 * t81 + 0.10566243270259355 * t84;
      const double t86 = inv_abs_detJ_4 * (adj10_4 * adj10_4 + adj11_4 * adj11_4 + adj12_4 * adj12_4);
      const double t87 = inv_abs_detJ_5 * (adj10_5 * adj10_5 + adj11_5 * adj11_5 + adj12_5 * adj12_5);
      const double t88 = inv_abs_detJ_6 * (adj10_6 * adj10_6 + adj11_6 * adj11_6 + adj12_6 * adj12_6);
      const double t89 = inv_abs_detJ_7 * (adj10_7 * adj10_7 + adj11_7 * adj11_7 + adj12_7 * adj12_7);
      const double t90 = (t86 + 0.07179676972449082 * t87) + (t88 + 0.07179676972449082 * t89);
      const double t91 = 0.3110042339640731 * t78 + 0.7886751345948129 * t85 + 0.15550211698203656 * t90;
      const double adj21_0 = J01_0 * J20_0 - J00_0 * J21_0;
      const double adj22_0 = J00_0 * J11_0 - J01_0 * J10_0;
      const double t92 = inv_abs_detJ_0 * (adj00_0 * adj20_0 + adj01_0 * adj21_0 + adj02_0 * adj22_0);
      const double adj21_1 = J20_0 * J01_1 - J00_0 * J21_1;
      const double adj22_1 = J00_0 * J11_1 - J10_0 * J01_1;
      const double t93 = inv_abs_detJ_1 * (adj00_1 * adj20_1 + adj01_1 * adj21_1 + adj02_1 * adj22_1);
      const double t94 = t92 + 0.2679491924311227 * t93;
      const double adj21_2 = J01_0 * J20_2 - J21_0 * J00_2;
      const double adj22_2 = J11_0 * J00_2 - J01_0 * J10_2;
      const double t95 = inv_abs_detJ_2 * (adj00_2 * adj20_2 + adj01_2 * adj21_2 + adj02_2 * adj22_2);
      const double adj21_3 = J01_1 * J20_2 - J21_1 * J00_2;
      const double adj22_3 = J11_1 * J00_2 - J01_1 * J10_2;
      const double t96 = inv_abs_detJ_3 * (adj00_3 * adj20_3 + adj01_3 * adj21_3 + adj02_3 * adj22_3);
      const double t97 = t95 + 0.2679491924311227 * t96;
      const double t98 = 0.39433756729740643 * t94 + 0.028312163512967795 * t97;
      const double t99 = inv_abs_detJ_0 * (adj10_0 * adj20_0 + adj11_0 * adj21_0 + adj12_0 * adj22_0);
      const double t100 = inv_abs_detJ_1 * (adj10_1 * adj20_1 + adj11_1 * adj21_1 + adj12_1 * adj22_1);
      const double t101 = t99 + 0.07179676972449082 * t100;
      const double t102 = inv_abs_detJ_2 * (adj10_2 * adj20_2 + adj11_2 * adj21_2 + adj12_2 * adj22_2);
      const double t103 = inv_abs_detJ_3 * (adj10_3 * adj20_3 + adj11_3 * adj21_3 + adj12_3 * adj22_3);
      const double t104 = t102 + 0.07179676972449082 * t103;
      const double t105 = 0.3110042339640731 * t101 + 0.08333333333333333 * t104;
      const double t106 = 0.3110042339640731 * t98 + 0.39433756729740643 * t105;
      const double adj21_4 = J01_4 * J20_4 - J00_4 * J21_4;
      const double adj22_4 = J00_4 * J11_4 - J01_4 * J10_4;
      const double t107 = inv_abs_detJ_4 * (adj00_4 * adj20_4 + adj01_4 * adj21_4 + adj02_4 * adj22_4);
      const double adj21_5 = J20_4 * J01_5 - J00_4 * J21_5;
      const double adj22_5 = J00_4 * J11_5 - J10_4 * J01_5;
      const double t108 = inv_abs_detJ_5 * (adj00_5 * adj20_5 + adj01_5 * adj21_5 + adj02_5 * adj22_5);
      const double t109 = t107 + 0.2679491924311227 * t108;
      const double adj21_6 = J01_4 * J20_6 - J21_4 * J00_6;
      const double adj22_6 = J11_4 * J00_6 - J01_4 * J10_6;
      const double t110 = inv_abs_detJ_6 * (adj00_6 * adj20_6 + adj01_6 * adj21_6 + adj02_6 * adj22_6);
      const double adj21_7 = J01_5 * J20_6 - J21_5 * J00_6;
      const double adj22_7 = J11_5 * J00_6 - J01_5 * J10_6;
      const double t111 = inv_abs_detJ_7 * (adj00_7 * adj20_7 + adj01_7 * adj21_7 + adj02_7 * adj22_7);
      const double t112 = t110 + 0.2679491924311227 * t111;
      const double t113 = 0.39433756729740643 * t109 + 0.028312163512967795 * t112;
      const double t114 = inv_abs_detJ_4 * (adj10_4 * adj20_4 + adj11_4 * adj21_4 + adj12_4 * adj22_4);
      const double t115 = inv_abs_detJ_5 * (adj10_5 * adj20_5 + adj11_5 * adj21_5 + adj12_5 * adj22_5);
      const double t116 = t114 + 0.07179676972449082 * t115;
      const double t117 = inv_abs_detJ_6 * (adj10_6 * adj20_6 + adj11_6 * adj21_6 + adj12_6 * adj22_6);
      const double t118 = inv_abs_detJ_7 * (adj10_7 * adj20_7 + adj11_7 * adj21_7 + adj12_7 * adj22_7);
      const double t119 = t117 + 0.07179676972449082 * t118;
      const double t120 = 0.3110042339640731 * t116 + 0.08333333333333333 * t119;
      const double t121 = 0.3110042339640731 * t113 + 0.39433756729740643 * t120;
      const double t122 = t106 + 0.2679491924311227 * t121;
      const double t123 = inv_abs_detJ_0 * (adj20_0 * adj20_0 + adj21_0 * adj21_0 + adj22_0 * adj22_0);
      const double t124 = inv_abs_detJ_1 * (adj20_1 * adj20_1 + adj21_1 * adj21_1 + adj22_1 * adj22_1);
      const double t125 = t123 + 0.07179676972449082 * t124;
      const double t126 = inv_abs_detJ_2 * (adj20_2 * adj20_2 + adj21_2 * adj21_2 + adj22_2 * adj22_2);
      const double t127 = inv_abs_detJ_3 * (adj20_3 * adj20_3 + adj21_3 * adj21_3 + adj22_3 * adj22_3);
      const double t128 = t126 + 0.07179676972449082 * t127;
      const double t129 = inv_abs_detJ_4 * (adj20_4 * adj20_4 + adj21_4 * adj21_4 + adj22_4 * adj22_4);
      const double t130 = inv_abs_detJ_5 * (adj20_5 * adj20_5 + adj21_5 * adj21_5 + adj22_5 * adj22_5);
      const double t131 = t129 + 0.07179676972449082 * t130;
      const double t132 = inv_abs_detJ_6 * (adj20_6 * adj20_6 + adj21_6 * adj21_6 + adj22_6 * adj22_6);
      const double t133 = inv_abs_detJ_7 * (adj20_7 * adj20_7 + adj21_7 * adj21_7 + adj22_7 * adj22_7);
      const double t134 = t132 + 0.07179676972449082 * t133;
      const double t135 = (0.3110042339640731 * t125 + 0.022329099369260225 * t128) + (0.3110042339640731 *
          t131 + 0.022329099369260225 * t134);
      const double t136 = t63 + 3.732050807568877 * t64;
      const double t137 = t66 + 3.732050807568877 * t67;
      const double t138 = 0.10566243270259355 * t136 + 0.028312163512967795 * t137;
      const double t139 = (t70 + t71) + (t72 + t73);
      const double t140 = 0.3110042339640731 * t62 + 0.39433756729740643 * t69 - 0.39433756729740643 * t138 -
          0.041666666666666664 * t139;
      const double t141 = t79 + 3.732050807568877 * t80;
      const double t142 = t82 + 3.732050807568877 * t83;
      const double t143 = 0.10566243270259355 * t141 + 0.028312163512967795 * t142;
      const double t144 = (t86 + t87) + (t88 + t89);
      const double t145 = 0.3110042339640731 * t78 + 0.39433756729740643 * t85 - 0.39433756729740643 * t143 -
          0.041666666666666664 * t144;
      const double t146 = t92 + 3.732050807568877 * t93;
      const double t147 = t95 + 3.732050807568877 * t96;
      const double t148 = 0.10566243270259355 * t146 + 0.007586221349277619 * t147;
      const double t149 = t99 + t100;
      const double t150 = t102 + t103;
      const double t151 = 0.08333333333333333 * t149 + 0.022329099369260225 * t150;
      const double t152 = 0.3110042339640731 * t148 + 0.39433756729740643 * t151;
      const double t153 = t107 + 3.732050807568877 * t108;
      const double t154 = t110 + 3.732050807568877 * t111;
      const double t155 = 0.10566243270259355 * t153 + 0.007586221349277619 * t154;
      const double t156 = t114 + t115;
      const double t157 = t117 + t118;
      const double t158 = 0.08333333333333333 * t156 + 0.022329099369260225 * t157;
      const double t159 = 0.3110042339640731 * t155 + 0.39433756729740643 * t158;
      const double t160 = t152 + 0.2679491924311227 * t159;
      const double t161 = 0.3110042339640731 * t98 - 0.39433756729740643 * t151;
      const double t162 = 0.3110042339640731 * t113 - 0.39433756729740643 * t158;
      const double t163 = t161 + 0.2679491924311227 * t162;
      const double t164 = t123 + t124;
      const double t165 = t126 + t127;
      const double t166 = t129 + t130;
      const double t167 = t132 + t133;
      const double t168 = (0.08333333333333333 * t164 + 0.005983064143707569 * t165) + (0.08333333333333333 *
          t166 + 0.005983064143707569 * t167);
      const double t169 = 0.3110042339640731 * (t140 + 0.07179676972449082 * t145) + 0.39433756729740643 *
          t163 - 0.39433756729740643 * t160 - 0.15550211698203656 * t168;
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (t75 +
          0.07179676972449082 * t91) + 0.7886751345948129 * t122 + 0.15550211698203656 * t135, -t169);
      const double t170 = t54 + t61;
      const double t171 = 0.39433756729740643 * t65 + 1.4716878364870323 * t68;
      const double t172 = 0.39433756729740643 * t69 + 0.15550211698203656 * t74 - 0.041666666666666664 * t170
          - 0.10566243270259355 * t171;
      const double t173 = t76 + t77;
      const double t174 = 0.39433756729740643 * t81 + 1.4716878364870323 * t84;
      const double t175 = 0.39433756729740643 * t85 + 0.15550211698203656 * t90 - 0.041666666666666664 * t173
          - 0.10566243270259355 * t174;
      const double t176 = t94 + t97;
      const double t177 = 0.3110042339640731 * t101 + 1.160683602522959 * t104;
      const double t178 = 0.032861463941450536 * t176 + 0.10566243270259355 * t177;
      const double t179 = t109 + t112;
      const double t180 = 0.3110042339640731 * t116 + 1.160683602522959 * t119;
      const double t181 = 0.032861463941450536 * t179 + 0.10566243270259355 * t180;
      const double t182 = t178 + 0.2679491924311227 * t181;
      const double t183 = 12.0 * t105 - t176;
      const double t184 = 12.0 * t120 - t179;
      const double t185 = 0.032861463941450536 * t183 + 0.00880520272521613 * t184;
      const double t186 = (t125 + t128) + (t131 + t134);
      const double t187 = 0.3110042339640731 * (t172 + 0.07179676972449082 * t175) + 0.39433756729740643 *
          t185 - 0.39433756729740643 * t182 - 0.012958509748503046 * t186;
      const double t188 = 0.39433756729740643 * t138 + 0.041666666666666664 * t139 + 0.041666666666666664 *
          t170 + 0.10566243270259355 * t171;
      const double t189 = 0.39433756729740643 * t143 + 0.041666666666666664 * t144 + 0.041666666666666664 *
          t173 + 0.10566243270259355 * t174;
      const double t190 = t146 + t147;
      const double t191 = 0.08333333333333333 * t149 + 0.3110042339640731 * t150;
      const double t192 = t190 + 12.0 * t191;
      const double t193 = t153 + t154;
      const double t194 = 0.08333333333333333 * t156 + 0.3110042339640731 * t157;
      const double t195 = t193 + 12.0 * t194;
      const double t196 = 0.00880520272521613 * t192 + 0.0023593469594139827 * t195;
      const double t197 = 12.0 * t151 + t176;
      const double t198 = 12.0 * t158 + t179;
      const double t199 = 0.032861463941450536 * t197 + 0.00880520272521613 * t198;
      const double t200 = (t164 + t165) + (t166 + t167);
      const double t201 = 0.3110042339640731 * (t188 + 0.07179676972449082 * t189) + 0.39433756729740643 *
          t199 - 0.39433756729740643 * t196 - 0.003472222222222222 * t200;
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(-t187, -t201);
      const double t202 = t106 + 3.732050807568877 * t121;
      const double t203 = 0.39433756729740643 * t122 + 0.15550211698203656 * t135 - 0.08333333333333333 * (t75
          + t91) - 0.10566243270259355 * t202;
      const double t204 = t140 + t145;
      const double t205 = t161 + 3.732050807568877 * t162;
      const double t206 = 0.39433756729740643 * t160 + 0.15550211698203656 * t168 + 0.08333333333333333 * t204
          + 0.10566243270259355 * t205;
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(-t203, -t206);
      const double t207 = t172 + t175;
      const double t208 = 0.032861463941450536 * t183 + 0.12264065304058602 * t184;
      const double t209 = 0.39433756729740643 * t182 + 0.012958509748503046 * t186 + 0.08333333333333333 *
          t207 + 0.10566243270259355 * t208;
      const double t210 = t188 + t189;
      const double t211 = 0.032861463941450536 * t197 + 0.12264065304058602 * t198;
      const double t212 = 0.39433756729740643 * t196 + 0.003472222222222222 * t200 + 0.08333333333333333 *
          t210 + 0.10566243270259355 * t211;
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(-t209, -t212);
      const double t213 = (t70 + 13.928203230275509 * t71) + (t72 + 13.928203230275509 * t73);
      const double t214 = 0.3110042339640731 * t62 + 0.011164549684630112 * t213 - 0.7886751345948129 * t138;
      const double t215 = (t86 + 13.928203230275509 * t87) + (t88 + 13.928203230275509 * t89);
      const double t216 = 0.3110042339640731 * t78 + 0.011164549684630112 * t215 - 0.7886751345948129 * t143;
      const double t217 = t99 + 13.928203230275509 * t100;
      const double t218 = t102 + 13.928203230275509 * t103;
      const double t219 = 0.022329099369260225 * t217 + 0.005983064143707569 * t218;
      const double t220 = 0.3110042339640731 * t148 - 0.39433756729740643 * t219;
      const double t221 = t114 + 13.928203230275509 * t115;
      const double t222 = t117 + 13.928203230275509 * t118;
      const double t223 = 0.022329099369260225 * t221 + 0.005983064143707569 * t222;
      const double t224 = 0.3110042339640731 * t155 - 0.39433756729740643 * t223;
      const double t225 = t220 + 0.2679491924311227 * t224;
      const double t226 = t123 + 13.928203230275509 * t124;
      const double t227 = t126 + 13.928203230275509 * t127;
      const double t228 = t129 + 13.928203230275509 * t130;
      const double t229 = t132 + 13.928203230275509 * t133;
      const double t230 = (0.022329099369260225 * t226 + 0.0016031572055700497 * t227) + (0.022329099369260225
          * t228 + 0.0016031572055700497 * t229);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(-t169, 0.3110042339640731 * (t214 +
          0.07179676972449082 * t216) + 0.15550211698203656 * t230 - 0.7886751345948129 * t225);
      const double t231 = 0.10566243270259355 * t136 + 0.39433756729740643 * t137;
      const double t232 = 0.39433756729740643 * t69 + 0.10566243270259355 * t231 - 0.041666666666666664 * t139
          - 0.041666666666666664 * t170;
      const double t233 = 0.10566243270259355 * t141 + 0.39433756729740643 * t142;
      const double t234 = 0.39433756729740643 * t85 + 0.10566243270259355 * t233 - 0.041666666666666664 * t144
          - 0.041666666666666664 * t173;
      const double t235 = 0.39433756729740643 * t151 - 0.00880520272521613 * t190;
      const double t236 = 0.39433756729740643 * t158 - 0.00880520272521613 * t193;
      const double t237 = t235 + 0.2679491924311227 * t236;
      const double t238 = 0.032861463941450536 * t176 - 0.10566243270259355 * t191;
      const double t239 = 0.032861463941450536 * t179 - 0.10566243270259355 * t194;
      const double t240 = t238 + 0.2679491924311227 * t239;
      const double t241 = 0.003472222222222222 * t200 + 0.3110042339640731 * (t232 + 0.07179676972449082 *
          t234) - 0.39433756729740643 * t237 - 0.39433756729740643 * t240;
      const double t242 = 0.39433756729740643 * t138 + 0.041666666666666664 * t170 - 0.011164549684630112 *
          t213 - 0.10566243270259355 * t231;
      const double t243 = 0.39433756729740643 * t143 + 0.041666666666666664 * t173 - 0.011164549684630112 *
          t215 - 0.10566243270259355 * t233;
      const double t244 = 0.022329099369260225 * t217 + 0.08333333333333333 * t218;
      const double t245 = t190 - 12.0 * t244;
      const double t246 = 0.022329099369260225 * t221 + 0.08333333333333333 * t222;
      const double t247 = t193 - 12.0 * t246;
      const double t248 = 0.00880520272521613 * t245 + 0.0023593469594139827 * t247;
      const double t249 = 0.00880520272521613 * t190 + 0.39433756729740643 * t219;
      const double t250 = 0.00880520272521613 * t193 + 0.39433756729740643 * t223;
      const double t251 = t249 + 0.2679491924311227 * t250;
      const double t252 = (t226 + t227) + (t228 + t229);
      const double t253 = 0.3110042339640731 * (t242 + 0.07179676972449082 * t243) + 0.0009303791403858428 *
          t252 - 0.39433756729740643 * t248 - 0.39433756729740643 * t251;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t241, t253);
      const double t254 = t152 + 3.732050807568877 * t159;
      const double t255 = 0.39433756729740643 * t163 + 0.10566243270259355 * t254 - 0.15550211698203656 * t168
          - 0.08333333333333333 * t204;
      const double t256 = t220 + 3.732050807568877 * t224;
      const double t257 = 0.39433756729740643 * t225 + 0.08333333333333333 * (t214 + t216) -
          0.15550211698203656 * t230 - 0.10566243270259355 * t256;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t255, t257);
      const double t258 = t232 + t234;
      const double t259 = t235 + 3.732050807568877 * t236;
      const double t260 = 0.003472222222222222 * t200 + 0.10566243270259355 * t259 - 0.39433756729740643 *
          t240 - 0.08333333333333333 * t258;
      const double t261 = t242 + t243;
      const double t262 = t249 + 3.732050807568877 * t250;
      const double t263 = 0.39433756729740643 * t248 + 0.08333333333333333 * t261 - 0.0009303791403858428 *
          t252 - 0.10566243270259355 * t262;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(-t260, t263);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(-t187, t241);
      const double t264 = 0.5 * t54 + 6.964101615137754 * t61;
      const double t265 = 0.15550211698203656 * t74 + 0.022329099369260225 * t264 - 0.2113248654051871 * t171;
      const double t266 = 0.5 * t76 + 6.964101615137754 * t77;
      const double t267 = 0.15550211698203656 * t90 + 0.022329099369260225 * t266 - 0.2113248654051871 * t174;
      const double t268 = 0.39433756729740643 * t94 + 5.4924137786507226 * t97;
      const double t269 = 0.10566243270259355 * t177 - 0.022329099369260225 * t268;
      const double t270 = 0.39433756729740643 * t109 + 5.4924137786507226 * t112;
      const double t271 = 0.10566243270259355 * t180 - 0.022329099369260225 * t270;
      const double t272 = t269 + 0.2679491924311227 * t271;
      const double t273 = (0.3110042339640731 * t125 + 4.331730176127763 * t128) + (0.3110042339640731 * t131
          + 4.331730176127763 * t134);
      const double t274 = 0.041666666666666664 * t139 + 0.10566243270259355 * t171 - 0.10566243270259355 *
          t231 - 0.022329099369260225 * t264;
      const double t275 = 0.041666666666666664 * t144 + 0.10566243270259355 * t174 - 0.10566243270259355 *
          t233 - 0.022329099369260225 * t266;
      const double t276 = 0.10566243270259355 * t146 + 1.4716878364870323 * t147;
      const double t277 = 0.10566243270259355 * t191 - 0.022329099369260225 * t276;
      const double t278 = 0.10566243270259355 * t153 + 1.4716878364870323 * t154;
      const double t279 = 0.10566243270259355 * t194 - 0.022329099369260225 * t278;
      const double t280 = t277 + 0.2679491924311227 * t279;
      const double t281 = 0.10566243270259355 * t191 + 0.022329099369260225 * t268;
      const double t282 = 0.10566243270259355 * t194 + 0.022329099369260225 * t270;
      const double t283 = t281 + 0.2679491924311227 * t282;
      const double t284 = (0.08333333333333333 * t164 + 1.160683602522959 * t165) + (0.08333333333333333 *
          t166 + 1.160683602522959 * t167);
      const double t285 = 0.3110042339640731 * (t274 + 0.07179676972449082 * t275) + 0.011164549684630112 *
          t284 - 0.39433756729740643 * t280 - 0.39433756729740643 * t283;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t265 +
          0.07179676972449082 * t267) + 0.011164549684630112 * t273 - 0.7886751345948129 * t272, t285);
      const double t286 = t178 + 3.732050807568877 * t181;
      const double t287 = 0.39433756729740643 * t185 + 0.10566243270259355 * t286 - 0.012958509748503046 *
          t186 - 0.08333333333333333 * t207;
      const double t288 = t238 + 3.732050807568877 * t239;
      const double t289 = 0.003472222222222222 * t200 + 0.10566243270259355 * t288 - 0.39433756729740643 *
          t237 - 0.08333333333333333 * t258;
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t287, -t289);
      const double t290 = t269 + 3.732050807568877 * t271;
      const double t291 = 0.39433756729740643 * t272 + 0.08333333333333333 * (t265 + t267) -
          0.011164549684630112 * t273 - 0.10566243270259355 * t290;
      const double t292 = t274 + t275;
      const double t293 = t281 + 3.732050807568877 * t282;
      const double t294 = 0.39433756729740643 * t280 + 0.08333333333333333 * t292 - 0.011164549684630112 *
          t284 - 0.10566243270259355 * t293;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t291, t294);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(-t201, t253);
      const double t295 = 0.011164549684630112 * t213 + 0.2113248654051871 * t231 + 0.022329099369260225 *
          t264;
      const double t296 = 0.011164549684630112 * t215 + 0.2113248654051871 * t233 + 0.022329099369260225 *
          t266;
      const double t297 = 0.10566243270259355 * t244 + 0.022329099369260225 * t276;
      const double t298 = 0.10566243270259355 * t246 + 0.022329099369260225 * t278;
      const double t299 = t297 + 0.2679491924311227 * t298;
      const double t300 = (0.022329099369260225 * t226 + 0.3110042339640731 * t227) + (0.022329099369260225 *
          t228 + 0.3110042339640731 * t229);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t285, 0.3110042339640731 * (t295 +
          0.07179676972449082 * t296) + 0.011164549684630112 * t300 - 0.7886751345948129 * t299);
      const double t301 = 0.00880520272521613 * t192 + 0.032861463941450536 * t195;
      const double t302 = 0.39433756729740643 * t199 + 0.10566243270259355 * t301 - 0.003472222222222222 *
          t200 - 0.08333333333333333 * t210;
      const double t303 = 0.00880520272521613 * t245 + 0.032861463941450536 * t247;
      const double t304 = 0.39433756729740643 * t251 + 0.08333333333333333 * t261 - 0.0009303791403858428 *
          t252 - 0.10566243270259355 * t303;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t302, t304);
      const double t305 = t277 + 3.732050807568877 * t279;
      const double t306 = 0.39433756729740643 * t283 + 0.08333333333333333 * t292 - 0.011164549684630112 *
          t284 - 0.10566243270259355 * t305;
      const double t307 = t297 + 3.732050807568877 * t298;
      const double t308 = 0.39433756729740643 * t299 + 0.08333333333333333 * (t295 + t296) -
          0.011164549684630112 * t300 - 0.10566243270259355 * t307;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t306, t308);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(-t203, t255);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t287, t302);
      const double t309 = 0.15550211698203656 * t168 + 0.10566243270259355 * t205 - 0.10566243270259355 * t254
          - 0.022329099369260225 * (t140 + 13.928203230275509 * t145);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t135 +
          0.022329099369260225 * (t75 + 13.928203230275509 * t91) - 0.2113248654051871 * t202, t309);
      const double t310 = 0.012958509748503046 * t186 + 0.10566243270259355 * t208 - 0.10566243270259355 *
          t286 - 0.022329099369260225 * (t172 + 13.928203230275509 * t175);
      const double t311 = 0.003472222222222222 * t200 + 0.10566243270259355 * t211 - 0.10566243270259355 *
          t301 - 0.022329099369260225 * (t188 + 13.928203230275509 * t189);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t310, t311);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(-t206, t257);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(-t289, t304);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t309, 0.15550211698203656 * t230 +
          0.2113248654051871 * t256 + 0.022329099369260225 * (t214 + 13.928203230275509 * t216));
      const double t312 = 0.003472222222222222 * t200 + 0.10566243270259355 * t259 + 0.10566243270259355 *
          t288 + 0.022329099369260225 * (t232 + 13.928203230275509 * t234);
      const double t313 = 0.0009303791403858428 * t252 + 0.10566243270259355 * t262 + 0.10566243270259355 *
          t303 + 0.022329099369260225 * (t242 + 13.928203230275509 * t243);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t312, t313);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(-t209, -t260);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t291, t306);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t310, t312);
      const double t314 = 0.011164549684630112 * t284 + 0.10566243270259355 * t293 + 0.10566243270259355 *
          t305 + 0.022329099369260225 * (t274 + 13.928203230275509 * t275);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t273 +
          0.2113248654051871 * t290 + 0.022329099369260225 * (t265 + 13.928203230275509 * t267), t314);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(-t212, t263);
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t294, t308);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t311, t313);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t314, 0.011164549684630112 * t300 +
          0.2113248654051871 * t307 + 0.022329099369260225 * (t295 + 13.928203230275509 * t296));
    }
    __syncthreads();
    const int64_t group_first = first_cell + 32 * step;
    const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
    for (int k = static_cast<int>(threadIdx.x); k < 32 * group_cells; k += 32) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      __stcs(&reinterpret_cast<double2*>(element_tensors)[32 * group_first + k], reinterpret_cast<const
          double2*>(tile)[33 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 255) / 256; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    laplace_q1_hexahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(32), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_element_tensor_cuda_descriptor = {
    "laplace_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "cuda",                                    // target
    "32d9921e3db62cc5",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "cell",                                    // integral
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    256,                                       // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    16896,                                     // shared_bytes
    1665.0,                                    // flops_per_cell
    568.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_laplace_q1_hexahedron_f64_element_tensor
