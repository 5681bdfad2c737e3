// phase_change_j_p1_triangle_f64_element_tensor: element_tensor of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --define cell=triangle
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           triangle, geometry P1^2
//   test           P1, 3 dofs
//   trial          P1, 3 dofs
//   T              coefficient, P1, 3 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: a condition of a function
//   quadrature      323 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       323
//   bytes       116 (44 read, 72 written)
//   flops/byte  2.78
//   shared      4608 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
phase_change_j_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  alignas(16) __shared__ double tile[576];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double T_0 = T[3 * cell];
    const double T_1 = T[3 * cell + 1];
    const double T_2 = T[3 * cell + 2];
    const double t2 = 0.10903900907287721 * T_0 + 0.6590276223740922 * T_1 + 0.23193336855303057 * T_2;
    const double t3 = std::exp(-t2);
    const double t4 = abs_detJ * (((t2 < melting_point[0]) && (t2 > 0.0)) ? std::cos(t2) * t3 - t3 *
        std::sin(t2) : 0.0);
    const double t5 = ((t2 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double inv_detJ = 1.0 / detJ;
    const double t6 = t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ;
    const double t7 = abs_detJ * t5 * t6;
    const double t8 = t1 * adj10 * inv_detJ * inv_detJ + t0 * adj01 * inv_detJ * inv_detJ;
    const double t9 = abs_detJ * t5 * t8;
    const double t10 = adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ;
    const double t11 = abs_detJ * t5 * t10;
    const double t12 = 0.23193336855303057 * T_0 + 0.6590276223740922 * T_1 + 0.10903900907287721 * T_2;
    const double t13 = std::exp(-t12);
    const double t14 = abs_detJ * (((t12 < melting_point[0]) && (t12 > 0.0)) ? std::cos(t12) * t13 - t13 *
        std::sin(t12) : 0.0);
    const double t15 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t16 = abs_detJ * t6 * t15;
    const double t17 = abs_detJ * t8 * t15;
    const double t18 = abs_detJ * t10 * t15;
    const double t19 = 0.10903900907287721 * T_0 + 0.23193336855303057 * T_1 + 0.6590276223740922 * T_2;
    const double t20 = std::exp(-t19);
    const double t21 = abs_detJ * (((t19 < melting_point[0]) && (t19 > 0.0)) ? std::cos(t19) * t20 - t20 *
        std::sin(t19) : 0.0);
    const double t22 = ((t19 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t23 = abs_detJ * t6 * t22;
    const double t24 = abs_detJ * t8 * t22;
    const double t25 = abs_detJ * t10 * t22;
    const double t26 = 0.6590276223740922 * T_0 + 0.23193336855303057 * T_1 + 0.10903900907287721 * T_2;
    const double t27 = std::exp(-t26);
    const double t28 = abs_detJ * (((t26 < melting_point[0]) && (t26 > 0.0)) ? std::cos(t26) * t27 - t27 *
        std::sin(t26) : 0.0);
    const double t29 = ((t26 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t30 = abs_detJ * t6 * t29;
    const double t31 = abs_detJ * t8 * t29;
    const double t32 = abs_detJ * t10 * t29;
    const double t33 = 0.23193336855303057 * T_0 + 0.10903900907287721 * T_1 + 0.6590276223740922 * T_2;
    const double t34 = std::exp(-t33);
    const double t35 = abs_detJ * (((t33 < melting_point[0]) && (t33 > 0.0)) ? std::cos(t33) * t34 - t34 *
        std::sin(t33) : 0.0);
    const double t36 = ((t33 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t37 = abs_detJ * t6 * t36;
    const double t38 = abs_detJ * t8 * t36;
    const double t39 = abs_detJ * t10 * t36;
    const double t40 = 0.6590276223740922 * T_0 + 0.10903900907287721 * T_1 + 0.23193336855303057 * T_2;
    const double t41 = std::exp(-t40);
    const double t42 = abs_detJ * (((t40 < melting_point[0]) && (t40 > 0.0)) ? std::cos(t40) * t41 - t41 *
        std::sin(t40) : 0.0);
    const double t43 = ((t40 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t44 = abs_detJ * t6 * t43;
    const double t45 = abs_detJ * t8 * t43;
    const double t46 = abs_detJ * t10 * t43;
    const double t47 = 0.00099079212496625 * t4 + 0.08333333333333333 * (t9 - t11) + 0.004482757287362992 *
        t14 + 0.08333333333333333 * (t17 - t18) + 0.00099079212496625 * t21 + 0.08333333333333333 * (t24 -
        t25) + 0.03619311725433742 * t28 + 0.08333333333333333 * (t31 - t32) + 0.004482757287362992 * t35 +
        0.08333333333333333 * (t38 - t39) + 0.03619311725433742 * t42 + 0.08333333333333333 * (t45 - t46) -
        0.08333333333333333 * (t7 - t9) - 0.08333333333333333 * (t16 - t17) - 0.08333333333333333 * (t23 -
        t24) - 0.08333333333333333 * (t30 - t31) - 0.08333333333333333 * (t37 - t38) - 0.08333333333333333 *
        (t44 - t45);
    tile[9 * lane] = -t47;
    const double t48 = 0.005988309907943778 * t4 + 0.08333333333333333 * t7 + 0.012737541368893148 * t14 +
        0.08333333333333333 * t16 + 0.0021074820564964064 * t21 + 0.08333333333333333 * t23 +
        0.012737541368893148 * t28 + 0.08333333333333333 * t30 + 0.0021074820564964064 * t35 +
        0.08333333333333333 * t37 + 0.005988309907943778 * t42 + 0.08333333333333333 * t44 -
        0.08333333333333333 * t9 - 0.08333333333333333 * t17 - 0.08333333333333333 * t24 - 0.08333333333333333
        * t31 - 0.08333333333333333 * t38 - 0.08333333333333333 * t45;
    const double t49 = -t48;
    tile[9 * lane + 1] = t49;
    const double t50 = 0.0021074820564964064 * t4 + 0.08333333333333333 * t11 + 0.0021074820564964064 * t14 +
        0.08333333333333333 * t18 + 0.005988309907943778 * t21 + 0.08333333333333333 * t25 +
        0.005988309907943778 * t28 + 0.08333333333333333 * t32 + 0.012737541368893148 * t35 +
        0.08333333333333333 * t39 + 0.012737541368893148 * t42 + 0.08333333333333333 * t46 -
        0.08333333333333333 * t9 - 0.08333333333333333 * t17 - 0.08333333333333333 * t24 - 0.08333333333333333
        * t31 - 0.08333333333333333 * t38 - 0.08333333333333333 * t45;
    const double t51 = -t50;
    tile[9 * lane + 2] = t51;
    tile[9 * lane + 3] = t49;
    tile[9 * lane + 4] = -(0.03619311725433742 * t4 + 0.03619311725433742 * t14 + 0.004482757287362992 * t21 +
        0.004482757287362992 * t28 + 0.00099079212496625 * t35 + 0.00099079212496625 * t42 -
        0.08333333333333333 * t7 - 0.08333333333333333 * t16 - 0.08333333333333333 * t23 - 0.08333333333333333
        * t30 - 0.08333333333333333 * t37 - 0.08333333333333333 * t44);
    const double t52 = -(0.012737541368893148 * t4 + 0.08333333333333333 * t9 + 0.005988309907943778 * t14 +
        0.08333333333333333 * t17 + 0.012737541368893148 * t21 + 0.08333333333333333 * t24 +
        0.0021074820564964064 * t28 + 0.08333333333333333 * t31 + 0.005988309907943778 * t35 +
        0.08333333333333333 * t38 + 0.0021074820564964064 * t42 + 0.08333333333333333 * t45);
    tile[9 * lane + 5] = t52;
    tile[9 * lane + 6] = t51;
    tile[9 * lane + 7] = t52;
    tile[9 * lane + 8] = -(0.004482757287362992 * t4 + 0.00099079212496625 * t14 + 0.03619311725433742 * t21 +
        0.00099079212496625 * t28 + 0.03619311725433742 * t35 + 0.004482757287362992 * t42 -
        0.08333333333333333 * t11 - 0.08333333333333333 * t18 - 0.08333333333333333 * t25 -
        0.08333333333333333 * t32 - 0.08333333333333333 * t39 - 0.08333333333333333 * t46);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 9; k += 64) {
    const int staged = k / 9;
    const int part = k - 9 * staged;
    __stcs(&element_tensors[9 * first_cell + k], tile[9 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int phase_change_j_p1_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  phase_change_j_p1_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "P1", 3, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_p1_triangle_f64_element_tensor_cuda_descriptor = {
    "phase_change_j_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cuda",                                    // target
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
    9,                                         // entries_per_cell
    3,                                         // quadrature_degree
    6,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    4608,                                      // shared_bytes
    323.0,                                     // flops_per_cell
    116.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
