// weighted_laplace_p2_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --define cell=triangle --define degree=2
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   w       coefficient, P1, 3 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          210 flops (475 before optimisation) <- taken
//   quadrature      578 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops        210
//   bytes        332 (44 read, 288 written)
//   flops/byte   0.633
//   paper flops  864 (2 sizeG rows columns)
//   shared       19456 bytes a block of 64 threads
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
weighted_laplace_p2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
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
    const double w_0 = w[3 * cell];
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
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double t2 = t1 * t1 + adj01 * adj01;
    const double G0 = 0.1 * w_0 * inv_abs_detJ * t2;
    const double w_2 = w[3 * cell + 2];
    const double G2 = 0.06666666666666667 * inv_abs_detJ * t2 * w_2;
    const double t3 = t1 * adj10 + t0 * adj01;
    const double G3 = -0.1 * w_0 * inv_abs_detJ * t3;
    const double t4 = adj10 * adj10 + t0 * t0;
    const double G6 = 0.1 * w_0 * inv_abs_detJ * t4;
    const double w_1 = w[3 * cell + 1];
    const double G7 = 0.06666666666666667 * inv_abs_detJ * t4 * w_1;
    const double G4 = -0.1 * inv_abs_detJ * t3 * w_1;
    const double G5 = -0.1 * inv_abs_detJ * w_2 * t3;
    const double G8 = 0.1 * inv_abs_detJ * w_2 * t4;
    const double G1 = 0.1 * inv_abs_detJ * t2 * w_1;
    const double t5 = G0 + 0.75 * G2 + G3 + G4 + 0.5 * G5 + G1;
    const double t6 = 3.75 * G2 + G6 + 4.5 * G7 + G4 + 1.5 * G5 + G8 + t5;
    const double t7 = 0.6666666666666666 * t5;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(2.0 * (G0 + 2.5 * G3 + G6 + 0.5 * t6 - 1.5 * G2
        - 1.5 * G7), t7);
    const double t8 = 0.6666666666666666 * (G3 + G6 + 0.75 * G7 + 0.5 * G4 + G5 + G8);
    const double t9 = 0.5 * G3 + G4 + G5;
    const double t10 = G0 + 2.5 * G3 + G6 - G2 - G7 - 0.3333333333333333 * G8 - 0.3333333333333333 * G1 - t9;
    const double t11 = -t10;
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(t8, t11);
    const double t12 = -(4.666666666666667 * G3 + 4.666666666666667 * G6 + G7 + 0.6666666666666666 * G4 +
        1.3333333333333333 * G5 + 1.3333333333333333 * G8 - t10);
    const double t13 = -(4.666666666666667 * G0 + G2 + 4.666666666666667 * G3 + 1.3333333333333333 * G4 +
        0.6666666666666666 * G5 + 1.3333333333333333 * G1 - t10);
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(t12, t13);
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(t7, G0 + 1.5 * G2 + 3.0 * G1);
    const double t14 = -0.6666666666666666 * t9;
    const double t15 = 0.3333333333333333 * G0 + G2 - G3 - 4.666666666666667 * G4 - G5 - G1;
    const double t16 = -t15;
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(t14, t16);
    const double t17 = 0.3333333333333333 * (G0 + 3.0 * G2 + G5 - G3 - 3.0 * G1);
    const double t18 = -(2.0 * G0 + 3.0 * G2 + 2.6666666666666665 * G1 - t15);
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(t17, t18);
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(t8, t14);
    const double t19 = G3 + G4 + 4.666666666666667 * G5 + G8 - 0.3333333333333333 * G6 - G7;
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(G6 + 1.5 * G7 + 3.0 * G8, t19);
    const double t20 = -(2.0 * G6 + 3.0 * G7 + 2.6666666666666665 * G8 + t19);
    const double t21 = -0.3333333333333333 * (G3 + 3.0 * G8 - G6 - 3.0 * G7 - G4);
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(t20, t21);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(t11, t16);
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(t19, 2.6666666666666665 * t6);
    const double t22 = G0 + G6 - 4.0 * G3 - 3.0 * G4 - 3.0 * G5 - G8 - G1;
    const double t23 = -4.0 * (G0 + 3.0 * G2 + G5 + 0.3333333333333333 * G1 - G3 - 0.3333333333333333 * t22);
    const double t24 = 4.0 * (G3 + 0.3333333333333333 * t22 - G6 - 3.0 * G7 - G4 - 0.3333333333333333 * G8);
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(t23, t24);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(t12, t17);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(t20, t23);
    const double t25 = -1.3333333333333333 * t22;
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(-2.6666666666666665 * (G3 + 3.0 * G7 + G4
        - G6 - 2.0 * G5 - G8 - t6), t25);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(t13, t18);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(t21, t24);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(t25, 2.6666666666666665 * (G0 + 2.0 * G4 +
        G1 + t6 - 3.0 * G2 - G3 - G5));
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

extern "C" int weighted_laplace_p2_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(weighted_laplace_p2_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, w);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 3, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_triangle_f64_element_tensor_hip_descriptor = {
    "weighted_laplace_p2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    3,                                         // quadrature_degree
    0,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    3,                                         // geometry_size
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
    210.0,                                     // flops_per_cell
    332.0,                                     // bytes_per_cell
    864.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
