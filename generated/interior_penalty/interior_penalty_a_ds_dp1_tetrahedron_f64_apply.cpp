// interior_penalty_a_ds_dp1_tetrahedron_f64_apply: apply of form a in interior_penalty.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate interior_penalty.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file interior_penalty.form:
//   | """Poisson's equation by discontinuous elements: the symmetric interior penalty method, u = 0 on the boundary."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | penalty = 4
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, 1))
//   | space = FunctionSpace(mesh, FiniteElement("DG", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   | f = Coefficient(space)
//   |
//   | n = FacetNormal(mesh)
//   | h = CellDiameter(mesh)
//   | stiff = penalty * (degree + 1) ** 2
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | a -= (inner(jump(v, n), avg(grad(u))) + inner(avg(grad(v)), jump(u, n))) * dS
//   | a += stiff / avg(h) * inner(jump(v, n), jump(u, n)) * dS
//   | a += (stiff / h * v * u - v * dot(grad(u), n) - dot(grad(v), n) * u) * ds
//   | L = v * f * dx
//
// What:
//   over    exterior facets (ds): the cell of each, numbered so that the facet is its first one
//   cell    tetrahedron, geometry P1^3
//   test    DP1, 4 dofs
//   trial   DP1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Arguments:
//   num_cells     facets to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [facet][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   cells         [facet][4] points of its coordinate nodes
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: modes are polynomials on cells
//   quadrature      195 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written, 195 flops
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
//   1  each of 8 lanes works on one facet at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a facet:
//   flops       199
//   bytes       132 (100 read, 32 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  1.51
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "interior_penalty_a_ds_dp1_tetrahedron_f64_apply.h"

namespace of_interior_penalty_a_ds_dp1_tetrahedron_f64_apply {
namespace {

using femforge_cpu::larger;

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[32];

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
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = coordinates[3 * n0];
        inputs[lane + 40] = coordinates[3 * n1];
        inputs[lane + 48] = coordinates[3 * n2];
        inputs[lane + 56] = coordinates[3 * n3];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n0 + 2];
        inputs[lane + 104] = coordinates[3 * n1 + 2];
        inputs[lane + 112] = coordinates[3 * n2 + 2];
        inputs[lane + 120] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_1 = inputs[lane + 64];
        const double x2_1 = inputs[lane + 80];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 96];
        const double x3_2 = inputs[lane + 120];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 88];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 112];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x1_2 = inputs[lane + 104];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 72];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double adj20 = J21 * J10 - J11 * J20;
        const double t0 = adj00 + adj10 + adj20;
        const double x0_0 = inputs[lane + 32];
        const double x3_0 = inputs[lane + 56];
        const double J02 = x3_0 - x0_0;
        const double x2_0 = inputs[lane + 48];
        const double J01 = x2_0 - x0_0;
        const double adj01 = J21 * J02 - J22 * J01;
        const double x1_0 = inputs[lane + 40];
        const double J00 = x1_0 - x0_0;
        const double adj11 = J22 * J00 - J20 * J02;
        const double adj21 = J20 * J01 - J21 * J00;
        const double t1 = adj01 + adj11 + adj21;
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J12 * J00;
        const double adj22 = J11 * J00 - J10 * J01;
        const double t2 = adj02 + adj12 + adj22;
        const double t3 = std::sqrt(t0 * t0 + t1 * t1 + t2 * t2);
        const double trial_1 = inputs[lane + 8];
        const double trial_2 = inputs[lane + 16];
        const double trial_3 = inputs[lane + 24];
        const double t4 = 4.0 * trial_1 + trial_2 + trial_3;
        const double t5 = J01 - J02;
        const double t6 = J12 - J11;
        const double t7 = J21 - J22;
        const double t8 = J00 - J02;
        const double t9 = J10 - J12;
        const double t10 = J20 - J22;
        const double t11 = J00 - J01;
        const double t12 = J10 - J11;
        const double t13 = J20 - J21;
        const double t14 = larger(larger(t5 * t5 + t6 * t6 + t7 * t7, t8 * t8 + t9 * t9 + t10 * t10), t11 *
            t11 + t12 * t12 + t13 * t13);
        const double t15 = larger(larger(t14, J02 * J02 + J12 * J12 + J22 * J22), J01 * J01 + J11 * J11 + J21
            * J21);
        const double t16 = 1.0 / std::sqrt(larger(t15, J00 * J00 + J10 * J10 + J20 * J20));
        const double detJ = adj00 * J00 + adj10 * J01 + adj20 * J02;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t17 = 1.0 / t3;
        const double inv_detJ = 1.0 / detJ;
        const double trial_0 = inputs[lane];
        const double t18 = trial_0 - trial_1;
        const double t19 = trial_0 - trial_2;
        const double t20 = trial_0 - trial_3;
        const double t21 = t0 * inv_detJ * (adj00 * t18 + adj10 * t19 + adj20 * t20) + t1 * inv_detJ * (adj01
            * t18 + adj11 * t19 + adj21 * t20) + t2 * inv_detJ * (adj02 * t18 + adj12 * t19 + adj22 * t20);
        const double t22 = sign_detJ * t17 * t21;
        const double flux0 = -t3 * (2.6666666666666665 * t4 * t16 + t22);
        const double t23 = trial_1 + trial_2 + 4.0 * trial_3;
        const double flux1 = -t3 * (t22 + 2.6666666666666665 * t16 * t23);
        const double t24 = trial_1 + 4.0 * trial_2 + trial_3;
        const double flux2 = -t3 * (t22 + 2.6666666666666665 * t16 * t24);
        const double t25 = std::fabs(inv_detJ);
        const double t26 = t4 + t23 + t24;
        const double t27 = t3 * t17 * t25 * (adj00 * t0 + adj01 * t1 + adj02 * t2) * t26;
        const double t28 = t3 * t26 * t17 * t25 * (adj10 * t0 + adj11 * t1 + adj12 * t2);
        const double t29 = t3 * t26 * t17 * t25 * (adj20 * t0 + adj21 * t1 + adj22 * t2);
        const double t30 = 0.027777777777777776 * flux0;
        tile[lane] = 0.027777777777777776 * (t27 + t28 + t29);
        tile[lane + 8] = -0.027777777777777776 * (flux1 + flux2 + t27 + 144.0 * t30);
        tile[lane + 16] = -0.027777777777777776 * (flux1 + 4.0 * flux2 + t28 + 36.0 * t30);
        tile[lane + 24] = -0.027777777777777776 * (4.0 * flux1 + flux2 + t29 + 36.0 * t30);
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
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
        }
      }
    }
  }
}

}  // namespace

extern "C" int interior_penalty_a_ds_dp1_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr ||
      colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return interior_penalty_a_ds_dp1_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel interior_penalty_a_ds_dp1_tetrahedron_f64_apply_cpu_descriptor = {
    "interior_penalty_a_ds_dp1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "interior_penalty.form",                   // form_file
    "a",                                       // form
    "cpu",                                     // target
    "c737dd677d6a195e",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "exterior_facet",                          // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "DP1",                                     // row_element
    "DP1",                                     // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
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
    1,                                         // components
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
    1280,                                      // shared_bytes
    199.0,                                     // flops_per_cell
    132.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_interior_penalty_a_ds_dp1_tetrahedron_f64_apply
