// elasticity_lame_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=triangle --define degree=1
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          105 flops (174 before optimisation) <- taken
//   quadrature      107 flops
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
//   flops        105
//   bytes        324 (36 read, 288 written)
//   flops/byte   0.324
//   paper flops  576 (2 sizeG rows columns)
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
elasticity_lame_p1x2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
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
    const double mu_0 = mu[cell];
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
    const double t2 = adj01 * adj01;
    const double t3 = t1 * t1;
    const double lmbda_0 = lmbda[cell];
    const double G0 = 0.5 * (mu_0 * inv_abs_detJ * (t2 + 2.0 * t3) + t1 * t1 * inv_abs_detJ * lmbda_0);
    const double t4 = t0 * adj01;
    const double t5 = t1 * adj10;
    const double G1 = -0.5 * (mu_0 * inv_abs_detJ * (t4 + 2.0 * t5) + t1 * adj10 * inv_abs_detJ * lmbda_0);
    const double t6 = G0 + G1;
    const double t7 = t0 * t0;
    const double t8 = adj10 * adj10;
    const double G4 = 0.5 * (mu_0 * inv_abs_detJ * (t7 + 2.0 * t8) + adj10 * adj10 * inv_abs_detJ * lmbda_0);
    const double t9 = G1 + G4;
    const double t10 = mu_0 + lmbda_0;
    const double G2 = -0.5 * t1 * adj01 * inv_abs_detJ * t10;
    const double G3 = 0.5 * (mu_0 * adj01 * adj10 * inv_abs_detJ + t0 * t1 * inv_abs_detJ * lmbda_0);
    const double t11 = G2 + G3;
    const double G5 = 0.5 * (mu_0 * t0 * t1 * inv_abs_detJ + adj01 * adj10 * inv_abs_detJ * lmbda_0);
    const double G6 = -0.5 * t0 * adj10 * inv_abs_detJ * t10;
    const double t12 = G5 + G6;
    const double t13 = t11 + t12;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(t6 + t9, t13);
    const double t14 = -t6;
    const double t15 = -(G2 + G5);
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(t14, t15);
    const double t16 = -t9;
    const double t17 = -(G3 + G6);
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(t16, t17);
    const double G7 = mu_0 * inv_abs_detJ * (t2 + 0.5 * t3) + 0.5 * adj01 * adj01 * inv_abs_detJ * lmbda_0;
    const double G8 = -0.5 * (2.0 * mu_0 * inv_abs_detJ * (t4 + 0.5 * t5) + t0 * adj01 * inv_abs_detJ *
        lmbda_0);
    const double t18 = G7 + G8;
    const double G9 = mu_0 * inv_abs_detJ * (t7 + 0.5 * t8) + 0.5 * t0 * t0 * inv_abs_detJ * lmbda_0;
    const double t19 = G8 + G9;
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(t13, t18 + t19);
    const double t20 = -t11;
    const double t21 = -t18;
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(t20, t21);
    const double t22 = -t12;
    const double t23 = -t19;
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(t22, t23);
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(t14, t20);
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(G0, G2);
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(G1, G3);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(t15, t21);
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(G2, G7);
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(G5, G8);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(t16, t22);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(G1, G5);
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(G4, G6);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(t17, t23);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(G3, G8);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(G6, G9);
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

extern "C" int elasticity_lame_p1x2_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(elasticity_lame_p1x2_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x2_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x2_triangle_f64_element_tensor_hip_descriptor = {
    "elasticity_lame_p1x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
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
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    16,                                        // geometry_size
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
    105.0,                                     // flops_per_cell
    324.0,                                     // bytes_per_cell
    576.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
