// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=tetrahedron --set constraints=true
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      722 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written: 644 statements, up to 2500 of 4 points are written out
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   realisation          written
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       734
//   bytes       52 (48 read, 4 written)
//   flops/byte  14.1
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[288];
    alignas(64) double tile[96];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = u[d0];
        inputs[lane + 8] = u[d1];
        inputs[lane + 16] = u[d2];
        inputs[lane + 24] = u[d3];
        inputs[lane + 32] = u[d0 + 1];
        inputs[lane + 40] = u[d1 + 1];
        inputs[lane + 48] = u[d2 + 1];
        inputs[lane + 56] = u[d3 + 1];
        inputs[lane + 64] = u[d0 + 2];
        inputs[lane + 72] = u[d1 + 2];
        inputs[lane + 80] = u[d2 + 2];
        inputs[lane + 88] = u[d3 + 2];
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 96] = trial_0;
        const double trial_3 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 104] = trial_3;
        const double trial_6 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 112] = trial_6;
        const double trial_9 = constrained[d3] ? 0.0 : x[d3];
        inputs[lane + 120] = trial_9;
        const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
        inputs[lane + 128] = trial_1;
        const double trial_4 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
        inputs[lane + 136] = trial_4;
        const double trial_7 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
        inputs[lane + 144] = trial_7;
        const double trial_10 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
        inputs[lane + 152] = trial_10;
        const double trial_2 = constrained[d0 + 2] ? 0.0 : x[d0 + 2];
        inputs[lane + 160] = trial_2;
        const double trial_5 = constrained[d1 + 2] ? 0.0 : x[d1 + 2];
        inputs[lane + 168] = trial_5;
        const double trial_8 = constrained[d2 + 2] ? 0.0 : x[d2 + 2];
        inputs[lane + 176] = trial_8;
        const double trial_11 = constrained[d3 + 2] ? 0.0 : x[d3 + 2];
        inputs[lane + 184] = trial_11;
        inputs[lane + 192] = coordinates[3 * n0];
        inputs[lane + 200] = coordinates[3 * n1];
        inputs[lane + 208] = coordinates[3 * n2];
        inputs[lane + 216] = coordinates[3 * n3];
        inputs[lane + 224] = coordinates[3 * n0 + 1];
        inputs[lane + 232] = coordinates[3 * n1 + 1];
        inputs[lane + 240] = coordinates[3 * n2 + 1];
        inputs[lane + 248] = coordinates[3 * n3 + 1];
        inputs[lane + 256] = coordinates[3 * n0 + 2];
        inputs[lane + 264] = coordinates[3 * n1 + 2];
        inputs[lane + 272] = coordinates[3 * n2 + 2];
        inputs[lane + 280] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 192] - inputs[lane + 200];
        const double t1 = inputs[lane + 224] - inputs[lane + 240];
        const double t2 = inputs[lane + 256] - inputs[lane + 280];
        const double t3 = inputs[lane + 224] - inputs[lane + 248];
        const double t4 = inputs[lane + 256] - inputs[lane + 272];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 192] - inputs[lane + 208];
        const double t6 = inputs[lane + 256] - inputs[lane + 264];
        const double t7 = inputs[lane + 224] - inputs[lane + 232];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 192] - inputs[lane + 216];
        const double adj20 = t4 * t7 - t1 * t6;
        const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
        const double detJ = -t9;
        const double abs_detJ = std::fabs(detJ);
        const double t10 = 1.0 / t9;
        const double t11 = inputs[lane] - inputs[lane + 8];
        const double t12 = inputs[lane] - inputs[lane + 16];
        const double t13 = inputs[lane] - inputs[lane + 24];
        const double t14 = 1.0 + t10 * (adj00 * t11 + adj10 * t12 + adj20 * t13);
        const double adj02 = t3 * t5 - t1 * t8;
        const double t15 = inputs[lane + 128] - inputs[lane + 136];
        const double adj01 = t4 * t8 - t2 * t5;
        const double t16 = inputs[lane + 128] - inputs[lane + 144];
        const double adj11 = t0 * t2 - t6 * t8;
        const double t17 = inputs[lane + 128] - inputs[lane + 152];
        const double adj21 = t5 * t6 - t0 * t4;
        const double t18 = t15 * adj01 + t16 * adj11 + t17 * adj21;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t19 = adj02 * t15 + t16 * adj12 + t17 * adj22;
        const double t20 = 1.0 / (abs_detJ * abs_detJ);
        const double t21 = inputs[lane + 96] - inputs[lane + 104];
        const double t22 = inputs[lane + 96] - inputs[lane + 112];
        const double t23 = inputs[lane + 96] - inputs[lane + 120];
        const double t24 = adj00 * t21 + adj10 * t22 + adj20 * t23;
        const double t25 = inputs[lane + 32] - inputs[lane + 40];
        const double t26 = inputs[lane + 32] - inputs[lane + 48];
        const double t27 = inputs[lane + 32] - inputs[lane + 56];
        const double t28 = 1.0 + t10 * (adj01 * t25 + adj11 * t26 + adj21 * t27);
        const double t29 = adj02 * t25 + adj12 * t26 + adj22 * t27;
        const double t30 = t10 * adj02 * t28 - adj01 * t20 * t29;
        const double t31 = adj00 * t25 + adj10 * t26 + adj20 * t27;
        const double t32 = adj02 * t31 - adj00 * t29;
        const double t33 = adj01 * t21 + adj11 * t22 + adj21 * t23;
        const double t34 = t11 * adj01 + t12 * adj11 + t13 * adj21;
        const double t35 = adj00 * t15 + adj10 * t16 + adj20 * t17;
        const double t36 = 1.0 / (t9 * t9 * t9);
        const double t37 = (t14 * (adj02 * t18 - adj01 * t19) * t20 + t10 * t24 * t30) - (t32 * t33 + t34 *
            (adj02 * t35 - adj00 * t19)) * t36;
        const double t38 = t11 * adj02 + t12 * adj12 + t13 * adj22;
        const double t39 = adj02 * t21 + adj12 * t22 + adj22 * t23;
        const double t40 = adj01 * t20 * t31 - adj00 * t10 * t28;
        const double t41 = inputs[lane + 160] - inputs[lane + 168];
        const double t42 = inputs[lane + 160] - inputs[lane + 176];
        const double t43 = inputs[lane + 160] - inputs[lane + 184];
        const double t44 = adj02 * t41 + adj12 * t42 + adj22 * t43;
        const double t45 = inputs[lane + 64] - inputs[lane + 72];
        const double t46 = inputs[lane + 64] - inputs[lane + 80];
        const double t47 = inputs[lane + 64] - inputs[lane + 88];
        const double t48 = 1.0 + t10 * (adj02 * t45 + adj12 * t46 + adj22 * t47);
        const double t49 = adj01 * t41 + adj11 * t42 + adj21 * t43;
        const double t50 = adj01 * t45 + adj11 * t46 + adj21 * t47;
        const double t51 = t10 * (t28 * t44 + t18 * t48) - t20 * (t29 * t49 + t19 * t50);
        const double t52 = t28 * t48 - t20 * t29 * t50;
        const double t53 = adj00 * t45 + adj10 * t46 + adj20 * t47;
        const double t54 = t10 * t31 * t48 - t20 * t29 * t53;
        const double t55 = adj00 * t41 + adj10 * t42 + adj20 * t43;
        const double t56 = (t20 * t31 * t44 + t10 * t35 * t48) - t20 * (t29 * t55 + t19 * t53);
        const double t57 = (t10 * t28 * t55 + t18 * t20 * t53) - t20 * (t31 * t49 + t35 * t50);
        const double t58 = t20 * t31 * t50 - t10 * t28 * t53;
        const double t59 = ((t14 * t51 + t10 * t24 * t52) - t10 * (t33 * t54 + t34 * t56)) - t10 * (t38 * t57
            - t39 * t58);
        const double t60 = (t14 * t52 - t10 * t34 * t54) + t10 * t38 * t58;
        const double t61 = ((t14 * t30 - t32 * t34 * t36) + t10 * t38 * t40) / t60;
        const double t62 = ((t37 + (t36 * t38 * (adj01 * t35 - adj00 * t18) + t10 * t39 * t40)) - t59 * t61) /
            t60;
        const double t63 = t59 / t60;
        const double t64 = std::log(t60);
        const double t65 = (mu[0] * t62 - mu[0] * t20 * (adj00 * t55 + adj01 * t49 + adj02 * t44)) - lmbda[0]
            * (t61 * t63 + t62 * t64);
        const double flux0 = abs_detJ * t65;
        const double t66 = t10 * adj12 * t28 - adj11 * t20 * t29;
        const double t67 = adj12 * t31 - adj10 * t29;
        const double t68 = (t14 * t20 * (t18 * adj12 - adj11 * t19) + t10 * t24 * t66) - t36 * (t33 * t67 +
            t34 * (adj12 * t35 - adj10 * t19));
        const double t69 = adj11 * t20 * t31 - adj10 * t10 * t28;
        const double t70 = ((t14 * t66 - t34 * t36 * t67) + t10 * t38 * t69) / t60;
        const double t71 = ((t68 + (t36 * t38 * (adj11 * t35 - adj10 * t18) + t10 * t39 * t69)) - t59 * t70) /
            t60;
        const double t72 = (mu[0] * t71 - mu[0] * t20 * (adj10 * t55 + adj11 * t49 + adj12 * t44)) - lmbda[0]
            * (t63 * t70 + t64 * t71);
        const double flux1 = abs_detJ * t72;
        const double t73 = t10 * adj22 * t28 - adj21 * t20 * t29;
        const double t74 = adj22 * t31 - adj20 * t29;
        const double t75 = (t14 * t20 * (t18 * adj22 - adj21 * t19) + t10 * t24 * t73) - t36 * (t33 * t74 +
            t34 * (adj22 * t35 - adj20 * t19));
        const double t76 = adj21 * t20 * t31 - adj20 * t10 * t28;
        const double t77 = ((t14 * t73 - t34 * t36 * t74) + t10 * t38 * t76) / t60;
        const double t78 = ((t75 + (t36 * t38 * (adj21 * t35 - adj20 * t18) + t10 * t39 * t76)) - t59 * t77) /
            t60;
        const double t79 = (mu[0] * t78 - mu[0] * t20 * (adj20 * t55 + adj21 * t49 + adj22 * t44)) - lmbda[0]
            * (t63 * t77 + t64 * t78);
        const double flux2 = abs_detJ * t79;
        const double t80 = t10 * adj01 * t48 - adj02 * t20 * t50;
        const double t81 = adj00 * t10 * t48 - adj02 * t20 * t53;
        const double t82 = (t14 * t20 * (adj01 * t44 - adj02 * t49) + t10 * t24 * t80) - (t10 * t33 * t81 +
            t34 * t36 * (adj00 * t44 - adj02 * t55));
        const double t83 = adj00 * t50 - adj01 * t53;
        const double t84 = ((t14 * t80 - t10 * t34 * t81) + t36 * t38 * t83) / t60;
        const double t85 = ((t82 + t36 * (t38 * (adj00 * t49 - adj01 * t55) + t39 * t83)) - t59 * t84) / t60;
        const double t86 = (mu[0] * t85 - mu[0] * t20 * (adj00 * t35 + adj01 * t18 + adj02 * t19)) - lmbda[0]
            * (t63 * t84 + t64 * t85);
        const double flux3 = abs_detJ * t86;
        const double t87 = t10 * adj11 * t48 - adj12 * t20 * t50;
        const double t88 = adj10 * t10 * t48 - adj12 * t20 * t53;
        const double t89 = (t14 * t20 * (adj11 * t44 - adj12 * t49) + t10 * t24 * t87) - (t10 * t33 * t88 +
            t34 * t36 * (adj10 * t44 - adj12 * t55));
        const double t90 = adj10 * t50 - adj11 * t53;
        const double t91 = ((t14 * t87 - t10 * t34 * t88) + t36 * t38 * t90) / t60;
        const double t92 = ((t89 + t36 * (t38 * (adj10 * t49 - adj11 * t55) + t39 * t90)) - t59 * t91) / t60;
        const double t93 = (mu[0] * t92 - mu[0] * t20 * (adj10 * t35 + adj11 * t18 + adj12 * t19)) - lmbda[0]
            * (t63 * t91 + t64 * t92);
        const double flux4 = abs_detJ * t93;
        const double t94 = t10 * adj21 * t48 - adj22 * t20 * t50;
        const double t95 = adj20 * t10 * t48 - adj22 * t20 * t53;
        const double t96 = (t14 * t20 * (adj21 * t44 - adj22 * t49) + t10 * t24 * t94) - (t10 * t33 * t95 +
            t34 * t36 * (adj20 * t44 - adj22 * t55));
        const double t97 = adj20 * t50 - adj21 * t53;
        const double t98 = ((t14 * t94 - t10 * t34 * t95) + t36 * t38 * t97) / t60;
        const double t99 = ((t96 + t36 * (t38 * (adj20 * t49 - adj21 * t55) + t39 * t97)) - t59 * t98) / t60;
        const double t100 = (mu[0] * t99 - mu[0] * t20 * (adj20 * t35 + adj21 * t18 + adj22 * t19)) - lmbda[0]
            * (t63 * t98 + t64 * t99);
        const double flux5 = abs_detJ * t100;
        const double t101 = ((adj00 * t52 - adj01 * t54) + adj02 * t58) / t60;
        const double t102 = (((adj00 * t51 - adj01 * t56) - adj02 * t57) - t59 * t101) / t60;
        const double t103 = (mu[0] * t10 * t102 - mu[0] * t20 * (adj00 * t24 + adj01 * t33 + adj02 * t39)) -
            lmbda[0] * t10 * (t63 * t101 + t64 * t102);
        const double flux6 = abs_detJ * t103;
        const double t104 = ((adj10 * t52 - adj11 * t54) + adj12 * t58) / t60;
        const double t105 = (((adj10 * t51 - adj11 * t56) - adj12 * t57) - t59 * t104) / t60;
        const double t106 = (mu[0] * t10 * t105 - mu[0] * t20 * (adj10 * t24 + adj11 * t33 + adj12 * t39)) -
            lmbda[0] * t10 * (t63 * t104 + t64 * t105);
        const double flux7 = abs_detJ * t106;
        const double t107 = ((adj20 * t52 - adj21 * t54) + adj22 * t58) / t60;
        const double t108 = (((adj20 * t51 - adj21 * t56) - adj22 * t57) - t59 * t107) / t60;
        const double t109 = (mu[0] * t10 * t108 - mu[0] * t20 * (adj20 * t24 + adj21 * t33 + adj22 * t39)) -
            lmbda[0] * t10 * (t63 * t107 + t64 * t108);
        const double flux8 = abs_detJ * t109;
        tile[lane] = -0.16666666666666666 * (flux6 + flux7 + flux8);
        tile[lane + 8] = -0.16666666666666666 * (flux3 + flux4 + flux5);
        tile[lane + 16] = -0.16666666666666666 * (flux0 + flux1 + flux2);
        tile[lane + 24] = 0.16666666666666666 * flux6;
        tile[lane + 32] = 0.16666666666666666 * flux3;
        tile[lane + 40] = 0.16666666666666666 * flux0;
        tile[lane + 48] = 0.16666666666666666 * flux7;
        tile[lane + 56] = 0.16666666666666666 * flux4;
        tile[lane + 64] = 0.16666666666666666 * flux1;
        tile[lane + 72] = 0.16666666666666666 * flux8;
        tile[lane + 80] = 0.16666666666666666 * flux5;
        tile[lane + 88] = 0.16666666666666666 * flux2;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d0 + 2]) {
            y[d0 + 2] += tile[lane + 16];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 24];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 32];
          }
          if (!constrained[d1 + 2]) {
            y[d1 + 2] += tile[lane + 40];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 48];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 56];
          }
          if (!constrained[d2 + 2]) {
            y[d2 + 2] += tile[lane + 64];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 72];
          }
          if (!constrained[d3 + 1]) {
            y[d3 + 1] += tile[lane + 80];
          }
          if (!constrained[d3 + 2]) {
            y[d3 + 2] += tile[lane + 88];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cpu_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    3072,                                      // shared_bytes
    734.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
