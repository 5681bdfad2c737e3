// poisson_l_p1_tetrahedron_f64_residual: residual of form L in poisson.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate poisson.form --kernel residual --define cell=tetrahedron --define degree=1
//
// Form file poisson.form:
//   | """Poisson's problem -div grad u = f: matrix a and load vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | f = Coefficient(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | L = v * f * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   f       coefficient, P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      73 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       77
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  1.93
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = f[d0];
        inputs[lane + 8] = f[d1];
        inputs[lane + 16] = f[d2];
        inputs[lane + 24] = f[d3];
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
        const double t0 = 0.1381966011250105 * inputs[lane];
        const double t1 = 0.1381966011250105 * inputs[lane + 8];
        const double t2 = 0.1381966011250105 * inputs[lane + 16];
        const double t3 = 0.1381966011250105 * inputs[lane + 24];
        const double t4 = inputs[lane + 64] - inputs[lane + 80];
        const double t5 = inputs[lane + 96] - inputs[lane + 120];
        const double t6 = inputs[lane + 64] - inputs[lane + 88];
        const double t7 = inputs[lane + 96] - inputs[lane + 112];
        const double adj00 = t4 * t5 - t6 * t7;
        const double t8 = inputs[lane + 96] - inputs[lane + 104];
        const double t9 = inputs[lane + 64] - inputs[lane + 72];
        const double adj10 = t6 * t8 - t5 * t9;
        const double adj20 = t7 * t9 - t4 * t8;
        const double detJ = -((inputs[lane + 32] - inputs[lane + 40]) * adj00 + (inputs[lane + 32] -
            inputs[lane + 48]) * adj10 + (inputs[lane + 32] - inputs[lane + 56]) * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = (t0 + 4.23606797749979 * t1 + t2 + t3) * abs_detJ;
        const double flux1 = abs_detJ * (t0 + t1 + 4.23606797749979 * t2 + t3);
        const double flux2 = abs_detJ * (t0 + t1 + t2 + 4.23606797749979 * t3);
        const double flux3 = abs_detJ * (4.23606797749979 * t0 + t1 + t2 + t3);
        const double t10 = 0.005758191713542105 * flux3;
        tile[lane] = 0.005758191713542105 * flux0 + 0.005758191713542105 * flux1 + 0.005758191713542105 *
            flux2 + 4.23606797749979 * t10;
        tile[lane + 8] = 0.02439209152604035 * flux0 + 0.005758191713542105 * flux1 + 0.005758191713542105 *
            flux2 + t10;
        tile[lane + 16] = 0.005758191713542105 * flux0 + 0.02439209152604035 * flux1 + 0.005758191713542105 *
            flux2 + t10;
        tile[lane + 24] = 0.005758191713542105 * flux0 + 0.005758191713542105 * flux1 + 0.02439209152604035 *
            flux2 + t10;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
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

extern "C" int poisson_l_p1_tetrahedron_f64_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, coordinates, cells, f);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return poisson_l_p1_tetrahedron_f64_residual_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"f", "P1", 4, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel poisson_l_p1_tetrahedron_f64_residual_cpu_descriptor = {
    "poisson_l_p1_tetrahedron_f64_residual",  // name
    "residual",                               // kernel
    "L",                                      // form
    "cpu",                                    // target
    "float64",                                // scalar
    "quadrature",                             // representation
    "tetrahedron",                            // cell
    "P1^3",                                   // coordinate_element
    "P1",                                     // row_element
    "",                                       // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    1,                                        // arity
    4,                                        // rows
    1,                                        // columns
    4,                                        // entries_per_cell
    2,                                        // quadrature_degree
    4,                                        // quadrature_points
    1,                                        // num_coefficients
    0,                                        // num_constants
    coefficients,                             // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    4,                                        // coordinate_nodes
    "colour",                                 // scatter
    "int32",                                  // index_type
    "separate",                               // numbering
    "interleaved",                            // component_order
    0,                                        // constraints
    4,                                        // nodes
    1,                                        // components
    0,                                        // trial_nodes
    1,                                        // cluster
    0,                                        // patch_nodes
    "auto",                                   // mapping
    "full",                                   // unroll
    "auto",                                   // k_place
    64,                                       // element_batch
    8,                                        // concurrent_elements
    1,                                        // interleave_stores
    1,                                        // threads
    1280,                                     // shared_bytes
    77.0,                                     // flops_per_cell
    40.0,                                     // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
