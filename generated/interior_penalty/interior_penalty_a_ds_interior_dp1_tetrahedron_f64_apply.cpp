// interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply: apply of form a in interior_penalty.form
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
//   over    interior facets (dS): both cells of each, + and then -, numbered so that it is their first one
//   cell    tetrahedron, geometry P1^3
//   test    DP1, 8 dofs
//   trial   DP1, 8 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          not valid: modes are polynomials on cells
//   quadrature      466 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written, 466 flops
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
//   flops       474
//   bytes       260 (196 read, 64 written)
//   flops/byte  1.82
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply.h"

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
    alignas(64) double inputs[256];
    alignas(64) double tile[64];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[8 * cell];
        const int64_t d1 = offsets[8 * cell + 1];
        const int64_t d2 = offsets[8 * cell + 2];
        const int64_t d3 = offsets[8 * cell + 3];
        const int64_t d4 = offsets[8 * cell + 4];
        const int64_t d5 = offsets[8 * cell + 5];
        const int64_t d6 = offsets[8 * cell + 6];
        const int64_t d7 = offsets[8 * cell + 7];
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d6];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = coordinates[3 * n0];
        inputs[lane + 72] = coordinates[3 * n1];
        inputs[lane + 80] = coordinates[3 * n2];
        inputs[lane + 88] = coordinates[3 * n3];
        inputs[lane + 96] = coordinates[3 * n0 + 1];
        inputs[lane + 104] = coordinates[3 * n1 + 1];
        inputs[lane + 112] = coordinates[3 * n2 + 1];
        inputs[lane + 120] = coordinates[3 * n3 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n3 + 2];
        inputs[lane + 160] = coordinates[3 * n4];
        inputs[lane + 168] = coordinates[3 * n5];
        inputs[lane + 176] = coordinates[3 * n6];
        inputs[lane + 184] = coordinates[3 * n7];
        inputs[lane + 192] = coordinates[3 * n4 + 1];
        inputs[lane + 200] = coordinates[3 * n5 + 1];
        inputs[lane + 208] = coordinates[3 * n6 + 1];
        inputs[lane + 216] = coordinates[3 * n7 + 1];
        inputs[lane + 224] = coordinates[3 * n4 + 2];
        inputs[lane + 232] = coordinates[3 * n5 + 2];
        inputs[lane + 240] = coordinates[3 * n6 + 2];
        inputs[lane + 248] = coordinates[3 * n7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double J11_plus = inputs[lane + 112] - inputs[lane + 96];
        const double J22_plus = inputs[lane + 152] - inputs[lane + 128];
        const double J12_plus = inputs[lane + 120] - inputs[lane + 96];
        const double J21_plus = inputs[lane + 144] - inputs[lane + 128];
        const double adj00_plus = J11_plus * J22_plus - J12_plus * J21_plus;
        const double J20_plus = inputs[lane + 136] - inputs[lane + 128];
        const double J10_plus = inputs[lane + 104] - inputs[lane + 96];
        const double adj10_plus = J12_plus * J20_plus - J22_plus * J10_plus;
        const double adj20_plus = J21_plus * J10_plus - J11_plus * J20_plus;
        const double t0 = adj00_plus + adj10_plus + adj20_plus;
        const double J02_plus = inputs[lane + 88] - inputs[lane + 64];
        const double J01_plus = inputs[lane + 80] - inputs[lane + 64];
        const double adj01_plus = J21_plus * J02_plus - J22_plus * J01_plus;
        const double J00_plus = inputs[lane + 72] - inputs[lane + 64];
        const double adj11_plus = J22_plus * J00_plus - J20_plus * J02_plus;
        const double adj21_plus = J20_plus * J01_plus - J21_plus * J00_plus;
        const double t1 = adj01_plus + adj11_plus + adj21_plus;
        const double adj02_plus = J12_plus * J01_plus - J11_plus * J02_plus;
        const double adj12_plus = J10_plus * J02_plus - J12_plus * J00_plus;
        const double adj22_plus = J11_plus * J00_plus - J10_plus * J01_plus;
        const double t2 = adj02_plus + adj12_plus + adj22_plus;
        const double t3 = std::sqrt(t0 * t0 + t1 * t1 + t2 * t2);
        const double detJ_plus = adj00_plus * J00_plus + adj10_plus * J01_plus + adj20_plus * J02_plus;
        const double inv_detJ_plus = 1.0 / detJ_plus;
        const double sign_detJ_plus = std::copysign(1.0, detJ_plus);
        const double t4 = 1.0 / t3;
        const double t5 = adj00_plus * t0 * inv_detJ_plus * sign_detJ_plus * t4 + adj01_plus * t1 *
            inv_detJ_plus * sign_detJ_plus * t4 + adj02_plus * t2 * inv_detJ_plus * sign_detJ_plus * t4;
        const double t6 = 0.5 * t3 * t5;
        const double t7 = (inputs[lane] - inputs[lane + 8]) * t6;
        const double t8 = adj10_plus * t0 * inv_detJ_plus * sign_detJ_plus * t4 + adj11_plus * t1 *
            inv_detJ_plus * sign_detJ_plus * t4 + adj12_plus * t2 * inv_detJ_plus * sign_detJ_plus * t4;
        const double t9 = 0.5 * t3 * t8;
        const double t10 = (inputs[lane] - inputs[lane + 16]) * t9;
        const double t11 = adj20_plus * t0 * inv_detJ_plus * sign_detJ_plus * t4 + adj21_plus * t1 *
            inv_detJ_plus * sign_detJ_plus * t4 + adj22_plus * t2 * inv_detJ_plus * sign_detJ_plus * t4;
        const double t12 = 0.5 * t3 * t11;
        const double t13 = (inputs[lane] - inputs[lane + 24]) * t12;
        const double J11_minus = inputs[lane + 208] - inputs[lane + 192];
        const double J22_minus = inputs[lane + 248] - inputs[lane + 224];
        const double J12_minus = inputs[lane + 216] - inputs[lane + 192];
        const double J21_minus = inputs[lane + 240] - inputs[lane + 224];
        const double adj00_minus = J11_minus * J22_minus - J12_minus * J21_minus;
        const double J00_minus = inputs[lane + 168] - inputs[lane + 160];
        const double J01_minus = inputs[lane + 176] - inputs[lane + 160];
        const double J20_minus = inputs[lane + 232] - inputs[lane + 224];
        const double J10_minus = inputs[lane + 200] - inputs[lane + 192];
        const double adj10_minus = J12_minus * J20_minus - J22_minus * J10_minus;
        const double J02_minus = inputs[lane + 184] - inputs[lane + 160];
        const double adj20_minus = J21_minus * J10_minus - J11_minus * J20_minus;
        const double detJ_minus = adj00_minus * J00_minus + J01_minus * adj10_minus + J02_minus * adj20_minus;
        const double inv_detJ_minus = 1.0 / detJ_minus;
        const double adj01_minus = J21_minus * J02_minus - J22_minus * J01_minus;
        const double adj02_minus = J12_minus * J01_minus - J11_minus * J02_minus;
        const double t14 = t0 * sign_detJ_plus * t4 * adj00_minus * inv_detJ_minus + t1 * sign_detJ_plus * t4
            * inv_detJ_minus * adj01_minus + t2 * sign_detJ_plus * t4 * inv_detJ_minus * adj02_minus;
        const double t15 = 0.5 * t3 * t14;
        const double t16 = (inputs[lane + 32] - inputs[lane + 40]) * t15;
        const double adj11_minus = J22_minus * J00_minus - J20_minus * J02_minus;
        const double adj12_minus = J10_minus * J02_minus - J12_minus * J00_minus;
        const double t17 = t0 * sign_detJ_plus * t4 * adj10_minus * inv_detJ_minus + t1 * sign_detJ_plus * t4
            * inv_detJ_minus * adj11_minus + t2 * sign_detJ_plus * t4 * inv_detJ_minus * adj12_minus;
        const double t18 = 0.5 * t3 * t17;
        const double t19 = (inputs[lane + 32] - inputs[lane + 48]) * t18;
        const double adj21_minus = J01_minus * J20_minus - J21_minus * J00_minus;
        const double adj22_minus = J11_minus * J00_minus - J01_minus * J10_minus;
        const double t20 = t0 * sign_detJ_plus * t4 * adj20_minus * inv_detJ_minus + t1 * sign_detJ_plus * t4
            * inv_detJ_minus * adj21_minus + t2 * sign_detJ_plus * t4 * inv_detJ_minus * adj22_minus;
        const double t21 = 0.5 * t3 * t20;
        const double t22 = (inputs[lane + 32] - inputs[lane + 56]) * t21;
        const double t23 = 4.0 * inputs[lane + 8] + inputs[lane + 16] + inputs[lane + 24];
        const double t24 = J01_plus - J02_plus;
        const double t25 = J12_plus - J11_plus;
        const double t26 = J21_plus - J22_plus;
        const double t27 = J00_plus - J02_plus;
        const double t28 = J10_plus - J12_plus;
        const double t29 = J20_plus - J22_plus;
        const double t30 = J00_plus - J01_plus;
        const double t31 = J10_plus - J11_plus;
        const double t32 = J20_plus - J21_plus;
        const double t33 = larger(larger(t24 * t24 + t25 * t25 + t26 * t26, t27 * t27 + t28 * t28 + t29 *
            t29), t30 * t30 + t31 * t31 + t32 * t32);
        const double t34 = larger(larger(t33, J02_plus * J02_plus + J12_plus * J12_plus + J22_plus *
            J22_plus), J01_plus * J01_plus + J11_plus * J11_plus + J21_plus * J21_plus);
        const double t35 = J02_minus - J01_minus;
        const double t36 = J12_minus - J11_minus;
        const double t37 = J21_minus - J22_minus;
        const double t38 = J02_minus - J00_minus;
        const double t39 = J10_minus - J12_minus;
        const double t40 = J20_minus - J22_minus;
        const double t41 = J01_minus - J00_minus;
        const double t42 = J10_minus - J11_minus;
        const double t43 = J20_minus - J21_minus;
        const double t44 = larger(larger(t35 * t35 + t36 * t36 + t37 * t37, t38 * t38 + t39 * t39 + t40 *
            t40), t41 * t41 + t42 * t42 + t43 * t43);
        const double t45 = larger(larger(t44, J02_minus * J02_minus + J12_minus * J12_minus + J22_minus *
            J22_minus), J01_minus * J01_minus + J11_minus * J11_minus + J21_minus * J21_minus);
        const double t46 = std::sqrt(larger(t34, J00_plus * J00_plus + J10_plus * J10_plus + J20_plus *
            J20_plus)) + std::sqrt(larger(t45, J00_minus * J00_minus + J10_minus * J10_minus + J20_minus *
            J20_minus));
        const double t47 = t0 * t0 * sign_detJ_plus * sign_detJ_plus * t4 * t4 + t1 * t1 * sign_detJ_plus *
            sign_detJ_plus * t4 * t4 + t2 * t2 * sign_detJ_plus * sign_detJ_plus * t4 * t4;
        const double t48 = 32.0 * t3 * 1.0 / t46 * t47;
        const double t49 = 4.0 * inputs[lane + 40] + inputs[lane + 48] + inputs[lane + 56];
        const double flux0 = t7 + t10 + t13 + t16 + t19 + t22 + 0.16666666666666666 * t23 * t48 -
            0.16666666666666666 * t48 * t49;
        const double flux1 = t6 * t23 - t6 * t49;
        const double flux2 = t9 * t23 - t9 * t49;
        const double flux3 = t12 * t23 - t12 * t49;
        const double flux4 = t15 * t23 - t15 * t49;
        const double flux5 = t18 * t23 - t18 * t49;
        const double flux6 = t21 * t23 - t21 * t49;
        const double t50 = inputs[lane + 8] + inputs[lane + 16] + 4.0 * inputs[lane + 24];
        const double t51 = inputs[lane + 40] + inputs[lane + 48] + 4.0 * inputs[lane + 56];
        const double flux7 = t7 + t10 + t13 + t16 + t19 + t22 + 0.16666666666666666 * t48 * t50 -
            0.16666666666666666 * t48 * t51;
        const double flux8 = t6 * t50 - t6 * t51;
        const double flux9 = t9 * t50 - t9 * t51;
        const double flux10 = t12 * t50 - t12 * t51;
        const double flux11 = t15 * t50 - t15 * t51;
        const double flux12 = t18 * t50 - t18 * t51;
        const double flux13 = t21 * t50 - t21 * t51;
        const double t52 = inputs[lane + 8] + 4.0 * inputs[lane + 16] + inputs[lane + 24];
        const double t53 = inputs[lane + 40] + 4.0 * inputs[lane + 48] + inputs[lane + 56];
        const double flux14 = t7 + t10 + t13 + t16 + t19 + t22 + 0.16666666666666666 * t48 * t52 -
            0.16666666666666666 * t48 * t53;
        const double flux15 = t6 * t52 - t6 * t53;
        const double flux16 = t9 * t52 - t9 * t53;
        const double flux17 = t12 * t52 - t12 * t53;
        const double flux18 = t15 * t52 - t15 * t53;
        const double flux19 = t18 * t52 - t18 * t53;
        const double flux20 = t21 * t52 - t21 * t53;
        const double t54 = flux1 + flux8 + flux15;
        const double t55 = flux2 + flux9 + flux16;
        const double t56 = flux3 + flux10 + flux17;
        const double t57 = 0.027777777777777776 * flux0;
        const double t58 = flux4 + flux11 + flux18;
        const double t59 = flux5 + flux12 + flux19;
        const double t60 = flux6 + flux13 + flux20;
        const double t61 = 0.027777777777777776 * flux0;
        tile[lane] = 0.027777777777777776 * (t54 + t55 + t56);
        tile[lane + 8] = 0.027777777777777776 * (flux7 + flux14 + 144.0 * t57 - t54);
        tile[lane + 16] = 0.027777777777777776 * (flux7 + 4.0 * flux14 + 36.0 * t57 - t55);
        tile[lane + 24] = 0.027777777777777776 * (4.0 * flux7 + flux14 + 36.0 * t57 - t56);
        tile[lane + 32] = 0.027777777777777776 * (t58 + t59 + t60);
        tile[lane + 40] = -0.027777777777777776 * (flux7 + flux14 + t58 + 144.0 * t61);
        tile[lane + 48] = -0.027777777777777776 * (flux7 + 4.0 * flux14 + t59 + 36.0 * t61);
        tile[lane + 56] = -0.027777777777777776 * (4.0 * flux7 + flux14 + t60 + 36.0 * t61);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[8 * cell];
          const int64_t d1 = offsets[8 * cell + 1];
          const int64_t d2 = offsets[8 * cell + 2];
          const int64_t d3 = offsets[8 * cell + 3];
          const int64_t d4 = offsets[8 * cell + 4];
          const int64_t d5 = offsets[8 * cell + 5];
          const int64_t d6 = offsets[8 * cell + 6];
          const int64_t d7 = offsets[8 * cell + 7];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
        }
      }
    }
  }
}

}  // namespace

extern "C" int interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_cpu(
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
  return interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_cpu_descriptor = {
    "interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "interior_penalty.form",                   // form_file
    "a",                                       // form
    "cpu",                                     // target
    "a4947320c25f383f",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "interior_facet",                          // integral
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
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    8,                                         // nodes
    1,                                         // components
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
    2560,                                      // shared_bytes
    474.0,                                     // flops_per_cell
    260.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
