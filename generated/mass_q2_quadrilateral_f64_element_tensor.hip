// mass_q2_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      462 flops
//   sum_factorised  252 flops <- taken
//   why             fewest flops of those that are valid
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
//   flops       252
//   bytes       680 (32 read, 648 written)
//   flops/byte  0.371
//   shared      41472 bytes a block of 64 threads
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
mass_q2_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[5184];
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
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1) - (0.8872983346207417 * x2_1 +
        0.11270166537925831 * x3_1);
    const double t4 = (0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0) - (0.8872983346207417 * x2_0 +
        0.11270166537925831 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.8872983346207417 * t5 + 0.11270166537925831 * t6;
    const double t8 = std::fabs(t2 * t3 - t4 * t7);
    const double t9 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 * x2_1 +
        0.8872983346207417 * x3_1);
    const double t10 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 * x2_0
        + 0.8872983346207417 * x3_0);
    const double t11 = std::fabs(t2 * t9 - t7 * t10);
    const double t12 = t8 + 0.01613323034066492 * t11;
    const double t13 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
    const double t14 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
    const double t15 = std::fabs(t3 * t13 - t4 * t14);
    const double t16 = std::fabs(t9 * t13 - t10 * t14);
    const double t17 = t15 + 0.01613323034066492 * t16;
    tile[81 * lane] = 0.13121638910345695 * (0.13121638910345695 * t12 + 0.0021169442298763852 * t17);
    const double t18 = t8 + t11;
    const double t19 = t15 + t16;
    const double t20 = -0.13121638910345695 * (0.016666666666666666 * t18 + 0.0002688871723444153 * t19);
    tile[81 * lane + 1] = t20;
    const double t21 = -0.0021869398183909493 * (t12 + t17);
    tile[81 * lane + 2] = t21;
    const double t22 = 0.0002777777777777778 * (t18 + t19);
    tile[81 * lane + 3] = t22;
    const double t23 = t8 - 0.12701665379258312 * t11;
    const double t24 = t15 - 0.12701665379258312 * t16;
    const double t25 = 0.13121638910345695 * (0.07636648162452686 * t23 + 0.0012320380383546467 * t24);
    tile[81 * lane + 4] = t25;
    const double t26 = 0.07636648162452686 * (0.13121638910345695 * t12 - 0.016666666666666666 * t17);
    tile[81 * lane + 5] = t26;
    const double t27 = -0.07636648162452686 * (0.016666666666666666 * t18 - 0.0021169442298763852 * t19);
    tile[81 * lane + 6] = t27;
    const double t28 = -0.0012727746937421143 * (t23 + t24);
    tile[81 * lane + 7] = t28;
    const double t29 = 0.07636648162452686 * (0.07636648162452686 * t23 - 0.009699814957860188 * t24);
    tile[81 * lane + 8] = t29;
    tile[81 * lane + 9] = t20;
    const double t30 = t8 + 61.983866769659336 * t11;
    const double t31 = t15 + 61.983866769659336 * t16;
    tile[81 * lane + 10] = 0.13121638910345695 * (0.0021169442298763852 * t30 + 3.415314887893723e-05 * t31);
    tile[81 * lane + 11] = t22;
    const double t32 = -3.528240383127309e-05 * (t30 + t31);
    tile[81 * lane + 12] = t32;
    const double t33 = t8 - 7.872983346207417 * t11;
    const double t34 = t15 - 7.872983346207417 * t16;
    const double t35 = -0.13121638910345695 * (0.009699814957860188 * t33 + 0.00015648934897698538 * t34);
    tile[81 * lane + 13] = t35;
    tile[81 * lane + 14] = t27;
    const double t36 = 0.07636648162452686 * (0.0021169442298763852 * t30 - 0.0002688871723444153 * t31);
    tile[81 * lane + 15] = t36;
    const double t37 = 0.00016166358263100314 * (t33 + t34);
    tile[81 * lane + 16] = t37;
    const double t38 = -0.07636648162452686 * (0.009699814957860188 * t33 - 0.0012320380383546467 * t34);
    tile[81 * lane + 17] = t38;
    tile[81 * lane + 18] = t21;
    tile[81 * lane + 19] = t22;
    tile[81 * lane + 20] = 0.0021169442298763852 * (0.13121638910345695 * t12 + 8.133299180184455 * t17);
    const double t39 = -0.0021169442298763852 * (0.016666666666666666 * t18 + 1.033064446160989 * t19);
    tile[81 * lane + 21] = t39;
    tile[81 * lane + 22] = t28;
    const double t40 = -0.009699814957860188 * (0.13121638910345695 * t12 - 1.033064446160989 * t17);
    tile[81 * lane + 23] = t40;
    const double t41 = 0.009699814957860188 * (0.016666666666666666 * t18 - 0.13121638910345695 * t19);
    tile[81 * lane + 24] = t41;
    const double t42 = 0.0021169442298763852 * (0.07636648162452686 * t23 + 4.73348982268231 * t24);
    tile[81 * lane + 25] = t42;
    const double t43 = -0.009699814957860188 * (0.07636648162452686 * t23 - 0.6012320380383547 * t24);
    tile[81 * lane + 26] = t43;
    tile[81 * lane + 27] = t22;
    tile[81 * lane + 28] = t32;
    tile[81 * lane + 29] = t39;
    tile[81 * lane + 30] = 0.0021169442298763852 * (0.0021169442298763852 * t30 + 0.13121638910345695 * t31);
    tile[81 * lane + 31] = t37;
    tile[81 * lane + 32] = t41;
    const double t44 = -0.009699814957860188 * (0.0021169442298763852 * t30 - 0.016666666666666666 * t31);
    tile[81 * lane + 33] = t44;
    const double t45 = -0.0021169442298763852 * (0.009699814957860188 * t33 + 0.6012320380383547 * t34);
    tile[81 * lane + 34] = t45;
    const double t46 = 0.009699814957860188 * (0.009699814957860188 * t33 - 0.07636648162452686 * t34);
    tile[81 * lane + 35] = t46;
    tile[81 * lane + 36] = t25;
    tile[81 * lane + 37] = t35;
    tile[81 * lane + 38] = t28;
    tile[81 * lane + 39] = t37;
    const double t47 = (x0_1 + x1_1) - (x2_1 + x3_1);
    const double t48 = (x0_0 + x1_0) - (x2_0 + x3_0);
    const double t49 = t8 + t11 + 10.0 * std::fabs(0.5 * (t2 * t47 - t7 * t48));
    const double t50 = t15 + t16 + 10.0 * std::fabs(0.5 * (t13 * t47 - t14 * t48));
    tile[81 * lane + 40] = 0.13121638910345695 * (0.044444444444444446 * t49 + 0.0007170324595851075 * t50);
    tile[81 * lane + 41] = t29;
    tile[81 * lane + 42] = t38;
    const double t51 = -0.0007407407407407407 * (t49 + t50);
    tile[81 * lane + 43] = t51;
    const double t52 = 0.07636648162452686 * (0.044444444444444446 * t49 - 0.005645184613003694 * t50);
    tile[81 * lane + 44] = t52;
    tile[81 * lane + 45] = t26;
    tile[81 * lane + 46] = t27;
    tile[81 * lane + 47] = t40;
    tile[81 * lane + 48] = t41;
    tile[81 * lane + 49] = t29;
    const double t53 = t0 + t1;
    const double t54 = t5 + t6;
    const double t55 = std::fabs(0.5 * (t3 * t53 - t4 * t54));
    const double t56 = std::fabs(0.5 * (t9 * t53 - t10 * t54));
    tile[81 * lane + 50] = 0.005831839515709198 * (t12 + t17 + 10.0 * (t55 + 0.01613323034066492 * t56));
    const double t57 = -0.0007407407407407407 * (t18 + t19 + 10.0 * (t55 + t56));
    tile[81 * lane + 51] = t57;
    tile[81 * lane + 52] = t43;
    const double t58 = 0.0033940658499789713 * (t23 + t24 + 10.0 * (t55 - 0.12701665379258312 * t56));
    tile[81 * lane + 53] = t58;
    tile[81 * lane + 54] = t27;
    tile[81 * lane + 55] = t36;
    tile[81 * lane + 56] = t41;
    tile[81 * lane + 57] = t44;
    tile[81 * lane + 58] = t38;
    tile[81 * lane + 59] = t57;
    tile[81 * lane + 60] = 9.408641021672823e-05 * (t30 + t31 + 10.0 * (t55 + 61.983866769659336 * t56));
    tile[81 * lane + 61] = t46;
    const double t59 = -0.0004311028870160083 * (t33 + t34 + 10.0 * (t55 - 7.872983346207417 * t56));
    tile[81 * lane + 62] = t59;
    tile[81 * lane + 63] = t28;
    tile[81 * lane + 64] = t37;
    tile[81 * lane + 65] = t42;
    tile[81 * lane + 66] = t45;
    tile[81 * lane + 67] = t51;
    tile[81 * lane + 68] = t43;
    tile[81 * lane + 69] = t46;
    tile[81 * lane + 70] = 0.0021169442298763852 * (0.044444444444444446 * t49 + 2.7548385230959704 * t50);
    const double t60 = -0.009699814957860188 * (0.044444444444444446 * t49 - 0.34991037094255184 * t50);
    tile[81 * lane + 71] = t60;
    tile[81 * lane + 72] = t29;
    tile[81 * lane + 73] = t38;
    tile[81 * lane + 74] = t43;
    tile[81 * lane + 75] = t46;
    tile[81 * lane + 76] = t52;
    tile[81 * lane + 77] = t58;
    tile[81 * lane + 78] = t59;
    tile[81 * lane + 79] = t60;
    tile[81 * lane + 80] = 0.0019753086419753087 * (t49 + t50 + 10.0 * (t55 + t56 + 10.0 * std::fabs(0.25 *
        (t47 * t53 - t48 * t54))));
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 81; k += 64) {
    const int staged = k / 81;
    const int part = k - 81 * staged;
    stream_store(&element_tensors[81 * first_cell + k], tile[81 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int mass_q2_quadrilateral_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(mass_q2_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q2_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q2_quadrilateral_f64_element_tensor_hip_descriptor = {
    "mass_q2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q2",                                      // row_element
    "Q2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    9,                                         // rows
    9,                                         // columns
    81,                                        // entries_per_cell
    5,                                         // quadrature_degree
    9,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
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
    41472,                                     // shared_bytes
    252.0,                                     // flops_per_cell
    680.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
