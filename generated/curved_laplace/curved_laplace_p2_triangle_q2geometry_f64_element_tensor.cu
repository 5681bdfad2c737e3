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
// Arguments, arrays on the device:
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
//   element_batch        32
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             fast
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
//   shared      9728 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "curved_laplace_p2_triangle_q2geometry_f64_element_tensor.h"

namespace of_curved_laplace_p2_triangle_q2geometry_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(32)
curved_laplace_p2_triangle_q2geometry_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[1216];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[6 * cell];
    const int64_t n1 = cells[6 * cell + 1];
    const int64_t n2 = cells[6 * cell + 2];
    const int64_t n3 = cells[6 * cell + 3];
    const int64_t n4 = cells[6 * cell + 4];
    const int64_t n5 = cells[6 * cell + 5];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x3_0 = coordinates[2 * n3];
    const double x4_0 = coordinates[2 * n4];
    const double x5_0 = coordinates[2 * n5];
    const double J00_0 = 0.633695145960917 * x0_0 + 2.267390291921834 * x1_0 + 0.36630485403908297 * x3_0 -
        0.36630485403908297 * x4_0 - 2.901085437882751 * x5_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double x5_1 = coordinates[2 * n5 + 1];
    const double adj00_0 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x2_1 -
        3.267390291921834 * x5_1;
    const double x2_0 = coordinates[2 * n2];
    const double J01_0 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 3.267390291921834 * x5_0 -
        0.633695145960917 * x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x4_1 = coordinates[2 * n4 + 1];
    const double J10_0 = 0.633695145960917 * x0_1 + 0.36630485403908297 * x3_1 + 2.267390291921834 * x1_1 -
        2.901085437882751 * x5_1 - 0.36630485403908297 * x4_1;
    const double detJ_0 = J00_0 * adj00_0 - J01_0 * J10_0;
    const double abs_detJ_0 = std::fabs(detJ_0);
    const double inv_abs_detJ_0 = reciprocal(abs_detJ_0);
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
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
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
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t6 = inv_abs_detJ_2 * (adj00_2 * adj00_2 + adj01_2 * adj01_2);
    const double t7 = inv_abs_detJ_2 * (adj00_2 * adj10_2 + J00_2 * adj01_2);
    const double t8 = t6 + t7;
    const double t9 = inv_abs_detJ_2 * (adj10_2 * adj10_2 + J00_2 * J00_2);
    const double t10 = t7 + t9;
    const double J00_3 = 1.7837939636638596 * x3_0 + 1.3513818909915787 * x5_0 - 0.7837939636638596 * x0_0 -
        0.5675879273277191 * x1_0 - 1.7837939636638596 * x4_0;
    const double adj00_3 = 0.7837939636638596 * x2_1 + 0.43241207267228093 * x3_1 - 0.7837939636638596 * x0_1
        - 0.43241207267228093 * x5_1;
    const double adj01_3 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x5_0 - 0.43241207267228093 * x3_0
        - 0.7837939636638596 * x2_0;
    const double adj10_3 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x1_1 + 1.7837939636638596 * x4_1 -
        1.7837939636638596 * x3_1 - 1.3513818909915787 * x5_1;
    const double detJ_3 = J00_3 * adj00_3 - adj01_3 * adj10_3;
    const double abs_detJ_3 = std::fabs(detJ_3);
    const double inv_abs_detJ_3 = reciprocal(abs_detJ_3);
    const double t11 = inv_abs_detJ_3 * (adj00_3 * adj00_3 + adj01_3 * adj01_3);
    const double t12 = inv_abs_detJ_3 * (adj00_3 * adj10_3 + J00_3 * adj01_3);
    const double t13 = inv_abs_detJ_3 * (adj10_3 * adj10_3 + J00_3 * J00_3);
    const double J00_4 = 0.7837939636638596 * x1_0 + 0.43241207267228093 * x3_0 - 0.7837939636638596 * x0_0 -
        0.43241207267228093 * x4_0;
    const double adj00_4 = 1.7837939636638596 * x3_1 + 1.3513818909915787 * x4_1 - 0.7837939636638596 * x0_1 -
        0.5675879273277191 * x2_1 - 1.7837939636638596 * x5_1;
    const double adj01_4 = 0.7837939636638596 * x0_0 + 1.7837939636638596 * x5_0 + 0.5675879273277191 * x2_0 -
        1.7837939636638596 * x3_0 - 1.3513818909915787 * x4_0;
    const double adj10_4 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x4_1 - 0.43241207267228093 * x3_1
        - 0.7837939636638596 * x1_1;
    const double detJ_4 = J00_4 * adj00_4 - adj01_4 * adj10_4;
    const double abs_detJ_4 = std::fabs(detJ_4);
    const double inv_abs_detJ_4 = reciprocal(abs_detJ_4);
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
    const double inv_abs_detJ_5 = reciprocal(abs_detJ_5);
    const double t17 = inv_abs_detJ_5 * (adj00_5 * adj00_5 + J01_5 * J01_5);
    const double t18 = inv_abs_detJ_5 * (adj00_5 * J10_5 + J00_5 * J01_5);
    const double t19 = t17 - t18;
    const double t20 = inv_abs_detJ_5 * (J10_5 * J10_5 + J00_5 * J00_5);
    const double t21 = t18 - t20;
    const double t22 = 0.07899121402570668 * t0 + 0.022076635451774206 * t4 + 0.07899121402570668 * t6 +
        0.07899121402570668 * t7 + 0.0496881063085621 * t11 + 0.0496881063085621 * t12 + 0.0496881063085621 *
        t17 - 0.07899121402570668 * t1 - 0.022076635451774206 * t3 - 0.06861533855009667 * t14 -
        0.06861533855009667 * t15 - 0.0496881063085621 * t18;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(0.022076635451774206 * (t0 - t1) +
        0.022076635451774206 * (t3 - t4) + 0.2826341861233908 * t8 + 0.2826341861233908 * t10 +
        0.06861533855009667 * (t11 + t12) + 0.06861533855009667 * (t12 + t13) + 0.06861533855009667 * (t14 +
        t15) + 0.06861533855009667 * (t15 + t16) + 0.03598186587286743 * t19 - 0.022076635451774206 * (t1 -
        t2) - 0.022076635451774206 * (t4 - t5) - 0.03598186587286743 * t21, t22);
    const double t23 = 0.022076635451774206 * t1 + 0.07899121402570668 * t5 + 0.07899121402570668 * t7 +
        0.07899121402570668 * t9 + 0.0496881063085621 * t15 + 0.0496881063085621 * t16 + 0.0496881063085621 *
        t20 - 0.022076635451774206 * t2 - 0.07899121402570668 * t4 - 0.06861533855009667 * t12 -
        0.06861533855009667 * t13 - 0.0496881063085621 * t18;
    const double t24 = 0.020137928705502673 * t0 - 0.1796276298996384 * t1;
    const double t25 = 0.020137928705502673 * t1 - 0.1796276298996384 * t2;
    const double t26 = 0.1796276298996384 * t3 - 0.020137928705502673 * t4;
    const double t27 = 0.1796276298996384 * t4 - 0.020137928705502673 * t5;
    const double t28 = 0.19923336563063698 * t11 + 0.048296448094748964 * t12;
    const double t29 = 0.19923336563063698 * t12 + 0.048296448094748964 * t13;
    const double t30 = 0.048296448094748964 * t14 + 0.19923336563063698 * t15;
    const double t31 = 0.048296448094748964 * t15 + 0.19923336563063698 * t16;
    const double t32 = 0.04566054404627078 * t8 + 0.04566054404627078 * t10 + 0.11308245305281887 * t21 +
        0.633695145960917 * t25 + 0.633695145960917 * t27 + 0.7837939636638596 * t28 + 0.7837939636638596 *
        t29 + 0.7837939636638596 * t30 + 0.7837939636638596 * t31 - 0.11308245305281887 * t19 -
        0.633695145960917 * t24 - 0.633695145960917 * t26;
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(t23, -t32);
    const double t33 = 0.1796276298996384 * t3 - 0.15948970119413572 * t4;
    const double t34 = 0.1796276298996384 * t4 - 0.15948970119413572 * t5;
    const double t35 = 0.020137928705502673 * t6 - 0.15948970119413572 * t7;
    const double t36 = 0.15948970119413572 * t9 - 0.020137928705502673 * t7;
    const double t37 = 0.048296448094748964 * t14 - 0.15093691753588803 * t15;
    const double t38 = 0.15093691753588803 * t16 - 0.048296448094748964 * t15;
    const double t39 = 0.19923336563063698 * t17 - 0.15093691753588803 * t18;
    const double t40 = 0.19923336563063698 * t18 - 0.15093691753588803 * t20;
    const double t41 = 0.012761307670384057 * t0 + 0.633695145960917 * t33 + 2.267390291921834 * t36 +
        0.7837939636638596 * t38 + 0.5675879273277191 * t39 - 0.012761307670384057 * t1 - 0.15615790934172794
        * t11 - 0.15615790934172794 * t12 - 0.633695145960917 * t34 - 2.267390291921834 * t35 -
        0.7837939636638596 * t37 - 0.5675879273277191 * t40;
    const double t42 = 0.15948970119413572 * t0 - 0.1796276298996384 * t1;
    const double t43 = 0.15948970119413572 * t1 - 0.1796276298996384 * t2;
    const double t44 = 0.15948970119413572 * t6 - 0.020137928705502673 * t7;
    const double t45 = 0.020137928705502673 * t9 - 0.15948970119413572 * t7;
    const double t46 = 0.15093691753588803 * t11 - 0.048296448094748964 * t12;
    const double t47 = 0.048296448094748964 * t13 - 0.15093691753588803 * t12;
    const double t48 = 0.15093691753588803 * t17 - 0.19923336563063698 * t18;
    const double t49 = 0.15093691753588803 * t18 - 0.19923336563063698 * t20;
    const double t50 = 0.012761307670384057 * t4 + 0.15615790934172794 * t15 + 0.15615790934172794 * t16 +
        0.633695145960917 * t43 + 2.267390291921834 * t45 + 0.7837939636638596 * t47 + 0.5675879273277191 *
        t49 - 0.012761307670384057 * t5 - 0.633695145960917 * t42 - 2.267390291921834 * t44 -
        0.7837939636638596 * t46 - 0.5675879273277191 * t48;
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(-t41, t50);
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(t22, 0.2826341861233908 * t0 +
        0.022076635451774206 * t3 + 0.022076635451774206 * t6 + 0.03598186587286743 * t11 +
        0.06861533855009667 * t14 + 0.06861533855009667 * t17);
    const double t51 = 0.07899121402570668 * t1 + 0.07899121402570668 * t4 + 0.022076635451774206 * t7 -
        0.0496881063085621 * t12 - 0.0496881063085621 * t15 - 0.06861533855009667 * t18;
    const double t52 = 0.012761307670384057 * t8 + 0.633695145960917 * t26 + 0.5675879273277191 * t28 -
        0.15615790934172794 * t19 - 2.267390291921834 * t24 - 0.7837939636638596 * t30;
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(t51, -t52);
    const double t53 = 0.04566054404627078 * t0 + 0.7837939636638596 * t37 + 0.7837939636638596 * t39 -
        0.11308245305281887 * t11 - 0.633695145960917 * t33 - 0.633695145960917 * t35;
    const double t54 = 0.012761307670384057 * t4 + 0.15615790934172794 * t15 + 2.267390291921834 * t42 +
        0.633695145960917 * t44 + 0.5675879273277191 * t46 + 0.7837939636638596 * t48;
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(-t53, -t54);
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(t23, t51);
    const double t55 = 0.633695145960917 * t25 + 0.7837939636638596 * t29 - 0.012761307670384057 * t10 -
        0.15615790934172794 * t21 - 2.267390291921834 * t27 - 0.5675879273277191 * t31;
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(0.022076635451774206 * t2 +
        0.2826341861233908 * t5 + 0.022076635451774206 * t9 + 0.06861533855009667 * t13 + 0.03598186587286743
        * t16 + 0.06861533855009667 * t20, t55);
    const double t56 = 0.012761307670384057 * t1 + 0.15615790934172794 * t12 + 0.633695145960917 * t36 +
        0.5675879273277191 * t38 - 2.267390291921834 * t34 - 0.7837939636638596 * t40;
    const double t57 = 0.04566054404627078 * t5 + 0.633695145960917 * t43 + 0.7837939636638596 * t47 -
        0.11308245305281887 * t16 - 0.633695145960917 * t45 - 0.7837939636638596 * t49;
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(-t56, -t57);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(-t32, -t52);
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(t55, 0.007376621035118615 * t8 +
        0.007376621035118615 * t10 + 0.3553912749723649 * t19 + 0.36630485403908297 * t24 + 3.267390291921834
        * t26 + 1.7837939636638596 * t28 + 0.43241207267228093 * t29 + 0.43241207267228093 * t30 +
        1.7837939636638596 * t31 - 0.3553912749723649 * t21 - 3.267390291921834 * t25 - 0.36630485403908297 *
        t27);
    const double t58 = 0.007376621035118615 * t0 + 0.3553912749723649 * t11 + 0.08615091257781811 * t12 +
        3.267390291921834 * t33 + 0.36630485403908297 * t35 + 0.43241207267228093 * t37 + 1.7837939636638596 *
        t39 - 0.06579847275177346 * t1 - 0.36630485403908297 * t34 - 0.36630485403908297 * t36 -
        1.7837939636638596 * t38 - 1.7837939636638596 * t40;
    const double t59 = 0.06579847275177346 * t4 + 3.267390291921834 * t43 + 0.36630485403908297 * t44 +
        1.7837939636638596 * t46 + 1.7837939636638596 * t49 - 0.007376621035118615 * t5 - 0.08615091257781811
        * t15 - 0.3553912749723649 * t16 - 0.36630485403908297 * t42 - 0.36630485403908297 * t45 -
        0.43241207267228093 * t47 - 1.7837939636638596 * t48;
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(-t58, t59);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(-t41, -t53);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(-t56, -t58);
    const double t60 = 0.06579847275177346 * t4 + 0.2692403623945468 * t16 + 0.36630485403908297 * t44 +
        2.901085437882751 * t45 + 1.7837939636638596 * t46 + 1.3513818909915787 * t49 - 0.05842185171665484 *
        t5 - 0.08615091257781811 * t15 - 0.36630485403908297 * t42 - 1.7837939636638596 * t48;
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(0.007376621035118615 * t0 +
        0.3553912749723649 * t11 + 3.267390291921834 * t33 + 0.36630485403908297 * t35 + 2.901085437882751 *
        t36 + 0.43241207267228093 * t37 + 1.3513818909915787 * t38 + 1.7837939636638596 * t39 -
        2.901085437882751 * t34 - 1.3513818909915787 * t40, -t60);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(t50, -t54);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(-t57, t59);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(-t60, 0.007376621035118615 * t5 +
        0.3553912749723649 * t16 + 2.901085437882751 * t42 + 2.901085437882751 * t44 + 0.36630485403908297 *
        t45 + 1.3513818909915787 * t46 + 0.43241207267228093 * t47 + 1.3513818909915787 * t48 -
        3.267390291921834 * t43 - 1.7837939636638596 * t49);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 18 * cells_here; k += 32) {
    const int staged = k / 18;
    const int part = k - 18 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[18 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[19 * staged + part]);
  }
}

}  // namespace

extern "C" int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cuda(
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
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    curved_laplace_p2_triangle_q2geometry_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cuda_descriptor = {
    "curved_laplace_p2_triangle_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "curved_laplace.form",                     // form_file
    "a",                                       // form
    "cuda",                                    // target
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    9728,                                      // shared_bytes
    743.0,                                     // flops_per_cell
    344.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_curved_laplace_p2_triangle_q2geometry_f64_element_tensor
