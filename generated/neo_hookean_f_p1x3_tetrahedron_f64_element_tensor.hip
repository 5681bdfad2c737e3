// neo_hookean_f_p1x3_tetrahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=tetrahedron
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   load    coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      645 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops       645
//   bytes       308 (212 read, 96 written)
//   flops/byte  2.09
//   shared      6656 bytes a block of 64 threads
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
neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[832];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t2 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t3 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double x2_0 = coordinates[3 * n2];
    const double t5 = x0_0 - x2_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t6 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double x3_0 = coordinates[3 * n3];
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
    const double detJ = -t9;
    const double abs_detJ = std::fabs(detJ);
    const double t10 = 1.0 / t9;
    const double adj01 = t4 * t8 - t2 * t5;
    const double u_1 = u[12 * cell + 1];
    const double u_4 = u[12 * cell + 4];
    const double t11 = u_1 - u_4;
    const double adj11 = t0 * t2 - t6 * t8;
    const double u_7 = u[12 * cell + 7];
    const double t12 = u_1 - u_7;
    const double adj21 = t5 * t6 - t0 * t4;
    const double u_10 = u[12 * cell + 10];
    const double t13 = u_1 - u_10;
    const double t14 = 1.0 + (t10 * adj01 * t11 + t10 * adj11 * t12 + t10 * adj21 * t13);
    const double adj02 = t3 * t5 - t1 * t8;
    const double u_2 = u[12 * cell + 2];
    const double u_5 = u[12 * cell + 5];
    const double t15 = u_2 - u_5;
    const double adj12 = t7 * t8 - t0 * t3;
    const double u_8 = u[12 * cell + 8];
    const double t16 = u_2 - u_8;
    const double adj22 = t0 * t1 - t5 * t7;
    const double u_11 = u[12 * cell + 11];
    const double t17 = u_2 - u_11;
    const double t18 = 1.0 + (t10 * adj02 * t15 + t10 * adj12 * t16 + t10 * adj22 * t17);
    const double t19 = t10 * t11 * adj02 + t10 * t12 * adj12 + t10 * t13 * adj22;
    const double t20 = t10 * adj01 * t15 + t10 * adj11 * t16 + t10 * adj21 * t17;
    const double t21 = t14 * t18 - t19 * t20;
    const double t22 = adj00 * t10 * t11 + adj10 * t10 * t12 + adj20 * t10 * t13;
    const double t23 = adj00 * t10 * t15 + adj10 * t10 * t16 + adj20 * t10 * t17;
    const double t24 = t18 * t22 - t19 * t23;
    const double t25 = t20 * t22 - t14 * t23;
    const double u_0 = u[12 * cell];
    const double u_3 = u[12 * cell + 3];
    const double t26 = u_0 - u_3;
    const double u_6 = u[12 * cell + 6];
    const double t27 = u_0 - u_6;
    const double u_9 = u[12 * cell + 9];
    const double t28 = u_0 - u_9;
    const double t29 = 1.0 + (adj00 * t10 * t26 + adj10 * t10 * t27 + adj20 * t10 * t28);
    const double t30 = t10 * adj01 * t26 + t10 * adj11 * t27 + t10 * adj21 * t28;
    const double t31 = t10 * adj02 * t26 + t10 * adj12 * t27 + t10 * adj22 * t28;
    const double t32 = (t21 * t29 - t24 * t30) + t25 * t31;
    const double t33 = ((adj00 * t10 * t21 - t10 * adj01 * t24) + t10 * adj02 * t25) / t32;
    const double t34 = std::log(t32);
    const double t35 = (mu[0] * t33 - mu[0] * (adj00 * t10 * t29 + t10 * adj01 * t30 + t10 * adj02 * t31)) -
        t33 * lmbda[0] * t34;
    const double t36 = abs_detJ * t35;
    const double t37 = ((adj10 * t10 * t21 - t10 * adj11 * t24) + t10 * adj12 * t25) / t32;
    const double t38 = (mu[0] * t37 - mu[0] * (adj10 * t10 * t29 + t10 * adj11 * t30 + t10 * adj12 * t31)) -
        lmbda[0] * t34 * t37;
    const double t39 = abs_detJ * t38;
    const double t40 = ((adj20 * t10 * t21 - t10 * adj21 * t24) + t10 * adj22 * t25) / t32;
    const double t41 = (mu[0] * t40 - mu[0] * (adj20 * t10 * t29 + t10 * adj21 * t30 + t10 * adj22 * t31)) -
        lmbda[0] * t34 * t40;
    const double t42 = abs_detJ * t41;
    const double load_0 = load[12 * cell];
    const double load_3 = load[12 * cell + 3];
    const double load_6 = load[12 * cell + 6];
    const double load_9 = load[12 * cell + 9];
    const double t43 = abs_detJ * (0.1381966011250105 * load_0 + 0.5854101966249684 * load_3 +
        0.1381966011250105 * load_6 + 0.1381966011250105 * load_9);
    const double t44 = abs_detJ * (0.1381966011250105 * load_0 + 0.1381966011250105 * load_3 +
        0.5854101966249684 * load_6 + 0.1381966011250105 * load_9);
    const double t45 = abs_detJ * (0.1381966011250105 * load_0 + 0.1381966011250105 * load_3 +
        0.1381966011250105 * load_6 + 0.5854101966249684 * load_9);
    const double t46 = abs_detJ * (0.5854101966249684 * load_0 + 0.1381966011250105 * load_3 +
        0.1381966011250105 * load_6 + 0.1381966011250105 * load_9);
    tile[13 * lane] = -(0.16666666666666666 * t36 + 0.16666666666666666 * t39 + 0.16666666666666666 * t42 +
        0.005758191713542105 * t43 + 0.005758191713542105 * t44 + 0.005758191713542105 * t45 +
        0.02439209152604035 * t46);
    const double t47 = t29 * (t10 * adj01 * t18 - t10 * adj02 * t20) - t30 * (adj00 * t10 * t18 - t10 * adj02
        * t23);
    const double t48 = (t47 + t31 * (adj00 * t10 * t20 - t10 * adj01 * t23)) / t32;
    const double t49 = (mu[0] * t48 - mu[0] * (adj00 * t10 * t22 + t10 * adj01 * t14 + t10 * adj02 * t19)) -
        lmbda[0] * t34 * t48;
    const double t50 = abs_detJ * t49;
    const double t51 = t29 * (t10 * adj11 * t18 - t10 * adj12 * t20) - t30 * (adj10 * t10 * t18 - t10 * adj12
        * t23);
    const double t52 = (t51 + t31 * (adj10 * t10 * t20 - t10 * adj11 * t23)) / t32;
    const double t53 = (mu[0] * t52 - mu[0] * (adj10 * t10 * t22 + t10 * adj11 * t14 + t10 * adj12 * t19)) -
        lmbda[0] * t34 * t52;
    const double t54 = abs_detJ * t53;
    const double t55 = t29 * (t10 * adj21 * t18 - t10 * adj22 * t20) - t30 * (adj20 * t10 * t18 - t10 * adj22
        * t23);
    const double t56 = (t55 + t31 * (adj20 * t10 * t20 - t10 * adj21 * t23)) / t32;
    const double t57 = (mu[0] * t56 - mu[0] * (adj20 * t10 * t22 + t10 * adj21 * t14 + t10 * adj22 * t19)) -
        lmbda[0] * t34 * t56;
    const double t58 = abs_detJ * t57;
    const double load_1 = load[12 * cell + 1];
    const double load_4 = load[12 * cell + 4];
    const double load_7 = load[12 * cell + 7];
    const double load_10 = load[12 * cell + 10];
    const double t59 = abs_detJ * (0.1381966011250105 * load_1 + 0.5854101966249684 * load_4 +
        0.1381966011250105 * load_7 + 0.1381966011250105 * load_10);
    const double t60 = abs_detJ * (0.1381966011250105 * load_1 + 0.1381966011250105 * load_4 +
        0.5854101966249684 * load_7 + 0.1381966011250105 * load_10);
    const double t61 = abs_detJ * (0.1381966011250105 * load_1 + 0.1381966011250105 * load_4 +
        0.1381966011250105 * load_7 + 0.5854101966249684 * load_10);
    const double t62 = abs_detJ * (0.5854101966249684 * load_1 + 0.1381966011250105 * load_4 +
        0.1381966011250105 * load_7 + 0.1381966011250105 * load_10);
    tile[13 * lane + 1] = -(0.16666666666666666 * t50 + 0.16666666666666666 * t54 + 0.16666666666666666 * t58
        + 0.005758191713542105 * t59 + 0.005758191713542105 * t60 + 0.005758191713542105 * t61 +
        0.02439209152604035 * t62);
    const double t63 = t29 * (t10 * t14 * adj02 - t10 * adj01 * t19) - t30 * (t10 * adj02 * t22 - adj00 * t10
        * t19);
    const double t64 = (t63 + t31 * (t10 * adj01 * t22 - adj00 * t10 * t14)) / t32;
    const double t65 = (mu[0] * t64 - mu[0] * (adj00 * t10 * t23 + t10 * adj01 * t20 + t10 * adj02 * t18)) -
        lmbda[0] * t34 * t64;
    const double t66 = abs_detJ * t65;
    const double t67 = t29 * (t10 * t14 * adj12 - t10 * adj11 * t19) - t30 * (t10 * adj12 * t22 - adj10 * t10
        * t19);
    const double t68 = (t67 + t31 * (t10 * adj11 * t22 - adj10 * t10 * t14)) / t32;
    const double t69 = (mu[0] * t68 - mu[0] * (adj10 * t10 * t23 + t10 * adj11 * t20 + t10 * adj12 * t18)) -
        lmbda[0] * t34 * t68;
    const double t70 = abs_detJ * t69;
    const double t71 = t29 * (t10 * t14 * adj22 - t10 * adj21 * t19) - t30 * (t10 * adj22 * t22 - adj20 * t10
        * t19);
    const double t72 = (t71 + t31 * (t10 * adj21 * t22 - adj20 * t10 * t14)) / t32;
    const double t73 = (mu[0] * t72 - mu[0] * (adj20 * t10 * t23 + t10 * adj21 * t20 + t10 * adj22 * t18)) -
        lmbda[0] * t34 * t72;
    const double t74 = abs_detJ * t73;
    const double load_2 = load[12 * cell + 2];
    const double load_5 = load[12 * cell + 5];
    const double load_8 = load[12 * cell + 8];
    const double load_11 = load[12 * cell + 11];
    const double t75 = abs_detJ * (0.1381966011250105 * load_2 + 0.5854101966249684 * load_5 +
        0.1381966011250105 * load_8 + 0.1381966011250105 * load_11);
    const double t76 = abs_detJ * (0.1381966011250105 * load_2 + 0.1381966011250105 * load_5 +
        0.5854101966249684 * load_8 + 0.1381966011250105 * load_11);
    const double t77 = abs_detJ * (0.1381966011250105 * load_2 + 0.1381966011250105 * load_5 +
        0.1381966011250105 * load_8 + 0.5854101966249684 * load_11);
    const double t78 = abs_detJ * (0.5854101966249684 * load_2 + 0.1381966011250105 * load_5 +
        0.1381966011250105 * load_8 + 0.1381966011250105 * load_11);
    tile[13 * lane + 2] = -(0.16666666666666666 * t66 + 0.16666666666666666 * t70 + 0.16666666666666666 * t74
        + 0.005758191713542105 * t75 + 0.005758191713542105 * t76 + 0.005758191713542105 * t77 +
        0.02439209152604035 * t78);
    tile[13 * lane + 3] = 0.16666666666666666 * t36 - 0.02439209152604035 * t43 - 0.005758191713542105 * t44 -
        0.005758191713542105 * t45 - 0.005758191713542105 * t46;
    tile[13 * lane + 4] = 0.16666666666666666 * t50 - 0.02439209152604035 * t59 - 0.005758191713542105 * t60 -
        0.005758191713542105 * t61 - 0.005758191713542105 * t62;
    tile[13 * lane + 5] = 0.16666666666666666 * t66 - 0.02439209152604035 * t75 - 0.005758191713542105 * t76 -
        0.005758191713542105 * t77 - 0.005758191713542105 * t78;
    tile[13 * lane + 6] = 0.16666666666666666 * t39 - 0.005758191713542105 * t43 - 0.02439209152604035 * t44 -
        0.005758191713542105 * t45 - 0.005758191713542105 * t46;
    tile[13 * lane + 7] = 0.16666666666666666 * t54 - 0.005758191713542105 * t59 - 0.02439209152604035 * t60 -
        0.005758191713542105 * t61 - 0.005758191713542105 * t62;
    tile[13 * lane + 8] = 0.16666666666666666 * t70 - 0.005758191713542105 * t75 - 0.02439209152604035 * t76 -
        0.005758191713542105 * t77 - 0.005758191713542105 * t78;
    tile[13 * lane + 9] = 0.16666666666666666 * t42 - 0.005758191713542105 * t43 - 0.005758191713542105 * t44
        - 0.02439209152604035 * t45 - 0.005758191713542105 * t46;
    tile[13 * lane + 10] = 0.16666666666666666 * t58 - 0.005758191713542105 * t59 - 0.005758191713542105 * t60
        - 0.02439209152604035 * t61 - 0.005758191713542105 * t62;
    tile[13 * lane + 11] = 0.16666666666666666 * t74 - 0.005758191713542105 * t75 - 0.005758191713542105 * t76
        - 0.02439209152604035 * t77 - 0.005758191713542105 * t78;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 12; k += 64) {
    const int staged = k / 12;
    const int part = k - 12 * staged;
    stream_store(&element_tensors[12 * first_cell + k], tile[13 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_hip(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, load, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_hip(
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
    {"u", "P1^3", 12, 0, 0, nullptr},
    {"load", "P1^3", 12, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_hip_descriptor = {
    "neo_hookean_f_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    12,                                        // rows
    1,                                         // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    6656,                                      // shared_bytes
    645.0,                                     // flops_per_cell
    308.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
