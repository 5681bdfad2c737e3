// elasticity_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      928 flops
//   sum_factorised  558 flops <- taken
//   why             fewest flops of those that are valid
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       558
//   bytes       544 (32 read, 512 written)
//   flops/byte  1.03
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
elasticity_q1x2_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2112];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
    const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
    const double t9 = t4 * t4;
    const double t10 = t3 * t3;
    const double t11 = 0.5 * t9 + t10;
    const double t12 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t13 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t14 = 1.0 / std::fabs(t2 * t12 - t7 * t13);
    const double t15 = t13 * t13;
    const double t16 = t12 * t12;
    const double t17 = 0.5 * t15 + t16;
    const double t18 = t8 * t11 + t14 * t17;
    const double t19 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t20 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t21 = 1.0 / std::fabs(t3 * t19 - t4 * t20);
    const double t22 = 1.0 / std::fabs(t12 * t19 - t13 * t20);
    const double t23 = t11 * t21 + t17 * t22;
    const double t24 = 0.5 * t18 + 0.03589838486224541 * t23;
    const double t25 = t2 * t4;
    const double t26 = t3 * t7;
    const double t27 = t8 * (0.5 * t25 + t26);
    const double t28 = t2 * t13;
    const double t29 = t7 * t12;
    const double t30 = t14 * (0.5 * t28 + t29);
    const double t31 = t27 + 0.2679491924311227 * t30;
    const double t32 = t4 * t19;
    const double t33 = t3 * t20;
    const double t34 = t21 * (0.5 * t32 + t33);
    const double t35 = t13 * t19;
    const double t36 = t12 * t20;
    const double t37 = t22 * (0.5 * t35 + t36);
    const double t38 = t34 + 0.2679491924311227 * t37;
    const double t39 = 0.39433756729740643 * t31 + 0.10566243270259355 * t38;
    const double t40 = t2 * t2;
    const double t41 = t7 * t7;
    const double t42 = 0.5 * t40 + t41;
    const double t43 = t8 * t42;
    const double t44 = t14 * t42;
    const double t45 = t19 * t19;
    const double t46 = t20 * t20;
    const double t47 = 0.5 * t45 + t46;
    const double t48 = t21 * t47;
    const double t49 = t22 * t47;
    const double t50 = (t43 + 0.07179676972449082 * t44) + (t48 + 0.07179676972449082 * t49);
    const double t51 = t3 * t4 * t8 + t12 * t13 * t14;
    const double t52 = t3 * t4 * t21 + t12 * t13 * t22;
    const double t53 = 0.25 * t51 + 0.017949192431122706 * t52;
    const double t54 = t2 * t3 * t8;
    const double t55 = t2 * t12 * t14;
    const double t56 = 0.5 * t54 + 0.13397459621556135 * t55;
    const double t57 = t3 * t19 * t21;
    const double t58 = t12 * t19 * t22;
    const double t59 = 0.5 * t57 + 0.13397459621556135 * t58;
    const double t60 = 0.39433756729740643 * t56 + 0.10566243270259355 * t59;
    const double t61 = t4 * t7 * t8;
    const double t62 = t7 * t13 * t14;
    const double t63 = 0.5 * t61 + 0.13397459621556135 * t62;
    const double t64 = t4 * t20 * t21;
    const double t65 = t13 * t20 * t22;
    const double t66 = 0.5 * t64 + 0.13397459621556135 * t65;
    const double t67 = 0.39433756729740643 * t63 + 0.10566243270259355 * t66;
    const double t68 = t2 * t7 * t8;
    const double t69 = t2 * t7 * t14;
    const double t70 = t19 * t20 * t21;
    const double t71 = t19 * t20 * t22;
    const double t72 = (0.5 * t68 + 0.03589838486224541 * t69) + (0.5 * t70 + 0.03589838486224541 * t71);
    const double t73 = -(0.3110042339640731 * t53 + 0.15550211698203656 * t72 - 0.39433756729740643 * t60 -
        0.39433756729740643 * t67);
    reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * t24 + 0.15550211698203656
        * t50 - 0.7886751345948129 * t39, t73);
    const double t74 = t27 + 3.732050807568877 * t30;
    const double t75 = t34 + 3.732050807568877 * t37;
    const double t76 = 0.10566243270259355 * t74 + 0.028312163512967795 * t75;
    const double t77 = (t43 + t44) + (t48 + t49);
    const double t78 = -(0.3110042339640731 * t24 + 0.39433756729740643 * t76 - 0.39433756729740643 * t39 -
        0.041666666666666664 * t77);
    const double t79 = 0.5 * t61 + 1.8660254037844386 * t62;
    const double t80 = 0.5 * t64 + 1.8660254037844386 * t65;
    const double t81 = 0.10566243270259355 * t79 + 0.028312163512967795 * t80;
    const double t82 = (t68 + t69) + (t70 + t71);
    const double t83 = 0.3110042339640731 * t53 + 0.39433756729740643 * t81 - 0.39433756729740643 * t60 -
        0.020833333333333332 * t82;
    reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t78, t83);
    const double t84 = t18 + t23;
    const double t85 = 0.39433756729740643 * t31 + 1.4716878364870323 * t38;
    const double t86 = 0.39433756729740643 * t39 + 0.041666666666666664 * t84 - 0.15550211698203656 * t50 -
        0.10566243270259355 * t85;
    const double t87 = t51 + t52;
    const double t88 = 0.39433756729740643 * t56 + 1.4716878364870323 * t59;
    const double t89 = -(0.39433756729740643 * t67 + 0.020833333333333332 * t87 - 0.15550211698203656 * t72 -
        0.10566243270259355 * t88);
    reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t86, t89);
    const double t90 = 0.39433756729740643 * t76 + 0.10566243270259355 * t85 - 0.041666666666666664 * t77 -
        0.041666666666666664 * t84;
    const double t91 = -(0.39433756729740643 * t81 + 0.10566243270259355 * t88 - 0.020833333333333332 * t82 -
        0.020833333333333332 * t87);
    reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t90, t91);
    const double t92 = t9 + 0.5 * t10;
    const double t93 = t15 + 0.5 * t16;
    const double t94 = t8 * t92 + t14 * t93;
    const double t95 = t21 * t92 + t22 * t93;
    const double t96 = 0.5 * t94 + 0.03589838486224541 * t95;
    const double t97 = t8 * (t25 + 0.5 * t26);
    const double t98 = t14 * (t28 + 0.5 * t29);
    const double t99 = t97 + 0.2679491924311227 * t98;
    const double t100 = t21 * (t32 + 0.5 * t33);
    const double t101 = t22 * (t35 + 0.5 * t36);
    const double t102 = t100 + 0.2679491924311227 * t101;
    const double t103 = 0.39433756729740643 * t99 + 0.10566243270259355 * t102;
    const double t104 = t40 + 0.5 * t41;
    const double t105 = t8 * t104;
    const double t106 = t14 * t104;
    const double t107 = t45 + 0.5 * t46;
    const double t108 = t21 * t107;
    const double t109 = t22 * t107;
    const double t110 = (t105 + 0.07179676972449082 * t106) + (t108 + 0.07179676972449082 * t109);
    reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t73, 0.3110042339640731 * t96 +
        0.15550211698203656 * t110 - 0.7886751345948129 * t103);
    const double t111 = 0.5 * t54 + 1.8660254037844386 * t55;
    const double t112 = 0.5 * t57 + 1.8660254037844386 * t58;
    const double t113 = 0.10566243270259355 * t111 + 0.028312163512967795 * t112;
    const double t114 = 0.3110042339640731 * t53 + 0.39433756729740643 * t113 - 0.39433756729740643 * t67 -
        0.020833333333333332 * t82;
    const double t115 = t97 + 3.732050807568877 * t98;
    const double t116 = t100 + 3.732050807568877 * t101;
    const double t117 = 0.10566243270259355 * t115 + 0.028312163512967795 * t116;
    const double t118 = (t105 + t106) + (t108 + t109);
    const double t119 = -(0.3110042339640731 * t96 + 0.39433756729740643 * t117 - 0.39433756729740643 * t103 -
        0.041666666666666664 * t118);
    reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t114, t119);
    const double t120 = 0.39433756729740643 * t63 + 1.4716878364870323 * t66;
    const double t121 = -(0.39433756729740643 * t60 + 0.020833333333333332 * t87 - 0.15550211698203656 * t72 -
        0.10566243270259355 * t120);
    const double t122 = t94 + t95;
    const double t123 = 0.39433756729740643 * t99 + 1.4716878364870323 * t102;
    const double t124 = 0.39433756729740643 * t103 + 0.041666666666666664 * t122 - 0.15550211698203656 * t110
        - 0.10566243270259355 * t123;
    reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t121, t124);
    const double t125 = 0.020833333333333332 * t82 + 0.020833333333333332 * t87 - 0.39433756729740643 * t113 -
        0.10566243270259355 * t120;
    const double t126 = 0.39433756729740643 * t117 + 0.10566243270259355 * t123 - 0.041666666666666664 * t118
        - 0.041666666666666664 * t122;
    reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t125, t126);
    reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t78, t114);
    const double t127 = (t43 + 13.928203230275509 * t44) + (t48 + 13.928203230275509 * t49);
    const double t128 = (0.5 * t68 + 6.964101615137754 * t69) + (0.5 * t70 + 6.964101615137754 * t71);
    const double t129 = -(0.3110042339640731 * t53 + 0.39433756729740643 * t81 + 0.39433756729740643 * t113 +
        0.011164549684630112 * t128);
    reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * t24 +
        0.7886751345948129 * t76 + 0.011164549684630112 * t127, t129);
    const double t130 = 0.10566243270259355 * t74 + 0.39433756729740643 * t75;
    const double t131 = -(0.39433756729740643 * t39 + 0.041666666666666664 * t77 + 0.041666666666666664 * t84
        + 0.10566243270259355 * t130);
    const double t132 = 0.10566243270259355 * t111 + 0.39433756729740643 * t112;
    const double t133 = 0.39433756729740643 * t67 + 0.020833333333333332 * t82 + 0.020833333333333332 * t87 +
        0.10566243270259355 * t132;
    reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t131, t133);
    const double t134 = -(0.39433756729740643 * t76 + 0.011164549684630112 * t127 - 0.041666666666666664 * t84
        - 0.10566243270259355 * t130);
    const double t135 = 0.39433756729740643 * t81 + 0.011164549684630112 * t128 - 0.020833333333333332 * t87 -
        0.10566243270259355 * t132;
    reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t134, t135);
    reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t83, t119);
    const double t136 = (t105 + 13.928203230275509 * t106) + (t108 + 13.928203230275509 * t109);
    reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t129, 0.3110042339640731 * t96 +
        0.7886751345948129 * t117 + 0.011164549684630112 * t136);
    const double t137 = 0.10566243270259355 * t79 + 0.39433756729740643 * t80;
    const double t138 = 0.39433756729740643 * t60 + 0.020833333333333332 * t82 + 0.020833333333333332 * t87 +
        0.10566243270259355 * t137;
    const double t139 = 0.10566243270259355 * t115 + 0.39433756729740643 * t116;
    const double t140 = -(0.39433756729740643 * t103 + 0.041666666666666664 * t118 + 0.041666666666666664 *
        t122 + 0.10566243270259355 * t139);
    reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t138, t140);
    const double t141 = -(0.020833333333333332 * t87 + 0.10566243270259355 * t137 - 0.39433756729740643 * t113
        - 0.011164549684630112 * t128);
    const double t142 = -(0.39433756729740643 * t117 + 0.011164549684630112 * t136 - 0.041666666666666664 *
        t122 - 0.10566243270259355 * t139);
    reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t141, t142);
    reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t86, t121);
    reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t131, t138);
    const double t143 = 0.5 * t18 + 6.964101615137754 * t23;
    const double t144 = 0.25 * t51 + 3.482050807568877 * t52;
    const double t145 = -(0.15550211698203656 * t72 + 0.10566243270259355 * t88 + 0.10566243270259355 * t120 +
        0.022329099369260225 * t144);
    reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t50 +
        0.2113248654051871 * t85 + 0.022329099369260225 * t143, t145);
    const double t146 = 0.041666666666666664 * t77 + 0.10566243270259355 * t130 - 0.10566243270259355 * t85 -
        0.022329099369260225 * t143;
    const double t147 = -(0.020833333333333332 * t82 + 0.10566243270259355 * t137 - 0.10566243270259355 * t88
        - 0.022329099369260225 * t144);
    reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t146, t147);
    reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t89, t124);
    reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t133, t140);
    const double t148 = 0.5 * t94 + 6.964101615137754 * t95;
    reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t145, 0.15550211698203656 * t110 +
        0.2113248654051871 * t123 + 0.022329099369260225 * t148);
    const double t149 = -(0.020833333333333332 * t82 + 0.10566243270259355 * t132 - 0.10566243270259355 * t120
        - 0.022329099369260225 * t144);
    const double t150 = 0.041666666666666664 * t118 + 0.10566243270259355 * t139 - 0.10566243270259355 * t123
        - 0.022329099369260225 * t148;
    reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t149, t150);
    reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t90, t125);
    reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t134, t141);
    reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t146, t149);
    const double t151 = -(0.011164549684630112 * t128 + 0.022329099369260225 * t144 - 0.10566243270259355 *
        t132 - 0.10566243270259355 * t137);
    reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t127 +
        0.022329099369260225 * t143 - 0.2113248654051871 * t130, t151);
    reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t91, t126);
    reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t135, t142);
    reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t147, t150);
    reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t151, 0.011164549684630112 * t136 +
        0.022329099369260225 * t148 - 0.2113248654051871 * t139);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 32; k += 32) {
    const int staged = k / 32;
    const int part = k - 32 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[32 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[33 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_q1x2_quadrilateral_f64_element_tensor_cuda(
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
  elasticity_q1x2_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_q1x2_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_q1x2_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "elasticity_q1x2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    16896,                                     // shared_bytes
    558.0,                                     // flops_per_cell
    544.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
