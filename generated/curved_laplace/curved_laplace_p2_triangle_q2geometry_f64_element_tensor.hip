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
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       743
//   bytes       344 (56 read, 288 written)
//   flops/byte  2.16
//   shared      19456 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "curved_laplace_p2_triangle_q2geometry_f64_element_tensor.h"

namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(64)
curved_laplace_p2_triangle_q2geometry_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2432];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 64 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);

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
    const double t0 = 0.633695145960917 * x0_0 + 2.267390291921834 * x1_0 + 0.36630485403908297 * x3_0 -
        0.36630485403908297 * x4_0 - 2.901085437882751 * x5_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double x5_1 = coordinates[2 * n5 + 1];
    const double t1 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x2_1 -
        3.267390291921834 * x5_1;
    const double x2_0 = coordinates[2 * n2];
    const double t2 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 3.267390291921834 * x5_0 -
        0.633695145960917 * x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x4_1 = coordinates[2 * n4 + 1];
    const double t3 = 0.633695145960917 * x0_1 + 0.36630485403908297 * x3_1 + 2.267390291921834 * x1_1 -
        2.901085437882751 * x5_1 - 0.36630485403908297 * x4_1;
    const double t4 = reciprocal(std::fabs(t0 * t1 - t2 * t3));
    const double t5 = t4 * (t1 * t1 + t2 * t2);
    const double t6 = t4 * (t1 * t3 + t0 * t2);
    const double t7 = t4 * (t3 * t3 + t0 * t0);
    const double t8 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 0.633695145960917 * x1_0 -
        3.267390291921834 * x4_0;
    const double t9 = 0.633695145960917 * x0_1 + 2.267390291921834 * x2_1 + 0.36630485403908297 * x3_1 -
        0.36630485403908297 * x5_1 - 2.901085437882751 * x4_1;
    const double t10 = 0.633695145960917 * x0_0 + 0.36630485403908297 * x3_0 + 2.267390291921834 * x2_0 -
        2.901085437882751 * x4_0 - 0.36630485403908297 * x5_0;
    const double t11 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x1_1 -
        3.267390291921834 * x4_1;
    const double t12 = reciprocal(std::fabs(t8 * t9 - t10 * t11));
    const double t13 = t12 * (t9 * t9 + t10 * t10);
    const double t14 = t12 * (t9 * t11 + t8 * t10);
    const double t15 = t12 * (t11 * t11 + t8 * t8);
    const double t16 = 2.267390291921834 * x0_0 + 0.633695145960917 * x1_0 + 0.36630485403908297 * x4_0 -
        0.36630485403908297 * x3_0 - 2.901085437882751 * x5_0;
    const double t17 = 2.267390291921834 * x0_1 + 0.633695145960917 * x2_1 + 0.36630485403908297 * x5_1 -
        0.36630485403908297 * x3_1 - 2.901085437882751 * x4_1;
    const double t18 = 2.267390291921834 * x0_0 + 0.36630485403908297 * x5_0 + 0.633695145960917 * x2_0 -
        0.36630485403908297 * x3_0 - 2.901085437882751 * x4_0;
    const double t19 = 2.267390291921834 * x0_1 + 0.633695145960917 * x1_1 + 0.36630485403908297 * x4_1 -
        0.36630485403908297 * x3_1 - 2.901085437882751 * x5_1;
    const double t20 = reciprocal(std::fabs(t16 * t17 - t18 * t19));
    const double t21 = t20 * (t17 * t17 + t18 * t18);
    const double t22 = t20 * (t17 * t19 + t16 * t18);
    const double t23 = t21 - t22;
    const double t24 = t20 * (t19 * t19 + t16 * t16);
    const double t25 = t22 - t24;
    const double t26 = 0.7837939636638596 * x0_0 + 0.5675879273277191 * x1_0 + 1.7837939636638596 * x4_0 -
        1.7837939636638596 * x3_0 - 1.3513818909915787 * x5_0;
    const double t27 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x5_1 - 0.7837939636638596 * x2_1 -
        0.43241207267228093 * x3_1;
    const double t28 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x5_0 - 0.43241207267228093 * x3_0 -
        0.7837939636638596 * x2_0;
    const double t29 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x1_1 + 1.7837939636638596 * x4_1 -
        1.7837939636638596 * x3_1 - 1.3513818909915787 * x5_1;
    const double t30 = reciprocal(std::fabs(t26 * t27 - t28 * t29));
    const double t31 = t30 * (t27 * t27 + t28 * t28);
    const double t32 = t30 * (t27 * t29 + t26 * t28);
    const double t33 = t30 * (t29 * t29 + t26 * t26);
    const double t34 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x4_0 - 0.7837939636638596 * x1_0 -
        0.43241207267228093 * x3_0;
    const double t35 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x2_1 + 1.7837939636638596 * x5_1 -
        1.7837939636638596 * x3_1 - 1.3513818909915787 * x4_1;
    const double t36 = 0.7837939636638596 * x0_0 + 1.7837939636638596 * x5_0 + 0.5675879273277191 * x2_0 -
        1.7837939636638596 * x3_0 - 1.3513818909915787 * x4_0;
    const double t37 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x4_1 - 0.43241207267228093 * x3_1 -
        0.7837939636638596 * x1_1;
    const double t38 = reciprocal(std::fabs(t34 * t35 - t36 * t37));
    const double t39 = t38 * (t35 * t35 + t36 * t36);
    const double t40 = t38 * (t35 * t37 + t34 * t36);
    const double t41 = t38 * (t37 * t37 + t34 * t34);
    const double t42 = 0.5675879273277191 * x0_0 + 0.7837939636638596 * x1_0 + 1.7837939636638596 * x3_0 -
        1.7837939636638596 * x4_0 - 1.3513818909915787 * x5_0;
    const double t43 = 0.5675879273277191 * x0_1 + 0.7837939636638596 * x2_1 + 1.7837939636638596 * x3_1 -
        1.7837939636638596 * x5_1 - 1.3513818909915787 * x4_1;
    const double t44 = 0.5675879273277191 * x0_0 + 1.7837939636638596 * x3_0 + 0.7837939636638596 * x2_0 -
        1.3513818909915787 * x4_0 - 1.7837939636638596 * x5_0;
    const double t45 = 0.5675879273277191 * x0_1 + 1.7837939636638596 * x3_1 + 0.7837939636638596 * x1_1 -
        1.3513818909915787 * x5_1 - 1.7837939636638596 * x4_1;
    const double t46 = reciprocal(std::fabs(t42 * t43 - t44 * t45));
    const double t47 = t46 * (t43 * t43 + t44 * t44);
    const double t48 = t46 * (t43 * t45 + t42 * t44);
    const double t49 = t47 - t48;
    const double t50 = t46 * (t45 * t45 + t42 * t42);
    const double t51 = t48 - t50;
    const double t52 = 0.07899121402570668 * t5 + 0.022076635451774206 * t14 + 0.07899121402570668 * t21 +
        0.0496881063085621 * t31 + 0.06861533855009667 * t40 + 0.0496881063085621 * t47 - 0.07899121402570668
        * t6 - 0.022076635451774206 * t13 - 0.07899121402570668 * t22 - 0.0496881063085621 * t32 -
        0.06861533855009667 * t39 - 0.0496881063085621 * t48;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(0.022076635451774206 * (t5 - t6) +
        0.022076635451774206 * (t13 - t14) + 0.2826341861233908 * t23 + 0.06861533855009667 * (t31 - t32) +
        0.06861533855009667 * (t39 - t40) + 0.03598186587286743 * t49 - 0.022076635451774206 * (t6 - t7) -
        0.022076635451774206 * (t14 - t15) - 0.2826341861233908 * t25 - 0.06861533855009667 * (t32 - t33) -
        0.06861533855009667 * (t40 - t41) - 0.03598186587286743 * t51, t52);
    const double t53 = 0.022076635451774206 * t6 + 0.07899121402570668 * t15 + 0.07899121402570668 * t24 +
        0.06861533855009667 * t32 + 0.0496881063085621 * t41 + 0.0496881063085621 * t50 - 0.022076635451774206
        * t7 - 0.07899121402570668 * t14 - 0.07899121402570668 * t22 - 0.06861533855009667 * t33 -
        0.0496881063085621 * t40 - 0.0496881063085621 * t48;
    const double t54 = 0.020137928705502673 * t5 - 0.1796276298996384 * t6;
    const double t55 = 0.020137928705502673 * t6 - 0.1796276298996384 * t7;
    const double t56 = 0.1796276298996384 * t13 - 0.020137928705502673 * t14;
    const double t57 = 0.1796276298996384 * t14 - 0.020137928705502673 * t15;
    const double t58 = 0.19923336563063698 * t31 - 0.048296448094748964 * t32;
    const double t59 = 0.19923336563063698 * t32 - 0.048296448094748964 * t33;
    const double t60 = 0.048296448094748964 * t39 - 0.19923336563063698 * t40;
    const double t61 = 0.048296448094748964 * t40 - 0.19923336563063698 * t41;
    const double t62 = 0.04566054404627078 * t23 + 0.11308245305281887 * t51 + 0.633695145960917 * t55 +
        0.633695145960917 * t57 + 0.7837939636638596 * t58 + 0.7837939636638596 * t60 - 0.04566054404627078 *
        t25 - 0.11308245305281887 * t49 - 0.633695145960917 * t54 - 0.633695145960917 * t56 -
        0.7837939636638596 * t59 - 0.7837939636638596 * t61;
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(t53, -t62);
    const double t63 = 0.1796276298996384 * t13 - 0.15948970119413572 * t14;
    const double t64 = 0.1796276298996384 * t14 - 0.15948970119413572 * t15;
    const double t65 = 0.020137928705502673 * t21 + 0.15948970119413572 * t22;
    const double t66 = 0.020137928705502673 * t22 + 0.15948970119413572 * t24;
    const double t67 = 0.048296448094748964 * t39 + 0.15093691753588803 * t40;
    const double t68 = 0.048296448094748964 * t40 + 0.15093691753588803 * t41;
    const double t69 = 0.19923336563063698 * t47 - 0.15093691753588803 * t48;
    const double t70 = 0.19923336563063698 * t48 - 0.15093691753588803 * t50;
    const double t71 = 0.012761307670384057 * t5 + 0.15615790934172794 * t32 + 0.633695145960917 * t63 +
        2.267390291921834 * t66 + 0.7837939636638596 * t68 + 0.5675879273277191 * t69 - 0.012761307670384057 *
        t6 - 0.15615790934172794 * t31 - 0.633695145960917 * t64 - 2.267390291921834 * t65 -
        0.7837939636638596 * t67 - 0.5675879273277191 * t70;
    const double t72 = 0.15948970119413572 * t5 - 0.1796276298996384 * t6;
    const double t73 = 0.15948970119413572 * t6 - 0.1796276298996384 * t7;
    const double t74 = 0.15948970119413572 * t21 + 0.020137928705502673 * t22;
    const double t75 = 0.15948970119413572 * t22 + 0.020137928705502673 * t24;
    const double t76 = 0.15093691753588803 * t31 + 0.048296448094748964 * t32;
    const double t77 = 0.15093691753588803 * t32 + 0.048296448094748964 * t33;
    const double t78 = 0.15093691753588803 * t47 - 0.19923336563063698 * t48;
    const double t79 = 0.15093691753588803 * t48 - 0.19923336563063698 * t50;
    const double t80 = 0.012761307670384057 * t14 + 0.15615790934172794 * t41 + 0.633695145960917 * t73 +
        2.267390291921834 * t75 + 0.7837939636638596 * t77 + 0.5675879273277191 * t79 - 0.012761307670384057 *
        t15 - 0.15615790934172794 * t40 - 0.633695145960917 * t72 - 2.267390291921834 * t74 -
        0.7837939636638596 * t76 - 0.5675879273277191 * t78;
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(-t71, t80);
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(t52, 0.2826341861233908 * t5 +
        0.022076635451774206 * t13 + 0.022076635451774206 * t21 + 0.03598186587286743 * t31 +
        0.06861533855009667 * t39 + 0.06861533855009667 * t47);
    const double t81 = 0.07899121402570668 * t6 + 0.07899121402570668 * t14 + 0.0496881063085621 * t32 +
        0.0496881063085621 * t40 - 0.022076635451774206 * t22 - 0.06861533855009667 * t48;
    const double t82 = 0.012761307670384057 * t23 + 0.633695145960917 * t56 + 0.5675879273277191 * t58 -
        0.15615790934172794 * t49 - 2.267390291921834 * t54 - 0.7837939636638596 * t60;
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(t81, -t82);
    const double t83 = 0.04566054404627078 * t5 + 0.7837939636638596 * t67 + 0.7837939636638596 * t69 -
        0.11308245305281887 * t31 - 0.633695145960917 * t63 - 0.633695145960917 * t65;
    const double t84 = 0.012761307670384057 * t14 + 2.267390291921834 * t72 + 0.633695145960917 * t74 +
        0.5675879273277191 * t76 + 0.7837939636638596 * t78 - 0.15615790934172794 * t40;
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(-t83, -t84);
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(t53, t81);
    const double t85 = 0.012761307670384057 * t25 + 0.633695145960917 * t55 + 0.5675879273277191 * t61 -
        0.15615790934172794 * t51 - 2.267390291921834 * t57 - 0.7837939636638596 * t59;
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(0.022076635451774206 * t7 +
        0.2826341861233908 * t15 + 0.022076635451774206 * t24 + 0.06861533855009667 * t33 +
        0.03598186587286743 * t41 + 0.06861533855009667 * t50, t85);
    const double t86 = 0.012761307670384057 * t6 + 0.633695145960917 * t66 + 0.5675879273277191 * t68 -
        0.15615790934172794 * t32 - 2.267390291921834 * t64 - 0.7837939636638596 * t70;
    const double t87 = 0.04566054404627078 * t15 + 0.633695145960917 * t73 + 0.7837939636638596 * t77 -
        0.11308245305281887 * t41 - 0.633695145960917 * t75 - 0.7837939636638596 * t79;
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(-t86, -t87);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(-t62, -t82);
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(t85, 0.007376621035118615 * t23 +
        0.3553912749723649 * t49 + 0.36630485403908297 * t54 + 3.267390291921834 * t56 + 1.7837939636638596 *
        t58 + 0.43241207267228093 * t60 - 0.007376621035118615 * t25 - 0.3553912749723649 * t51 -
        3.267390291921834 * t55 - 0.36630485403908297 * t57 - 0.43241207267228093 * t59 - 1.7837939636638596 *
        t61);
    const double t88 = 0.007376621035118615 * t5 + 0.3553912749723649 * t31 + 3.267390291921834 * t63 +
        0.36630485403908297 * t65 + 0.43241207267228093 * t67 + 1.7837939636638596 * t69 - 0.06579847275177346
        * t6 - 0.08615091257781811 * t32 - 0.36630485403908297 * t64 - 0.36630485403908297 * t66 -
        1.7837939636638596 * t68 - 1.7837939636638596 * t70;
    const double t89 = 0.06579847275177346 * t14 + 0.08615091257781811 * t40 + 3.267390291921834 * t73 +
        0.36630485403908297 * t74 + 1.7837939636638596 * t76 + 1.7837939636638596 * t79 - 0.007376621035118615
        * t15 - 0.3553912749723649 * t41 - 0.36630485403908297 * t72 - 0.36630485403908297 * t75 -
        0.43241207267228093 * t77 - 1.7837939636638596 * t78;
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(-t88, t89);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(-t71, -t83);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(-t86, -t88);
    const double t90 = 0.06579847275177346 * t14 + 0.08615091257781811 * t40 + 0.2692403623945468 * t41 +
        0.36630485403908297 * t74 + 2.901085437882751 * t75 + 1.7837939636638596 * t76 + 1.3513818909915787 *
        t79 - 0.05842185171665484 * t15 - 0.36630485403908297 * t72 - 1.7837939636638596 * t78;
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(0.007376621035118615 * t5 +
        0.3553912749723649 * t31 + 3.267390291921834 * t63 + 0.36630485403908297 * t65 + 2.901085437882751 *
        t66 + 0.43241207267228093 * t67 + 1.3513818909915787 * t68 + 1.7837939636638596 * t69 -
        2.901085437882751 * t64 - 1.3513818909915787 * t70, -t90);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(t80, -t84);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(-t87, t89);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(-t90, 0.007376621035118615 * t15 +
        0.3553912749723649 * t41 + 2.901085437882751 * t72 + 2.901085437882751 * t74 + 0.36630485403908297 *
        t75 + 1.3513818909915787 * t76 + 0.43241207267228093 * t77 + 1.3513818909915787 * t78 -
        3.267390291921834 * t73 - 1.7837939636638596 * t79);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 18 * cells_here; k += 64) {
    const int staged = k / 18;
    const int part = k - 18 * staged;
    stream_store(&reinterpret_cast<double2*>(element_tensors)[18 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[19 * staged + part]);
  }
}

}  // namespace

extern "C" int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_hip(
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
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(curved_laplace_p2_triangle_q2geometry_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)), dim3(64), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_triangle_q2geometry_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_hip_descriptor = {
    "curved_laplace_p2_triangle_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "curved_laplace.form",                     // form_file
    "a",                                       // form
    "hip",                                     // target
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
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    19456,                                     // shared_bytes
    743.0,                                     // flops_per_cell
    344.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
