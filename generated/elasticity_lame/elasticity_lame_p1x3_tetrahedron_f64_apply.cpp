// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   cells         [cell][4] points of its coordinate nodes
//   lmbda         [cell][1]
//   mu            [cell][1]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          179 flops <- taken
//   quadrature      179 flops
//   sum_factorised  362 flops
//   why             fewest flops of those that are valid; written, 179 flops, as it has no loops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
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
//   flops       191
//   bytes       64 (60 read, 4 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  2.98
//

#include <cmath>
#include <cstdint>

#include "elasticity_lame_p1x3_tetrahedron_f64_apply.h"

namespace of_elasticity_lame_p1x3_tetrahedron_f64_apply {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[208];
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
        inputs[lane] = lmbda[cell];
        inputs[lane + 8] = mu[cell];
        inputs[lane + 16] = x[d0];
        inputs[lane + 24] = x[d1];
        inputs[lane + 32] = x[d2];
        inputs[lane + 40] = x[d3];
        inputs[lane + 48] = x[d0 + 1];
        inputs[lane + 56] = x[d1 + 1];
        inputs[lane + 64] = x[d2 + 1];
        inputs[lane + 72] = x[d3 + 1];
        inputs[lane + 80] = x[d0 + 2];
        inputs[lane + 88] = x[d1 + 2];
        inputs[lane + 96] = x[d2 + 2];
        inputs[lane + 104] = x[d3 + 2];
        inputs[lane + 112] = coordinates[3 * n0];
        inputs[lane + 120] = coordinates[3 * n1];
        inputs[lane + 128] = coordinates[3 * n2];
        inputs[lane + 136] = coordinates[3 * n3];
        inputs[lane + 144] = coordinates[3 * n0 + 1];
        inputs[lane + 152] = coordinates[3 * n1 + 1];
        inputs[lane + 160] = coordinates[3 * n2 + 1];
        inputs[lane + 168] = coordinates[3 * n3 + 1];
        inputs[lane + 176] = coordinates[3 * n0 + 2];
        inputs[lane + 184] = coordinates[3 * n1 + 2];
        inputs[lane + 192] = coordinates[3 * n2 + 2];
        inputs[lane + 200] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane + 112];
        const double x3_0 = inputs[lane + 136];
        const double J02 = x3_0 - x0_0;
        const double x0_2 = inputs[lane + 176];
        const double x2_2 = inputs[lane + 192];
        const double J21 = x2_2 - x0_2;
        const double x2_0 = inputs[lane + 128];
        const double J01 = x2_0 - x0_0;
        const double x3_2 = inputs[lane + 200];
        const double J22 = x3_2 - x0_2;
        const double adj01 = J02 * J21 - J01 * J22;
        const double trial_1 = inputs[lane + 48];
        const double trial_4 = inputs[lane + 56];
        const double t0 = trial_1 - trial_4;
        const double x0_1 = inputs[lane + 144];
        const double x2_1 = inputs[lane + 160];
        const double J11 = x2_1 - x0_1;
        const double x3_1 = inputs[lane + 168];
        const double J12 = x3_1 - x0_1;
        const double adj00 = J22 * J11 - J21 * J12;
        const double trial_7 = inputs[lane + 64];
        const double t1 = trial_1 - trial_7;
        const double x1_2 = inputs[lane + 184];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 152];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double trial_10 = inputs[lane + 72];
        const double t2 = trial_1 - trial_10;
        const double adj20 = J21 * J10 - J11 * J20;
        const double trial_0 = inputs[lane + 16];
        const double trial_3 = inputs[lane + 24];
        const double t3 = trial_0 - trial_3;
        const double trial_6 = inputs[lane + 32];
        const double t4 = trial_0 - trial_6;
        const double x1_0 = inputs[lane + 120];
        const double J00 = x1_0 - x0_0;
        const double adj11 = J22 * J00 - J02 * J20;
        const double trial_9 = inputs[lane + 40];
        const double t5 = trial_0 - trial_9;
        const double adj21 = J01 * J20 - J21 * J00;
        const double mu_0 = inputs[lane + 8];
        const double detJ = adj00 * J00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t6 = mu_0 * inv_abs_detJ;
        const double t7 = ((t0 * adj00 + t1 * adj10 + t2 * adj20) + (adj01 * t3 + t4 * adj11 + t5 * adj21)) *
            t6;
        const double adj02 = J01 * J12 - J02 * J11;
        const double trial_2 = inputs[lane + 80];
        const double trial_5 = inputs[lane + 88];
        const double t8 = trial_2 - trial_5;
        const double trial_8 = inputs[lane + 96];
        const double t9 = trial_2 - trial_8;
        const double trial_11 = inputs[lane + 104];
        const double t10 = trial_2 - trial_11;
        const double adj12 = J02 * J10 - J12 * J00;
        const double adj22 = J11 * J00 - J01 * J10;
        const double t11 = t6 * ((adj00 * t8 + adj10 * t9 + adj20 * t10) + (t3 * adj02 + t4 * adj12 + t5 *
            adj22));
        const double t12 = adj00 * t3 + adj10 * t4 + adj20 * t5;
        const double t13 = adj01 * t0 + t1 * adj11 + t2 * adj21;
        const double t14 = adj02 * t8 + t9 * adj12 + t10 * adj22;
        const double lmbda_0 = inputs[lane];
        const double t15 = (t12 + t13 + t14) * lmbda_0 * inv_abs_detJ;
        const double t16 = t15 + 2.0 * t6 * t12;
        const double flux0 = -adj01 * t7 - adj02 * t11 - adj00 * t16;
        const double flux1 = -adj11 * t7 - adj12 * t11 - adj10 * t16;
        const double flux2 = -adj21 * t7 - adj22 * t11 - adj20 * t16;
        const double t17 = t6 * ((adj01 * t8 + adj11 * t9 + adj21 * t10) + (t0 * adj02 + t1 * adj12 + t2 *
            adj22));
        const double t18 = t15 + 2.0 * t6 * t13;
        const double flux3 = -adj00 * t7 - adj02 * t17 - adj01 * t18;
        const double flux4 = -adj10 * t7 - adj12 * t17 - adj11 * t18;
        const double flux5 = -adj20 * t7 - adj22 * t17 - adj21 * t18;
        const double t19 = t15 + 2.0 * t6 * t14;
        const double flux6 = -adj00 * t11 - adj01 * t17 - adj02 * t19;
        const double flux7 = -adj10 * t11 - adj11 * t17 - adj12 * t19;
        const double flux8 = -adj20 * t11 - adj21 * t17 - adj22 * t19;
        tile[lane] = -0.16666666666666666 * (flux0 + flux1 + flux2);
        tile[lane + 8] = -0.16666666666666666 * (flux3 + flux4 + flux5);
        tile[lane + 16] = -0.16666666666666666 * (flux6 + flux7 + flux8);
        tile[lane + 24] = 0.16666666666666666 * flux0;
        tile[lane + 32] = 0.16666666666666666 * flux3;
        tile[lane + 40] = 0.16666666666666666 * flux6;
        tile[lane + 48] = 0.16666666666666666 * flux1;
        tile[lane + 56] = 0.16666666666666666 * flux4;
        tile[lane + 64] = 0.16666666666666666 * flux7;
        tile[lane + 72] = 0.16666666666666666 * flux2;
        tile[lane + 80] = 0.16666666666666666 * flux5;
        tile[lane + 88] = 0.16666666666666666 * flux8;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d0 + 2] += tile[lane + 16];
          y[d1] += tile[lane + 24];
          y[d1 + 1] += tile[lane + 32];
          y[d1 + 2] += tile[lane + 40];
          y[d2] += tile[lane + 48];
          y[d2 + 1] += tile[lane + 56];
          y[d2 + 2] += tile[lane + 64];
          y[d3] += tile[lane + 72];
          y[d3 + 1] += tile[lane + 80];
          y[d3 + 2] += tile[lane + 88];
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr ||
      lmbda == nullptr || mu == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_cpu_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cpu",                                     // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
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
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
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
    2432,                                      // shared_bytes
    191.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_lame_p1x3_tetrahedron_f64_apply
