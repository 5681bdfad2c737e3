// laplace_q2_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1388 flops
//   sum_factorised  1110 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        512
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
//   flops       1110
//   bytes       680 (32 read, 648 written)
//   flops/byte  1.63
//   shared      41472 bytes a block of 64 threads
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
laplace_q2_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[5184];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 512;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 512 ? num_cells - first_cell : 512);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 64 + lane;
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
      const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
      const double x0_1 = coordinates[2 * n0 + 1];
      const double x1_1 = coordinates[2 * n1 + 1];
      const double x2_1 = coordinates[2 * n2 + 1];
      const double x3_1 = coordinates[2 * n3 + 1];
      const double t3 = (0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1) - (0.8872983346207417 * x2_1
          + 0.11270166537925831 * x3_1);
      const double t4 = (0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0) - (0.8872983346207417 * x2_0
          + 0.11270166537925831 * x3_0);
      const double t5 = x0_1 - x1_1;
      const double t6 = x2_1 - x3_1;
      const double t7 = 0.8872983346207417 * t5 + 0.11270166537925831 * t6;
      const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
      const double t9 = t3 * t3 + t4 * t4;
      const double t10 = t8 * t9;
      const double t11 = (x0_1 + x1_1) - (x2_1 + x3_1);
      const double t12 = (x0_0 + x1_0) - (x2_0 + x3_0);
      const double t13 = 1.0 / std::fabs(0.5 * (t2 * t11 - t7 * t12));
      const double t14 = t11 * t11 + t12 * t12;
      const double t15 = t13 * t14;
      const double t16 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 *
          x2_1 + 0.8872983346207417 * x3_1);
      const double t17 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 *
          x2_0 + 0.8872983346207417 * x3_0);
      const double t18 = 1.0 / std::fabs(t2 * t16 - t7 * t17);
      const double t19 = t16 * t16 + t17 * t17;
      const double t20 = t18 * t19;
      const double t21 = t10 + 0.06155373939470745 * t15 + 0.0464135697100266 * t20;
      const double t22 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
      const double t23 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
      const double t24 = 1.0 / std::fabs(t3 * t22 - t4 * t23);
      const double t25 = t9 * t24;
      const double t26 = 1.0 / std::fabs(0.5 * (t11 * t22 - t12 * t23));
      const double t27 = t14 * t26;
      const double t28 = 1.0 / std::fabs(t16 * t22 - t17 * t23);
      const double t29 = t19 * t28;
      const double t30 = t25 + 0.06155373939470745 * t27 + 0.0464135697100266 * t29;
      const double t31 = t8 * (t3 * t7 + t2 * t4);
      const double t32 = t18 * (t7 * t16 + t2 * t17);
      const double t33 = t31 + 0.02736422502217754 * t32;
      const double t34 = t24 * (t3 * t23 + t4 * t22);
      const double t35 = t28 * (t16 * t23 + t17 * t22);
      const double t36 = t34 + 0.02736422502217754 * t35;
      const double t37 = t7 * t7 + t2 * t2;
      const double t38 = t8 * t37;
      const double t39 = t18 * t37;
      const double t40 = t38 + 0.01613323034066492 * t39;
      const double t41 = t0 + t1;
      const double t42 = t5 + t6;
      const double t43 = 1.0 / std::fabs(0.5 * (t3 * t41 - t4 * t42));
      const double t44 = t42 * t42 + t41 * t41;
      const double t45 = t43 * t44;
      const double t46 = 1.0 / std::fabs(0.5 * (t16 * t41 - t17 * t42));
      const double t47 = t44 * t46;
      const double t48 = 0.25 * t45 + 0.00403330758516623 * t47;
      const double t49 = t23 * t23 + t22 * t22;
      const double t50 = t24 * t49;
      const double t51 = t28 * t49;
      const double t52 = t50 + 0.01613323034066492 * t51;
      tile[81 * lane] = 0.13121638910345695 * (1.805107410268315 * t21 + 0.029122213639499853 * t30) +
          1.805107410268315 * (0.13121638910345695 * t40 + 0.032307437676754876 * t48 + 0.006090221022751275 *
          t52) - 0.9733646312031288 * (0.4866823156015644 * t33 + 0.013317684398435635 * t36);
      const double t53 = t10 + t20 - 0.2857142857142857 * t15;
      const double t54 = t25 + t29 - 0.2857142857142857 * t27;
      const double t55 = t31 + 1.696140478029631 * t32;
      const double t56 = t34 + 1.696140478029631 * t35;
      const double t57 = t31 + 0.5895738076846547 * t32;
      const double t58 = t34 + 0.5895738076846547 * t35;
      const double t59 = t38 + t39;
      const double t60 = t45 + t47;
      const double t61 = t50 + t51;
      const double t62 = 0.13121638910345695 * (0.3888888888888889 * t53 + 0.00627403402136969 * t54) +
          0.4866823156015644 * (0.061816759187736575 * t55 + 0.0016915677085549846 * t56) - 0.4866823156015644
          * (0.1048499074789301 * t57 + 0.002869136461807939 * t58) - 1.805107410268315 *
          (0.016666666666666666 * t59 + 0.0010258956565784574 * t60 + 0.0007735594951671101 * t61);
      tile[81 * lane + 1] = t62;
      const double t63 = -(0.030085123504471914 * (t21 + t30) + 0.1048499074789301 * (0.4866823156015644 * t33
          + 0.28693514594199915 * t36) - 0.061816759187736575 * (0.4866823156015644 * t33 + 0.8254815754330052
          * t36) - 0.3888888888888889 * (0.13121638910345695 * t40 + 0.13121638910345695 * t52 -
          0.14996158754680794 * t48));
      tile[81 * lane + 2] = t63;
      const double t64 = t53 + t54;
      const double t65 = 0.016666666666666666 * t59 + 0.016666666666666666 * t61 - 0.004761904761904762 * t60;
      const double t66 = -(0.006481481481481481 * t64 + 0.3888888888888889 * t65 - 0.1048499074789301 *
          (0.061816759187736575 * t55 + 0.03644554209303921 * t56) - 0.061816759187736575 *
          (0.1048499074789301 * t57 + 0.17784017219267506 * t58));
      tile[81 * lane + 3] = t66;
      const double t67 = t10 + 0.21543808788147606 * t20;
      const double t68 = t25 + 0.21543808788147606 * t29;
      const double t69 = t13 * (t7 * t11 + t2 * t12);
      const double t70 = t31 + 0.7845619121185239 * t69 - 0.21543808788147606 * t32;
      const double t71 = t26 * (t11 * t23 + t12 * t22);
      const double t72 = t34 + 0.7845619121185239 * t71 - 0.21543808788147606 * t35;
      const double t73 = t31 + 0.12701665379258312 * t32;
      const double t74 = t34 + 0.12701665379258312 * t35;
      const double t75 = t38 - 0.12701665379258312 * t39;
      const double t76 = 0.25 * t45 - 0.03175416344814578 * t47;
      const double t77 = t50 - 0.12701665379258312 * t51;
      const double t78 = -(0.13121638910345695 * (2.1939962991572037 * t67 + 0.035396247660869545 * t68) +
          0.4866823156015644 * (0.2832437042758852 * t70 + 0.007750744459920434 * t72) - 0.4866823156015644 *
          (0.5915322230804945 * t73 + 0.016186820860243575 * t74) - 1.805107410268315 * (0.07636648162452686 *
          t75 + 0.018802570033627362 * t76 + 0.003544441018389443 * t77));
      tile[81 * lane + 4] = t78;
      const double t79 = t43 * (t3 * t42 + t4 * t41);
      const double t80 = t46 * (t16 * t42 + t17 * t41);
      const double t81 = 0.5 * t79 + 0.01368211251108877 * t80;
      const double t82 = 0.07636648162452686 * (1.805107410268315 * t21 - 0.22927870298847683 * t30) +
          0.5915322230804945 * (0.4866823156015644 * t33 + 0.061816759187736575 * t36) - 0.2832437042758852 *
          (0.4866823156015644 * t33 + 0.7636648162452685 * t81 - 0.1048499074789301 * t36) -
          2.1939962991572037 * (0.13121638910345695 * t40 + 0.028269007967160517 * t52);
      tile[81 * lane + 5] = t82;
      const double t83 = 0.3888888888888889 * t53 - 0.04939536536378232 * t54;
      const double t84 = 0.5 * t79 + 0.29478690384232736 * t80;
      const double t85 = 0.016666666666666666 * t59 + 0.003590634798024601 * t61;
      const double t86 = 0.07636648162452686 * t83 + 2.1939962991572037 * t85 - 0.5915322230804945 *
          (0.061816759187736575 * t55 + 0.007851757900328217 * t56) - 0.2832437042758852 * (0.1048499074789301
          * t57 + 0.16452248779423945 * t84 - 0.022588663581810376 * t58);
      tile[81 * lane + 6] = t86;
      const double t87 = t67 + t68;
      const double t88 = 0.07636648162452686 * t75 + 0.07636648162452686 * t77 - 0.08727597899945926 * t76;
      const double t89 = 0.0365666049859534 * t87 + 0.3888888888888889 * t88 - 0.1048499074789301 *
          (0.2832437042758852 * t70 + 0.16699306923263996 * t72) - 0.061816759187736575 * (0.5915322230804945
          * t73 + 1.0033217476256802 * t74);
      tile[81 * lane + 7] = t89;
      const double t90 = 2.1939962991572037 * t67 - 0.27867406835225916 * t68;
      const double t91 = 0.5 * t79 + 0.06350832689629156 * t80;
      const double t92 = 0.07636648162452686 * t75 + 0.016452248779423945 * t77;
      const double t93 = -(0.07636648162452686 * t90 + 2.1939962991572037 * t92 - 0.5915322230804945 *
          (0.2832437042758852 * t70 + 0.0359766675249389 * t72) - 0.2832437042758852 * (0.5915322230804945 *
          t73 + 0.928187304039508 * t91 - 0.12743857106074047 * t74));
      tile[81 * lane + 8] = t93;
      tile[81 * lane + 9] = t62;
      const double t94 = t10 + 1.3262013626461089 * t15 + 21.545423164983852 * t20;
      const double t95 = t25 + 1.3262013626461089 * t27 + 21.545423164983852 * t29;
      const double t96 = t31 + 36.544064346406394 * t32;
      const double t97 = t34 + 36.544064346406394 * t35;
      const double t98 = t38 + 61.983866769659336 * t39;
      const double t99 = 0.25 * t45 + 15.495966692414834 * t47;
      const double t100 = t50 + 61.983866769659336 * t51;
      tile[81 * lane + 10] = 0.13121638910345695 * (0.08378147862057403 * t94 + 0.0013516658928672141 * t95) +
          0.9733646312031288 * (0.013317684398435635 * t96 + 0.00036442811265313587 * t97) + 1.805107410268315
          * (0.0021169442298763852 * t98 + 0.0005212233337557627 * t99 + 9.82549385856062e-05 * t100);
      const double t101 = -(0.006481481481481481 * t64 + 0.3888888888888889 * t65 + 0.061816759187736575 *
          (0.061816759187736575 * t55 + 0.1048499074789301 * t56) + 0.1048499074789301 * (0.1048499074789301 *
          t57 + 0.061816759187736575 * t58));
      tile[81 * lane + 11] = t101;
      const double t102 = -(0.0013963579770095672 * (t94 + t95) + 0.061816759187736575 * (0.013317684398435635
          * t96 + 0.022588663581810376 * t97) - 0.1048499074789301 * (0.013317684398435635 * t96 +
          0.007851757900328217 * t97) - 0.3888888888888889 * (0.0021169442298763852 * t98 +
          0.0021169442298763852 * t100 - 0.0024193648341444404 * t99));
      tile[81 * lane + 12] = t102;
      const double t103 = t10 + 4.641704769261381 * t20;
      const double t104 = t25 + 4.641704769261381 * t29;
      const double t105 = t31 - 4.641704769261381 * t32 - 3.641704769261381 * t69;
      const double t106 = t34 - 4.641704769261381 * t35 - 3.641704769261381 * t71;
      const double t107 = t31 + 7.872983346207417 * t32;
      const double t108 = t34 + 7.872983346207417 * t35;
      const double t109 = t38 - 7.872983346207417 * t39;
      const double t110 = 0.25 * t45 - 1.9682458365518543 * t47;
      const double t111 = t50 - 7.872983346207417 * t51;
      const double t112 = -(0.13121638910345695 * (0.4726703675094629 * t103 + 0.007625699914236905 * t104) +
          0.4866823156015644 * (0.06102148205366297 * t105 + 0.0016698055661032022 * t106) +
          0.4866823156015644 * (0.0751344435861722 * t107 + 0.0020559958212081203 * t108) + 1.805107410268315
          * (0.009699814957860188 * t109 + 0.002388239528372045 * t110 + 0.0004502030377210026 * t111));
      tile[81 * lane + 13] = t112;
      const double t113 = 0.5 * t79 + 0.8480702390148155 * t80;
      const double t114 = 0.07636648162452686 * t83 + 2.1939962991572037 * t85 + 0.2832437042758852 *
          (0.061816759187736575 * t55 + 0.09699814957860188 * t113 - 0.013317684398435635 * t56) +
          0.5915322230804945 * (0.1048499074789301 * t57 + 0.013317684398435635 * t58);
      tile[81 * lane + 14] = t114;
      const double t115 = 0.5 * t79 + 18.272032173203197 * t80;
      const double t116 = 0.07636648162452686 * (0.08378147862057403 * t94 - 0.010641643064180155 * t95) +
          0.2832437042758852 * (0.013317684398435635 * t96 + 0.020897095873255393 * t115 -
          0.002869136461807939 * t97) - 0.5915322230804945 * (0.013317684398435635 * t96 +
          0.0016915677085549846 * t97) - 2.1939962991572037 * (0.0021169442298763852 * t98 +
          0.00045607041703629237 * t100);
      tile[81 * lane + 15] = t116;
      const double t117 = t103 + t104;
      const double t118 = 0.009699814957860188 * t109 + 0.009699814957860188 * t111 - 0.011085502808983072 *
          t110;
      const double t119 = 0.007877839458491048 * t117 + 0.061816759187736575 * (0.0751344435861722 * t107 +
          0.12743857106074047 * t108) - 0.1048499074789301 * (0.06102148205366297 * t105 + 0.0359766675249389
          * t106) - 0.3888888888888889 * t118;
      tile[81 * lane + 16] = t119;
      const double t120 = 0.4726703675094629 * t103 - 0.06003700842796248 * t104;
      const double t121 = 0.5 * t79 + 3.9364916731037085 * t80;
      const double t122 = 0.009699814957860188 * t109 + 0.0020897095873255393 * t111;
      const double t123 = -(0.07636648162452686 * t120 + 0.2832437042758852 * (0.0751344435861722 * t107 +
          0.11789524545185727 * t121 - 0.016186820860243575 * t108) - 0.5915322230804945 *
          (0.06102148205366297 * t105 + 0.007750744459920434 * t106) - 2.1939962991572037 * t122);
      tile[81 * lane + 17] = t123;
      tile[81 * lane + 18] = t63;
      tile[81 * lane + 19] = t101;
      tile[81 * lane + 20] = 0.0021169442298763852 * (1.805107410268315 * t21 + 111.88753722299602 * t30) +
          0.02663536879687127 * (0.4866823156015644 * t33 + 17.785349857601634 * t36) + 0.08378147862057403 *
          (0.13121638910345695 * t40 + 0.6960774161220266 * t48 + 2.827112629415156 * t52);
      const double t124 = 0.0021169442298763852 * (0.3888888888888889 * t53 + 24.10483707708974 * t54) +
          0.013317684398435635 * (0.1048499074789301 * t57 + 3.8316417656247785 * t58) - 0.013317684398435635
          * (0.061816759187736575 * t55 + 2.2590356254429538 * t56) - 0.08378147862057403 *
          (0.016666666666666666 * t59 + 0.022103356044101814 * t60 + 0.3590903860830642 * t61);
      tile[81 * lane + 21] = t124;
      const double t125 = 0.0365666049859534 * t87 + 0.3888888888888889 * t88 + 0.061816759187736575 *
          (0.2832437042758852 * t70 + 0.48042111196938336 * t72) + 0.1048499074789301 * (0.5915322230804945 *
          t73 + 0.3487519051297357 * t74);
      tile[81 * lane + 22] = t125;
      const double t126 = -(0.009699814957860188 * (1.805107410268315 * t21 - 14.211580579158042 * t30) +
          0.0751344435861722 * (0.4866823156015644 * t33 + 3.8316417656247785 * t36) + 0.06102148205366297 *
          (0.4866823156015644 * t33 - 2.2590356254429538 * t36 - 3.544706619682779 * t81) + 0.4726703675094629
          * (0.13121638910345695 * t40 + 0.6090677391067733 * t52));
      tile[81 * lane + 23] = t126;
      const double t127 = 0.3888888888888889 * t53 - 3.0617157457473287 * t54;
      const double t128 = 0.016666666666666666 * t59 + 0.07736174615435636 * t61;
      const double t129 = -(0.009699814957860188 * t127 + 0.06102148205366297 * (0.1048499074789301 * t57 -
          0.4866823156015644 * t58 - 0.7636648162452685 * t84) - 0.0751344435861722 * (0.061816759187736575 *
          t55 + 0.4866823156015644 * t56) - 0.4726703675094629 * t128);
      tile[81 * lane + 24] = t129;
      const double t130 = -(0.0021169442298763852 * (2.1939962991572037 * t67 + 135.99237430008577 * t68) +
          0.013317684398435635 * (0.5915322230804945 * t73 + 21.61699162322641 * t74) - 0.013317684398435635 *
          (0.2832437042758852 * t70 + 10.350876154772452 * t72) - 0.08378147862057403 * (0.07636648162452686 *
          t75 + 0.4051093279637462 * t76 + 1.6453481622213946 * t77));
      tile[81 * lane + 25] = t130;
      const double t131 = 2.1939962991572037 * t67 - 17.27329632490537 * t68;
      const double t132 = 0.07636648162452686 * t75 + 0.3544706619682779 * t77;
      const double t133 = 0.009699814957860188 * t131 + 0.06102148205366297 * (0.5915322230804945 * t73 -
          2.7457179410445183 * t74 - 4.308371435928048 * t91) - 0.0751344435861722 * (0.2832437042758852 * t70
          + 2.229972966682143 * t72) - 0.4726703675094629 * t132;
      tile[81 * lane + 26] = t133;
      tile[81 * lane + 27] = t66;
      tile[81 * lane + 28] = t102;
      tile[81 * lane + 29] = t124;
      tile[81 * lane + 30] = 0.0021169442298763852 * (0.08378147862057403 * t94 + 5.193100008582722 * t95) +
          0.08378147862057403 * (0.0021169442298763852 * t98 + 0.01122997728923152 * t99 + 0.04561045924935757
          * t100) - 0.02663536879687127 * (0.013317684398435635 * t96 + 0.4866823156015644 * t97);
      const double t134 = 0.007877839458491048 * t117 + 0.061816759187736575 * (0.06102148205366297 * t105 +
          0.10350100574057647 * t106) - 0.3888888888888889 * t118 - 0.1048499074789301 * (0.0751344435861722 *
          t107 + 0.044297299993367435 * t108);
      tile[81 * lane + 31] = t134;
      const double t135 = -(0.009699814957860188 * t127 + 0.0751344435861722 * (0.1048499074789301 * t57 +
          0.8254815754330052 * t58) - 0.4726703675094629 * t128 - 0.06102148205366297 * (0.061816759187736575
          * t55 - 0.28693514594199915 * t56 - 0.45023677350852515 * t113));
      tile[81 * lane + 32] = t135;
      const double t136 = -(0.009699814957860188 * (0.08378147862057403 * t94 - 0.6596101859004121 * t95) +
          0.4726703675094629 * (0.0021169442298763852 * t98 + 0.009826230128077578 * t100) -
          0.0751344435861722 * (0.013317684398435635 * t96 + 0.1048499074789301 * t97) - 0.06102148205366297 *
          (0.013317684398435635 * t96 - 0.061816759187736575 * t97 - 0.09699814957860188 * t115));
      tile[81 * lane + 33] = t136;
      const double t137 = -(0.0021169442298763852 * (0.4726703675094629 * t103 + 29.297937085672462 * t104) +
          0.08378147862057403 * (0.009699814957860188 * t109 + 0.05145563125811716 * t110 +
          0.20898661788913775 * t111) - 0.013317684398435635 * (0.06102148205366297 * t105 + 2.229972966682143
          * t106) - 0.013317684398435635 * (0.0751344435861722 * t107 + 2.7457179410445183 * t108));
      tile[81 * lane + 34] = t137;
      const double t138 = 0.4726703675094629 * t103 - 3.721325931647741 * t104;
      const double t139 = 0.009699814957860188 * t109 + 0.04502367735085251 * t111;
      const double t140 = 0.009699814957860188 * t138 + 0.4726703675094629 * t139 - 0.0751344435861722 *
          (0.06102148205366297 * t105 + 0.48042111196938336 * t106) - 0.06102148205366297 *
          (0.0751344435861722 * t107 - 0.3487519051297357 * t108 - 0.5472349230871271 * t121);
      tile[81 * lane + 35] = t140;
      tile[81 * lane + 36] = t78;
      tile[81 * lane + 37] = t112;
      tile[81 * lane + 38] = t125;
      tile[81 * lane + 39] = t134;
      const double t141 = t10 + t20;
      const double t142 = t25 + t29;
      const double t143 = t31 - t32;
      const double t144 = t34 - t35;
      const double t145 = t38 + t39 + 10.0 * t13 * t37;
      const double t146 = 1.0 / std::fabs(0.25 * (t11 * t41 - t12 * t42));
      const double t147 = t45 + t47 + 10.0 * t44 * t146;
      const double t148 = t50 + t51 + 10.0 * t26 * t49;
      tile[81 * lane + 40] = 0.13121638910345695 * (2.6666666666666665 * t141 + 0.043021947575106446 * t142) +
          0.9733646312031288 * (0.34426518632954817 * t143 + 0.009420550026023636 * t144) + 1.805107410268315
          * (0.044444444444444446 * t145 + 0.0027357217508758866 * t147 + 0.002062825320445627 * t148);
      const double t149 = t146 * (t11 * t42 + t12 * t41);
      const double t150 = 0.5 * t79 + 0.39228095605926194 * t149 - 0.10771904394073803 * t80;
      const double t151 = -(0.07636648162452686 * t90 + 2.1939962991572037 * t92 + 0.2832437042758852 *
          (0.2832437042758852 * t70 + 0.4444444444444444 * t150 - 0.06102148205366297 * t72) +
          0.5915322230804945 * (0.5915322230804945 * t73 + 0.0751344435861722 * t74));
      tile[81 * lane + 41] = t151;
      const double t152 = 0.5 * t79 - 2.3208523846306903 * t80 - 1.8208523846306905 * t149;
      const double t153 = -(0.07636648162452686 * t120 + 0.2832437042758852 * (0.06102148205366297 * t105 +
          0.09575026128065603 * t152 - 0.013146351413334959 * t106) - 2.1939962991572037 * t122 -
          0.5915322230804945 * (0.0751344435861722 * t107 + 0.009543325608883203 * t108));
      tile[81 * lane + 42] = t153;
      const double t154 = -(0.044444444444444446 * (t141 + t142) + 0.061816759187736575 * (0.34426518632954817
          * t143 + 0.5839221177099598 * t144) - 0.1048499074789301 * (0.34426518632954817 * t143 +
          0.20296973675757884 * t144) - 0.3888888888888889 * (0.044444444444444446 * t145 +
          0.044444444444444446 * t148 - 0.012698412698412698 * t147));
      tile[81 * lane + 43] = t154;
      const double t155 = t79 - t80;
      const double t156 = 0.07636648162452686 * (2.6666666666666665 * t141 - 0.33871107678022166 * t142) +
          0.2832437042758852 * (0.34426518632954817 * t143 + 0.2700973528625502 * t155 - 0.07416783346699793 *
          t144) - 0.5915322230804945 * (0.34426518632954817 * t143 + 0.043727411984859334 * t144) -
          2.1939962991572037 * (0.044444444444444446 * t145 + 0.009575026128065604 * t148);
      tile[81 * lane + 44] = t156;
      tile[81 * lane + 45] = t82;
      tile[81 * lane + 46] = t114;
      tile[81 * lane + 47] = t126;
      tile[81 * lane + 48] = t135;
      tile[81 * lane + 49] = t151;
      const double t157 = t9 * t43;
      const double t158 = t14 * t146;
      const double t159 = t19 * t46;
      tile[81 * lane + 50] = 0.08022699601192511 * (t21 + t30 + 10.0 * (t157 + 0.06155373939470745 * t158 +
          0.0464135697100266 * t159)) + 0.33509555612773706 * (t33 - t36) + 0.34991037094255184 * (t40 + t52);
      const double t160 = 0.01728395061728395 * (t53 + t54 + 10.0 * (t157 + t159 - 0.2857142857142857 * t158))
          + 0.036096172934869754 * (t57 - t58) - 0.02128135812005494 * (t55 - t56) - 0.044444444444444446 *
          (t59 + t61);
      tile[81 * lane + 51] = t160;
      const double t161 = 0.009699814957860188 * t131 + 0.0751344435861722 * (0.5915322230804945 * t73 +
          4.657123341057783 * t74) - 0.4726703675094629 * t132 - 0.06102148205366297 * (0.2832437042758852 *
          t70 - 1.3147336530006366 * t72 - 2.0629798974495026 * t150);
      tile[81 * lane + 52] = t161;
      const double t162 = -(0.09751094662920906 * (t67 + t68 + 10.0 * (t157 + 0.21543808788147606 * t159)) +
          0.20364395099873828 * (t73 - t74) - 0.09751094662920906 * (t70 - t72) - 0.20364395099873828 * (t75 +
          t77));
      tile[81 * lane + 53] = t162;
      tile[81 * lane + 54] = t86;
      tile[81 * lane + 55] = t116;
      tile[81 * lane + 56] = t129;
      tile[81 * lane + 57] = t136;
      tile[81 * lane + 58] = t153;
      tile[81 * lane + 59] = t160;
      tile[81 * lane + 60] = 0.0037236212720255122 * (t94 + t95 + 10.0 * (t157 + 1.3262013626461089 * t158 +
          21.545423164983852 * t159)) + 0.005645184613003694 * (t98 + t100) - 0.009169630201811121 * (t96 -
          t97);
      const double t163 = 0.009699814957860188 * t138 + 0.4726703675094629 * t139 - 0.06102148205366297 *
          (0.06102148205366297 * t105 - 0.2832437042758852 * t106 - 0.4444444444444444 * t152) -
          0.0751344435861722 * (0.0751344435861722 * t107 + 0.5915322230804945 * t108);
      tile[81 * lane + 61] = t163;
      const double t164 = -(0.021007571889309462 * (t103 + t104 + 10.0 * (t157 + 4.641704769261381 * t159)) +
          0.0258661732209605 * (t109 + t111) - 0.021007571889309462 * (t105 - t106) - 0.0258661732209605 *
          (t107 - t108));
      tile[81 * lane + 62] = t164;
      tile[81 * lane + 63] = t89;
      tile[81 * lane + 64] = t119;
      tile[81 * lane + 65] = t130;
      tile[81 * lane + 66] = t137;
      tile[81 * lane + 67] = t154;
      tile[81 * lane + 68] = t161;
      tile[81 * lane + 69] = t163;
      tile[81 * lane + 70] = 0.0021169442298763852 * (2.6666666666666665 * t141 + 165.29031138575823 * t142) +
          0.08378147862057403 * (0.044444444444444446 * t145 + 0.05894228278427151 * t147 + 0.9575743628881711
          * t148) - 0.02663536879687127 * (0.34426518632954817 * t143 + 12.580849121454595 * t144);
      const double t165 = -(0.009699814957860188 * (2.6666666666666665 * t141 - 20.99462225655311 * t142) +
          0.4726703675094629 * (0.044444444444444446 * t145 + 0.20629798974495028 * t148) - 0.0751344435861722
          * (0.34426518632954817 * t143 + 2.710394078651526 * t144) - 0.06102148205366297 *
          (0.34426518632954817 * t143 - 1.5979773572765217 * t144 - 1.2537121709469736 * t155));
      tile[81 * lane + 71] = t165;
      tile[81 * lane + 72] = t93;
      tile[81 * lane + 73] = t123;
      tile[81 * lane + 74] = t133;
      tile[81 * lane + 75] = t140;
      tile[81 * lane + 76] = t156;
      tile[81 * lane + 77] = t162;
      tile[81 * lane + 78] = t164;
      tile[81 * lane + 79] = t165;
      tile[81 * lane + 80] = 0.11851851851851852 * (t141 + t142 + 10.0 * (t157 + t159)) + 0.11851851851851852
          * (t145 + t148) - 0.23703703703703705 * (t143 - t144);
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 81; k += 64) {
      const int staged = k / 81;
      const int part = k - 81 * staged;
      stream_store(&element_tensors[81 * group_first + k], tile[81 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int laplace_q2_quadrilateral_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(laplace_q2_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q2_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q2_quadrilateral_f64_element_tensor_hip_descriptor = {
    "laplace_q2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q2",                                      // row_element
    "Q2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    9,                                         // rows
    9,                                         // columns
    81,                                        // entries_per_cell
    5,                                         // quadrature_degree
    9,                                         // quadrature_points
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
    512,                                       // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    41472,                                     // shared_bytes
    1110.0,                                    // flops_per_cell
    680.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
