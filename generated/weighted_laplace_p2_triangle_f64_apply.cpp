// weighted_laplace_p2_triangle_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=triangle --define degree=2
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   w       coefficient, P1, 3 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          not valid: w varies on the cell
//   quadrature      319 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
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
//   unroll               full
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       325
//   bytes       116 (100 read, 16 written)
//   flops/byte  2.8
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[120];
    alignas(64) double tile[48];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[6 * cell];
        const int64_t d1 = offsets[6 * cell + 1];
        const int64_t d2 = offsets[6 * cell + 2];
        const int64_t d3 = offsets[6 * cell + 3];
        const int64_t d4 = offsets[6 * cell + 4];
        const int64_t d5 = offsets[6 * cell + 5];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = w[3 * cell];
        inputs[lane + 8] = w[3 * cell + 1];
        inputs[lane + 16] = w[3 * cell + 2];
        inputs[lane + 24] = x[d0];
        inputs[lane + 32] = x[d1];
        inputs[lane + 40] = x[d2];
        inputs[lane + 48] = x[d3];
        inputs[lane + 56] = x[d4];
        inputs[lane + 64] = x[d5];
        inputs[lane + 72] = coordinates[2 * n0];
        inputs[lane + 80] = coordinates[2 * n1];
        inputs[lane + 88] = coordinates[2 * n2];
        inputs[lane + 96] = coordinates[2 * n0 + 1];
        inputs[lane + 104] = coordinates[2 * n1 + 1];
        inputs[lane + 112] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.0722665257878777 * inputs[lane + 24];
        const double t1 = 0.0722665257878777 * inputs[lane + 32];
        const double t2 = 0.43615603629150884 * inputs[lane + 48];
        const double t3 = 0.43615603629150884 * inputs[lane + 56];
        const double t4 = 0.43615603629150884 * inputs[lane + 64];
        const double t5 = 3.668093685490215 * t0 + 10.643736461792964 * t1 + t2 - t3 - 2.3713216288473062 *
            t4;
        const double t6 = 0.10903900907287721 * inputs[lane];
        const double t7 = 0.10903900907287721 * inputs[lane + 8];
        const double t8 = 0.10903900907287721 * inputs[lane + 16];
        const double t9 = t6 + 6.04396195432797 * t7 + 2.127067831275097 * t8;
        const double t10 = inputs[lane + 72] - inputs[lane + 80];
        const double t11 = inputs[lane + 96] - inputs[lane + 112];
        const double adj01 = inputs[lane + 72] - inputs[lane + 88];
        const double adj10 = inputs[lane + 96] - inputs[lane + 104];
        const double detJ = t10 * t11 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t12 = t11 * t11 + adj01 * adj01;
        const double t13 = 0.0722665257878777 * inputs[lane + 40];
        const double t14 = 1.2909221036579288 * t0 + t2 - 0.1864783133633104 * t3 - t4 - 0.16545438365705104 *
            t13;
        const double t15 = t11 * adj10 + t10 * adj01;
        const double t16 = -t9 * inv_abs_detJ * t15;
        const double flux0 = 2.127067831275097 * t5 * t9 * inv_abs_detJ * t12 + 6.04396195432797 * t14 * t16;
        const double t17 = adj10 * adj10 + t10 * t10;
        const double flux1 = 2.127067831275097 * t5 * t16 + 6.04396195432797 * t14 * t9 * inv_abs_detJ * t17;
        const double t18 = t0 + 22.639949432449633 * t1 + t2 - t3 - 3.916894123052873 * t4;
        const double t19 = 2.127067831275097 * t6 + 6.04396195432797 * t7 + t8;
        const double t20 = 0.16545438365705104 * t0 + t2 + 0.1864783133633104 * t3 - t4 - 1.2909221036579288 *
            t13;
        const double t21 = -inv_abs_detJ * t15 * t19;
        const double flux2 = t18 * inv_abs_detJ * t12 * t19 + 6.04396195432797 * t20 * t21;
        const double flux3 = t18 * t21 + 6.04396195432797 * t20 * inv_abs_detJ * t17 * t19;
        const double t22 = 1.2909221036579288 * t0 + t2 - 0.16545438365705104 * t1 - t3 - 0.1864783133633104 *
            t4;
        const double t23 = t6 + 2.127067831275097 * t7 + 6.04396195432797 * t8;
        const double t24 = 3.668093685490215 * t0 + t2 + 10.643736461792964 * t13 - 2.3713216288473062 * t3 -
            t4;
        const double t25 = -inv_abs_detJ * t15 * t23;
        const double flux4 = 6.04396195432797 * t22 * inv_abs_detJ * t12 * t23 + 2.127067831275097 * t24 *
            t25;
        const double flux5 = 6.04396195432797 * t22 * t25 + 2.127067831275097 * t24 * inv_abs_detJ * t17 *
            t23;
        const double t26 = 22.639949432449633 * t0 + t1 + t3 - t2 - 3.916894123052873 * t4;
        const double t27 = 6.04396195432797 * t6 + 2.127067831275097 * t7 + t8;
        const double t28 = 10.643736461792964 * t0 + t4 + 3.668093685490215 * t13 - t2 - 2.3713216288473062 *
            t3;
        const double t29 = -inv_abs_detJ * t15 * t27;
        const double flux6 = t26 * inv_abs_detJ * t12 * t27 + 2.127067831275097 * t28 * t29;
        const double flux7 = t26 * t29 + 2.127067831275097 * t28 * inv_abs_detJ * t17 * t27;
        const double t30 = 0.16545438365705104 * t0 + t2 + 0.1864783133633104 * t4 - 1.2909221036579288 * t1 -
            t3;
        const double t31 = 2.127067831275097 * t6 + t7 + 6.04396195432797 * t8;
        const double t32 = t0 + t2 + 22.639949432449633 * t13 - 3.916894123052873 * t3 - t4;
        const double t33 = -inv_abs_detJ * t15 * t31;
        const double flux8 = 6.04396195432797 * t30 * inv_abs_detJ * t12 * t31 + t32 * t33;
        const double flux9 = 6.04396195432797 * t30 * t33 + t32 * inv_abs_detJ * t17 * t31;
        const double t34 = 10.643736461792964 * t0 + 3.668093685490215 * t1 + t3 - t2 - 2.3713216288473062 *
            t4;
        const double t35 = 6.04396195432797 * t6 + t7 + 2.127067831275097 * t8;
        const double t36 = 22.639949432449633 * t0 + t4 + t13 - t2 - 3.916894123052873 * t3;
        const double t37 = -inv_abs_detJ * t15 * t35;
        const double flux10 = 2.127067831275097 * t34 * inv_abs_detJ * t12 * t35 + t36 * t37;
        const double flux11 = 2.127067831275097 * t34 * t37 + t36 * inv_abs_detJ * t17 * t35;
        const double t38 = 0.07731112285101019 * flux0;
        const double t39 = 0.036346336357625735 * flux2;
        const double t40 = 0.2196758741246974 * flux4;
        const double t41 = 0.036346336357625735 * flux6;
        const double t42 = 0.2196758741246974 * flux8;
        const double t43 = 0.07731112285101019 * flux10;
        const double t44 = 0.2196758741246974 * flux1;
        const double t45 = 0.2196758741246974 * flux3;
        const double t46 = 0.07731112285101019 * flux5;
        const double t47 = 0.07731112285101019 * flux7;
        const double t48 = 0.036346336357625735 * flux9;
        const double t49 = 0.036346336357625735 * flux11;
        tile[lane] = 0.027414073148991677 * (22.169818680013528 * t38 + 6.04396195432797 * t39 +
            7.80228408050955 * t40 + 136.8349930176347 * t41 + t42 + 64.33033822697007 * t43 +
            7.80228408050955 * t44 + t45 + 22.169818680013528 * t46 + 64.33033822697007 * t47 +
            6.04396195432797 * t48 + 136.8349930176347 * t49);
        tile[lane + 8] = 0.027414073148991677 * (64.33033822697007 * t38 + 136.8349930176347 * t39 +
            6.04396195432797 * t41 + 22.169818680013528 * t43 - t40 - 7.80228408050955 * t42);
        tile[lane + 16] = -0.027414073148991677 * (t44 + 7.80228408050955 * t45 - 64.33033822697007 * t46 -
            22.169818680013528 * t47 - 136.8349930176347 * t48 - 6.04396195432797 * t49);
        tile[lane + 24] = t38 + t39 + t40 + t42 + t44 + t45 + t46 + t48 - t41 - t43 - t47 - t49;
        tile[lane + 32] = -(t38 + t39 + t40 + t42 + 0.1864783133633104 * t44 + 2.3713216288473062 * t46 +
            2.3713216288473062 * t47 + 3.916894123052873 * t48 + 3.916894123052873 * t49 - t41 - t43 -
            0.1864783133633104 * t45);
        tile[lane + 40] = -(2.3713216288473062 * t38 + 3.916894123052873 * t39 + 0.1864783133633104 * t40 +
            3.916894123052873 * t41 + 2.3713216288473062 * t43 + t44 + t45 + t46 + t48 - 0.1864783133633104 *
            t42 - t47 - t49);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[6 * cell];
          const int64_t d1 = offsets[6 * cell + 1];
          const int64_t d2 = offsets[6 * cell + 2];
          const int64_t d3 = offsets[6 * cell + 3];
          const int64_t d4 = offsets[6 * cell + 4];
          const int64_t d5 = offsets[6 * cell + 5];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
        }
      }
    }
  }
}

}  // namespace

extern "C" int weighted_laplace_p2_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, w);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_triangle_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 3, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_triangle_f64_apply_cpu_descriptor = {
    "weighted_laplace_p2_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    3,                                         // quadrature_degree
    6,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    6,                                         // nodes
    1,                                         // components
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
    1344,                                      // shared_bytes
    325.0,                                     // flops_per_cell
    116.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
