// mass_q1_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      138 flops
//   sum_factorised  96 flops <- taken
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
//   flops       96
//   bytes       160 (32 read, 128 written)
//   flops/byte  0.6
//   shared      8704 bytes a block of 64 threads
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
mass_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[1088];
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
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
    const double t8 = std::fabs(t2 * t3 - t4 * t7);
    const double t9 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t10 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t11 = std::fabs(t2 * t9 - t7 * t10);
    const double t12 = t8 + 0.07179676972449082 * t11;
    const double t13 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t14 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t15 = std::fabs(t3 * t13 - t4 * t14);
    const double t16 = std::fabs(t9 * t13 - t10 * t14);
    const double t17 = t15 + 0.07179676972449082 * t16;
    tile[17 * lane] = 0.3110042339640731 * (0.3110042339640731 * t12 + 0.022329099369260225 * t17);
    const double t18 = t8 + t11;
    const double t19 = t15 + t16;
    const double t20 = 0.3110042339640731 * (0.08333333333333333 * t18 + 0.005983064143707569 * t19);
    tile[17 * lane + 1] = t20;
    const double t21 = 0.025917019497006092 * (t12 + t17);
    tile[17 * lane + 2] = t21;
    const double t22 = 0.006944444444444444 * (t18 + t19);
    tile[17 * lane + 3] = t22;
    tile[17 * lane + 4] = t20;
    const double t23 = t8 + 13.928203230275509 * t11;
    const double t24 = t15 + 13.928203230275509 * t16;
    tile[17 * lane + 5] = 0.3110042339640731 * (0.022329099369260225 * t23 + 0.0016031572055700497 * t24);
    tile[17 * lane + 6] = t22;
    const double t25 = 0.0018607582807716855 * (t23 + t24);
    tile[17 * lane + 7] = t25;
    tile[17 * lane + 8] = t21;
    tile[17 * lane + 9] = t22;
    tile[17 * lane + 10] = 0.022329099369260225 * (0.3110042339640731 * t12 + 4.331730176127763 * t17);
    const double t26 = 0.022329099369260225 * (0.08333333333333333 * t18 + 1.160683602522959 * t19);
    tile[17 * lane + 11] = t26;
    tile[17 * lane + 12] = t22;
    tile[17 * lane + 13] = t25;
    tile[17 * lane + 14] = t26;
    tile[17 * lane + 15] = 0.022329099369260225 * (0.022329099369260225 * t23 + 0.3110042339640731 * t24);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 16; k += 64) {
    const int staged = k / 16;
    const int part = k - 16 * staged;
    stream_store(&element_tensors[16 * first_cell + k], tile[17 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int mass_q1_quadrilateral_f64_element_tensor_hip(
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
  hipLaunchKernelGGL(mass_q1_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_quadrilateral_f64_element_tensor_hip_descriptor = {
    "mass_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
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
    8704,                                      // shared_bytes
    96.0,                                      // flops_per_cell
    160.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
