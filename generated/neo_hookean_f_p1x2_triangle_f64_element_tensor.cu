// neo_hookean_f_p1x2_triangle_f64_element_tensor: element_tensor of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=triangle
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
//   u       coefficient, P1^2, 6 dofs
//   load    coefficient, P1^2, 6 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      174 flops <- taken
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
//   flops       174
//   bytes       164 (116 read, 48 written)
//   flops/byte  1.06
//   shared      3584 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
neo_hookean_f_p1x2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[448];
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
    const double inv_detJ = 1.0 / detJ;
    const double u_1 = u[6 * cell + 1];
    const double u_3 = u[6 * cell + 3];
    const double t2 = u_1 - u_3;
    const double u_5 = u[6 * cell + 5];
    const double t3 = u_1 - u_5;
    const double t4 = 1.0 - (adj01 * inv_detJ * t2 - t0 * inv_detJ * t3);
    const double t5 = t1 * inv_detJ * t2 - adj10 * inv_detJ * t3;
    const double u_0 = u[6 * cell];
    const double u_2 = u[6 * cell + 2];
    const double t6 = u_0 - u_2;
    const double u_4 = u[6 * cell + 4];
    const double t7 = u_0 - u_4;
    const double t8 = 1.0 + (t1 * inv_detJ * t6 - adj10 * inv_detJ * t7);
    const double t9 = adj01 * inv_detJ * t6 - t0 * inv_detJ * t7;
    const double t10 = t4 * t8 + t5 * t9;
    const double t11 = (t1 * inv_detJ * t4 + adj01 * inv_detJ * t5) / t10;
    const double t12 = std::log(t10);
    const double t13 = abs_detJ * ((mu[0] * t11 - mu[0] * (t1 * inv_detJ * t8 + adj01 * inv_detJ * t9)) - t11
        * lmbda[0] * t12);
    const double t14 = (adj10 * inv_detJ * t4 + t0 * inv_detJ * t5) / t10;
    const double t15 = abs_detJ * ((mu[0] * t14 - mu[0] * (adj10 * inv_detJ * t8 + t0 * inv_detJ * t9)) -
        lmbda[0] * t12 * t14);
    const double load_0 = load[6 * cell];
    const double load_2 = load[6 * cell + 2];
    const double load_4 = load[6 * cell + 4];
    const double t16 = abs_detJ * (4.0 * load_0 + load_2 + load_4);
    const double t17 = abs_detJ * (load_0 + load_2 + 4.0 * load_4);
    const double t18 = abs_detJ * (load_0 + 4.0 * load_2 + load_4);
    tile[7 * lane] = -0.004629629629629629 * (108.0 * t13 + 4.0 * t16 + t17 + t18 - 108.0 * t15);
    const double t19 = (adj01 * inv_detJ * t8 - t1 * inv_detJ * t9) / t10;
    const double t20 = abs_detJ * ((mu[0] * t19 + mu[0] * (t1 * inv_detJ * t5 - adj01 * inv_detJ * t4)) -
        lmbda[0] * t12 * t19);
    const double t21 = (t0 * inv_detJ * t8 - adj10 * inv_detJ * t9) / t10;
    const double t22 = abs_detJ * ((mu[0] * t21 + mu[0] * (adj10 * inv_detJ * t5 - t0 * inv_detJ * t4)) -
        lmbda[0] * t12 * t21);
    const double load_1 = load[6 * cell + 1];
    const double load_3 = load[6 * cell + 3];
    const double load_5 = load[6 * cell + 5];
    const double t23 = abs_detJ * (4.0 * load_1 + load_3 + load_5);
    const double t24 = abs_detJ * (load_1 + load_3 + 4.0 * load_5);
    const double t25 = abs_detJ * (load_1 + 4.0 * load_3 + load_5);
    tile[7 * lane + 1] = 0.004629629629629629 * (108.0 * t20 - 108.0 * t22 - 4.0 * t23 - t24 - t25);
    tile[7 * lane + 2] = 0.004629629629629629 * (108.0 * t13 - t16 - t17 - 4.0 * t18);
    tile[7 * lane + 3] = -0.004629629629629629 * (108.0 * t20 + t23 + t24 + 4.0 * t25);
    tile[7 * lane + 4] = -0.004629629629629629 * (108.0 * t15 + t16 + 4.0 * t17 + t18);
    tile[7 * lane + 5] = 0.004629629629629629 * (108.0 * t22 - t23 - 4.0 * t24 - t25);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 6; k += 64) {
    const int staged = k / 6;
    const int part = k - 6 * staged;
    __stcs(&element_tensors[6 * first_cell + k], tile[7 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int neo_hookean_f_p1x2_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  neo_hookean_f_p1x2_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, load, lmbda, mu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x2_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^2", 6, 0, 0, nullptr},
    {"load", "P1^2", 6, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x2_triangle_f64_element_tensor_cuda_descriptor = {
    "neo_hookean_f_p1x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    6,                                         // rows
    1,                                         // columns
    6,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    2,                                         // num_coefficients
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
    3584,                                      // shared_bytes
    174.0,                                     // flops_per_cell
    164.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
