// neo_hookean_j_p1x2_triangle_f64_element_tensor: element_tensor of form J in neo_hookean.form
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
//   trial   P1^2, 6 dofs
//   u       coefficient, P1^2, 6 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      299 flops <- taken
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
//   flops       299
//   bytes       356 (68 read, 288 written)
//   flops/byte  0.84
//   shared      19456 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}

__global__ void __launch_bounds__(64)
neo_hookean_j_p1x2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[2432];
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
    const double t2 = mu[0] * (t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ);
    const double u_1 = u[6 * cell + 1];
    const double u_3 = u[6 * cell + 3];
    const double t3 = u_1 - u_3;
    const double u_5 = u[6 * cell + 5];
    const double t4 = u_1 - u_5;
    const double t5 = 1.0 - (adj01 * inv_detJ * t3 - t0 * inv_detJ * t4);
    const double t6 = t1 * inv_detJ * t3 - adj10 * inv_detJ * t4;
    const double t7 = t1 * inv_detJ * t5 + adj01 * inv_detJ * t6;
    const double u_0 = u[6 * cell];
    const double u_2 = u[6 * cell + 2];
    const double t8 = u_0 - u_2;
    const double u_4 = u[6 * cell + 4];
    const double t9 = u_0 - u_4;
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
    const double t22 = abs_detJ * ((t17 + mu[0] * t19) + lmbda[0] * (t21 - t15 * t19));
    const double t23 = t16 - t22;
    const double t24 = t7 * t20 / t12;
    const double t25 = abs_detJ * ((t17 + mu[0] * t24) + lmbda[0] * (t21 - t15 * t24));
    const double t26 = mu[0] * (adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ);
    const double t27 = t18 * t20 / t12;
    const double t28 = abs_detJ * ((t26 + mu[0] * t27) + lmbda[0] * (t20 * t20 - t15 * t27));
    const double t29 = t25 - t28;
    const double t30 = t0 * t1 * inv_detJ * inv_detJ - adj01 * adj10 * inv_detJ * inv_detJ;
    const double t31 = t0 * inv_detJ * t10 - adj10 * inv_detJ * t11;
    const double t32 = (t30 - t13 * t31) / t12;
    const double t33 = t31 / t12;
    const double t34 = t13 * t33;
    const double t35 = abs_detJ * (mu[0] * t32 - lmbda[0] * (t34 + t15 * t32));
    const double t36 = adj01 * inv_detJ * t10 - t1 * inv_detJ * t11;
    const double t37 = t13 * t36 / t12;
    const double t38 = t36 / t12;
    const double t39 = t13 * t38;
    const double t40 = abs_detJ * (mu[0] * t37 + lmbda[0] * (t39 - t15 * t37));
    const double t41 = t35 + t40;
    const double t42 = (t30 + t20 * t36) / t12;
    const double t43 = t20 * t38;
    const double t44 = abs_detJ * (mu[0] * t42 + lmbda[0] * (t43 - t15 * t42));
    const double t45 = t20 * t31 / t12;
    const double t46 = t20 * t33;
    const double t47 = abs_detJ * (mu[0] * t45 + lmbda[0] * (t46 - t15 * t45));
    const double t48 = t44 - t47;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(0.5 * (t23 - t29), -0.5 * (t41 - t48));
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(-0.5 * (t16 - t25), 0.5 * (t40 - t44));
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(0.5 * (t22 - t28), 0.5 * (t35 + t47));
    const double t49 = (t30 - t7 * t33) / t12;
    const double t50 = abs_detJ * (mu[0] * t49 - lmbda[0] * (t34 + t15 * t49));
    const double t51 = t18 * t33 / t12;
    const double t52 = abs_detJ * (mu[0] * t51 + lmbda[0] * (t46 - t15 * t51));
    const double t53 = t50 + t52;
    const double t54 = (t30 + t18 * t38) / t12;
    const double t55 = abs_detJ * (mu[0] * t54 + lmbda[0] * (t43 - t15 * t54));
    const double t56 = t7 * t38 / t12;
    const double t57 = abs_detJ * (mu[0] * t56 + lmbda[0] * (t39 - t15 * t56));
    const double t58 = t55 - t57;
    const double t59 = t36 * t38 / t12;
    const double t60 = abs_detJ * ((t2 + mu[0] * t59) + lmbda[0] * (t38 * t38 - t15 * t59));
    const double t61 = t31 * t38 / t12;
    const double t62 = t33 * t38;
    const double t63 = abs_detJ * ((t17 + mu[0] * t61) + lmbda[0] * (t62 - t15 * t61));
    const double t64 = t60 - t63;
    const double t65 = t33 * t36 / t12;
    const double t66 = abs_detJ * ((t17 + mu[0] * t65) + lmbda[0] * (t62 - t15 * t65));
    const double t67 = t31 * t33 / t12;
    const double t68 = abs_detJ * ((t26 + mu[0] * t67) + lmbda[0] * (t33 * t33 - t15 * t67));
    const double t69 = t66 - t68;
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(-0.5 * (t53 - t58), 0.5 * (t64 - t69));
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(0.5 * (t50 + t57), -0.5 * (t60 - t66));
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(0.5 * (t52 - t55), 0.5 * (t63 - t68));
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(-0.5 * t23, 0.5 * t41);
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(0.5 * t16, -0.5 * t40);
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(-0.5 * t22, -0.5 * t35);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(-0.5 * t58, -0.5 * t64);
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(-0.5 * t57, 0.5 * t60);
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(0.5 * t55, -0.5 * t63);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(0.5 * t29, -0.5 * t48);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(-0.5 * t25, 0.5 * t44);
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(0.5 * t28, -0.5 * t47);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(0.5 * t53, 0.5 * t69);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(-0.5 * t50, -0.5 * t66);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(-0.5 * t52, 0.5 * t68);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 18; k += 64) {
    const int staged = k / 18;
    const int part = k - 18 * staged;
    stream_store(&reinterpret_cast<double2*>(element_tensors)[18 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[19 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int neo_hookean_j_p1x2_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(neo_hookean_j_p1x2_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x2_triangle_f64_element_tensor_hip(
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
    {"u", "P1^2", 6, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x2_triangle_f64_element_tensor_hip_descriptor = {
    "neo_hookean_j_p1x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "hip",                                     // target
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
    36,                                        // entries_per_cell
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
    19456,                                     // shared_bytes
    299.0,                                     // flops_per_cell
    356.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
