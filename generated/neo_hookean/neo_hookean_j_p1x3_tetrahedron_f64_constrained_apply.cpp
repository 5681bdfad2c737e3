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
//   quadrature      438 flops <- taken
//   sum_factorised  3833 flops
//   why             fewest flops of those that are valid; written, 438 flops
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
//   flops       450
//   bytes       52 (48 read, 4 written)
//   flops/byte  8.65
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
        const double J01 = inputs[lane + 208] - inputs[lane + 192];
        const double J12 = inputs[lane + 248] - inputs[lane + 224];
        const double J02 = inputs[lane + 216] - inputs[lane + 192];
        const double J11 = inputs[lane + 240] - inputs[lane + 224];
        const double adj02 = J01 * J12 - J02 * J11;
        const double J00 = inputs[lane + 200] - inputs[lane + 192];
        const double J22 = inputs[lane + 280] - inputs[lane + 256];
        const double J21 = inputs[lane + 272] - inputs[lane + 256];
        const double adj00 = J11 * J22 - J12 * J21;
        const double J20 = inputs[lane + 264] - inputs[lane + 256];
        const double J10 = inputs[lane + 232] - inputs[lane + 224];
        const double adj10 = J12 * J20 - J22 * J10;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double inv_detJ = 1.0 / detJ;
        const double t0 = inputs[lane + 160] - inputs[lane + 168];
        const double t1 = inputs[lane + 160] - inputs[lane + 176];
        const double adj12 = J02 * J10 - J12 * J00;
        const double t2 = inputs[lane + 160] - inputs[lane + 184];
        const double adj22 = J11 * J00 - J01 * J10;
        const double t3 = inv_detJ * (adj02 * t0 + t1 * adj12 + t2 * adj22);
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t4 = mu[0] * sign_detJ;
        const double t5 = inputs[lane] - inputs[lane + 8];
        const double t6 = inputs[lane] - inputs[lane + 16];
        const double t7 = inputs[lane] - inputs[lane + 24];
        const double t8 = 1.0 - inv_detJ * (adj00 * t5 + adj10 * t6 + adj20 * t7);
        const double t9 = inputs[lane + 128] - inputs[lane + 136];
        const double adj01 = J02 * J21 - J01 * J22;
        const double t10 = inputs[lane + 128] - inputs[lane + 144];
        const double adj11 = J00 * J22 - J02 * J20;
        const double t11 = inputs[lane + 128] - inputs[lane + 152];
        const double adj21 = J01 * J20 - J00 * J21;
        const double t12 = inv_detJ * (t9 * adj01 + t10 * adj11 + t11 * adj21);
        const double t13 = inputs[lane + 32] - inputs[lane + 40];
        const double t14 = inputs[lane + 32] - inputs[lane + 48];
        const double t15 = inputs[lane + 32] - inputs[lane + 56];
        const double t16 = 1.0 - inv_detJ * (adj01 * t13 + adj11 * t14 + adj21 * t15);
        const double t17 = inputs[lane + 96] - inputs[lane + 104];
        const double t18 = inputs[lane + 96] - inputs[lane + 112];
        const double t19 = inputs[lane + 96] - inputs[lane + 120];
        const double t20 = inv_detJ * (adj00 * t17 + adj10 * t18 + adj20 * t19);
        const double t21 = inv_detJ * (adj00 * t13 + adj10 * t14 + adj20 * t15);
        const double t22 = inv_detJ * (adj01 * t17 + adj11 * t18 + adj21 * t19);
        const double t23 = inv_detJ * (t5 * adj01 + t6 * adj11 + t7 * adj21);
        const double t24 = inv_detJ * (adj00 * t9 + adj10 * t10 + adj20 * t11);
        const double t25 = t8 * t16 - t21 * t23;
        const double t26 = inputs[lane + 64] - inputs[lane + 72];
        const double t27 = inputs[lane + 64] - inputs[lane + 80];
        const double t28 = inputs[lane + 64] - inputs[lane + 88];
        const double t29 = 1.0 - inv_detJ * (adj02 * t26 + adj12 * t27 + adj22 * t28);
        const double t30 = inv_detJ * (adj02 * t13 + adj12 * t14 + adj22 * t15);
        const double t31 = inv_detJ * (adj01 * t26 + adj11 * t27 + adj21 * t28);
        const double t32 = t16 * t29 - t30 * t31;
        const double t33 = inv_detJ * (adj00 * t26 + adj10 * t27 + adj20 * t28);
        const double t34 = t21 * t29 + t30 * t33;
        const double t35 = inv_detJ * (adj02 * t5 + adj12 * t6 + adj22 * t7);
        const double t36 = t21 * t31 + t16 * t33;
        const double t37 = (t8 * t32 - t23 * t34) - t35 * t36;
        const double t38 = 1.0 / t37;
        const double t39 = inv_detJ * (t0 * adj01 + t1 * adj11 + t2 * adj21);
        const double t40 = inv_detJ * (adj02 * t9 + adj12 * t10 + adj22 * t11);
        const double t41 = (t3 * t16 + t12 * t29) + (t30 * t39 + t31 * t40);
        const double t42 = inv_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
        const double t43 = (t3 * t21 - t24 * t29) - (t30 * t42 + t33 * t40);
        const double t44 = (t21 * t39 + t24 * t31) - (t12 * t33 - t16 * t42);
        const double t45 = inv_detJ * (adj02 * t17 + adj12 * t18 + adj22 * t19);
        const double t46 = t38 * (((t8 * t41 + t20 * t32) + (t22 * t34 - t23 * t43)) + (t35 * t44 + t36 *
            t45));
        const double t47 = t25 * t46 - ((t8 * t12 + t16 * t20) + (t21 * t22 + t23 * t24));
        const double t48 = t4 * t38;
        const double t49 = lmbda[0] * sign_detJ;
        const double t50 = t38 * t46;
        const double t51 = t38 * std::log(t37);
        const double t52 = (t3 * t4 + t47 * t48) - t49 * (t47 * t51 - t25 * t50);
        const double t53 = t8 * t30 + t21 * t35;
        const double t54 = ((t20 * t30 - t8 * t40) - (t24 * t35 + t21 * t45)) - t46 * t53;
        const double t55 = (t48 * t54 - t4 * t39) - t49 * (t50 * t53 + t51 * t54);
        const double t56 = t23 * t30 + t16 * t35;
        const double t57 = ((t22 * t30 + t23 * t40) - (t12 * t35 - t16 * t45)) + t46 * t56;
        const double t58 = (t4 * t42 + t48 * t57) - t49 * (t51 * t57 - t50 * t56);
        const double flux0 = adj01 * t55 - adj02 * t52 - adj00 * t58;
        const double flux1 = adj11 * t55 - adj12 * t52 - adj10 * t58;
        const double flux2 = adj21 * t55 - adj22 * t52 - adj20 * t58;
        const double t59 = t8 * t29 - t33 * t35;
        const double t60 = t46 * t59 - ((t3 * t8 + t20 * t29) + (t35 * t42 + t33 * t45));
        const double t61 = (t4 * t12 + t48 * t60) - t49 * (t51 * t60 - t50 * t59);
        const double t62 = t8 * t31 + t23 * t33;
        const double t63 = ((t20 * t31 - t8 * t39) - (t22 * t33 + t23 * t42)) - t46 * t62;
        const double t64 = (t48 * t63 - t4 * t40) - t49 * (t50 * t62 + t51 * t63);
        const double t65 = t23 * t29 + t31 * t35;
        const double t66 = ((t3 * t23 - t22 * t29) - (t35 * t39 + t31 * t45)) - t46 * t65;
        const double t67 = (t48 * t66 - t4 * t24) - t49 * (t50 * t65 + t51 * t66);
        const double flux3 = adj02 * t64 + adj00 * t67 - adj01 * t61;
        const double flux4 = adj12 * t64 + adj10 * t67 - adj11 * t61;
        const double flux5 = adj22 * t64 + adj20 * t67 - adj21 * t61;
        const double t68 = t32 * t46 - t41;
        const double t69 = (t4 * t20 + t48 * t68) - t49 * (t51 * t68 - t32 * t50);
        const double t70 = t43 - t34 * t46;
        const double t71 = (t48 * t70 - t4 * t22) - t49 * (t34 * t50 + t51 * t70);
        const double t72 = t44 + t36 * t46;
        const double t73 = (t4 * t45 + t48 * t72) - t49 * (t51 * t72 - t36 * t50);
        const double flux6 = adj01 * t71 - adj00 * t69 - adj02 * t73;
        const double flux7 = adj11 * t71 - adj10 * t69 - adj12 * t73;
        const double flux8 = adj21 * t71 - adj20 * t69 - adj22 * t73;
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
    450.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
