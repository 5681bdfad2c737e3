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
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   constrained   [dof] not 0 where constrained
//   coordinates   [point][3]
//   cells         [cell][4] points of its coordinate nodes
//   u             [dof] a vector of the space of the results
//   lmbda         [1]
//   mu            [1]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      443 flops <- taken
//   sum_factorised  3873 flops
//   why             fewest flops of those that are valid; written, 443 flops
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
//   flops       455
//   bytes       52 (48 read, 4 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  8.75
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

namespace of_neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
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
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
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
        const double x0_0 = inputs[lane + 192];
        const double x2_0 = inputs[lane + 208];
        const double J01 = x2_0 - x0_0;
        const double x0_1 = inputs[lane + 224];
        const double x3_1 = inputs[lane + 248];
        const double J12 = x3_1 - x0_1;
        const double x3_0 = inputs[lane + 216];
        const double J02 = x3_0 - x0_0;
        const double x2_1 = inputs[lane + 240];
        const double J11 = x2_1 - x0_1;
        const double adj02 = J01 * J12 - J02 * J11;
        const double x1_0 = inputs[lane + 200];
        const double J00 = x1_0 - x0_0;
        const double x0_2 = inputs[lane + 256];
        const double x3_2 = inputs[lane + 280];
        const double J22 = x3_2 - x0_2;
        const double x2_2 = inputs[lane + 272];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x1_2 = inputs[lane + 264];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 232];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t0 = mu[0] * sign_detJ;
        const double inv_detJ = 1.0 / detJ;
        const double trial_2 = inputs[lane + 160];
        const double trial_5 = inputs[lane + 168];
        const double t1 = trial_2 - trial_5;
        const double trial_8 = inputs[lane + 176];
        const double t2 = trial_2 - trial_8;
        const double adj12 = J02 * J10 - J12 * J00;
        const double trial_11 = inputs[lane + 184];
        const double t3 = trial_2 - trial_11;
        const double adj22 = J11 * J00 - J01 * J10;
        const double t4 = inv_detJ * (adj02 * t1 + t2 * adj12 + t3 * adj22);
        const double u_0 = inputs[lane];
        const double u_3 = inputs[lane + 8];
        const double t5 = u_0 - u_3;
        const double u_6 = inputs[lane + 16];
        const double t6 = u_0 - u_6;
        const double u_9 = inputs[lane + 24];
        const double t7 = u_0 - u_9;
        const double t8 = 1.0 - inv_detJ * (adj00 * t5 + adj10 * t6 + adj20 * t7);
        const double u_1 = inputs[lane + 32];
        const double u_4 = inputs[lane + 40];
        const double t9 = u_1 - u_4;
        const double adj01 = J02 * J21 - J01 * J22;
        const double u_7 = inputs[lane + 48];
        const double t10 = u_1 - u_7;
        const double adj11 = J00 * J22 - J02 * J20;
        const double u_10 = inputs[lane + 56];
        const double t11 = u_1 - u_10;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t12 = 1.0 - inv_detJ * (t9 * adj01 + t10 * adj11 + t11 * adj21);
        const double u_2 = inputs[lane + 64];
        const double u_5 = inputs[lane + 72];
        const double t13 = u_2 - u_5;
        const double u_8 = inputs[lane + 80];
        const double t14 = u_2 - u_8;
        const double u_11 = inputs[lane + 88];
        const double t15 = u_2 - u_11;
        const double t16 = 1.0 - inv_detJ * (adj02 * t13 + adj12 * t14 + adj22 * t15);
        const double t17 = inv_detJ * (adj02 * t9 + adj12 * t10 + adj22 * t11);
        const double t18 = inv_detJ * (adj01 * t13 + adj11 * t14 + adj21 * t15);
        const double t19 = t12 * t16 - t17 * t18;
        const double t20 = inv_detJ * (adj00 * t9 + adj10 * t10 + adj20 * t11);
        const double t21 = inv_detJ * (adj00 * t13 + adj10 * t14 + adj20 * t15);
        const double t22 = t16 * t20 + t17 * t21;
        const double t23 = inv_detJ * (t5 * adj01 + t6 * adj11 + t7 * adj21);
        const double t24 = inv_detJ * (adj02 * t5 + adj12 * t6 + adj22 * t7);
        const double t25 = t18 * t20 + t12 * t21;
        const double t26 = (t8 * t19 - t22 * t23) - t24 * t25;
        const double t27 = 1.0 / t26;
        const double trial_1 = inputs[lane + 128];
        const double trial_4 = inputs[lane + 136];
        const double t28 = trial_1 - trial_4;
        const double trial_7 = inputs[lane + 144];
        const double t29 = trial_1 - trial_7;
        const double trial_10 = inputs[lane + 152];
        const double t30 = trial_1 - trial_10;
        const double t31 = inv_detJ * (adj01 * t28 + adj11 * t29 + adj21 * t30);
        const double trial_0 = inputs[lane + 96];
        const double trial_3 = inputs[lane + 104];
        const double t32 = trial_0 - trial_3;
        const double trial_6 = inputs[lane + 112];
        const double t33 = trial_0 - trial_6;
        const double trial_9 = inputs[lane + 120];
        const double t34 = trial_0 - trial_9;
        const double t35 = inv_detJ * (adj00 * t32 + adj10 * t33 + adj20 * t34);
        const double t36 = inv_detJ * (adj01 * t32 + adj11 * t33 + adj21 * t34);
        const double t37 = inv_detJ * (adj00 * t28 + adj10 * t29 + adj20 * t30);
        const double t38 = inv_detJ * (t1 * adj01 + t2 * adj11 + t3 * adj21);
        const double t39 = inv_detJ * (adj02 * t28 + adj12 * t29 + adj22 * t30);
        const double t40 = (t4 * t12 + t16 * t31) + (t17 * t38 + t18 * t39);
        const double t41 = inv_detJ * (adj00 * t1 + adj10 * t2 + adj20 * t3);
        const double t42 = (t4 * t20 - t16 * t37) - (t17 * t41 + t21 * t39);
        const double t43 = (t20 * t38 + t18 * t37) - (t21 * t31 - t12 * t41);
        const double t44 = inv_detJ * (adj02 * t32 + adj12 * t33 + adj22 * t34);
        const double t45 = ((t8 * t40 + t19 * t35) + (t22 * t36 - t23 * t42)) + (t24 * t43 + t25 * t44);
        const double t46 = t27 * t45 * (t8 * t12 - t20 * t23);
        const double t47 = t46 - ((t8 * t31 + t12 * t35) + (t20 * t36 + t23 * t37));
        const double t48 = lmbda[0] * sign_detJ;
        const double t49 = std::log(t26);
        const double t50 = t0 * (t4 + t27 * t47) - t48 * t27 * (t47 * t49 - t46);
        const double t51 = t27 * t45 * (t8 * t17 + t20 * t24);
        const double t52 = ((t17 * t35 - t8 * t39) - (t24 * t37 + t20 * t44)) - t51;
        const double t53 = t0 * (t27 * t52 - t38) - t48 * t27 * (t51 + t49 * t52);
        const double t54 = t27 * t45 * (t17 * t23 + t12 * t24);
        const double t55 = ((t17 * t36 + t23 * t39) - (t24 * t31 - t12 * t44)) + t54;
        const double t56 = t0 * (t41 + t27 * t55) - t48 * t27 * (t49 * t55 - t54);
        const double flux0 = adj01 * t53 - adj02 * t50 - adj00 * t56;
        const double flux1 = adj11 * t53 - adj12 * t50 - adj10 * t56;
        const double flux2 = adj21 * t53 - adj22 * t50 - adj20 * t56;
        const double t57 = t27 * t45 * (t8 * t16 - t21 * t24);
        const double t58 = t57 - ((t4 * t8 + t16 * t35) + (t24 * t41 + t21 * t44));
        const double t59 = t0 * (t31 + t27 * t58) - t48 * t27 * (t49 * t58 - t57);
        const double t60 = t27 * t45 * (t8 * t18 + t21 * t23);
        const double t61 = ((t18 * t35 - t8 * t38) - (t21 * t36 + t23 * t41)) - t60;
        const double t62 = t0 * (t27 * t61 - t39) - t48 * t27 * (t60 + t49 * t61);
        const double t63 = t27 * t45 * (t16 * t23 + t18 * t24);
        const double t64 = ((t4 * t23 - t16 * t36) - (t24 * t38 + t18 * t44)) - t63;
        const double t65 = t0 * (t27 * t64 - t37) - t48 * t27 * (t63 + t49 * t64);
        const double flux3 = adj02 * t62 + adj00 * t65 - adj01 * t59;
        const double flux4 = adj12 * t62 + adj10 * t65 - adj11 * t59;
        const double flux5 = adj22 * t62 + adj20 * t65 - adj21 * t59;
        const double t66 = t19 * t27 * t45;
        const double t67 = t66 - t40;
        const double t68 = t0 * (t35 + t27 * t67) - t48 * t27 * (t49 * t67 - t66);
        const double t69 = t22 * t27 * t45;
        const double t70 = t42 - t69;
        const double t71 = t0 * (t27 * t70 - t36) - t48 * t27 * (t69 + t49 * t70);
        const double t72 = t25 * t27 * t45;
        const double t73 = t43 + t72;
        const double t74 = t0 * (t44 + t27 * t73) - t48 * t27 * (t49 * t73 - t72);
        const double flux6 = adj01 * t71 - adj00 * t68 - adj02 * t74;
        const double flux7 = adj11 * t71 - adj10 * t68 - adj12 * t74;
        const double flux8 = adj21 * t71 - adj20 * t68 - adj22 * t74;
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
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr ||
      coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr ||
      colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
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
    "neo_hookean.form",                        // form_file
    "J",                                       // form
    "cpu",                                     // target
    "4735dba42bf09144",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    1,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    3072,                                      // shared_bytes
    455.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply
