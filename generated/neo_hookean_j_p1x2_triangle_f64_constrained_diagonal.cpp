// neo_hookean_j_p1x2_triangle_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel diagonal --define cell=triangle --set constraints=true
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
//   tensor          not valid: division of a function
//   quadrature      176 flops <- taken
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
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       182
//   bytes       56 (48 read, 8 written)
//   flops/byte  3.25
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
    alignas(64) double inputs[96];
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
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n0 + 1];
        inputs[lane + 32] = coordinates[2 * n1 + 1];
        inputs[lane + 40] = coordinates[2 * n2 + 1];
        inputs[lane + 48] = u[d0 + 1];
        inputs[lane + 56] = u[d1 + 1];
        inputs[lane + 64] = u[d2 + 1];
        inputs[lane + 72] = u[d0];
        inputs[lane + 80] = u[d1];
        inputs[lane + 88] = u[d2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 24] - inputs[lane + 40];
        const double adj01 = inputs[lane] - inputs[lane + 16];
        const double adj10 = inputs[lane + 24] - inputs[lane + 32];
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_detJ = 1.0 / detJ;
        const double t2 = mu[0] * (t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ);
        const double t3 = inputs[lane + 48] - inputs[lane + 56];
        const double t4 = inputs[lane + 48] - inputs[lane + 64];
        const double t5 = 1.0 - (adj01 * inv_detJ * t3 - t0 * inv_detJ * t4);
        const double t6 = t1 * inv_detJ * t3 - adj10 * inv_detJ * t4;
        const double t7 = t1 * inv_detJ * t5 + adj01 * inv_detJ * t6;
        const double t8 = inputs[lane + 72] - inputs[lane + 80];
        const double t9 = inputs[lane + 72] - inputs[lane + 88];
        const double t10 = 1.0 + (t1 * inv_detJ * t8 - adj10 * inv_detJ * t9);
        const double t11 = adj01 * inv_detJ * t8 - t0 * inv_detJ * t9;
        const double t12 = t5 * t10 + t6 * t11;
        const double t13 = t7 / t12;
        const double t14 = t7 * t13 / t12;
        const double t15 = std::log(t12);
        const double t16 = abs_detJ * ((t2 + mu[0] * t14) + lmbda[0] * (t13 * t13 - t14 * t15));
        const double t17 = mu[0] * (t1 * adj10 * inv_detJ * inv_detJ + t0 * adj01 * inv_detJ * inv_detJ);
        const double t18 = adj10 * inv_detJ * t5 + t0 * inv_detJ * t6;
        const double t19 = t13 * t18 / t12;
        const double t20 = t18 / t12;
        const double t21 = t13 * t20;
        const double t22 = t7 * t20 / t12;
        const double t23 = mu[0] * (adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ);
        const double t24 = t18 * t20 / t12;
        const double t25 = abs_detJ * ((t23 + mu[0] * t24) + lmbda[0] * (t20 * t20 - t15 * t24));
        const double t26 = (t16 - abs_detJ * ((t17 + mu[0] * t19) + lmbda[0] * (t21 - t15 * t19))) - (abs_detJ
            * ((t17 + mu[0] * t22) + lmbda[0] * (t21 - t15 * t22)) - t25);
        const double t27 = adj01 * inv_detJ * t10 - t1 * inv_detJ * t11;
        const double t28 = t27 / t12;
        const double t29 = t27 * t28 / t12;
        const double t30 = abs_detJ * ((t2 + mu[0] * t29) + lmbda[0] * (t28 * t28 - t15 * t29));
        const double t31 = t0 * inv_detJ * t10 - adj10 * inv_detJ * t11;
        const double t32 = t28 * t31 / t12;
        const double t33 = t31 / t12;
        const double t34 = t28 * t33;
        const double t35 = t27 * t33 / t12;
        const double t36 = t31 * t33 / t12;
        const double t37 = abs_detJ * ((t23 + mu[0] * t36) + lmbda[0] * (t33 * t33 - t15 * t36));
        const double t38 = (t30 - abs_detJ * ((t17 + mu[0] * t32) + lmbda[0] * (t34 - t15 * t32))) - (abs_detJ
            * ((t17 + mu[0] * t35) + lmbda[0] * (t34 - t15 * t35)) - t37);
        tile[lane] = 0.5 * t26;
        tile[lane + 8] = 0.5 * t38;
        tile[lane + 16] = 0.5 * t16;
        tile[lane + 24] = 0.5 * t30;
        tile[lane + 32] = 0.5 * t25;
        tile[lane + 40] = 0.5 * t37;
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

extern "C" int neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cpu(
    int64_t num_cells,
    double* y,
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
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
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

extern "C" const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cpu_descriptor = {
    "neo_hookean_j_p1x2_triangle_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
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
    1152,                                      // shared_bytes
    182.0,                                     // flops_per_cell
    56.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
