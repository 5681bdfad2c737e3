// error_norm_p1_tetrahedron_f64_functional: functional of form M in error_norm.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate error_norm.form --kernel functional --define cell=tetrahedron --define degree=1
//
// Form file error_norm.form:
//   | """Square of the norm of an error (arity 0), against a solution on elements of a higher degree.
//   |
//   | The norm is that of L2 where the factor is 0, that of H1 where it is 1.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | exact = Coefficient(FiniteElement("Lagrange", cell, degree + 2))
//   | factor = Constant(cell)
//   |
//   | error = u - exact
//   | M = error**2 * dx + factor * inner(grad(error), grad(error)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   u       coefficient, P1, 4 dofs
//   exact   coefficient, P3, 20 dofs
//   factor  constant, 1 values
//   degree  6 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells    cells to work on
//   value        [1] one number, added to
//   offsets      [cell][node] the node's first entry of the vectors
//   coordinates  [point][3]
//   cells        [cell][4] points of its coordinate nodes
//   u            [dof] a vector of the space of the results
//   exact        [cell][20]
//   factor       [1]
//   partials     [batch] room for the sums of batches
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      2740 flops <- taken
//   sum_factorised  7300 flops
//   why             fewest flops of those that are valid; written, 2740 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              ordered
//   index_type           int32
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   resident_blocks      2
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  sums of batches are stored; a second pass adds them up in a fixed order
//
// Costs of a cell:
//   flops       2745
//   bytes       197.396 (197.333 read, 0.0625 written): inputs and results once each; not lists of the
//               scatter, nor what it adds to
//   flops/byte  13.9
//   shared      32 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "error_norm_p1_tetrahedron_f64_functional.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128, 2)
error_norm_p1_tetrahedron_f64_functional_kernel(
    int64_t num_cells,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ exact,
    const double* __restrict__ factor,
    double* __restrict__ partials) {
  alignas(16) __shared__ double sums[4];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 128 ? num_cells - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
    const double exact_0 = exact[20 * cell];
    const double exact_1 = exact[20 * cell + 1];
    const double exact_2 = exact[20 * cell + 2];
    const double exact_3 = exact[20 * cell + 3];
    const double exact_4 = exact[20 * cell + 4];
    const double exact_5 = exact[20 * cell + 5];
    const double exact_6 = exact[20 * cell + 6];
    const double exact_7 = exact[20 * cell + 7];
    const double exact_8 = exact[20 * cell + 8];
    const double exact_9 = exact[20 * cell + 9];
    const double exact_10 = exact[20 * cell + 10];
    const double exact_11 = exact[20 * cell + 11];
    const double exact_12 = exact[20 * cell + 12];
    const double exact_13 = exact[20 * cell + 13];
    const double exact_14 = exact[20 * cell + 14];
    const double exact_15 = exact[20 * cell + 15];
    const double exact_16 = exact[20 * cell + 16];
    const double exact_17 = exact[20 * cell + 17];
    const double exact_18 = exact[20 * cell + 18];
    const double exact_19 = exact[20 * cell + 19];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double t0 = 0.3333333333333333 * u_3;
    const double t1 = exact_3 - 3.0 * t0;
    const double t2 = 0.3333333333333333 * u_2;
    const double t3 = exact_2 - 3.0 * t2;
    const double t4 = 0.09316949906249124 * t3;
    const double t5 = 0.3333333333333333 * u_1;
    const double t6 = exact_7 - (2.0 * t0 + t5);
    const double t7 = 0.061338998124982475 * t6;
    const double t8 = exact_16 - (t0 + t2 + t5);
    const double t9 = 0.045753796064404044 * t8;
    const double t10 = exact_9 - (2.0 * t2 + t5);
    const double t11 = 0.15450849718747373 * t10;
    const double t12 = exact_6 - (t0 + 2.0 * t5);
    const double t13 = 0.061338998124982475 * t12;
    const double t14 = exact_8 - (t2 + 2.0 * t5);
    const double t15 = 0.15450849718747373 * t14;
    const double t16 = exact_1 - 3.0 * t5;
    const double t17 = 0.09316949906249124 * t16;
    const double t18 = 0.3333333333333333 * u_0;
    const double t19 = exact_17 - (t0 + t2 + t18);
    const double t20 = 0.045753796064404044 * t19;
    const double t21 = exact_18 - (t0 + t5 + t18);
    const double t22 = 0.045753796064404044 * t21;
    const double t23 = exact_19 - (t2 + t5 + t18);
    const double t24 = 0.2329237476562281 * t23;
    const double t25 = exact_15 - (2.0 * t5 + t18);
    const double t26 = 0.15450849718747373 * t25;
    const double t27 = exact_14 - (t5 + 2.0 * t18);
    const double t28 = 0.15450849718747373 * t27;
    const double t29 = exact_0 - 3.0 * t18;
    const double t30 = 0.09316949906249124 * t29;
    const double t31 = exact_5 - (2.0 * t0 + t2);
    const double t32 = exact_4 - (t0 + 2.0 * t2);
    const double t33 = exact_11 - (2.0 * t0 + t18);
    const double t34 = exact_13 - (2.0 * t2 + t18);
    const double t35 = exact_10 - (t0 + 2.0 * t18);
    const double t36 = exact_12 - (t2 + 2.0 * t18);
    const double t37 = t1 + t3 + t6 + t8 + t10 + t12 + t14 + t16 + t19 + t21 + t23 + t25 + t27 + t29 + t31 +
        t32 + t33 + t34 + t35 + t36;
    const double t38 = 0.04658474953124562 * t37;
    const double t39 = 0.3986236668422922 * t1 + 4.278478159198053 * t4 + 35.82867750023035 * t9 +
        5.037855260454431 * t13 + 2.0 * t15 + 2.1262116270011675 * t17 + 23.6211249558549 * t20 +
        35.82867750023035 * t22 + 7.037917001156444 * t24 + 2.0 * t26 + 4.278478159198053 * t30 -
        2.5189276302272154 * t7 - t11 - t28 - 5.027083572254603 * t38;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t40 = inv_abs_detJ * inv_abs_detJ;
    const double t41 = u_0 - u_1;
    const double t42 = u_0 - u_2;
    const double t43 = u_0 - u_3;
    const double t44 = adj00 * t41 + adj10 * t42 + adj20 * t43;
    const double t45 = 1.125 * exact_7;
    const double t46 = 1.125 * exact_9;
    const double t47 = 2.25 * exact_10;
    const double t48 = 1.125 * exact_11;
    const double t49 = 2.25 * exact_12;
    const double t50 = 1.125 * exact_13;
    const double t51 = 6.75 * exact_16;
    const double t52 = 6.75 * exact_17;
    const double t53 = exact_0 + 2.25 * exact_6 + 2.25 * exact_8 + t48 + t50 + t52 - exact_1 - t45 - t46 - t47
        - t49 - t51;
    const double t54 = 1.125 * exact_5;
    const double t55 = exact_0 + 0.125 * exact_2 + t48 + t50 + t52 - t47 - t49 - 4.5 * exact_4 - t54;
    const double t56 = exact_2 + 24.0 * t54 - exact_3 - 27.0 * exact_4 - 8.0 * t55;
    const double t57 = adj00 * t53 + adj10 * t55 - 0.125 * adj20 * t56;
    const double t58 = 0.04398270034036192 * t57;
    const double t59 = 2.25 * exact_14;
    const double t60 = 1.125 * exact_15;
    const double t61 = 6.75 * exact_18;
    const double t62 = exact_0 + 0.125 * exact_1 + t48 + t60 + t61 - 4.5 * exact_6 - t45 - t47 - t59;
    const double t63 = exact_0 + 2.0 * t46 + t48 + 2.25 * exact_4 + t60 + t61 - exact_2 - 1.125 * exact_8 -
        t47 - t51 - t54 - t59;
    const double t64 = exact_1 + 24.0 * t45 - exact_3 - 27.0 * exact_6 - 8.0 * t62;
    const double t65 = adj00 * t62 + adj10 * t63 - 0.125 * adj20 * t64;
    const double t66 = 0.04398270034036192 * t65;
    const double t67 = 6.75 * exact_19;
    const double t68 = exact_0 + 0.125 * exact_1 + t50 + t60 + t67 - 4.5 * exact_8 - t46 - t49 - t59;
    const double t69 = exact_1 + 24.0 * t46 - exact_2 - 27.0 * exact_8 - 8.0 * t68;
    const double t70 = exact_0 + 2.0 * t45 + t50 + 2.0 * t54 + t60 + t67 - exact_3 - 1.125 * exact_6 - t49 -
        t51 - 1.125 * exact_4 - t59;
    const double t71 = adj00 * t68 + adj20 * t70 - 0.125 * adj10 * t69;
    const double t72 = 0.0848813358333567 * t71;
    const double t73 = exact_0 + 8.0 * t60 - 5.5 * exact_1 - 2.0 * t59;
    const double t74 = 5.5 * exact_1 + 4.0 * t46 + t73 - exact_2 - 9.0 * exact_8;
    const double t75 = 5.5 * exact_1 + 4.0 * t45 + t73 - exact_3 - 9.0 * exact_6;
    const double t76 = adj00 * t73 + adj10 * t74 + adj20 * t75;
    const double t77 = 0.06867044319443276 * t76;
    const double t78 = 0.125 * exact_0 + exact_1 + t45 + 0.5 * t59 + t61 - 2.25 * exact_6 - 2.0 * t47 - t48 -
        2.0 * t60;
    const double t79 = 0.125 * exact_0 + exact_2 + 0.5 * t49 + t52 + t54 - 2.0 * t47 - t48 - 2.0 * t50 - 2.25
        * exact_4;
    const double t80 = exact_0 + 24.0 * t48 - exact_3 - 12.0 * t47;
    const double t81 = adj00 * t78 + adj10 * t79 + 0.125 * adj20 * t80;
    const double t82 = 0.04398270034036192 * t81;
    const double t83 = 0.125 * exact_0 + exact_1 + t46 + 0.5 * t59 + t67 - 2.25 * exact_8 - 2.0 * t49 - t50 -
        2.0 * t60;
    const double t84 = exact_0 + 24.0 * t50 - exact_2 - 12.0 * t49;
    const double t85 = exact_2 + t48 + 2.5 * t49 + 3.0 * t54 - exact_3 - 2.5 * t47 - t50 - 3.375 * exact_4 -
        t79;
    const double t86 = adj00 * t83 + 0.125 * adj10 * t84 - adj20 * t85;
    const double t87 = 0.0848813358333567 * t86;
    const double t88 = exact_0 + 24.0 * t60 - exact_1 - 12.0 * t59;
    const double t89 = exact_1 + 3.0 * t46 + t50 + 2.5 * t59 - exact_2 - 3.375 * exact_8 - 2.5 * t49 - t60 -
        t83;
    const double t90 = exact_1 + 3.0 * t45 + t48 + 2.5 * t59 - exact_3 - 3.375 * exact_6 - 2.5 * t47 - t60 -
        t78;
    const double t91 = 0.125 * adj00 * t88 - adj10 * t89 - adj20 * t90;
    const double t92 = 0.0848813358333567 * t91;
    const double t93 = exact_0 + 8.0 * t48 - 5.5 * exact_3 - 2.0 * t47;
    const double t94 = exact_1 + 8.0 * t45 - 5.5 * exact_3 - 4.5 * exact_6 - t93;
    const double t95 = exact_2 + 8.0 * t54 - 5.5 * exact_3 - 4.5 * exact_4 - t93;
    const double t96 = adj00 * t94 + adj10 * t95 - adj20 * t93;
    const double t97 = exact_0 + 8.0 * t50 - 5.5 * exact_2 - 2.0 * t49;
    const double t98 = exact_1 + 8.0 * t46 - 5.5 * exact_2 - 4.5 * exact_8 - t97;
    const double t99 = 5.5 * exact_2 + 4.0 * t54 + t97 - exact_3 - 9.0 * exact_4;
    const double t100 = adj00 * t98 - adj10 * t97 - adj20 * t99;
    const double t101 = 1.375 * exact_0 + t60 - 0.25 * exact_1 - t59;
    const double t102 = 1.375 * exact_0 + t50 - 0.25 * exact_2 - t49;
    const double t103 = 1.375 * exact_0 + t48 - 0.25 * exact_3 - t47;
    const double t104 = adj00 * t101 + adj10 * t102 + adj20 * t103;
    const double t105 = 0.05555555555555555 * (t57 + t65 + t71 + t76 + 4.0 * t104 - t81 - t86 - t91 - t96 -
        t100);
    const double t106 = t44 + 5.045312484232307 * (1.3821663692303492 * t82 + 0.7161928902454271 * t87 + t92 +
        0.43701823521522354 * t105 - 1.3821663692303492 * t58 - 1.9298800477573914 * t66 - t72 -
        0.05786262519641535 * t77);
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t107 = t41 * adj01 + t42 * adj11 + t43 * adj21;
    const double t108 = t53 * adj01 + t55 * adj11 - 0.125 * t56 * adj21;
    const double t109 = 0.04398270034036192 * t108;
    const double t110 = t62 * adj01 + t63 * adj11 - 0.125 * t64 * adj21;
    const double t111 = 0.04398270034036192 * t110;
    const double t112 = t68 * adj01 + t70 * adj21 - 0.125 * t69 * adj11;
    const double t113 = 0.0848813358333567 * t112;
    const double t114 = t73 * adj01 + t74 * adj11 + t75 * adj21;
    const double t115 = 0.06867044319443276 * t114;
    const double t116 = t78 * adj01 + t79 * adj11 + 0.125 * t80 * adj21;
    const double t117 = 0.04398270034036192 * t116;
    const double t118 = t83 * adj01 + 0.125 * t84 * adj11 - t85 * adj21;
    const double t119 = 0.0848813358333567 * t118;
    const double t120 = 0.125 * t88 * adj01 - t89 * adj11 - t90 * adj21;
    const double t121 = 0.0848813358333567 * t120;
    const double t122 = t94 * adj01 + t95 * adj11 - t93 * adj21;
    const double t123 = t98 * adj01 - t97 * adj11 - t99 * adj21;
    const double t124 = t101 * adj01 + t102 * adj11 + t103 * adj21;
    const double t125 = 0.05555555555555555 * (t108 + t110 + t112 + t114 + 4.0 * t124 - t116 - t118 - t120 -
        t122 - t123);
    const double t126 = t107 + 5.045312484232307 * (1.3821663692303492 * t117 + 0.7161928902454271 * t119 +
        t121 + 0.43701823521522354 * t125 - 1.3821663692303492 * t109 - 1.9298800477573914 * t111 - t113 -
        0.05786262519641535 * t115);
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t127 = t41 * adj02 + t42 * adj12 + t43 * adj22;
    const double t128 = t53 * adj02 + t55 * adj12 - 0.125 * t56 * adj22;
    const double t129 = 0.04398270034036192 * t128;
    const double t130 = t62 * adj02 + t63 * adj12 - 0.125 * t64 * adj22;
    const double t131 = 0.04398270034036192 * t130;
    const double t132 = t68 * adj02 + t70 * adj22 - 0.125 * t69 * adj12;
    const double t133 = 0.0848813358333567 * t132;
    const double t134 = t73 * adj02 + t74 * adj12 + t75 * adj22;
    const double t135 = 0.06867044319443276 * t134;
    const double t136 = t78 * adj02 + t79 * adj12 + 0.125 * t80 * adj22;
    const double t137 = 0.04398270034036192 * t136;
    const double t138 = t83 * adj02 + 0.125 * t84 * adj12 - t85 * adj22;
    const double t139 = 0.0848813358333567 * t138;
    const double t140 = 0.125 * t88 * adj02 - t89 * adj12 - t90 * adj22;
    const double t141 = 0.0848813358333567 * t140;
    const double t142 = t94 * adj02 + t95 * adj12 - t93 * adj22;
    const double t143 = t98 * adj02 - t97 * adj12 - t99 * adj22;
    const double t144 = t101 * adj02 + t102 * adj12 + t103 * adj22;
    const double t145 = 0.05555555555555555 * (t128 + t130 + t132 + t134 + 4.0 * t144 - t136 - t138 - t140 -
        t142 - t143);
    const double t146 = t127 + 5.045312484232307 * (1.3821663692303492 * t137 + 0.7161928902454271 * t139 +
        t141 + 0.43701823521522354 * t145 - 1.3821663692303492 * t129 - 1.9298800477573914 * t131 - t133 -
        0.05786262519641535 * t135);
    const double flux0 = abs_detJ * (0.09936060474656982 * t39 * t39 + factor[0] * t40 * (t106 * t106 + t126 *
        t126 + t146 * t146));
    const double t147 = 0.061338998124982475 * t33;
    const double t148 = 0.15450849718747373 * t34;
    const double t149 = 0.061338998124982475 * t35;
    const double t150 = 0.15450849718747373 * t36;
    const double t151 = 0.3986236668422922 * t1 + 4.278478159198053 * t4 + 23.6211249558549 * t9 +
        4.278478159198053 * t17 + 35.82867750023035 * t20 + 35.82867750023035 * t22 + 7.037917001156444 * t24
        + 2.0 * t28 + 2.1262116270011675 * t30 + 5.037855260454431 * t149 + 2.0 * t150 - t26 -
        5.027083572254603 * t38 - 2.5189276302272154 * t147 - t148;
    const double t152 = 0.27468177277773104 * t104;
    const double t153 = t44 + 5.045312484232307 * (1.9298800477573914 * t82 + t87 + t92 + 0.43701823521522354
        * t105 - 1.3821663692303492 * t58 - 1.3821663692303492 * t66 - 0.7161928902454271 * t72 -
        0.05786262519641535 * t152);
    const double t154 = 0.27468177277773104 * t124;
    const double t155 = t107 + 5.045312484232307 * (1.9298800477573914 * t117 + t119 + t121 +
        0.43701823521522354 * t125 - 1.3821663692303492 * t109 - 1.3821663692303492 * t111 -
        0.7161928902454271 * t113 - 0.05786262519641535 * t154);
    const double t156 = 0.27468177277773104 * t144;
    const double t157 = t127 + 5.045312484232307 * (1.9298800477573914 * t137 + t139 + t141 +
        0.43701823521522354 * t145 - 1.3821663692303492 * t129 - 1.3821663692303492 * t131 -
        0.7161928902454271 * t133 - 0.05786262519641535 * t156);
    const double flux1 = abs_detJ * (0.09936060474656982 * t151 * t151 + factor[0] * t40 * (t153 * t153 + t155
        * t155 + t157 * t157));
    const double t158 = 0.061338998124982475 * t31;
    const double t159 = 0.061338998124982475 * t32;
    const double t160 = 0.07864381247454662 * t1 + 1.6985315925142797 * t4 + 2.0 * t7 + 14.223782005598347 *
        t9 + 1.6985315925142797 * t17 + 14.223782005598347 * t20 + 14.223782005598347 * t22 +
        1.8420365775223042 * t24 + 1.6985315925142797 * t30 + 2.0 * t147 + 2.0 * t158 - t13 -
        1.9957237008040378 * t38 - t149 - t159;
    const double t161 = 0.029325780277801146 * t96;
    const double t162 = 0.06867044319443276 * t100;
    const double t163 = t44 - 1.431895553958635 * (t87 + t92 + 3.8436169225236285 * t105 + 9.721157832204662 *
        t161 + 4.355310120908179 * t162 - t72 - 4.355310120908179 * t77 - 4.355310120908179 * t152);
    const double t164 = 0.029325780277801146 * t122;
    const double t165 = 0.06867044319443276 * t123;
    const double t166 = t107 - 1.431895553958635 * (t119 + t121 + 3.8436169225236285 * t125 +
        9.721157832204662 * t164 + 4.355310120908179 * t165 - t113 - 4.355310120908179 * t115 -
        4.355310120908179 * t154);
    const double t167 = 0.029325780277801146 * t142;
    const double t168 = 0.06867044319443276 * t143;
    const double t169 = t127 - 1.431895553958635 * (t139 + t141 + 3.8436169225236285 * t145 +
        9.721157832204662 * t167 + 4.355310120908179 * t168 - t133 - 4.355310120908179 * t135 -
        4.355310120908179 * t156);
    const double flux2 = abs_detJ * (0.6304426800469757 * t160 * t160 + factor[0] * t40 * (t163 * t163 + t166
        * t166 + t169 * t169));
    const double t170 = 0.3986236668422922 * t1 + 2.1262116270011675 * t4 + 35.82867750023035 * t9 + 2.0 * t11
        + 4.278478159198053 * t17 + 35.82867750023035 * t20 + 23.6211249558549 * t22 + 7.037917001156444 * t24
        + 4.278478159198053 * t30 + 2.0 * t148 + 5.037855260454431 * t159 - t15 - 5.027083572254603 * t38 -
        t150 - 2.5189276302272154 * t158;
    const double t171 = t44 + 5.045312484232307 * (1.3821663692303492 * t82 + t87 + 0.7161928902454271 * t92 +
        0.43701823521522354 * t105 + 0.05786262519641535 * t162 - 1.9298800477573914 * t58 -
        1.3821663692303492 * t66 - t72);
    const double t172 = t107 + 5.045312484232307 * (1.3821663692303492 * t117 + t119 + 0.7161928902454271 *
        t121 + 0.43701823521522354 * t125 + 0.05786262519641535 * t165 - 1.9298800477573914 * t109 -
        1.3821663692303492 * t111 - t113);
    const double t173 = t127 + 5.045312484232307 * (1.3821663692303492 * t137 + t139 + 0.7161928902454271 *
        t141 + 0.43701823521522354 * t145 + 0.05786262519641535 * t168 - 1.9298800477573914 * t129 -
        1.3821663692303492 * t131 - t133);
    const double flux3 = abs_detJ * (0.09936060474656982 * t170 * t170 + factor[0] * t40 * (t171 * t171 + t172
        * t172 + t173 * t173));
    const double t174 = 0.040068350213071605 * t1 + 0.43005866314894214 * t4 + t9 + 4.387218050749882 * t13 +
        1.7417007134715266 * t15 + 4.95059301802497 * t17 + 0.18256586914647308 * t20 + t22 +
        0.196432508599046 * t24 + 1.7417007134715266 * t26 + 0.43005866314894214 * t30 - 2.193609025374941 *
        t7 - 0.8708503567357633 * t11 - 0.8708503567357633 * t28 - 0.14030893471360428 * t38;
    const double t175 = t44 + (t82 + 0.5181669198363108 * t87 + 2.123065079779109 * t92 + 0.6725739011194941 *
        t105 - t58 - 4.0972609375561575 * t66 - 2.123065079779109 * t72 - 10.209316170919244 * t77);
    const double t176 = t107 + (t117 + 0.5181669198363108 * t119 + 2.123065079779109 * t121 +
        0.6725739011194941 * t125 - t109 - 4.0972609375561575 * t111 - 2.123065079779109 * t113 -
        10.209316170919244 * t115);
    const double t177 = t127 + (t137 + 0.5181669198363108 * t139 + 2.123065079779109 * t141 +
        0.6725739011194941 * t145 - t129 - 4.0972609375561575 * t131 - 2.123065079779109 * t133 -
        10.209316170919244 * t135);
    const double flux4 = abs_detJ * (t174 * t174 + factor[0] * t40 * (t175 * t175 + t176 * t176 + t177 *
        t177));
    const double t178 = 0.040068350213071605 * t1 + 0.43005866314894214 * t4 + 0.18256586914647308 * t9 +
        0.43005866314894214 * t17 + t20 + t22 + 0.196432508599046 * t24 + 1.7417007134715266 * t28 +
        4.95059301802497 * t30 + 4.387218050749882 * t149 + 1.7417007134715266 * t150 - 0.8708503567357633 *
        t26 - 0.14030893471360428 * t38 - 2.193609025374941 * t147 - 0.8708503567357633 * t148;
    const double t179 = t44 + (4.0972609375561575 * t82 + 2.123065079779109 * t87 + 2.123065079779109 * t92 +
        0.6725739011194941 * t105 - t58 - t66 - 0.5181669198363108 * t72 - 10.209316170919244 * t152);
    const double t180 = t107 + (4.0972609375561575 * t117 + 2.123065079779109 * t119 + 2.123065079779109 *
        t121 + 0.6725739011194941 * t125 - t109 - t111 - 0.5181669198363108 * t113 - 10.209316170919244 *
        t154);
    const double t181 = t127 + (4.0972609375561575 * t137 + 2.123065079779109 * t139 + 2.123065079779109 *
        t141 + 0.6725739011194941 * t145 - t129 - t131 - 0.5181669198363108 * t133 - 10.209316170919244 *
        t156);
    const double flux5 = abs_detJ * (t178 * t178 + factor[0] * t40 * (t179 * t179 + t180 * t180 + t181 *
        t181));
    const double t182 = 0.46124427155165315 * t1 + 0.43005866314894214 * t4 + 4.387218050749882 * t7 + t9 +
        0.43005866314894214 * t17 + t20 + t22 + 0.03586187166100688 * t24 + 0.43005866314894214 * t30 +
        4.387218050749882 * t147 + 4.387218050749882 * t158 - 2.193609025374941 * t13 - 0.14030893471360428 *
        t38 - 2.193609025374941 * t149 - 2.193609025374941 * t159;
    const double t183 = t44 - 1.6048981599427983 * (t87 + t92 + 1.6020835238309439 * t105 + 1.6351522014060547
        * t162 - t72 - 1.6351522014060547 * t77 - 1.6351522014060547 * t152 - 11.067053534135283 * t161);
    const double t184 = t107 - 1.6048981599427983 * (t119 + t121 + 1.6020835238309439 * t125 +
        1.6351522014060547 * t165 - t113 - 1.6351522014060547 * t115 - 1.6351522014060547 * t154 -
        11.067053534135283 * t164);
    const double t185 = t127 - 1.6048981599427983 * (t139 + t141 + 1.6020835238309439 * t145 +
        1.6351522014060547 * t168 - t133 - 1.6351522014060547 * t135 - 1.6351522014060547 * t156 -
        11.067053534135283 * t167);
    const double flux6 = abs_detJ * (t182 * t182 + factor[0] * t40 * (t183 * t183 + t184 * t184 + t185 *
        t185));
    const double t186 = 0.040068350213071605 * t1 + 4.95059301802497 * t4 + t9 + 1.7417007134715266 * t11 +
        0.43005866314894214 * t17 + t20 + 0.18256586914647308 * t22 + 0.196432508599046 * t24 +
        0.43005866314894214 * t30 + 1.7417007134715266 * t148 + 4.387218050749882 * t159 - 0.8708503567357633
        * t15 - 0.14030893471360428 * t38 - 0.8708503567357633 * t150 - 2.193609025374941 * t158;
    const double t187 = t44 + (t82 + 2.123065079779109 * t87 + 0.5181669198363108 * t92 + 0.6725739011194941 *
        t105 + 10.209316170919244 * t162 - 4.0972609375561575 * t58 - t66 - 2.123065079779109 * t72);
    const double t188 = t107 + (t117 + 2.123065079779109 * t119 + 0.5181669198363108 * t121 +
        0.6725739011194941 * t125 + 10.209316170919244 * t165 - 4.0972609375561575 * t109 - t111 -
        2.123065079779109 * t113);
    const double t189 = t127 + (t137 + 2.123065079779109 * t139 + 0.5181669198363108 * t141 +
        0.6725739011194941 * t145 + 10.209316170919244 * t168 - 4.0972609375561575 * t129 - t131 -
        2.123065079779109 * t133);
    const double flux7 = abs_detJ * (t186 * t186 + factor[0] * t40 * (t187 * t187 + t188 * t188 + t189 *
        t189));
    const double t190 = 0.233411045463257 * t1 + 2.5052302289046553 * t4 + 2.5189276302272154 * t7 +
        26.333513400202804 * t9 + t11 + 5.231449455650159 * t17 + 224.32834414746074 * t20 +
        26.333513400202804 * t22 + 5.172758097428431 * t24 + t28 + 2.5052302289046553 * t30 -
        5.037855260454431 * t13 - 2.0 * t15 - 2.0 * t26 - 3.6948272124488786 * t38;
    const double t191 = t44 + 1.8504119105819075 * (6.513903960374253 * t82 + 3.375289551256673 * t87 + t92 +
        1.1141412653051828 * t105 - 6.513903960374253 * t58 - 1.9298800477573914 * t66 - t72 -
        0.6588907224582345 * t77);
    const double t192 = t107 + 1.8504119105819075 * (6.513903960374253 * t117 + 3.375289551256673 * t119 +
        t121 + 1.1141412653051828 * t125 - 6.513903960374253 * t109 - 1.9298800477573914 * t111 - t113 -
        0.6588907224582345 * t115);
    const double t193 = t127 + 1.8504119105819075 * (6.513903960374253 * t137 + 3.375289551256673 * t139 +
        t141 + 1.1141412653051828 * t145 - 6.513903960374253 * t129 - 1.9298800477573914 * t131 - t133 -
        0.6588907224582345 * t135);
    const double flux8 = abs_detJ * (0.008029022114750614 * t190 * t190 + factor[0] * t40 * (t191 * t191 +
        t192 * t192 + t193 * t193));
    const double t194 = 0.233411045463257 * t1 + 2.5052302289046553 * t4 + 224.32834414746074 * t9 +
        2.5052302289046553 * t17 + 26.333513400202804 * t20 + 26.333513400202804 * t22 + 5.172758097428431 *
        t24 + t26 + 5.231449455650159 * t30 + 2.5189276302272154 * t147 + t148 - 2.0 * t28 -
        3.6948272124488786 * t38 - 5.037855260454431 * t149 - 2.0 * t150;
    const double t195 = t44 + 1.8504119105819075 * (1.9298800477573914 * t82 + t87 + t92 + 1.1141412653051828
        * t105 - 6.513903960374253 * t58 - 6.513903960374253 * t66 - 3.375289551256673 * t72 -
        0.6588907224582345 * t152);
    const double t196 = t107 + 1.8504119105819075 * (1.9298800477573914 * t117 + t119 + t121 +
        1.1141412653051828 * t125 - 6.513903960374253 * t109 - 6.513903960374253 * t111 - 3.375289551256673 *
        t113 - 0.6588907224582345 * t154);
    const double t197 = t127 + 1.8504119105819075 * (1.9298800477573914 * t137 + t139 + t141 +
        1.1141412653051828 * t145 - 6.513903960374253 * t129 - 6.513903960374253 * t131 - 3.375289551256673 *
        t133 - 0.6588907224582345 * t156);
    const double flux9 = abs_detJ * (0.008029022114750614 * t194 * t194 + factor[0] * t40 * (t195 * t195 +
        t196 * t196 + t197 * t197));
    const double t198 = 0.19455757779466656 * t1 + t4 + 10.511414518463807 * t9 + 1.0054675219724412 * t13 +
        t17 + 10.511414518463807 * t20 + 10.511414518463807 * t22 + 17.589353218854555 * t24 + t30 +
        1.0054675219724412 * t149 + 1.0054675219724412 * t159 - 2.0109350439448823 * t7 - 1.4748453734187705 *
        t38 - 2.0109350439448823 * t147 - 2.0109350439448823 * t158;
    const double t199 = t44 + 2.2872349078545 * (t77 + 1.9216496135278915 * t87 + 1.9216496135278915 * t92 +
        t152 - 1.9216496135278915 * t72 - 0.3347087597334899 * t105 - 1.0934202859774154 * t161 - t162);
    const double t200 = t107 + 2.2872349078545 * (t115 + 1.9216496135278915 * t119 + 1.9216496135278915 * t121
        + t154 - 1.9216496135278915 * t113 - 0.3347087597334899 * t125 - 1.0934202859774154 * t164 - t165);
    const double t201 = t127 + 2.2872349078545 * (t135 + 1.9216496135278915 * t139 + 1.9216496135278915 * t141
        + t156 - 1.9216496135278915 * t133 - 0.3347087597334899 * t145 - 1.0934202859774154 * t167 - t168);
    const double flux10 = abs_detJ * (0.050391575971158425 * t198 * t198 + factor[0] * t40 * (t199 * t199 +
        t200 * t200 + t201 * t201));
    const double t202 = 0.233411045463257 * t1 + 5.231449455650159 * t4 + 26.333513400202804 * t9 + t15 +
        2.5052302289046553 * t17 + 26.333513400202804 * t20 + 224.32834414746074 * t22 + 5.172758097428431 *
        t24 + 2.5052302289046553 * t30 + t150 + 2.5189276302272154 * t158 - 2.0 * t11 - 3.6948272124488786 *
        t38 - 2.0 * t148 - 5.037855260454431 * t159;
    const double t203 = t44 + 1.8504119105819075 * (6.513903960374253 * t82 + t87 + 3.375289551256673 * t92 +
        1.1141412653051828 * t105 + 0.6588907224582345 * t162 - 1.9298800477573914 * t58 - 6.513903960374253 *
        t66 - t72);
    const double t204 = t107 + 1.8504119105819075 * (6.513903960374253 * t117 + t119 + 3.375289551256673 *
        t121 + 1.1141412653051828 * t125 + 0.6588907224582345 * t165 - 1.9298800477573914 * t109 -
        6.513903960374253 * t111 - t113);
    const double t205 = t127 + 1.8504119105819075 * (6.513903960374253 * t137 + t139 + 3.375289551256673 *
        t141 + 1.1141412653051828 * t145 + 0.6588907224582345 * t168 - 1.9298800477573914 * t129 -
        6.513903960374253 * t131 - t133);
    const double flux11 = abs_detJ * (0.008029022114750614 * t202 * t202 + factor[0] * t40 * (t203 * t203 +
        t204 * t204 + t205 * t205));
    const double t206 = 1.7783914453408232 * t7 + 0.37322044972476165 * t9 + 0.7060113295832983 * t11 + t13 +
        0.39699433520835087 * t15 + 0.17082039324993692 * t17 + 1.2060113295832984 * t26 + t30 +
        3.037855260454431 * t147 + 1.2060113295832984 * t148 + t158 + t159 - 0.4239704191211052 * t20 -
        5.090807051907989 * t22 - t24 - 3.530056647916491 * t28 - t38 - 1.5189276302272154 * t149 -
        0.6030056647916492 * t150;
    const double t207 = t44 + (t77 + 4.754308693308037 * t82 + 2.463525491562421 * t87 + 8.317627457812106 *
        t92 + t105 - 1.6316971818263069 * t58 - 2.824428645550645 * t66 - 1.4635254915624212 * t72 -
        2.618033988749895 * t152);
    const double t208 = t107 + (t115 + 4.754308693308037 * t117 + 2.463525491562421 * t119 + 8.317627457812106
        * t121 + t125 - 1.6316971818263069 * t109 - 2.824428645550645 * t111 - 1.4635254915624212 * t113 -
        2.618033988749895 * t154);
    const double t209 = t127 + (t135 + 4.754308693308037 * t137 + 2.463525491562421 * t139 + 8.317627457812106
        * t141 + t145 - 1.6316971818263069 * t129 - 2.824428645550645 * t131 - 1.4635254915624212 * t133 -
        2.618033988749895 * t156);
    const double flux12 = abs_detJ * (t206 * t206 + factor[0] * t40 * (t207 * t207 + t208 * t208 + t209 *
        t209));
    const double t210 = 0.17082039324993692 * t4 + t7 + 0.37322044972476165 * t9 + 0.39699433520835087 * t11 +
        t13 + 0.7060113295832983 * t15 + 1.2060113295832984 * t26 + t30 + 3.037855260454431 * t147 +
        1.2060113295832984 * t148 + 1.7783914453408232 * t158 + t159 - 5.090807051907989 * t20 -
        0.4239704191211052 * t22 - t24 - 0.6030056647916492 * t28 - t38 - 1.5189276302272154 * t149 -
        3.530056647916491 * t150;
    const double t211 = t44 + (4.754308693308037 * t82 + 8.317627457812106 * t87 + 2.463525491562421 * t92 +
        t105 - 2.824428645550645 * t58 - 1.6316971818263069 * t66 - 1.4635254915624212 * t72 -
        2.618033988749895 * t152 - t162);
    const double t212 = t107 + (4.754308693308037 * t117 + 8.317627457812106 * t119 + 2.463525491562421 * t121
        + t125 - 2.824428645550645 * t109 - 1.6316971818263069 * t111 - 1.4635254915624212 * t113 -
        2.618033988749895 * t154 - t165);
    const double t213 = t127 + (4.754308693308037 * t137 + 8.317627457812106 * t139 + 2.463525491562421 * t141
        + t145 - 2.824428645550645 * t129 - 1.6316971818263069 * t131 - 1.4635254915624212 * t133 -
        2.618033988749895 * t156 - t168);
    const double flux13 = abs_detJ * (t210 * t210 + factor[0] * t40 * (t211 * t211 + t212 * t212 + t213 *
        t213));
    const double t214 = 0.04542374765622809 * t1 + 0.6583592135001262 * t4 + 0.9674114409852541 * t9 +
        0.6583592135001262 * t17 + 6.431438942618004 * t20 + 6.431438942618004 * t22 + 0.34662525839979813 *
        t24 + t28 + 9.891957226704115 * t149 + t150 - 0.778391445340823 * t13 - 0.8090169943749475 * t26 -
        0.34164078649987384 * t30 - 0.3167184270002524 * t38 - 2.037855260454431 * t147 - 0.8090169943749475 *
        t148 - 0.778391445340823 * t159;
    const double t215 = t44 - (1.2360679774997898 * t105 + 0.8090169943749475 * t152 + 6.577708763999664 *
        t161 + 1.8090169943749475 * t162 - 0.6180339887498949 * t72 - 1.8090169943749475 * t77 -
        13.227594629959972 * t82 - t87 - t92);
    const double t216 = t107 - (1.2360679774997898 * t125 + 0.8090169943749475 * t154 + 6.577708763999664 *
        t164 + 1.8090169943749475 * t165 - 0.6180339887498949 * t113 - 1.8090169943749475 * t115 -
        13.227594629959972 * t117 - t119 - t121);
    const double t217 = t127 - (1.2360679774997898 * t145 + 0.8090169943749475 * t156 + 6.577708763999664 *
        t167 + 1.8090169943749475 * t168 - 0.6180339887498949 * t133 - 1.8090169943749475 * t135 -
        13.227594629959972 * t137 - t139 - t141);
    const double flux14 = abs_detJ * (t214 * t214 + factor[0] * t40 * (t215 * t215 + t216 * t216 + t217 *
        t217));
    const double t218 = 3.037855260454431 * t7 + 1.2060113295832984 * t11 + t17 + 0.37322044972476165 * t20 +
        1.2060113295832984 * t28 + 0.17082039324993692 * t30 + 1.7783914453408232 * t147 + 0.7060113295832983
        * t148 + t149 + 0.39699433520835087 * t150 + t158 + t159 - 0.4239704191211052 * t9 -
        1.5189276302272154 * t13 - 0.6030056647916492 * t15 - 5.090807051907989 * t22 - t24 -
        3.530056647916491 * t26 - t38;
    const double t219 = t44 + (2.824428645550645 * t82 + 1.4635254915624212 * t87 + 8.317627457812106 * t92 +
        t105 + t152 - 1.6316971818263069 * t58 - 4.754308693308037 * t66 - 2.463525491562421 * t72 -
        2.618033988749895 * t77);
    const double t220 = t107 + (2.824428645550645 * t117 + 1.4635254915624212 * t119 + 8.317627457812106 *
        t121 + t125 + t154 - 1.6316971818263069 * t109 - 4.754308693308037 * t111 - 2.463525491562421 * t113 -
        2.618033988749895 * t115);
    const double t221 = t127 + (2.824428645550645 * t137 + 1.4635254915624212 * t139 + 8.317627457812106 *
        t141 + t145 + t156 - 1.6316971818263069 * t129 - 4.754308693308037 * t131 - 2.463525491562421 * t133 -
        2.618033988749895 * t135);
    const double flux15 = abs_detJ * (t218 * t218 + factor[0] * t40 * (t219 * t219 + t220 * t220 + t221 *
        t221));
    const double t222 = t4 + t7 + t13 + 1.2060113295832984 * t15 + 0.37322044972476165 * t22 +
        0.7060113295832983 * t26 + 0.39699433520835087 * t28 + 0.17082039324993692 * t30 + 1.7783914453408232
        * t147 + t149 + 1.2060113295832984 * t150 + 3.037855260454431 * t158 - 0.4239704191211052 * t9 -
        0.6030056647916492 * t11 - 5.090807051907989 * t20 - t24 - t38 - 3.530056647916491 * t148 -
        1.5189276302272154 * t159;
    const double t223 = t44 + (2.824428645550645 * t82 + 8.317627457812106 * t87 + 1.4635254915624212 * t92 +
        t105 + t152 + 2.618033988749895 * t162 - 4.754308693308037 * t58 - 1.6316971818263069 * t66 -
        2.463525491562421 * t72);
    const double t224 = t107 + (2.824428645550645 * t117 + 8.317627457812106 * t119 + 1.4635254915624212 *
        t121 + t125 + t154 + 2.618033988749895 * t165 - 4.754308693308037 * t109 - 1.6316971818263069 * t111 -
        2.463525491562421 * t113);
    const double t225 = t127 + (2.824428645550645 * t137 + 8.317627457812106 * t139 + 1.4635254915624212 *
        t141 + t145 + t156 + 2.618033988749895 * t168 - 4.754308693308037 * t129 - 1.6316971818263069 * t131 -
        2.463525491562421 * t133);
    const double flux16 = abs_detJ * (t222 * t222 + factor[0] * t40 * (t223 * t223 + t224 * t224 + t225 *
        t225));
    const double t226 = 0.18633899812498247 * t1 + t4 + 1.6123524016420903 * t9 + t11 + 4.556782890681646 *
        t13 + t15 + t17 + 0.4733126291998991 * t24 + 1.3090169943749475 * t26 + t28 + 1.1708203932499368 * t30
        + 1.3090169943749475 * t148 + 4.556782890681646 * t149 + t150 + 4.556782890681646 * t159 -
        3.054484231144793 * t20 - 3.054484231144793 * t22 - 3.0 * t38 - 7.3730295964769 * t147;
    const double t227 = t44 - (t87 + t92 + 2.76393202250021 * t105 + t161 + 3.0450849718747373 * t162 -
        1.618033988749895 * t72 - 3.0450849718747373 * t77 - 11.29771458220258 * t82 - 4.045084971874737 *
        t152);
    const double t228 = t107 - (t119 + t121 + 2.76393202250021 * t125 + t164 + 3.0450849718747373 * t165 -
        1.618033988749895 * t113 - 3.0450849718747373 * t115 - 11.29771458220258 * t117 - 4.045084971874737 *
        t154);
    const double t229 = t127 - (t139 + t141 + 2.76393202250021 * t145 + t167 + 3.0450849718747373 * t168 -
        1.618033988749895 * t133 - 3.0450849718747373 * t135 - 11.29771458220258 * t137 - 4.045084971874737 *
        t156);
    const double flux17 = abs_detJ * (t226 * t226 + factor[0] * t40 * (t227 * t227 + t228 * t228 + t229 *
        t229));
    const double t230 = 0.18633899812498247 * t1 + 1.1708203932499368 * t4 + t11 + 4.556782890681646 * t13 +
        1.3090169943749475 * t15 + t17 + 1.6123524016420903 * t22 + 0.4733126291998991 * t24 + t26 + t28 + t30
        + t148 + 4.556782890681646 * t149 + 1.3090169943749475 * t150 + 4.556782890681646 * t159 -
        3.054484231144793 * t9 - 3.054484231144793 * t20 - 3.0 * t38 - 7.3730295964769 * t158;
    const double t231 = t44 + (t72 + 3.0450849718747373 * t77 + 3.0450849718747373 * t152 - 11.29771458220258
        * t58 - t87 - 1.618033988749895 * t92 - 2.76393202250021 * t105 - t161 - 4.045084971874737 * t162);
    const double t232 = t107 + (t113 + 3.0450849718747373 * t115 + 3.0450849718747373 * t154 -
        11.29771458220258 * t109 - t119 - 1.618033988749895 * t121 - 2.76393202250021 * t125 - t164 -
        4.045084971874737 * t165);
    const double t233 = t127 + (t133 + 3.0450849718747373 * t135 + 3.0450849718747373 * t156 -
        11.29771458220258 * t129 - t139 - 1.618033988749895 * t141 - 2.76393202250021 * t145 - t167 -
        4.045084971874737 * t168);
    const double flux18 = abs_detJ * (t230 * t230 + factor[0] * t40 * (t231 * t231 + t232 * t232 + t233 *
        t233));
    const double t234 = t4 + 1.7783914453408232 * t7 + t13 + 1.2060113295832984 * t15 + 0.17082039324993692 *
        t17 + 0.37322044972476165 * t22 + 0.39699433520835087 * t26 + 0.7060113295832983 * t28 + t147 + t149 +
        1.2060113295832984 * t150 + 3.037855260454431 * t158 - 5.090807051907989 * t9 - 3.530056647916491 *
        t11 - 0.4239704191211052 * t20 - t24 - t38 - 0.6030056647916492 * t148 - 1.5189276302272154 * t159;
    const double t235 = t44 + (t77 + 1.6316971818263069 * t82 + 2.463525491562421 * t87 + 1.4635254915624212 *
        t92 + t105 + 2.618033988749895 * t162 - 4.754308693308037 * t58 - 2.824428645550645 * t66 -
        8.317627457812106 * t72);
    const double t236 = t107 + (t115 + 1.6316971818263069 * t117 + 2.463525491562421 * t119 +
        1.4635254915624212 * t121 + t125 + 2.618033988749895 * t165 - 4.754308693308037 * t109 -
        2.824428645550645 * t111 - 8.317627457812106 * t113);
    const double t237 = t127 + (t135 + 1.6316971818263069 * t137 + 2.463525491562421 * t139 +
        1.4635254915624212 * t141 + t145 + 2.618033988749895 * t168 - 4.754308693308037 * t129 -
        2.824428645550645 * t131 - 8.317627457812106 * t133);
    const double flux19 = abs_detJ * (t234 * t234 + factor[0] * t40 * (t235 * t235 + t236 * t236 + t237 *
        t237));
    const double t238 = 0.04542374765622809 * t1 + 0.6583592135001262 * t4 + 6.431438942618004 * t9 +
        9.891957226704115 * t13 + t15 + 0.9674114409852541 * t20 + 6.431438942618004 * t22 +
        0.34662525839979813 * t24 + t26 + 0.6583592135001262 * t30 - 2.037855260454431 * t7 -
        0.8090169943749475 * t11 - 0.34164078649987384 * t17 - 0.8090169943749475 * t28 - 0.3167184270002524 *
        t38 - 0.778391445340823 * t149 - 0.778391445340823 * t159;
    const double t239 = t44 + (t92 + 1.8090169943749475 * t152 - 13.227594629959972 * t66 - t72 -
        0.8090169943749475 * t77 - 0.6180339887498949 * t87 - 1.2360679774997898 * t105 - 6.577708763999664 *
        t161 - 1.8090169943749475 * t162);
    const double t240 = t107 + (t121 + 1.8090169943749475 * t154 - 13.227594629959972 * t111 - t113 -
        0.8090169943749475 * t115 - 0.6180339887498949 * t119 - 1.2360679774997898 * t125 - 6.577708763999664
        * t164 - 1.8090169943749475 * t165);
    const double t241 = t127 + (t141 + 1.8090169943749475 * t156 - 13.227594629959972 * t131 - t133 -
        0.8090169943749475 * t135 - 0.6180339887498949 * t139 - 1.2360679774997898 * t145 - 6.577708763999664
        * t167 - 1.8090169943749475 * t168);
    const double flux20 = abs_detJ * (t238 * t238 + factor[0] * t40 * (t239 * t239 + t240 * t240 + t241 *
        t241));
    const double t242 = 0.04542374765622809 * t1 + 6.431438942618004 * t9 + t11 + 0.6583592135001262 * t17 +
        6.431438942618004 * t20 + 0.9674114409852541 * t22 + 0.34662525839979813 * t24 + 0.6583592135001262 *
        t30 + t148 + 9.891957226704115 * t159 - 0.34164078649987384 * t4 - 0.778391445340823 * t13 -
        0.8090169943749475 * t15 - 0.3167184270002524 * t38 - 0.778391445340823 * t149 - 0.8090169943749475 *
        t150 - 2.037855260454431 * t158;
    const double t243 = t44 + (1.8090169943749475 * t77 + t87 + 1.8090169943749475 * t152 + 0.8090169943749475
        * t162 - 13.227594629959972 * t58 - t72 - 0.6180339887498949 * t92 - 1.2360679774997898 * t105 -
        6.577708763999664 * t161);
    const double t244 = t107 + (1.8090169943749475 * t115 + t119 + 1.8090169943749475 * t154 +
        0.8090169943749475 * t165 - 13.227594629959972 * t109 - t113 - 0.6180339887498949 * t121 -
        1.2360679774997898 * t125 - 6.577708763999664 * t164);
    const double t245 = t127 + (1.8090169943749475 * t135 + t139 + 1.8090169943749475 * t156 +
        0.8090169943749475 * t168 - 13.227594629959972 * t129 - t133 - 0.6180339887498949 * t141 -
        1.2360679774997898 * t145 - 6.577708763999664 * t167);
    const double flux21 = abs_detJ * (t242 * t242 + factor[0] * t40 * (t243 * t243 + t244 * t244 + t245 *
        t245));
    const double t246 = 0.18633899812498247 * t1 + t4 + 1.3090169943749475 * t11 + 4.556782890681646 * t13 +
        t15 + 1.1708203932499368 * t17 + 1.6123524016420903 * t20 + 0.4733126291998991 * t24 + t26 +
        1.3090169943749475 * t28 + t30 + t148 + 4.556782890681646 * t149 + t150 + 4.556782890681646 * t159 -
        7.3730295964769 * t7 - 3.054484231144793 * t9 - 3.054484231144793 * t22 - 3.0 * t38;
    const double t247 = t44 + (t72 + 4.045084971874737 * t77 + 3.0450849718747373 * t152 - 11.29771458220258 *
        t66 - 1.618033988749895 * t87 - t92 - 2.76393202250021 * t105 - t161 - 3.0450849718747373 * t162);
    const double t248 = t107 + (t113 + 4.045084971874737 * t115 + 3.0450849718747373 * t154 -
        11.29771458220258 * t111 - 1.618033988749895 * t119 - t121 - 2.76393202250021 * t125 - t164 -
        3.0450849718747373 * t165);
    const double t249 = t127 + (t133 + 4.045084971874737 * t135 + 3.0450849718747373 * t156 -
        11.29771458220258 * t131 - 1.618033988749895 * t139 - t141 - 2.76393202250021 * t145 - t167 -
        3.0450849718747373 * t168);
    const double flux22 = abs_detJ * (t246 * t246 + factor[0] * t40 * (t247 * t247 + t248 * t248 + t249 *
        t249));
    const double t250 = 0.17082039324993692 * t4 + 3.037855260454431 * t7 + 1.2060113295832984 * t11 + t17 +
        0.37322044972476165 * t20 + 1.2060113295832984 * t28 + t147 + 0.39699433520835087 * t148 + t149 +
        0.7060113295832983 * t150 + 1.7783914453408232 * t158 + t159 - 5.090807051907989 * t9 -
        1.5189276302272154 * t13 - 3.530056647916491 * t15 - 0.4239704191211052 * t22 - t24 -
        0.6030056647916492 * t26 - t38;
    const double t251 = t44 + (1.6316971818263069 * t82 + 1.4635254915624212 * t87 + 2.463525491562421 * t92 +
        t105 - 2.824428645550645 * t58 - 4.754308693308037 * t66 - 8.317627457812106 * t72 - 2.618033988749895
        * t77 - t162);
    const double t252 = t107 + (1.6316971818263069 * t117 + 1.4635254915624212 * t119 + 2.463525491562421 *
        t121 + t125 - 2.824428645550645 * t109 - 4.754308693308037 * t111 - 8.317627457812106 * t113 -
        2.618033988749895 * t115 - t165);
    const double t253 = t127 + (1.6316971818263069 * t137 + 1.4635254915624212 * t139 + 2.463525491562421 *
        t141 + t145 - 2.824428645550645 * t129 - 4.754308693308037 * t131 - 8.317627457812106 * t133 -
        2.618033988749895 * t135 - t168);
    const double flux23 = abs_detJ * (t250 * t250 + factor[0] * t40 * (t251 * t251 + t252 * t252 + t253 *
        t253));
    const double result0 = 0.006653791709694582 * flux0 + 0.006653791709694582 * flux1 + 0.006653791709694582
        * flux2 + 0.006653791709694582 * flux3 + 0.001679535175886774 * flux4 + 0.001679535175886774 * flux5 +
        0.001679535175886774 * flux6 + 0.001679535175886774 * flux7 + 0.009226196923942455 * flux8 +
        0.009226196923942455 * flux9 + 0.009226196923942455 * flux10 + 0.009226196923942455 * flux11 +
        0.008035714285714285 * flux12 + 0.008035714285714285 * flux13 + 0.008035714285714285 * flux14 +
        0.008035714285714285 * flux15 + 0.008035714285714285 * flux16 + 0.008035714285714285 * flux17 +
        0.008035714285714285 * flux18 + 0.008035714285714285 * flux19 + 0.008035714285714285 * flux20 +
        0.008035714285714285 * flux21 + 0.008035714285714285 * flux22 + 0.008035714285714285 * flux23;
    double own = 0;
    if (batch_cell < cells_here) {
      own += result0;
    }
    const double taken16 = __shfl_down_sync(0xffffffffU, own, 16);
    own += taken16;
    const double taken8 = __shfl_down_sync(0xffffffffU, own, 8);
    own += taken8;
    const double taken4 = __shfl_down_sync(0xffffffffU, own, 4);
    own += taken4;
    const double taken2 = __shfl_down_sync(0xffffffffU, own, 2);
    own += taken2;
    const double taken1 = __shfl_down_sync(0xffffffffU, own, 1);
    own += taken1;
    if (lane % 32 == 0) {
      const int group = lane / 32;
      sums[group] = own;
    }
  }
  __syncthreads();
  if (const int lane = static_cast<int>(threadIdx.x); lane < 1) {
    double total = 0;
    for (int group = 0; group < 4; ++group) {
      total += sums[group];
    }
    partials[batch] = total;
  }
}

__global__ void __launch_bounds__(512)
error_norm_p1_tetrahedron_f64_functional_partials_kernel(
    int64_t num_partials,
    double* __restrict__ value,
    const double* __restrict__ partials) {
  alignas(16) __shared__ double sums[16];

  double own = 0;
  for (int k = static_cast<int>(threadIdx.x); k < num_partials; k += 512) {
    own += partials[k];
  }
  {
    const int lane = static_cast<int>(threadIdx.x);
    const double taken16 = __shfl_down_sync(0xffffffffU, own, 16);
    own += taken16;
    const double taken8 = __shfl_down_sync(0xffffffffU, own, 8);
    own += taken8;
    const double taken4 = __shfl_down_sync(0xffffffffU, own, 4);
    own += taken4;
    const double taken2 = __shfl_down_sync(0xffffffffU, own, 2);
    own += taken2;
    const double taken1 = __shfl_down_sync(0xffffffffU, own, 1);
    own += taken1;
    if (lane % 32 == 0) {
      const int group = lane / 32;
      sums[group] = own;
    }
  }
  __syncthreads();
  if (const int lane = static_cast<int>(threadIdx.x); lane < 1) {
    double total = 0;
    for (int group = 0; group < 16; ++group) {
      total += sums[group];
    }
    value[0] += total;
  }
}

}  // namespace

extern "C" int error_norm_p1_tetrahedron_f64_functional_cuda(
    int64_t num_cells,
    double* value,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* exact,
    const double* factor,
    double* partials,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (value == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr ||
      exact == nullptr || factor == nullptr || partials == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    error_norm_p1_tetrahedron_f64_functional_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, offsets, coordinates, cells, u, exact, factor, partials);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_partials = (num_cells + 127) / 128;
  error_norm_p1_tetrahedron_f64_functional_partials_kernel<<<dim3(1), dim3(512), 0,
      static_cast<cudaStream_t>(stream)>>>(
      num_partials, value, partials);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return error_norm_p1_tetrahedron_f64_functional_cuda(
      arguments->num_cells,
      arguments->value,
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->partials,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 1, 0, nullptr},
    {"exact", "P3", 20, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"factor", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel error_norm_p1_tetrahedron_f64_functional_cuda_descriptor = {
    "error_norm_p1_tetrahedron_f64_functional",  // name
    "functional",                              // kernel
    "error_norm.form",                         // form_file
    "M",                                       // form
    "cuda",                                    // target
    "1213e4d7c91b92fc",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
    6,                                         // quadrature_degree
    24,                                        // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "ordered",                                 // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    32,                                        // shared_bytes
    2745.0,                                    // flops_per_cell
    197.39583333333334,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
