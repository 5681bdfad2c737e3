// neo_hookean_j_p1x2_triangle_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=triangle --set constraints=true
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
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   u       coefficient, P1^2, 6 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      173 flops <- taken
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
//   constraints          true
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
//   flops       179
//   bytes       64 (56 read, 8 written)
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
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[144];
    alignas(64) double tile[48];

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
        inputs[lane] = u[d0];
        inputs[lane + 8] = u[d1];
        inputs[lane + 16] = u[d2];
        inputs[lane + 24] = u[d0 + 1];
        inputs[lane + 32] = u[d1 + 1];
        inputs[lane + 40] = u[d2 + 1];
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 48] = trial_0;
        const double trial_2 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 56] = trial_2;
        const double trial_4 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 64] = trial_4;
        const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
        inputs[lane + 72] = trial_1;
        const double trial_3 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
        inputs[lane + 80] = trial_3;
        const double trial_5 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
        inputs[lane + 88] = trial_5;
        inputs[lane + 96] = coordinates[2 * n0];
        inputs[lane + 104] = coordinates[2 * n1];
        inputs[lane + 112] = coordinates[2 * n2];
        inputs[lane + 120] = coordinates[2 * n0 + 1];
        inputs[lane + 128] = coordinates[2 * n1 + 1];
        inputs[lane + 136] = coordinates[2 * n2 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 96] - inputs[lane + 104];
        const double t1 = inputs[lane + 120] - inputs[lane + 136];
        const double adj01 = inputs[lane + 96] - inputs[lane + 112];
        const double adj10 = inputs[lane + 120] - inputs[lane + 128];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_detJ = 1.0 / detJ;
        const double t2 = inputs[lane] - inputs[lane + 8];
        const double t3 = inputs[lane] - inputs[lane + 16];
        const double t4 = 1.0 + inv_detJ * (t1 * t2 - adj10 * t3);
        const double t5 = inputs[lane + 72] - inputs[lane + 80];
        const double t6 = inputs[lane + 72] - inputs[lane + 88];
        const double t7 = adj01 * t5 - t0 * t6;
        const double t8 = inputs[lane + 48] - inputs[lane + 56];
        const double t9 = inputs[lane + 48] - inputs[lane + 64];
        const double t10 = t1 * t8 - adj10 * t9;
        const double t11 = inputs[lane + 24] - inputs[lane + 32];
        const double t12 = inputs[lane + 24] - inputs[lane + 40];
        const double t13 = 1.0 - inv_detJ * (adj01 * t11 - t0 * t12);
        const double t14 = adj01 * t2 - t0 * t3;
        const double t15 = t1 * t5 - adj10 * t6;
        const double t16 = adj01 * t8 - t0 * t9;
        const double t17 = t1 * t11 - adj10 * t12;
        const double t18 = 1.0 / (abs_detJ * abs_detJ);
        const double t19 = inv_detJ * (t4 * t7 - t10 * t13) - (t14 * t15 + t16 * t17) * t18;
        const double t20 = t4 * t13 + t14 * t17 * t18;
        const double t21 = (adj01 * inv_detJ * t4 - t1 * t14 * t18) / t20;
        const double t22 = (t19 * t21 + t18 * (adj01 * t10 - t1 * t16)) / t20;
        const double t23 = t19 / t20;
        const double t24 = std::log(t20);
        const double t25 = (mu[0] * t22 + mu[0] * t18 * (t1 * t15 + adj01 * t7)) + lmbda[0] * (t21 * t23 - t22
            * t24);
        const double flux0 = abs_detJ * t25;
        const double t26 = (t0 * inv_detJ * t4 - adj10 * t14 * t18) / t20;
        const double t27 = (t19 * t26 + t18 * (t0 * t10 - adj10 * t16)) / t20;
        const double t28 = (mu[0] * t27 + mu[0] * t18 * (adj10 * t15 + t0 * t7)) + lmbda[0] * (t23 * t26 - t24
            * t27);
        const double flux1 = abs_detJ * t28;
        const double t29 = (t1 * inv_detJ * t13 + adj01 * t17 * t18) / t20;
        const double t30 = (t19 * t29 - t18 * (t1 * t7 - adj01 * t15)) / t20;
        const double t31 = (mu[0] * t30 - mu[0] * t18 * (t1 * t10 + adj01 * t16)) + lmbda[0] * (t23 * t29 -
            t24 * t30);
        const double flux2 = abs_detJ * t31;
        const double t32 = (adj10 * inv_detJ * t13 + t0 * t17 * t18) / t20;
        const double t33 = (t19 * t32 - t18 * (adj10 * t7 - t0 * t15)) / t20;
        const double t34 = (mu[0] * t33 - mu[0] * t18 * (adj10 * t10 + t0 * t16)) + lmbda[0] * (t23 * t32 -
            t24 * t33);
        const double flux3 = abs_detJ * t34;
        tile[lane] = -0.5 * (flux2 - flux3);
        tile[lane + 8] = 0.5 * (flux0 - flux1);
        tile[lane + 16] = 0.5 * flux2;
        tile[lane + 24] = -0.5 * flux0;
        tile[lane + 32] = -0.5 * flux3;
        tile[lane + 40] = 0.5 * flux1;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[3 * cell];
          const int64_t d1 = offsets[3 * cell + 1];
          const int64_t d2 = offsets[3 * cell + 2];
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 16];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 24];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 32];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 40];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x2_triangle_f64_constrained_apply_cpu(
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
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x2_triangle_f64_constrained_apply_cpu(
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
    {"u", "P1^2", 6, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_apply_cpu_descriptor = {
    "neo_hookean_j_p1x2_triangle_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "P1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
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
    1,                                         // constraints
    3,                                         // nodes
    2,                                         // components
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
    1536,                                      // shared_bytes
    179.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
