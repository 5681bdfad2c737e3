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
//   quadrature      446 flops <- taken
//   sum_factorised  3916 flops
//   why             fewest flops of those that are valid; written, 446 flops
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
//   flops       458
//   bytes       52 (48 read, 4 written)
//   flops/byte  8.81
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
        const double t0 = inputs[lane + 160] - inputs[lane + 168];
        const double t1 = inputs[lane + 160] - inputs[lane + 176];
        const double J10 = inputs[lane + 232] - inputs[lane + 224];
        const double J00 = inputs[lane + 200] - inputs[lane + 192];
        const double adj12 = J02 * J10 - J12 * J00;
        const double t2 = inputs[lane + 160] - inputs[lane + 184];
        const double adj22 = J11 * J00 - J01 * J10;
        const double t3 = adj02 * t0 + t1 * adj12 + t2 * adj22;
        const double J22 = inputs[lane + 280] - inputs[lane + 256];
        const double J21 = inputs[lane + 272] - inputs[lane + 256];
        const double adj00 = J11 * J22 - J12 * J21;
        const double J20 = inputs[lane + 264] - inputs[lane + 256];
        const double adj10 = J12 * J20 - J10 * J22;
        const double adj20 = J10 * J21 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double inv_detJ = 1.0 / detJ;
        const double t4 = std::fabs(inv_detJ);
        const double t5 = mu[0] * t4;
        const double t6 = inputs[lane] - inputs[lane + 8];
        const double t7 = inputs[lane] - inputs[lane + 16];
        const double t8 = inputs[lane] - inputs[lane + 24];
        const double t9 = 1.0 - inv_detJ * (adj00 * t6 + adj10 * t7 + adj20 * t8);
        const double t10 = inputs[lane + 128] - inputs[lane + 136];
        const double adj01 = J02 * J21 - J01 * J22;
        const double t11 = inputs[lane + 128] - inputs[lane + 144];
        const double adj11 = J00 * J22 - J02 * J20;
        const double t12 = inputs[lane + 128] - inputs[lane + 152];
        const double adj21 = J01 * J20 - J00 * J21;
        const double t13 = t10 * adj01 + t11 * adj11 + t12 * adj21;
        const double t14 = inputs[lane + 32] - inputs[lane + 40];
        const double t15 = inputs[lane + 32] - inputs[lane + 48];
        const double t16 = inputs[lane + 32] - inputs[lane + 56];
        const double t17 = 1.0 - inv_detJ * (adj01 * t14 + adj11 * t15 + adj21 * t16);
        const double t18 = inputs[lane + 96] - inputs[lane + 104];
        const double t19 = inputs[lane + 96] - inputs[lane + 112];
        const double t20 = inputs[lane + 96] - inputs[lane + 120];
        const double t21 = adj00 * t18 + adj10 * t19 + adj20 * t20;
        const double t22 = adj00 * t14 + adj10 * t15 + adj20 * t16;
        const double t23 = adj01 * t18 + adj11 * t19 + adj21 * t20;
        const double t24 = t6 * adj01 + t7 * adj11 + t8 * adj21;
        const double t25 = adj00 * t10 + adj10 * t11 + adj20 * t12;
        const double t26 = inv_detJ * inv_detJ;
        const double t27 = t24 * t26;
        const double t28 = t9 * t17 - t22 * t27;
        const double t29 = inputs[lane + 64] - inputs[lane + 72];
        const double t30 = inputs[lane + 64] - inputs[lane + 80];
        const double t31 = inputs[lane + 64] - inputs[lane + 88];
        const double t32 = 1.0 - inv_detJ * (adj02 * t29 + adj12 * t30 + adj22 * t31);
        const double t33 = adj02 * t14 + adj12 * t15 + adj22 * t16;
        const double t34 = adj01 * t29 + adj11 * t30 + adj21 * t31;
        const double t35 = t17 * t32 - t26 * t33 * t34;
        const double t36 = adj00 * t29 + adj10 * t30 + adj20 * t31;
        const double t37 = inv_detJ * t33;
        const double t38 = t22 * t32 + t36 * t37;
        const double t39 = adj02 * t6 + adj12 * t7 + adj22 * t8;
        const double t40 = t26 * t39;
        const double t41 = inv_detJ * t34;
        const double t42 = t17 * t36 + t22 * t41;
        const double t43 = (t9 * t35 - t27 * t38) - t40 * t42;
        const double t44 = 1.0 / t43;
        const double t45 = t0 * adj01 + t1 * adj11 + t2 * adj21;
        const double t46 = adj02 * t10 + adj12 * t11 + adj22 * t12;
        const double t47 = (t3 * t17 + t13 * t32) + inv_detJ * (t33 * t45 + t34 * t46);
        const double t48 = t0 * adj00 + t1 * adj10 + t2 * adj20;
        const double t49 = inv_detJ * t22;
        const double t50 = inv_detJ * (t33 * t48 + t36 * t46) + (t25 * t32 - t3 * t49);
        const double t51 = inv_detJ * t36;
        const double t52 = inv_detJ * (t22 * t45 + t25 * t34) + (t17 * t48 - t13 * t51);
        const double t53 = adj02 * t18 + adj12 * t19 + adj22 * t20;
        const double t54 = ((t9 * t47 + t21 * t35) + inv_detJ * (t24 * t50 + t23 * t38)) + inv_detJ * (t39 *
            t52 + t42 * t53);
        const double t55 = t44 * t54;
        const double t56 = ((t9 * t13 + t17 * t21) + inv_detJ * (t22 * t23 + t24 * t25)) - t28 * t55;
        const double t57 = t5 * t44;
        const double t58 = lmbda[0] * t4;
        const double t59 = t44 * t55;
        const double t60 = t44 * std::log(t43);
        const double t61 = (t3 * t5 - t56 * t57) + t58 * (t28 * t59 + t56 * t60);
        const double t62 = t9 * t33 + t39 * t49;
        const double t63 = inv_detJ * t55;
        const double t64 = (inv_detJ * (t25 * t39 + t22 * t53) + (t9 * t46 - t21 * t37)) + t62 * t63;
        const double t65 = t44 * t63;
        const double t66 = (t5 * t45 + t57 * t64) + t58 * (t62 * t65 - t60 * t64);
        const double t67 = t17 * t39 + t24 * t37;
        const double t68 = ((t17 * t53 - inv_detJ * t13 * t39) + inv_detJ * (t23 * t33 + t24 * t46)) + t63 *
            t67;
        const double t69 = (t5 * t48 + t57 * t68) - t58 * (t60 * t68 - t65 * t67);
        const double flux0 = -adj02 * t61 - adj01 * t66 - adj00 * t69;
        const double flux1 = -adj12 * t61 - adj11 * t66 - adj10 * t69;
        const double flux2 = -adj22 * t61 - adj21 * t66 - adj20 * t69;
        const double t70 = t9 * t32 - t36 * t40;
        const double t71 = ((t3 * t9 + t21 * t32) + inv_detJ * (t39 * t48 + t36 * t53)) - t55 * t70;
        const double t72 = (t5 * t13 - t57 * t71) + t58 * (t59 * t70 + t60 * t71);
        const double t73 = t9 * t34 + t24 * t51;
        const double t74 = (inv_detJ * (t23 * t36 + t24 * t48) + (t9 * t45 - t21 * t41)) + t63 * t73;
        const double t75 = (t5 * t46 + t57 * t74) + t58 * (t65 * t73 - t60 * t74);
        const double t76 = t24 * t32 + t39 * t41;
        const double t77 = ((t23 * t32 - t3 * inv_detJ * t24) + inv_detJ * (t39 * t45 + t34 * t53)) + t63 *
            t76;
        const double t78 = (t5 * t25 + t57 * t77) - t58 * (t60 * t77 - t65 * t76);
        const double flux3 = -adj01 * t72 - adj02 * t75 - adj00 * t78;
        const double flux4 = -adj11 * t72 - adj12 * t75 - adj10 * t78;
        const double flux5 = -adj21 * t72 - adj22 * t75 - adj20 * t78;
        const double t79 = t47 - t35 * t55;
        const double t80 = (t5 * t21 - t57 * t79) + t58 * (t35 * t59 + t60 * t79);
        const double t81 = t50 + t38 * t63;
        const double t82 = (t5 * t23 + t57 * t81) + t58 * (t38 * t65 - t60 * t81);
        const double t83 = t52 + t42 * t63;
        const double t84 = (t5 * t53 + t57 * t83) + t58 * (t42 * t65 - t60 * t83);
        const double flux6 = -adj00 * t80 - adj01 * t82 - adj02 * t84;
        const double flux7 = -adj10 * t80 - adj11 * t82 - adj12 * t84;
        const double flux8 = -adj20 * t80 - adj21 * t82 - adj22 * t84;
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
    458.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
