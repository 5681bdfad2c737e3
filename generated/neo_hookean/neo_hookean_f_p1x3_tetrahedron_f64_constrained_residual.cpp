// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel residual --define cell=tetrahedron --set constraints=true
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
//   u       coefficient, P1^3, 12 dofs
//   load    coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      591 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written: 439 statements, up to 2500 of 4 points are written out
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
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       603
//   bytes       52 (48 read, 4 written)
//   flops/byte  11.6
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
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
        inputs[lane + 96] = load[d0];
        inputs[lane + 104] = load[d1];
        inputs[lane + 112] = load[d2];
        inputs[lane + 120] = load[d3];
        inputs[lane + 128] = load[d0 + 1];
        inputs[lane + 136] = load[d1 + 1];
        inputs[lane + 144] = load[d2 + 1];
        inputs[lane + 152] = load[d3 + 1];
        inputs[lane + 160] = load[d0 + 2];
        inputs[lane + 168] = load[d1 + 2];
        inputs[lane + 176] = load[d2 + 2];
        inputs[lane + 184] = load[d3 + 2];
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
        const double t15 = inputs[lane + 32] - inputs[lane + 40];
        const double adj01 = t4 * t8 - t2 * t5;
        const double t16 = inputs[lane + 32] - inputs[lane + 48];
        const double adj11 = t0 * t2 - t6 * t8;
        const double t17 = inputs[lane + 32] - inputs[lane + 56];
        const double adj21 = t5 * t6 - t0 * t4;
        const double t18 = 1.0 + t10 * (t15 * adj01 + t16 * adj11 + t17 * adj21);
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t19 = adj02 * t15 + t16 * adj12 + t17 * adj22;
        const double t20 = 1.0 / (abs_detJ * abs_detJ);
        const double t21 = t11 * adj01 + t12 * adj11 + t13 * adj21;
        const double t22 = adj00 * t15 + adj10 * t16 + adj20 * t17;
        const double t23 = 1.0 / (t9 * t9 * t9);
        const double t24 = t14 * (t10 * adj02 * t18 - adj01 * t19 * t20) - t21 * (adj02 * t22 - adj00 * t19) *
            t23;
        const double t25 = t11 * adj02 + t12 * adj12 + t13 * adj22;
        const double t26 = inputs[lane + 64] - inputs[lane + 72];
        const double t27 = inputs[lane + 64] - inputs[lane + 80];
        const double t28 = inputs[lane + 64] - inputs[lane + 88];
        const double t29 = 1.0 + t10 * (adj02 * t26 + adj12 * t27 + adj22 * t28);
        const double t30 = adj01 * t26 + adj11 * t27 + adj21 * t28;
        const double t31 = t18 * t29 - t19 * t20 * t30;
        const double t32 = adj00 * t26 + adj10 * t27 + adj20 * t28;
        const double t33 = t10 * t22 * t29 - t19 * t20 * t32;
        const double t34 = t20 * t22 * t30 - t10 * t18 * t32;
        const double t35 = (t14 * t31 - t10 * t21 * t33) + t10 * t25 * t34;
        const double t36 = (t24 + t10 * t25 * (adj01 * t20 * t22 - adj00 * t10 * t18)) / t35;
        const double t37 = std::log(t35);
        const double t38 = (mu[0] * t36 - mu[0] * (t20 * (adj00 * t32 + adj01 * t30) + t10 * adj02 * t29)) -
            lmbda[0] * t36 * t37;
        const double flux0 = abs_detJ * t38;
        const double t39 = t14 * (t10 * t18 * adj12 - adj11 * t19 * t20) - t21 * t23 * (adj12 * t22 - adj10 *
            t19);
        const double t40 = (t39 + t10 * t25 * (adj11 * t20 * t22 - adj10 * t10 * t18)) / t35;
        const double t41 = (mu[0] * t40 - mu[0] * (t20 * (adj10 * t32 + adj11 * t30) + t10 * adj12 * t29)) -
            lmbda[0] * t37 * t40;
        const double flux1 = abs_detJ * t41;
        const double t42 = t14 * (t10 * t18 * adj22 - adj21 * t19 * t20) - t21 * t23 * (adj22 * t22 - adj20 *
            t19);
        const double t43 = (t42 + t10 * t25 * (adj21 * t20 * t22 - adj20 * t10 * t18)) / t35;
        const double t44 = (mu[0] * t43 - mu[0] * (t20 * (adj20 * t32 + adj21 * t30) + t10 * adj22 * t29)) -
            lmbda[0] * t37 * t43;
        const double flux2 = abs_detJ * t44;
        const double t45 = t14 * (t10 * adj01 * t29 - adj02 * t20 * t30) - t10 * t21 * (adj00 * t10 * t29 -
            adj02 * t20 * t32);
        const double t46 = (t45 + t23 * t25 * (adj00 * t30 - adj01 * t32)) / t35;
        const double t47 = (mu[0] * t46 - mu[0] * (t20 * (adj00 * t22 + adj02 * t19) + t10 * adj01 * t18)) -
            lmbda[0] * t37 * t46;
        const double flux3 = abs_detJ * t47;
        const double t48 = t14 * (t10 * adj11 * t29 - adj12 * t20 * t30) - t10 * t21 * (adj10 * t10 * t29 -
            adj12 * t20 * t32);
        const double t49 = (t48 + t23 * t25 * (adj10 * t30 - adj11 * t32)) / t35;
        const double t50 = (mu[0] * t49 - mu[0] * (t20 * (adj10 * t22 + adj12 * t19) + t10 * adj11 * t18)) -
            lmbda[0] * t37 * t49;
        const double flux4 = abs_detJ * t50;
        const double t51 = t14 * (t10 * adj21 * t29 - adj22 * t20 * t30) - t10 * t21 * (adj20 * t10 * t29 -
            adj22 * t20 * t32);
        const double t52 = (t51 + t23 * t25 * (adj20 * t30 - adj21 * t32)) / t35;
        const double t53 = (mu[0] * t52 - mu[0] * (t20 * (adj20 * t22 + adj22 * t19) + t10 * adj21 * t18)) -
            lmbda[0] * t37 * t52;
        const double flux5 = abs_detJ * t53;
        const double t54 = ((adj00 * t31 - adj01 * t33) + adj02 * t34) / t35;
        const double t55 = (mu[0] * (adj00 * t10 * t14 + t20 * (adj01 * t21 + adj02 * t25)) - mu[0] * t10 *
            t54) + lmbda[0] * t10 * t37 * t54;
        const double flux6 = abs_detJ * t55;
        const double t56 = ((adj10 * t31 - adj11 * t33) + adj12 * t34) / t35;
        const double t57 = (mu[0] * (adj10 * t10 * t14 + t20 * (adj11 * t21 + adj12 * t25)) - mu[0] * t10 *
            t56) + lmbda[0] * t10 * t37 * t56;
        const double flux7 = abs_detJ * t57;
        const double t58 = ((adj20 * t31 - adj21 * t33) + adj22 * t34) / t35;
        const double t59 = (mu[0] * (adj20 * t10 * t14 + t20 * (adj21 * t21 + adj22 * t25)) - mu[0] * t10 *
            t58) + lmbda[0] * t10 * t37 * t58;
        const double flux8 = abs_detJ * t59;
        const double t60 = 0.1381966011250105 * inputs[lane + 96];
        const double t61 = 0.1381966011250105 * inputs[lane + 104];
        const double t62 = 0.1381966011250105 * inputs[lane + 112];
        const double t63 = 0.1381966011250105 * inputs[lane + 120];
        const double flux9 = abs_detJ * (t60 + 4.23606797749979 * t61 + t62 + t63);
        const double t64 = 0.1381966011250105 * inputs[lane + 128];
        const double t65 = 0.1381966011250105 * inputs[lane + 136];
        const double t66 = 0.1381966011250105 * inputs[lane + 144];
        const double t67 = 0.1381966011250105 * inputs[lane + 152];
        const double flux10 = abs_detJ * (t64 + 4.23606797749979 * t65 + t66 + t67);
        const double t68 = 0.1381966011250105 * inputs[lane + 160];
        const double t69 = 0.1381966011250105 * inputs[lane + 168];
        const double t70 = 0.1381966011250105 * inputs[lane + 176];
        const double t71 = 0.1381966011250105 * inputs[lane + 184];
        const double flux11 = abs_detJ * (t68 + 4.23606797749979 * t69 + t70 + t71);
        const double flux12 = abs_detJ * (t60 + t61 + 4.23606797749979 * t62 + t63);
        const double flux13 = abs_detJ * (t64 + t65 + 4.23606797749979 * t66 + t67);
        const double flux14 = abs_detJ * (t68 + t69 + 4.23606797749979 * t70 + t71);
        const double flux15 = abs_detJ * (t60 + t61 + t62 + 4.23606797749979 * t63);
        const double flux16 = abs_detJ * (t64 + t65 + t66 + 4.23606797749979 * t67);
        const double flux17 = abs_detJ * (t68 + t69 + t70 + 4.23606797749979 * t71);
        const double flux18 = abs_detJ * (4.23606797749979 * t60 + t61 + t62 + t63);
        const double flux19 = abs_detJ * (4.23606797749979 * t64 + t65 + t66 + t67);
        const double flux20 = abs_detJ * (4.23606797749979 * t68 + t69 + t70 + t71);
        const double t72 = -0.005758191713542105 * flux18;
        const double t73 = -0.005758191713542105 * flux19;
        const double t74 = -0.005758191713542105 * flux20;
        tile[lane] = 0.16666666666666666 * flux6 + 0.16666666666666666 * flux7 + 0.16666666666666666 * flux8 +
            4.23606797749979 * t72 - 0.005758191713542105 * flux9 - 0.005758191713542105 * flux12 -
            0.005758191713542105 * flux15;
        tile[lane + 8] = -(0.16666666666666666 * flux3 + 0.16666666666666666 * flux4 + 0.16666666666666666 *
            flux5 + 0.005758191713542105 * flux10 + 0.005758191713542105 * flux13 + 0.005758191713542105 *
            flux16 - 4.23606797749979 * t73);
        tile[lane + 16] = -(0.16666666666666666 * flux0 + 0.16666666666666666 * flux1 + 0.16666666666666666 *
            flux2 + 0.005758191713542105 * flux11 + 0.005758191713542105 * flux14 + 0.005758191713542105 *
            flux17 - 4.23606797749979 * t74);
        tile[lane + 24] = -(0.16666666666666666 * flux6 + 0.02439209152604035 * flux9 + 0.005758191713542105 *
            flux12 + 0.005758191713542105 * flux15 - t72);
        tile[lane + 32] = 0.16666666666666666 * flux3 + t73 - 0.02439209152604035 * flux10 -
            0.005758191713542105 * flux13 - 0.005758191713542105 * flux16;
        tile[lane + 40] = 0.16666666666666666 * flux0 + t74 - 0.02439209152604035 * flux11 -
            0.005758191713542105 * flux14 - 0.005758191713542105 * flux17;
        tile[lane + 48] = -(0.16666666666666666 * flux7 + 0.005758191713542105 * flux9 + 0.02439209152604035 *
            flux12 + 0.005758191713542105 * flux15 - t72);
        tile[lane + 56] = 0.16666666666666666 * flux4 + t73 - 0.005758191713542105 * flux10 -
            0.02439209152604035 * flux13 - 0.005758191713542105 * flux16;
        tile[lane + 64] = 0.16666666666666666 * flux1 + t74 - 0.005758191713542105 * flux11 -
            0.02439209152604035 * flux14 - 0.005758191713542105 * flux17;
        tile[lane + 72] = -(0.16666666666666666 * flux8 + 0.005758191713542105 * flux9 + 0.005758191713542105
            * flux12 + 0.02439209152604035 * flux15 - t72);
        tile[lane + 80] = 0.16666666666666666 * flux5 + t73 - 0.005758191713542105 * flux10 -
            0.005758191713542105 * flux13 - 0.02439209152604035 * flux16;
        tile[lane + 88] = 0.16666666666666666 * flux2 + t74 - 0.005758191713542105 * flux11 -
            0.005758191713542105 * flux14 - 0.02439209152604035 * flux17;
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

extern "C" int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, u, load, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1, 0, nullptr},
    {"load", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu_descriptor = {
    "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    12,                                        // rows
    1,                                         // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    603.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
