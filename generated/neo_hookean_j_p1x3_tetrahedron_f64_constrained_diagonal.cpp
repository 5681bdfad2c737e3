// neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel diagonal --define cell=tetrahedron --set constraints=true
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
//   tensor          not valid: division of a function
//   quadrature      663 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   unroll               full
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       675
//   bytes       48 (44 read, 4 written)
//   flops/byte  14.1
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
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
    alignas(64) double inputs[192];
    alignas(64) double tile[96];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n0 + 1];
        inputs[lane + 40] = coordinates[3 * n1 + 1];
        inputs[lane + 48] = coordinates[3 * n2 + 1];
        inputs[lane + 56] = coordinates[3 * n3 + 1];
        inputs[lane + 64] = coordinates[3 * n0 + 2];
        inputs[lane + 72] = coordinates[3 * n1 + 2];
        inputs[lane + 80] = coordinates[3 * n2 + 2];
        inputs[lane + 88] = coordinates[3 * n3 + 2];
        inputs[lane + 96] = u[d0];
        inputs[lane + 104] = u[d1];
        inputs[lane + 112] = u[d2];
        inputs[lane + 120] = u[d3];
        inputs[lane + 128] = u[d0 + 2];
        inputs[lane + 136] = u[d1 + 2];
        inputs[lane + 144] = u[d2 + 2];
        inputs[lane + 152] = u[d3 + 2];
        inputs[lane + 160] = u[d0 + 1];
        inputs[lane + 168] = u[d1 + 1];
        inputs[lane + 176] = u[d2 + 1];
        inputs[lane + 184] = u[d3 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 32] - inputs[lane + 48];
        const double t2 = inputs[lane + 64] - inputs[lane + 88];
        const double t3 = inputs[lane + 32] - inputs[lane + 56];
        const double t4 = inputs[lane + 64] - inputs[lane + 80];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane] - inputs[lane + 16];
        const double t6 = inputs[lane + 64] - inputs[lane + 72];
        const double t7 = inputs[lane + 32] - inputs[lane + 40];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane] - inputs[lane + 24];
        const double adj20 = t4 * t7 - t1 * t6;
        const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
        const double detJ = -t9;
        const double abs_detJ = std::fabs(detJ);
        const double t10 = 1.0 / t9;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t11 = mu[0] * (adj00 * adj00 * t10 * t10 + t10 * t10 * adj01 * adj01 + t10 * t10 * adj02
            * adj02);
        const double t12 = inputs[lane + 128] - inputs[lane + 136];
        const double adj12 = t7 * t8 - t0 * t3;
        const double t13 = inputs[lane + 128] - inputs[lane + 144];
        const double adj22 = t0 * t1 - t5 * t7;
        const double t14 = inputs[lane + 128] - inputs[lane + 152];
        const double t15 = 1.0 + (t10 * adj02 * t12 + t10 * adj12 * t13 + t10 * adj22 * t14);
        const double t16 = inputs[lane + 160] - inputs[lane + 168];
        const double adj11 = t0 * t2 - t6 * t8;
        const double t17 = inputs[lane + 160] - inputs[lane + 176];
        const double adj21 = t5 * t6 - t0 * t4;
        const double t18 = inputs[lane + 160] - inputs[lane + 184];
        const double t19 = 1.0 + (t10 * adj01 * t16 + t10 * adj11 * t17 + t10 * adj21 * t18);
        const double t20 = t10 * adj01 * t12 + t10 * t13 * adj11 + t10 * t14 * adj21;
        const double t21 = t10 * adj02 * t16 + t10 * adj12 * t17 + t10 * adj22 * t18;
        const double t22 = t15 * t19 - t20 * t21;
        const double t23 = adj00 * t10 * t16 + adj10 * t10 * t17 + adj20 * t10 * t18;
        const double t24 = adj00 * t10 * t12 + adj10 * t10 * t13 + adj20 * t10 * t14;
        const double t25 = t15 * t23 - t21 * t24;
        const double t26 = t20 * t23 - t19 * t24;
        const double t27 = (adj00 * t10 * t22 - t10 * adj01 * t25) + t10 * adj02 * t26;
        const double t28 = inputs[lane + 96] - inputs[lane + 104];
        const double t29 = inputs[lane + 96] - inputs[lane + 112];
        const double t30 = inputs[lane + 96] - inputs[lane + 120];
        const double t31 = 1.0 + (adj00 * t10 * t28 + adj10 * t10 * t29 + adj20 * t10 * t30);
        const double t32 = t10 * adj01 * t28 + t10 * adj11 * t29 + t10 * adj21 * t30;
        const double t33 = t10 * adj02 * t28 + t10 * adj12 * t29 + t10 * adj22 * t30;
        const double t34 = (t22 * t31 - t25 * t32) + t26 * t33;
        const double t35 = t27 / t34;
        const double t36 = t27 * t35 / t34;
        const double t37 = std::log(t34);
        const double t38 = abs_detJ * ((t11 + mu[0] * t36) + lmbda[0] * (t35 * t35 - t36 * t37));
        const double t39 = mu[0] * (adj00 * adj10 * t10 * t10 + t10 * t10 * adj01 * adj11 + t10 * t10 * adj02
            * adj12);
        const double t40 = (adj10 * t10 * t22 - t10 * adj11 * t25) + t10 * adj12 * t26;
        const double t41 = t35 * t40 / t34;
        const double t42 = t40 / t34;
        const double t43 = t35 * t42;
        const double t44 = mu[0] * (adj00 * adj20 * t10 * t10 + t10 * t10 * adj01 * adj21 + t10 * t10 * adj02
            * adj22);
        const double t45 = (adj20 * t10 * t22 - t10 * adj21 * t25) + t10 * adj22 * t26;
        const double t46 = t35 * t45 / t34;
        const double t47 = t45 / t34;
        const double t48 = t35 * t47;
        const double t49 = t38 + abs_detJ * ((t39 + mu[0] * t41) + lmbda[0] * (t43 - t37 * t41)) + abs_detJ *
            ((t44 + mu[0] * t46) + lmbda[0] * (t48 - t37 * t46));
        const double t50 = t27 * t42 / t34;
        const double t51 = mu[0] * (adj10 * adj10 * t10 * t10 + t10 * t10 * adj11 * adj11 + t10 * t10 * adj12
            * adj12);
        const double t52 = t40 * t42 / t34;
        const double t53 = abs_detJ * ((t51 + mu[0] * t52) + lmbda[0] * (t42 * t42 - t37 * t52));
        const double t54 = mu[0] * (adj10 * adj20 * t10 * t10 + t10 * t10 * adj11 * adj21 + t10 * t10 * adj12
            * adj22);
        const double t55 = t42 * t45 / t34;
        const double t56 = t42 * t47;
        const double t57 = abs_detJ * ((t39 + mu[0] * t50) + lmbda[0] * (t43 - t37 * t50)) + t53 + abs_detJ *
            ((t54 + mu[0] * t55) + lmbda[0] * (t56 - t37 * t55));
        const double t58 = t27 * t47 / t34;
        const double t59 = t40 * t47 / t34;
        const double t60 = mu[0] * (adj20 * adj20 * t10 * t10 + t10 * t10 * adj21 * adj21 + t10 * t10 * adj22
            * adj22);
        const double t61 = t45 * t47 / t34;
        const double t62 = abs_detJ * ((t60 + mu[0] * t61) + lmbda[0] * (t47 * t47 - t37 * t61));
        const double t63 = abs_detJ * ((t44 + mu[0] * t58) + lmbda[0] * (t48 - t37 * t58)) + abs_detJ * ((t54
            + mu[0] * t59) + lmbda[0] * (t56 - t37 * t59)) + t62;
        const double t64 = t31 * (t10 * adj01 * t15 - t10 * adj02 * t20) - t32 * (adj00 * t10 * t15 - t10 *
            adj02 * t24);
        const double t65 = t64 + t33 * (adj00 * t10 * t20 - t10 * adj01 * t24);
        const double t66 = t65 / t34;
        const double t67 = t65 * t66 / t34;
        const double t68 = abs_detJ * ((t11 + mu[0] * t67) + lmbda[0] * (t66 * t66 - t37 * t67));
        const double t69 = t31 * (t10 * t15 * adj11 - t10 * adj12 * t20) - t32 * (adj10 * t10 * t15 - t10 *
            adj12 * t24);
        const double t70 = t69 + t33 * (adj10 * t10 * t20 - t10 * adj11 * t24);
        const double t71 = t66 * t70 / t34;
        const double t72 = t70 / t34;
        const double t73 = t66 * t72;
        const double t74 = t31 * (t10 * t15 * adj21 - t10 * adj22 * t20) - t32 * (adj20 * t10 * t15 - t10 *
            adj22 * t24);
        const double t75 = t74 + t33 * (adj20 * t10 * t20 - t10 * adj21 * t24);
        const double t76 = t66 * t75 / t34;
        const double t77 = t75 / t34;
        const double t78 = t66 * t77;
        const double t79 = t68 + abs_detJ * ((t39 + mu[0] * t71) + lmbda[0] * (t73 - t37 * t71)) + abs_detJ *
            ((t44 + mu[0] * t76) + lmbda[0] * (t78 - t37 * t76));
        const double t80 = t65 * t72 / t34;
        const double t81 = t70 * t72 / t34;
        const double t82 = abs_detJ * ((t51 + mu[0] * t81) + lmbda[0] * (t72 * t72 - t37 * t81));
        const double t83 = t72 * t75 / t34;
        const double t84 = t72 * t77;
        const double t85 = abs_detJ * ((t39 + mu[0] * t80) + lmbda[0] * (t73 - t37 * t80)) + t82 + abs_detJ *
            ((t54 + mu[0] * t83) + lmbda[0] * (t84 - t37 * t83));
        const double t86 = t65 * t77 / t34;
        const double t87 = t70 * t77 / t34;
        const double t88 = t75 * t77 / t34;
        const double t89 = abs_detJ * ((t60 + mu[0] * t88) + lmbda[0] * (t77 * t77 - t37 * t88));
        const double t90 = abs_detJ * ((t44 + mu[0] * t86) + lmbda[0] * (t78 - t37 * t86)) + abs_detJ * ((t54
            + mu[0] * t87) + lmbda[0] * (t84 - t37 * t87)) + t89;
        const double t91 = t31 * (t10 * adj02 * t19 - t10 * adj01 * t21) - t32 * (t10 * adj02 * t23 - adj00 *
            t10 * t21);
        const double t92 = t91 + t33 * (t10 * adj01 * t23 - adj00 * t10 * t19);
        const double t93 = t92 / t34;
        const double t94 = t92 * t93 / t34;
        const double t95 = abs_detJ * ((t11 + mu[0] * t94) + lmbda[0] * (t93 * t93 - t37 * t94));
        const double t96 = t31 * (t10 * adj12 * t19 - t10 * adj11 * t21) - t32 * (t10 * adj12 * t23 - adj10 *
            t10 * t21);
        const double t97 = t96 + t33 * (t10 * adj11 * t23 - adj10 * t10 * t19);
        const double t98 = t93 * t97 / t34;
        const double t99 = t97 / t34;
        const double t100 = t93 * t99;
        const double t101 = t31 * (t10 * adj22 * t19 - t10 * adj21 * t21) - t32 * (t10 * adj22 * t23 - adj20 *
            t10 * t21);
        const double t102 = t101 + t33 * (t10 * adj21 * t23 - adj20 * t10 * t19);
        const double t103 = t93 * t102 / t34;
        const double t104 = t102 / t34;
        const double t105 = t93 * t104;
        const double t106 = t95 + abs_detJ * ((t39 + mu[0] * t98) + lmbda[0] * (t100 - t37 * t98)) + abs_detJ
            * ((t44 + mu[0] * t103) + lmbda[0] * (t105 - t37 * t103));
        const double t107 = t92 * t99 / t34;
        const double t108 = t97 * t99 / t34;
        const double t109 = abs_detJ * ((t51 + mu[0] * t108) + lmbda[0] * (t99 * t99 - t37 * t108));
        const double t110 = t99 * t102 / t34;
        const double t111 = t99 * t104;
        const double t112 = abs_detJ * ((t39 + mu[0] * t107) + lmbda[0] * (t100 - t37 * t107)) + t109 +
            abs_detJ * ((t54 + mu[0] * t110) + lmbda[0] * (t111 - t37 * t110));
        const double t113 = t92 * t104 / t34;
        const double t114 = t97 * t104 / t34;
        const double t115 = t102 * t104 / t34;
        const double t116 = abs_detJ * ((t60 + mu[0] * t115) + lmbda[0] * (t104 * t104 - t37 * t115));
        const double t117 = abs_detJ * ((t44 + mu[0] * t113) + lmbda[0] * (t105 - t37 * t113)) + abs_detJ *
            ((t54 + mu[0] * t114) + lmbda[0] * (t111 - t37 * t114)) + t116;
        tile[lane] = 0.16666666666666666 * (t49 + t57 + t63);
        tile[lane + 8] = 0.16666666666666666 * (t79 + t85 + t90);
        tile[lane + 16] = 0.16666666666666666 * (t106 + t112 + t117);
        tile[lane + 24] = 0.16666666666666666 * t38;
        tile[lane + 32] = 0.16666666666666666 * t68;
        tile[lane + 40] = 0.16666666666666666 * t95;
        tile[lane + 48] = 0.16666666666666666 * t53;
        tile[lane + 56] = 0.16666666666666666 * t82;
        tile[lane + 64] = 0.16666666666666666 * t109;
        tile[lane + 72] = 0.16666666666666666 * t62;
        tile[lane + 80] = 0.16666666666666666 * t89;
        tile[lane + 88] = 0.16666666666666666 * t116;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
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

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cpu(
    int64_t num_cells,
    double* y,
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
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
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

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cpu_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
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
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2304,                                      // shared_bytes
    675.0,                                     // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
