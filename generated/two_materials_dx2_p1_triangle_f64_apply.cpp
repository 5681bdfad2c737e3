// two_materials_dx2_p1_triangle_f64_apply: apply of form a in two_materials.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate two_materials.form --kernel apply --define cell=triangle
//
// Form file two_materials.form:
//   | """Diffusion in two materials: subdomains 1 and 2; in 2 also a reaction, integrated by a rule of its own."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | core = Coefficient(FiniteElement("DP", cell, 0))
//   | shell = Coefficient(element)
//   | rate = Constant(cell)
//   |
//   | a = inner(grad(v), core * grad(u)) * dx(1)
//   | a += inner(grad(v), shell * grad(u)) * dx(2)
//   | a += rate * v * u * dx(2, metadata={"quadrature_degree": 2 * degree + 2})
//
// What:
//   cell       triangle, geometry P1^2
//   test       P1, 3 dofs
//   trial      P1, 3 dofs
//   shell      coefficient, P1, 3 dofs
//   rate       constant, 1 values
//   subdomain  2
//   degree     4 (metadata), scheme default
//   degree     1 (estimate), scheme default
//
// Representation:
//   tensor          not valid: shell varies on the cell
//   quadrature      102 flops <- taken
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
//   flops       105
//   bytes       48 (44 read, 4 written)
//   flops/byte  2.19
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
    const double* __restrict__ shell,
    const double* __restrict__ rate) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[24];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[3 * cell];
        const int64_t d1 = offsets[3 * cell + 1];
        const int64_t d2 = offsets[3 * cell + 2];
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = coordinates[2 * n0];
        inputs[lane + 32] = coordinates[2 * n1];
        inputs[lane + 40] = coordinates[2 * n2];
        inputs[lane + 48] = coordinates[2 * n0 + 1];
        inputs[lane + 56] = coordinates[2 * n1 + 1];
        inputs[lane + 64] = coordinates[2 * n2 + 1];
        inputs[lane + 72] = shell[d0];
        inputs[lane + 80] = shell[d1];
        inputs[lane + 88] = shell[d2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.09157621350977074 * inputs[lane];
        const double t1 = 0.09157621350977074 * inputs[lane + 8];
        const double t2 = 0.09157621350977074 * inputs[lane + 16];
        const double t3 = inputs[lane + 24] - inputs[lane + 32];
        const double t4 = inputs[lane + 48] - inputs[lane + 64];
        const double adj01 = inputs[lane + 24] - inputs[lane + 40];
        const double adj10 = inputs[lane + 48] - inputs[lane + 56];
        const double detJ = t3 * t4 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double t5 = rate[0] * abs_detJ;
        const double flux0 = (t0 + 8.919866214967545 * t1 + t2) * t5;
        const double flux1 = t5 * (t0 + t1 + 8.919866214967545 * t2);
        const double flux2 = t5 * (8.919866214967545 * t0 + t1 + t2);
        const double flux3 = t5 * (t0 + 0.2424114452008344 * t1 + t2);
        const double flux4 = t5 * (t0 + t1 + 0.2424114452008344 * t2);
        const double flux5 = t5 * (0.2424114452008344 * t0 + t1 + t2);
        const double t6 = inputs[lane] - inputs[lane + 8];
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t7 = 0.3333333333333333 * inputs[lane + 72] + 0.3333333333333333 * inputs[lane + 80] +
            0.3333333333333333 * inputs[lane + 88];
        const double t8 = inputs[lane] - inputs[lane + 16];
        const double t9 = -inv_abs_detJ * t7 * (t4 * adj10 + t3 * adj01);
        const double flux6 = t6 * inv_abs_detJ * t7 * (t4 * t4 + adj01 * adj01) + t8 * t9;
        const double flux7 = t6 * t9 + t8 * inv_abs_detJ * t7 * (adj10 * adj10 + t3 * t3);
        const double t10 = 0.005034482176375668 * flux2;
        const double t11 = 0.2425515735415605 * flux5;
        tile[lane] = (0.005034482176375668 * flux0 + 0.005034482176375668 * flux1 + 0.2425515735415605 * flux3
            + 0.2425515735415605 * flux4 + 8.919866214967545 * t10 + 0.2424114452008344 * t11) + 0.5 * (flux6
            + flux7);
        tile[lane + 8] = -(0.5 * flux6 - (0.0449069074749096 * flux0 + 0.005034482176375668 * flux1 +
            0.05879727747794616 * flux3 + 0.2425515735415605 * flux4 + t10 + t11));
        tile[lane + 16] = -(0.5 * flux7 - (0.005034482176375668 * flux0 + 0.0449069074749096 * flux1 +
            0.2425515735415605 * flux3 + 0.05879727747794616 * flux4 + t10 + t11));
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[3 * cell];
          const int64_t d1 = offsets[3 * cell + 1];
          const int64_t d2 = offsets[3 * cell + 2];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
        }
      }
    }
  }
}

}  // namespace

extern "C" int two_materials_dx2_p1_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* shell,
    const double* rate,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || shell == nullptr || rate == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, shell, rate);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return two_materials_dx2_p1_triangle_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"shell", "P1", 3, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"rate", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel two_materials_dx2_p1_triangle_f64_apply_cpu_descriptor = {
    "two_materials_dx2_p1_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    3,                                         // entries_per_cell
    4,                                         // quadrature_degree
    7,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    3,                                         // nodes
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
    960,                                       // shared_bytes
    105.0,                                     // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
