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
//   quadrature      479 flops <- taken
//   sum_factorised  4161 flops
//   why             fewest flops of those that are valid; written, 479 flops
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
//   flops       491
//   bytes       52 (48 read, 4 written)
//   flops/byte  9.44
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

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
        const double inv_detJ = 1.0 / detJ;
        const double u_0 = inputs[lane];
        const double u_3 = inputs[lane + 8];
        const double t0 = u_0 - u_3;
        const double u_6 = inputs[lane + 16];
        const double t1 = u_0 - u_6;
        const double u_9 = inputs[lane + 24];
        const double t2 = u_0 - u_9;
        const double t3 = 1.0 - inv_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
        const double u_1 = inputs[lane + 32];
        const double u_4 = inputs[lane + 40];
        const double t4 = u_1 - u_4;
        const double adj01 = J02 * J21 - J01 * J22;
        const double u_7 = inputs[lane + 48];
        const double t5 = u_1 - u_7;
        const double adj11 = J00 * J22 - J02 * J20;
        const double u_10 = inputs[lane + 56];
        const double t6 = u_1 - u_10;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t7 = 1.0 - inv_detJ * (t4 * adj01 + t5 * adj11 + t6 * adj21);
        const double u_2 = inputs[lane + 64];
        const double u_5 = inputs[lane + 72];
        const double t8 = u_2 - u_5;
        const double u_8 = inputs[lane + 80];
        const double t9 = u_2 - u_8;
        const double adj12 = J02 * J10 - J12 * J00;
        const double u_11 = inputs[lane + 88];
        const double t10 = u_2 - u_11;
        const double adj22 = J11 * J00 - J01 * J10;
        const double t11 = 1.0 - inv_detJ * (adj02 * t8 + t9 * adj12 + t10 * adj22);
        const double t12 = inv_detJ * (adj02 * t4 + t5 * adj12 + t6 * adj22);
        const double t13 = inv_detJ * (adj01 * t8 + adj11 * t9 + adj21 * t10);
        const double t14 = t7 * t11 - t12 * t13;
        const double t15 = inv_detJ * (adj00 * t4 + adj10 * t5 + adj20 * t6);
        const double t16 = inv_detJ * (adj00 * t8 + adj10 * t9 + adj20 * t10);
        const double t17 = t11 * t15 + t12 * t16;
        const double t18 = inv_detJ * (t0 * adj01 + t1 * adj11 + t2 * adj21);
        const double t19 = inv_detJ * (adj02 * t0 + t1 * adj12 + t2 * adj22);
        const double t20 = t13 * t15 + t7 * t16;
        const double t21 = (t3 * t14 - t17 * t18) - t19 * t20;
        const double t22 = 1.0 / t21;
        const double trial_1 = inputs[lane + 128];
        const double trial_4 = inputs[lane + 136];
        const double t23 = trial_1 - trial_4;
        const double trial_7 = inputs[lane + 144];
        const double t24 = trial_1 - trial_7;
        const double trial_10 = inputs[lane + 152];
        const double t25 = trial_1 - trial_10;
        const double t26 = inv_detJ * (adj01 * t23 + adj11 * t24 + adj21 * t25);
        const double trial_0 = inputs[lane + 96];
        const double trial_3 = inputs[lane + 104];
        const double t27 = trial_0 - trial_3;
        const double trial_6 = inputs[lane + 112];
        const double t28 = trial_0 - trial_6;
        const double trial_9 = inputs[lane + 120];
        const double t29 = trial_0 - trial_9;
        const double t30 = inv_detJ * (adj00 * t27 + adj10 * t28 + adj20 * t29);
        const double t31 = inv_detJ * (adj01 * t27 + adj11 * t28 + adj21 * t29);
        const double t32 = inv_detJ * (adj00 * t23 + adj10 * t24 + adj20 * t25);
        const double trial_2 = inputs[lane + 160];
        const double trial_5 = inputs[lane + 168];
        const double t33 = trial_2 - trial_5;
        const double trial_8 = inputs[lane + 176];
        const double t34 = trial_2 - trial_8;
        const double trial_11 = inputs[lane + 184];
        const double t35 = trial_2 - trial_11;
        const double t36 = inv_detJ * (adj02 * t33 + adj12 * t34 + adj22 * t35);
        const double t37 = inv_detJ * (adj01 * t33 + adj11 * t34 + adj21 * t35);
        const double t38 = inv_detJ * (adj02 * t23 + adj12 * t24 + adj22 * t25);
        const double t39 = (t7 * t36 + t11 * t26) + (t12 * t37 + t13 * t38);
        const double t40 = inv_detJ * (adj00 * t33 + adj10 * t34 + adj20 * t35);
        const double t41 = (t15 * t36 - t11 * t32) - (t12 * t40 + t16 * t38);
        const double t42 = (t15 * t37 + t13 * t32) - (t16 * t26 - t7 * t40);
        const double t43 = inv_detJ * (adj02 * t27 + adj12 * t28 + adj22 * t29);
        const double t44 = ((t3 * t39 + t14 * t30) + (t17 * t31 - t18 * t41)) + (t19 * t42 + t20 * t43);
        const double t45 = t3 * t7 - t15 * t18;
        const double t46 = t22 * t44 * t45 - ((t3 * t26 + t7 * t30) + (t15 * t31 + t18 * t32));
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t47 = mu[0] * sign_detJ;
        const double t48 = std::log(t21);
        const double t49 = lmbda[0] * sign_detJ;
        const double t50 = (t22 * t46 * t47 + t36 * t47) - (t22 * t46 * t48 - t22 * t22 * t44 * t45) * t49;
        const double t51 = t3 * t12 + t15 * t19;
        const double t52 = ((t12 * t30 - t3 * t38) - (t19 * t32 + t15 * t43)) - t22 * t44 * t51;
        const double t53 = (t22 * t47 * t52 - t37 * t47) - t49 * (t22 * t22 * t44 * t51 + t22 * t48 * t52);
        const double t54 = t12 * t18 + t7 * t19;
        const double t55 = ((t12 * t31 + t18 * t38) - (t19 * t26 - t7 * t43)) + t22 * t44 * t54;
        const double t56 = (t22 * t47 * t55 + t40 * t47) - t49 * (t22 * t48 * t55 - t22 * t22 * t44 * t54);
        const double flux0 = adj01 * t53 - adj02 * t50 - adj00 * t56;
        const double flux1 = adj11 * t53 - adj12 * t50 - adj10 * t56;
        const double flux2 = adj21 * t53 - adj22 * t50 - adj20 * t56;
        const double t57 = t3 * t11 - t16 * t19;
        const double t58 = t22 * t44 * t57 - ((t3 * t36 + t11 * t30) + (t19 * t40 + t16 * t43));
        const double t59 = (t22 * t47 * t58 + t26 * t47) - t49 * (t22 * t48 * t58 - t22 * t22 * t44 * t57);
        const double t60 = t3 * t13 + t16 * t18;
        const double t61 = ((t13 * t30 - t3 * t37) - (t16 * t31 + t18 * t40)) - t22 * t44 * t60;
        const double t62 = (t22 * t47 * t61 - t38 * t47) - t49 * (t22 * t22 * t44 * t60 + t22 * t48 * t61);
        const double t63 = t11 * t18 + t13 * t19;
        const double t64 = ((t18 * t36 - t11 * t31) - (t19 * t37 + t13 * t43)) - t22 * t44 * t63;
        const double t65 = (t22 * t47 * t64 - t32 * t47) - t49 * (t22 * t22 * t44 * t63 + t22 * t48 * t64);
        const double flux3 = adj02 * t62 + adj00 * t65 - adj01 * t59;
        const double flux4 = adj12 * t62 + adj10 * t65 - adj11 * t59;
        const double flux5 = adj22 * t62 + adj20 * t65 - adj21 * t59;
        const double t66 = t14 * t22 * t44 - t39;
        const double t67 = (t22 * t47 * t66 + t30 * t47) - t49 * (t22 * t48 * t66 - t14 * t22 * t22 * t44);
        const double t68 = t41 - t17 * t22 * t44;
        const double t69 = (t22 * t47 * t68 - t31 * t47) - t49 * (t17 * t22 * t22 * t44 + t22 * t48 * t68);
        const double t70 = t42 + t20 * t22 * t44;
        const double t71 = (t22 * t47 * t70 + t43 * t47) - t49 * (t22 * t48 * t70 - t20 * t22 * t22 * t44);
        const double flux6 = adj01 * t69 - adj00 * t67 - adj02 * t71;
        const double flux7 = adj11 * t69 - adj10 * t67 - adj12 * t71;
        const double flux8 = adj21 * t69 - adj20 * t67 - adj22 * t71;
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
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    3072,                                      // shared_bytes
    491.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
