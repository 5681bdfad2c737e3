// curved_laplace_p2_triangle_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --define cell=triangle
//
// Form file curved_laplace.form:
//   | """Laplace on isoparametric cells: the geometry has a degree of its own."""
//   | cell = "tetrahedron"
//   | degree = 2
//   | geometry_degree = 2
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, geometry_degree))
//   | space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   |
//   | a = inner(grad(v), grad(u)) * dx(degree=2 * degree)
//
// What:
//   cell    triangle, geometry P2^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   degree  4 (metadata), scheme default
//
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][6] points of its coordinate nodes
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      743 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             exact
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       743
//   bytes       344 (56 read, 288 written): inputs and results once each
//   flops/byte  2.16
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "curved_laplace_p2_triangle_q2geometry_f64_element_tensor.h"

namespace of_curved_laplace_p2_triangle_q2geometry_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 288 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[384];
      alignas(64) double tile[1152];

      for (int step = 0; step < 2; ++step) {
        for (int lane = 0; lane < 32; ++lane) {
          const int batch_cell = 32 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[6 * cell];
          const int64_t n1 = cells[6 * cell + 1];
          const int64_t n2 = cells[6 * cell + 2];
          const int64_t n3 = cells[6 * cell + 3];
          const int64_t n4 = cells[6 * cell + 4];
          const int64_t n5 = cells[6 * cell + 5];
          inputs[lane] = coordinates[2 * n0];
          inputs[lane + 32] = coordinates[2 * n1];
          inputs[lane + 64] = coordinates[2 * n3];
          inputs[lane + 96] = coordinates[2 * n4];
          inputs[lane + 128] = coordinates[2 * n5];
          inputs[lane + 160] = coordinates[2 * n0 + 1];
          inputs[lane + 192] = coordinates[2 * n2 + 1];
          inputs[lane + 224] = coordinates[2 * n3 + 1];
          inputs[lane + 256] = coordinates[2 * n5 + 1];
          inputs[lane + 288] = coordinates[2 * n2];
          inputs[lane + 320] = coordinates[2 * n1 + 1];
          inputs[lane + 352] = coordinates[2 * n4 + 1];
        }
        #pragma omp simd
        for (int lane = 0; lane < 32; ++lane) {
          const double x0_0 = inputs[lane];
          const double x1_0 = inputs[lane + 32];
          const double x3_0 = inputs[lane + 64];
          const double x4_0 = inputs[lane + 96];
          const double x5_0 = inputs[lane + 128];
          const double J00_0 = 0.633695145960917 * x0_0 + 2.267390291921834 * x1_0 + 0.36630485403908297 *
              x3_0 - 0.36630485403908297 * x4_0 - 2.901085437882751 * x5_0;
          const double x0_1 = inputs[lane + 160];
          const double x2_1 = inputs[lane + 192];
          const double x3_1 = inputs[lane + 224];
          const double x5_1 = inputs[lane + 256];
          const double adj00_0 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 *
              x2_1 - 3.267390291921834 * x5_1;
          const double x2_0 = inputs[lane + 288];
          const double J01_0 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 3.267390291921834 * x5_0
              - 0.633695145960917 * x2_0;
          const double x1_1 = inputs[lane + 320];
          const double x4_1 = inputs[lane + 352];
          const double J10_0 = 0.633695145960917 * x0_1 + 0.36630485403908297 * x3_1 + 2.267390291921834 *
              x1_1 - 2.901085437882751 * x5_1 - 0.36630485403908297 * x4_1;
          const double detJ_0 = J00_0 * adj00_0 - J01_0 * J10_0;
          const double abs_detJ_0 = std::fabs(detJ_0);
          const double inv_abs_detJ_0 = 1.0 / abs_detJ_0;
          const double t0 = inv_abs_detJ_0 * (adj00_0 * adj00_0 + J01_0 * J01_0);
          const double t1 = inv_abs_detJ_0 * (adj00_0 * J10_0 + J00_0 * J01_0);
          const double t2 = inv_abs_detJ_0 * (J10_0 * J10_0 + J00_0 * J00_0);
          const double J00_1 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 0.633695145960917 * x1_0
              - 3.267390291921834 * x4_0;
          const double adj00_1 = 0.633695145960917 * x0_1 + 2.267390291921834 * x2_1 + 0.36630485403908297 *
              x3_1 - 0.36630485403908297 * x5_1 - 2.901085437882751 * x4_1;
          const double J01_1 = 0.633695145960917 * x0_0 + 0.36630485403908297 * x3_0 + 2.267390291921834 *
              x2_0 - 2.901085437882751 * x4_0 - 0.36630485403908297 * x5_0;
          const double J10_1 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x1_1
              - 3.267390291921834 * x4_1;
          const double detJ_1 = J00_1 * adj00_1 - J01_1 * J10_1;
          const double abs_detJ_1 = std::fabs(detJ_1);
          const double inv_abs_detJ_1 = 1.0 / abs_detJ_1;
          const double t3 = inv_abs_detJ_1 * (adj00_1 * adj00_1 + J01_1 * J01_1);
          const double t4 = inv_abs_detJ_1 * (adj00_1 * J10_1 + J00_1 * J01_1);
          const double t5 = inv_abs_detJ_1 * (J10_1 * J10_1 + J00_1 * J00_1);
          const double J00_2 = 0.36630485403908297 * x3_0 + 2.901085437882751 * x5_0 - 2.267390291921834 *
              x0_0 - 0.633695145960917 * x1_0 - 0.36630485403908297 * x4_0;
          const double adj00_2 = 0.36630485403908297 * x3_1 + 2.901085437882751 * x4_1 - 2.267390291921834 *
              x0_1 - 0.633695145960917 * x2_1 - 0.36630485403908297 * x5_1;
          const double adj01_2 = 2.267390291921834 * x0_0 + 0.36630485403908297 * x5_0 + 0.633695145960917 *
              x2_0 - 0.36630485403908297 * x3_0 - 2.901085437882751 * x4_0;
          const double adj10_2 = 2.267390291921834 * x0_1 + 0.633695145960917 * x1_1 + 0.36630485403908297 *
              x4_1 - 0.36630485403908297 * x3_1 - 2.901085437882751 * x5_1;
          const double detJ_2 = J00_2 * adj00_2 - adj01_2 * adj10_2;
          const double abs_detJ_2 = std::fabs(detJ_2);
          const double inv_abs_detJ_2 = 1.0 / abs_detJ_2;
          const double t6 = inv_abs_detJ_2 * (adj00_2 * adj00_2 + adj01_2 * adj01_2);
          const double t7 = inv_abs_detJ_2 * (adj00_2 * adj10_2 + J00_2 * adj01_2);
          const double t8 = t6 + t7;
          const double t9 = inv_abs_detJ_2 * (adj10_2 * adj10_2 + J00_2 * J00_2);
          const double t10 = t7 + t9;
          const double J00_3 = 1.7837939636638596 * x3_0 + 1.3513818909915787 * x5_0 - 0.7837939636638596 *
              x0_0 - 0.5675879273277191 * x1_0 - 1.7837939636638596 * x4_0;
          const double adj00_3 = 0.7837939636638596 * x2_1 + 0.43241207267228093 * x3_1 - 0.7837939636638596 *
              x0_1 - 0.43241207267228093 * x5_1;
          const double adj01_3 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x5_0 - 0.43241207267228093
              * x3_0 - 0.7837939636638596 * x2_0;
          const double adj10_3 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x1_1 + 1.7837939636638596 *
              x4_1 - 1.7837939636638596 * x3_1 - 1.3513818909915787 * x5_1;
          const double detJ_3 = J00_3 * adj00_3 - adj01_3 * adj10_3;
          const double abs_detJ_3 = std::fabs(detJ_3);
          const double inv_abs_detJ_3 = 1.0 / abs_detJ_3;
          const double t11 = inv_abs_detJ_3 * (adj00_3 * adj00_3 + adj01_3 * adj01_3);
          const double t12 = inv_abs_detJ_3 * (adj00_3 * adj10_3 + J00_3 * adj01_3);
          const double t13 = inv_abs_detJ_3 * (adj10_3 * adj10_3 + J00_3 * J00_3);
          const double J00_4 = 0.7837939636638596 * x1_0 + 0.43241207267228093 * x3_0 - 0.7837939636638596 *
              x0_0 - 0.43241207267228093 * x4_0;
          const double adj00_4 = 1.7837939636638596 * x3_1 + 1.3513818909915787 * x4_1 - 0.7837939636638596 *
              x0_1 - 0.5675879273277191 * x2_1 - 1.7837939636638596 * x5_1;
          const double adj01_4 = 0.7837939636638596 * x0_0 + 1.7837939636638596 * x5_0 + 0.5675879273277191 *
              x2_0 - 1.7837939636638596 * x3_0 - 1.3513818909915787 * x4_0;
          const double adj10_4 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x4_1 - 0.43241207267228093
              * x3_1 - 0.7837939636638596 * x1_1;
          const double detJ_4 = J00_4 * adj00_4 - adj01_4 * adj10_4;
          const double abs_detJ_4 = std::fabs(detJ_4);
          const double inv_abs_detJ_4 = 1.0 / abs_detJ_4;
          const double t14 = inv_abs_detJ_4 * (adj00_4 * adj00_4 + adj01_4 * adj01_4);
          const double t15 = inv_abs_detJ_4 * (adj00_4 * adj10_4 + J00_4 * adj01_4);
          const double t16 = inv_abs_detJ_4 * (adj10_4 * adj10_4 + J00_4 * J00_4);
          const double J00_5 = 0.5675879273277191 * x0_0 + 0.7837939636638596 * x1_0 + 1.7837939636638596 *
              x3_0 - 1.7837939636638596 * x4_0 - 1.3513818909915787 * x5_0;
          const double adj00_5 = 0.5675879273277191 * x0_1 + 0.7837939636638596 * x2_1 + 1.7837939636638596 *
              x3_1 - 1.7837939636638596 * x5_1 - 1.3513818909915787 * x4_1;
          const double J01_5 = 0.5675879273277191 * x0_0 + 1.7837939636638596 * x3_0 + 0.7837939636638596 *
              x2_0 - 1.3513818909915787 * x4_0 - 1.7837939636638596 * x5_0;
          const double J10_5 = 0.5675879273277191 * x0_1 + 1.7837939636638596 * x3_1 + 0.7837939636638596 *
              x1_1 - 1.3513818909915787 * x5_1 - 1.7837939636638596 * x4_1;
          const double detJ_5 = J00_5 * adj00_5 - J01_5 * J10_5;
          const double abs_detJ_5 = std::fabs(detJ_5);
          const double inv_abs_detJ_5 = 1.0 / abs_detJ_5;
          const double t17 = inv_abs_detJ_5 * (adj00_5 * adj00_5 + J01_5 * J01_5);
          const double t18 = inv_abs_detJ_5 * (adj00_5 * J10_5 + J00_5 * J01_5);
          const double t19 = t17 - t18;
          const double t20 = inv_abs_detJ_5 * (J10_5 * J10_5 + J00_5 * J00_5);
          const double t21 = t18 - t20;
          tile[lane] = 0.022076635451774206 * (t0 - t1) + 0.022076635451774206 * (t3 - t4) +
              0.2826341861233908 * t8 + 0.2826341861233908 * t10 + 0.06861533855009667 * (t11 + t12) +
              0.06861533855009667 * (t12 + t13) + 0.06861533855009667 * (t14 + t15) + 0.06861533855009667 *
              (t15 + t16) + 0.03598186587286743 * t19 - 0.022076635451774206 * (t1 - t2) -
              0.022076635451774206 * (t4 - t5) - 0.03598186587286743 * t21;
          const double t22 = 0.07899121402570668 * t0 + 0.022076635451774206 * t4 + 0.07899121402570668 * t6 +
              0.07899121402570668 * t7 + 0.0496881063085621 * t11 + 0.0496881063085621 * t12 +
              0.0496881063085621 * t17 - 0.07899121402570668 * t1 - 0.022076635451774206 * t3 -
              0.06861533855009667 * t14 - 0.06861533855009667 * t15 - 0.0496881063085621 * t18;
          tile[lane + 32] = t22;
          const double t23 = 0.022076635451774206 * t1 + 0.07899121402570668 * t5 + 0.07899121402570668 * t7 +
              0.07899121402570668 * t9 + 0.0496881063085621 * t15 + 0.0496881063085621 * t16 +
              0.0496881063085621 * t20 - 0.022076635451774206 * t2 - 0.07899121402570668 * t4 -
              0.06861533855009667 * t12 - 0.06861533855009667 * t13 - 0.0496881063085621 * t18;
          tile[lane + 64] = t23;
          const double t24 = 0.020137928705502673 * t0 - 0.1796276298996384 * t1;
          const double t25 = 0.020137928705502673 * t1 - 0.1796276298996384 * t2;
          const double t26 = 0.1796276298996384 * t3 - 0.020137928705502673 * t4;
          const double t27 = 0.1796276298996384 * t4 - 0.020137928705502673 * t5;
          const double t28 = 0.19923336563063698 * t11 + 0.048296448094748964 * t12;
          const double t29 = 0.19923336563063698 * t12 + 0.048296448094748964 * t13;
          const double t30 = 0.048296448094748964 * t14 + 0.19923336563063698 * t15;
          const double t31 = 0.048296448094748964 * t15 + 0.19923336563063698 * t16;
          const double t32 = 0.04566054404627078 * t8 + 0.04566054404627078 * t10 + 0.11308245305281887 * t21
              + 0.633695145960917 * t25 + 0.633695145960917 * t27 + 0.7837939636638596 * t28 +
              0.7837939636638596 * t29 + 0.7837939636638596 * t30 + 0.7837939636638596 * t31 -
              0.11308245305281887 * t19 - 0.633695145960917 * t24 - 0.633695145960917 * t26;
          tile[lane + 96] = -t32;
          const double t33 = 0.1796276298996384 * t3 - 0.15948970119413572 * t4;
          const double t34 = 0.1796276298996384 * t4 - 0.15948970119413572 * t5;
          const double t35 = 0.020137928705502673 * t6 - 0.15948970119413572 * t7;
          const double t36 = 0.15948970119413572 * t9 - 0.020137928705502673 * t7;
          const double t37 = 0.048296448094748964 * t14 - 0.15093691753588803 * t15;
          const double t38 = 0.15093691753588803 * t16 - 0.048296448094748964 * t15;
          const double t39 = 0.19923336563063698 * t17 - 0.15093691753588803 * t18;
          const double t40 = 0.19923336563063698 * t18 - 0.15093691753588803 * t20;
          const double t41 = 0.012761307670384057 * t0 + 0.633695145960917 * t33 + 2.267390291921834 * t36 +
              0.7837939636638596 * t38 + 0.5675879273277191 * t39 - 0.012761307670384057 * t1 -
              0.15615790934172794 * t11 - 0.15615790934172794 * t12 - 0.633695145960917 * t34 -
              2.267390291921834 * t35 - 0.7837939636638596 * t37 - 0.5675879273277191 * t40;
          tile[lane + 128] = -t41;
          const double t42 = 0.15948970119413572 * t0 - 0.1796276298996384 * t1;
          const double t43 = 0.15948970119413572 * t1 - 0.1796276298996384 * t2;
          const double t44 = 0.15948970119413572 * t6 - 0.020137928705502673 * t7;
          const double t45 = 0.020137928705502673 * t9 - 0.15948970119413572 * t7;
          const double t46 = 0.15093691753588803 * t11 - 0.048296448094748964 * t12;
          const double t47 = 0.048296448094748964 * t13 - 0.15093691753588803 * t12;
          const double t48 = 0.15093691753588803 * t17 - 0.19923336563063698 * t18;
          const double t49 = 0.15093691753588803 * t18 - 0.19923336563063698 * t20;
          const double t50 = 0.012761307670384057 * t4 + 0.15615790934172794 * t15 + 0.15615790934172794 * t16
              + 0.633695145960917 * t43 + 2.267390291921834 * t45 + 0.7837939636638596 * t47 +
              0.5675879273277191 * t49 - 0.012761307670384057 * t5 - 0.633695145960917 * t42 -
              2.267390291921834 * t44 - 0.7837939636638596 * t46 - 0.5675879273277191 * t48;
          tile[lane + 160] = t50;
          tile[lane + 192] = t22;
          tile[lane + 224] = 0.2826341861233908 * t0 + 0.022076635451774206 * t3 + 0.022076635451774206 * t6 +
              0.03598186587286743 * t11 + 0.06861533855009667 * t14 + 0.06861533855009667 * t17;
          const double t51 = 0.07899121402570668 * t1 + 0.07899121402570668 * t4 + 0.022076635451774206 * t7 -
              0.0496881063085621 * t12 - 0.0496881063085621 * t15 - 0.06861533855009667 * t18;
          tile[lane + 256] = t51;
          const double t52 = 0.012761307670384057 * t8 + 0.633695145960917 * t26 + 0.5675879273277191 * t28 -
              0.15615790934172794 * t19 - 2.267390291921834 * t24 - 0.7837939636638596 * t30;
          tile[lane + 288] = -t52;
          const double t53 = 0.04566054404627078 * t0 + 0.7837939636638596 * t37 + 0.7837939636638596 * t39 -
              0.11308245305281887 * t11 - 0.633695145960917 * t33 - 0.633695145960917 * t35;
          tile[lane + 320] = -t53;
          const double t54 = 0.012761307670384057 * t4 + 0.15615790934172794 * t15 + 2.267390291921834 * t42 +
              0.633695145960917 * t44 + 0.5675879273277191 * t46 + 0.7837939636638596 * t48;
          tile[lane + 352] = -t54;
          tile[lane + 384] = t23;
          tile[lane + 416] = t51;
          tile[lane + 448] = 0.022076635451774206 * t2 + 0.2826341861233908 * t5 + 0.022076635451774206 * t9 +
              0.06861533855009667 * t13 + 0.03598186587286743 * t16 + 0.06861533855009667 * t20;
          const double t55 = 0.633695145960917 * t25 + 0.7837939636638596 * t29 - 0.012761307670384057 * t10 -
              0.15615790934172794 * t21 - 2.267390291921834 * t27 - 0.5675879273277191 * t31;
          tile[lane + 480] = t55;
          const double t56 = 0.012761307670384057 * t1 + 0.15615790934172794 * t12 + 0.633695145960917 * t36 +
              0.5675879273277191 * t38 - 2.267390291921834 * t34 - 0.7837939636638596 * t40;
          tile[lane + 512] = -t56;
          const double t57 = 0.04566054404627078 * t5 + 0.633695145960917 * t43 + 0.7837939636638596 * t47 -
              0.11308245305281887 * t16 - 0.633695145960917 * t45 - 0.7837939636638596 * t49;
          tile[lane + 544] = -t57;
          tile[lane + 576] = -t32;
          tile[lane + 608] = -t52;
          tile[lane + 640] = t55;
          tile[lane + 672] = 0.007376621035118615 * t8 + 0.007376621035118615 * t10 + 0.3553912749723649 * t19
              + 0.36630485403908297 * t24 + 3.267390291921834 * t26 + 1.7837939636638596 * t28 +
              0.43241207267228093 * t29 + 0.43241207267228093 * t30 + 1.7837939636638596 * t31 -
              0.3553912749723649 * t21 - 3.267390291921834 * t25 - 0.36630485403908297 * t27;
          const double t58 = 0.007376621035118615 * t0 + 0.3553912749723649 * t11 + 0.08615091257781811 * t12
              + 3.267390291921834 * t33 + 0.36630485403908297 * t35 + 0.43241207267228093 * t37 +
              1.7837939636638596 * t39 - 0.06579847275177346 * t1 - 0.36630485403908297 * t34 -
              0.36630485403908297 * t36 - 1.7837939636638596 * t38 - 1.7837939636638596 * t40;
          tile[lane + 704] = -t58;
          const double t59 = 0.06579847275177346 * t4 + 3.267390291921834 * t43 + 0.36630485403908297 * t44 +
              1.7837939636638596 * t46 + 1.7837939636638596 * t49 - 0.007376621035118615 * t5 -
              0.08615091257781811 * t15 - 0.3553912749723649 * t16 - 0.36630485403908297 * t42 -
              0.36630485403908297 * t45 - 0.43241207267228093 * t47 - 1.7837939636638596 * t48;
          tile[lane + 736] = t59;
          tile[lane + 768] = -t41;
          tile[lane + 800] = -t53;
          tile[lane + 832] = -t56;
          tile[lane + 864] = -t58;
          tile[lane + 896] = 0.007376621035118615 * t0 + 0.3553912749723649 * t11 + 3.267390291921834 * t33 +
              0.36630485403908297 * t35 + 2.901085437882751 * t36 + 0.43241207267228093 * t37 +
              1.3513818909915787 * t38 + 1.7837939636638596 * t39 - 2.901085437882751 * t34 -
              1.3513818909915787 * t40;
          const double t60 = 0.06579847275177346 * t4 + 0.2692403623945468 * t16 + 0.36630485403908297 * t44 +
              2.901085437882751 * t45 + 1.7837939636638596 * t46 + 1.3513818909915787 * t49 -
              0.05842185171665484 * t5 - 0.08615091257781811 * t15 - 0.36630485403908297 * t42 -
              1.7837939636638596 * t48;
          tile[lane + 928] = -t60;
          tile[lane + 960] = t50;
          tile[lane + 992] = -t54;
          tile[lane + 1024] = -t57;
          tile[lane + 1056] = t59;
          tile[lane + 1088] = -t60;
          tile[lane + 1120] = 0.007376621035118615 * t5 + 0.3553912749723649 * t16 + 2.901085437882751 * t42 +
              2.901085437882751 * t44 + 0.36630485403908297 * t45 + 1.3513818909915787 * t46 +
              0.43241207267228093 * t47 + 1.3513818909915787 * t48 - 3.267390291921834 * t43 -
              1.7837939636638596 * t49;
        }
        const int64_t group_first = first_cell + 32 * step;
        const int group_cells = cells_here - 32 * step < 32 ? cells_here - 32 * step : 32;
        store_transposed<36, 32, 36>(tile, element_tensors + 36 * group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells);
  return FEMFORGE_SUCCESS;
}

extern "C" void curved_laplace_p2_triangle_q2geometry_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double x3_0 = coordinate_dofs[9];
  const double x4_0 = coordinate_dofs[12];
  const double x5_0 = coordinate_dofs[15];
  const double J00_0 = 0.633695145960917 * x0_0 + 2.267390291921834 * x1_0 + 0.36630485403908297 * x3_0 -
      0.36630485403908297 * x4_0 - 2.901085437882751 * x5_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double x5_1 = coordinate_dofs[16];
  const double adj00_0 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x2_1 -
      3.267390291921834 * x5_1;
  const double x2_0 = coordinate_dofs[6];
  const double J01_0 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 3.267390291921834 * x5_0 -
      0.633695145960917 * x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double x4_1 = coordinate_dofs[13];
  const double J10_0 = 0.633695145960917 * x0_1 + 0.36630485403908297 * x3_1 + 2.267390291921834 * x1_1 -
      2.901085437882751 * x5_1 - 0.36630485403908297 * x4_1;
  const double detJ_0 = J00_0 * adj00_0 - J01_0 * J10_0;
  const double abs_detJ_0 = std::fabs(detJ_0);
  const double inv_abs_detJ_0 = 1.0 / abs_detJ_0;
  const double t0 = inv_abs_detJ_0 * (adj00_0 * adj00_0 + J01_0 * J01_0);
  const double t1 = inv_abs_detJ_0 * (adj00_0 * J10_0 + J00_0 * J01_0);
  const double t2 = inv_abs_detJ_0 * (J10_0 * J10_0 + J00_0 * J00_0);
  const double J00_1 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 0.633695145960917 * x1_0 -
      3.267390291921834 * x4_0;
  const double adj00_1 = 0.633695145960917 * x0_1 + 2.267390291921834 * x2_1 + 0.36630485403908297 * x3_1 -
      0.36630485403908297 * x5_1 - 2.901085437882751 * x4_1;
  const double J01_1 = 0.633695145960917 * x0_0 + 0.36630485403908297 * x3_0 + 2.267390291921834 * x2_0 -
      2.901085437882751 * x4_0 - 0.36630485403908297 * x5_0;
  const double J10_1 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x1_1 -
      3.267390291921834 * x4_1;
  const double detJ_1 = J00_1 * adj00_1 - J01_1 * J10_1;
  const double abs_detJ_1 = std::fabs(detJ_1);
  const double inv_abs_detJ_1 = 1.0 / abs_detJ_1;
  const double t3 = inv_abs_detJ_1 * (adj00_1 * adj00_1 + J01_1 * J01_1);
  const double t4 = inv_abs_detJ_1 * (adj00_1 * J10_1 + J00_1 * J01_1);
  const double t5 = inv_abs_detJ_1 * (J10_1 * J10_1 + J00_1 * J00_1);
  const double J00_2 = 0.36630485403908297 * x3_0 + 2.901085437882751 * x5_0 - 2.267390291921834 * x0_0 -
      0.633695145960917 * x1_0 - 0.36630485403908297 * x4_0;
  const double adj00_2 = 0.36630485403908297 * x3_1 + 2.901085437882751 * x4_1 - 2.267390291921834 * x0_1 -
      0.633695145960917 * x2_1 - 0.36630485403908297 * x5_1;
  const double adj01_2 = 2.267390291921834 * x0_0 + 0.36630485403908297 * x5_0 + 0.633695145960917 * x2_0 -
      0.36630485403908297 * x3_0 - 2.901085437882751 * x4_0;
  const double adj10_2 = 2.267390291921834 * x0_1 + 0.633695145960917 * x1_1 + 0.36630485403908297 * x4_1 -
      0.36630485403908297 * x3_1 - 2.901085437882751 * x5_1;
  const double detJ_2 = J00_2 * adj00_2 - adj01_2 * adj10_2;
  const double abs_detJ_2 = std::fabs(detJ_2);
  const double inv_abs_detJ_2 = 1.0 / abs_detJ_2;
  const double t6 = inv_abs_detJ_2 * (adj00_2 * adj00_2 + adj01_2 * adj01_2);
  const double t7 = inv_abs_detJ_2 * (adj00_2 * adj10_2 + J00_2 * adj01_2);
  const double t8 = t6 + t7;
  const double t9 = inv_abs_detJ_2 * (adj10_2 * adj10_2 + J00_2 * J00_2);
  const double t10 = t7 + t9;
  const double J00_3 = 1.7837939636638596 * x3_0 + 1.3513818909915787 * x5_0 - 0.7837939636638596 * x0_0 -
      0.5675879273277191 * x1_0 - 1.7837939636638596 * x4_0;
  const double adj00_3 = 0.7837939636638596 * x2_1 + 0.43241207267228093 * x3_1 - 0.7837939636638596 * x0_1 -
      0.43241207267228093 * x5_1;
  const double adj01_3 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x5_0 - 0.43241207267228093 * x3_0 -
      0.7837939636638596 * x2_0;
  const double adj10_3 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x1_1 + 1.7837939636638596 * x4_1 -
      1.7837939636638596 * x3_1 - 1.3513818909915787 * x5_1;
  const double detJ_3 = J00_3 * adj00_3 - adj01_3 * adj10_3;
  const double abs_detJ_3 = std::fabs(detJ_3);
  const double inv_abs_detJ_3 = 1.0 / abs_detJ_3;
  const double t11 = inv_abs_detJ_3 * (adj00_3 * adj00_3 + adj01_3 * adj01_3);
  const double t12 = inv_abs_detJ_3 * (adj00_3 * adj10_3 + J00_3 * adj01_3);
  const double t13 = inv_abs_detJ_3 * (adj10_3 * adj10_3 + J00_3 * J00_3);
  const double J00_4 = 0.7837939636638596 * x1_0 + 0.43241207267228093 * x3_0 - 0.7837939636638596 * x0_0 -
      0.43241207267228093 * x4_0;
  const double adj00_4 = 1.7837939636638596 * x3_1 + 1.3513818909915787 * x4_1 - 0.7837939636638596 * x0_1 -
      0.5675879273277191 * x2_1 - 1.7837939636638596 * x5_1;
  const double adj01_4 = 0.7837939636638596 * x0_0 + 1.7837939636638596 * x5_0 + 0.5675879273277191 * x2_0 -
      1.7837939636638596 * x3_0 - 1.3513818909915787 * x4_0;
  const double adj10_4 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x4_1 - 0.43241207267228093 * x3_1 -
      0.7837939636638596 * x1_1;
  const double detJ_4 = J00_4 * adj00_4 - adj01_4 * adj10_4;
  const double abs_detJ_4 = std::fabs(detJ_4);
  const double inv_abs_detJ_4 = 1.0 / abs_detJ_4;
  const double t14 = inv_abs_detJ_4 * (adj00_4 * adj00_4 + adj01_4 * adj01_4);
  const double t15 = inv_abs_detJ_4 * (adj00_4 * adj10_4 + J00_4 * adj01_4);
  const double t16 = inv_abs_detJ_4 * (adj10_4 * adj10_4 + J00_4 * J00_4);
  const double J00_5 = 0.5675879273277191 * x0_0 + 0.7837939636638596 * x1_0 + 1.7837939636638596 * x3_0 -
      1.7837939636638596 * x4_0 - 1.3513818909915787 * x5_0;
  const double adj00_5 = 0.5675879273277191 * x0_1 + 0.7837939636638596 * x2_1 + 1.7837939636638596 * x3_1 -
      1.7837939636638596 * x5_1 - 1.3513818909915787 * x4_1;
  const double J01_5 = 0.5675879273277191 * x0_0 + 1.7837939636638596 * x3_0 + 0.7837939636638596 * x2_0 -
      1.3513818909915787 * x4_0 - 1.7837939636638596 * x5_0;
  const double J10_5 = 0.5675879273277191 * x0_1 + 1.7837939636638596 * x3_1 + 0.7837939636638596 * x1_1 -
      1.3513818909915787 * x5_1 - 1.7837939636638596 * x4_1;
  const double detJ_5 = J00_5 * adj00_5 - J01_5 * J10_5;
  const double abs_detJ_5 = std::fabs(detJ_5);
  const double inv_abs_detJ_5 = 1.0 / abs_detJ_5;
  const double t17 = inv_abs_detJ_5 * (adj00_5 * adj00_5 + J01_5 * J01_5);
  const double t18 = inv_abs_detJ_5 * (adj00_5 * J10_5 + J00_5 * J01_5);
  const double t19 = t17 - t18;
  const double t20 = inv_abs_detJ_5 * (J10_5 * J10_5 + J00_5 * J00_5);
  const double t21 = t18 - t20;
  A[0] += 0.022076635451774206 * (t0 - t1) + 0.022076635451774206 * (t3 - t4) + 0.2826341861233908 * t8 +
      0.2826341861233908 * t10 + 0.06861533855009667 * (t11 + t12) + 0.06861533855009667 * (t12 + t13) +
      0.06861533855009667 * (t14 + t15) + 0.06861533855009667 * (t15 + t16) + 0.03598186587286743 * t19 -
      0.022076635451774206 * (t1 - t2) - 0.022076635451774206 * (t4 - t5) - 0.03598186587286743 * t21;
  const double t22 = 0.07899121402570668 * t0 + 0.022076635451774206 * t4 + 0.07899121402570668 * t6 +
      0.07899121402570668 * t7 + 0.0496881063085621 * t11 + 0.0496881063085621 * t12 + 0.0496881063085621 *
      t17 - 0.07899121402570668 * t1 - 0.022076635451774206 * t3 - 0.06861533855009667 * t14 -
      0.06861533855009667 * t15 - 0.0496881063085621 * t18;
  A[1] += t22;
  const double t23 = 0.022076635451774206 * t1 + 0.07899121402570668 * t5 + 0.07899121402570668 * t7 +
      0.07899121402570668 * t9 + 0.0496881063085621 * t15 + 0.0496881063085621 * t16 + 0.0496881063085621 *
      t20 - 0.022076635451774206 * t2 - 0.07899121402570668 * t4 - 0.06861533855009667 * t12 -
      0.06861533855009667 * t13 - 0.0496881063085621 * t18;
  A[2] += t23;
  const double t24 = 0.020137928705502673 * t0 - 0.1796276298996384 * t1;
  const double t25 = 0.020137928705502673 * t1 - 0.1796276298996384 * t2;
  const double t26 = 0.1796276298996384 * t3 - 0.020137928705502673 * t4;
  const double t27 = 0.1796276298996384 * t4 - 0.020137928705502673 * t5;
  const double t28 = 0.19923336563063698 * t11 + 0.048296448094748964 * t12;
  const double t29 = 0.19923336563063698 * t12 + 0.048296448094748964 * t13;
  const double t30 = 0.048296448094748964 * t14 + 0.19923336563063698 * t15;
  const double t31 = 0.048296448094748964 * t15 + 0.19923336563063698 * t16;
  const double t32 = 0.04566054404627078 * t8 + 0.04566054404627078 * t10 + 0.11308245305281887 * t21 +
      0.633695145960917 * t25 + 0.633695145960917 * t27 + 0.7837939636638596 * t28 + 0.7837939636638596 * t29
      + 0.7837939636638596 * t30 + 0.7837939636638596 * t31 - 0.11308245305281887 * t19 - 0.633695145960917 *
      t24 - 0.633695145960917 * t26;
  A[3] += -t32;
  const double t33 = 0.1796276298996384 * t3 - 0.15948970119413572 * t4;
  const double t34 = 0.1796276298996384 * t4 - 0.15948970119413572 * t5;
  const double t35 = 0.020137928705502673 * t6 - 0.15948970119413572 * t7;
  const double t36 = 0.15948970119413572 * t9 - 0.020137928705502673 * t7;
  const double t37 = 0.048296448094748964 * t14 - 0.15093691753588803 * t15;
  const double t38 = 0.15093691753588803 * t16 - 0.048296448094748964 * t15;
  const double t39 = 0.19923336563063698 * t17 - 0.15093691753588803 * t18;
  const double t40 = 0.19923336563063698 * t18 - 0.15093691753588803 * t20;
  const double t41 = 0.012761307670384057 * t0 + 0.633695145960917 * t33 + 2.267390291921834 * t36 +
      0.7837939636638596 * t38 + 0.5675879273277191 * t39 - 0.012761307670384057 * t1 - 0.15615790934172794 *
      t11 - 0.15615790934172794 * t12 - 0.633695145960917 * t34 - 2.267390291921834 * t35 - 0.7837939636638596
      * t37 - 0.5675879273277191 * t40;
  A[4] += -t41;
  const double t42 = 0.15948970119413572 * t0 - 0.1796276298996384 * t1;
  const double t43 = 0.15948970119413572 * t1 - 0.1796276298996384 * t2;
  const double t44 = 0.15948970119413572 * t6 - 0.020137928705502673 * t7;
  const double t45 = 0.020137928705502673 * t9 - 0.15948970119413572 * t7;
  const double t46 = 0.15093691753588803 * t11 - 0.048296448094748964 * t12;
  const double t47 = 0.048296448094748964 * t13 - 0.15093691753588803 * t12;
  const double t48 = 0.15093691753588803 * t17 - 0.19923336563063698 * t18;
  const double t49 = 0.15093691753588803 * t18 - 0.19923336563063698 * t20;
  const double t50 = 0.012761307670384057 * t4 + 0.15615790934172794 * t15 + 0.15615790934172794 * t16 +
      0.633695145960917 * t43 + 2.267390291921834 * t45 + 0.7837939636638596 * t47 + 0.5675879273277191 * t49
      - 0.012761307670384057 * t5 - 0.633695145960917 * t42 - 2.267390291921834 * t44 - 0.7837939636638596 *
      t46 - 0.5675879273277191 * t48;
  A[5] += t50;
  A[6] += t22;
  A[7] += 0.2826341861233908 * t0 + 0.022076635451774206 * t3 + 0.022076635451774206 * t6 +
      0.03598186587286743 * t11 + 0.06861533855009667 * t14 + 0.06861533855009667 * t17;
  const double t51 = 0.07899121402570668 * t1 + 0.07899121402570668 * t4 + 0.022076635451774206 * t7 -
      0.0496881063085621 * t12 - 0.0496881063085621 * t15 - 0.06861533855009667 * t18;
  A[8] += t51;
  const double t52 = 0.012761307670384057 * t8 + 0.633695145960917 * t26 + 0.5675879273277191 * t28 -
      0.15615790934172794 * t19 - 2.267390291921834 * t24 - 0.7837939636638596 * t30;
  A[9] += -t52;
  const double t53 = 0.04566054404627078 * t0 + 0.7837939636638596 * t37 + 0.7837939636638596 * t39 -
      0.11308245305281887 * t11 - 0.633695145960917 * t33 - 0.633695145960917 * t35;
  A[10] += -t53;
  const double t54 = 0.012761307670384057 * t4 + 0.15615790934172794 * t15 + 2.267390291921834 * t42 +
      0.633695145960917 * t44 + 0.5675879273277191 * t46 + 0.7837939636638596 * t48;
  A[11] += -t54;
  A[12] += t23;
  A[13] += t51;
  A[14] += 0.022076635451774206 * t2 + 0.2826341861233908 * t5 + 0.022076635451774206 * t9 +
      0.06861533855009667 * t13 + 0.03598186587286743 * t16 + 0.06861533855009667 * t20;
  const double t55 = 0.633695145960917 * t25 + 0.7837939636638596 * t29 - 0.012761307670384057 * t10 -
      0.15615790934172794 * t21 - 2.267390291921834 * t27 - 0.5675879273277191 * t31;
  A[15] += t55;
  const double t56 = 0.012761307670384057 * t1 + 0.15615790934172794 * t12 + 0.633695145960917 * t36 +
      0.5675879273277191 * t38 - 2.267390291921834 * t34 - 0.7837939636638596 * t40;
  A[16] += -t56;
  const double t57 = 0.04566054404627078 * t5 + 0.633695145960917 * t43 + 0.7837939636638596 * t47 -
      0.11308245305281887 * t16 - 0.633695145960917 * t45 - 0.7837939636638596 * t49;
  A[17] += -t57;
  A[18] += -t32;
  A[19] += -t52;
  A[20] += t55;
  A[21] += 0.007376621035118615 * t8 + 0.007376621035118615 * t10 + 0.3553912749723649 * t19 +
      0.36630485403908297 * t24 + 3.267390291921834 * t26 + 1.7837939636638596 * t28 + 0.43241207267228093 *
      t29 + 0.43241207267228093 * t30 + 1.7837939636638596 * t31 - 0.3553912749723649 * t21 -
      3.267390291921834 * t25 - 0.36630485403908297 * t27;
  const double t58 = 0.007376621035118615 * t0 + 0.3553912749723649 * t11 + 0.08615091257781811 * t12 +
      3.267390291921834 * t33 + 0.36630485403908297 * t35 + 0.43241207267228093 * t37 + 1.7837939636638596 *
      t39 - 0.06579847275177346 * t1 - 0.36630485403908297 * t34 - 0.36630485403908297 * t36 -
      1.7837939636638596 * t38 - 1.7837939636638596 * t40;
  A[22] += -t58;
  const double t59 = 0.06579847275177346 * t4 + 3.267390291921834 * t43 + 0.36630485403908297 * t44 +
      1.7837939636638596 * t46 + 1.7837939636638596 * t49 - 0.007376621035118615 * t5 - 0.08615091257781811 *
      t15 - 0.3553912749723649 * t16 - 0.36630485403908297 * t42 - 0.36630485403908297 * t45 -
      0.43241207267228093 * t47 - 1.7837939636638596 * t48;
  A[23] += t59;
  A[24] += -t41;
  A[25] += -t53;
  A[26] += -t56;
  A[27] += -t58;
  A[28] += 0.007376621035118615 * t0 + 0.3553912749723649 * t11 + 3.267390291921834 * t33 +
      0.36630485403908297 * t35 + 2.901085437882751 * t36 + 0.43241207267228093 * t37 + 1.3513818909915787 *
      t38 + 1.7837939636638596 * t39 - 2.901085437882751 * t34 - 1.3513818909915787 * t40;
  const double t60 = 0.06579847275177346 * t4 + 0.2692403623945468 * t16 + 0.36630485403908297 * t44 +
      2.901085437882751 * t45 + 1.7837939636638596 * t46 + 1.3513818909915787 * t49 - 0.05842185171665484 * t5
      - 0.08615091257781811 * t15 - 0.36630485403908297 * t42 - 1.7837939636638596 * t48;
  A[29] += -t60;
  A[30] += t50;
  A[31] += -t54;
  A[32] += -t57;
  A[33] += t59;
  A[34] += -t60;
  A[35] += 0.007376621035118615 * t5 + 0.3553912749723649 * t16 + 2.901085437882751 * t42 + 2.901085437882751
      * t44 + 0.36630485403908297 * t45 + 1.3513818909915787 * t46 + 0.43241207267228093 * t47 +
      1.3513818909915787 * t48 - 3.267390291921834 * t43 - 1.7837939636638596 * t49;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu_descriptor = {
    "curved_laplace_p2_triangle_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "curved_laplace.form",                     // form_file
    "a",                                       // form
    "cpu",                                     // target
    "e02a455af024a1b6",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P2^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    4,                                         // quadrature_degree
    6,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    6,                                         // coordinate_nodes
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
    64,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    12288,                                     // shared_bytes
    743.0,                                     // flops_per_cell
    344.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_curved_laplace_p2_triangle_q2geometry_f64_element_tensor
