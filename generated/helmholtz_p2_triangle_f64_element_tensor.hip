// helmholtz_p2_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --define cell=triangle --define degree=2
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        triangle, geometry P1^2
//   test        P2, 6 dofs
//   trial       P2, 6 dofs
//   wavenumber  constant, 1 values
//   degree      4 (estimate), scheme default
//
// Representation:
//   tensor          63 flops (142 before optimisation) <- taken
//   quadrature      367 flops
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
//   flops        63
//   bytes        308 (20 read, 288 written)
//   flops/byte   0.205
//   paper flops  360 (2 sizeG rows columns)
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
helmholtz_p2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
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
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double G2 = -0.6666666666666666 * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
    const double G3 = 1.3333333333333333 * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
    const double G0 = 0.002777777777777778 * abs_detJ * wavenumber[0] * wavenumber[0];
    const double G1 = 1.3333333333333333 * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
    const double t2 = 16.0 * G0 - G1;
    const double t3 = 0.25 * G2 + G0 + 0.125 * G1;
    reinterpret_cast<double2*>(tile)[19 * lane] = make_double2(0.375 * (4.0 * G2 + G3 - t2), t3);
    const double t4 = 0.25 * G2 + 0.125 * G3 + G0;
    const double t5 = 4.0 * G0;
    reinterpret_cast<double2*>(tile)[19 * lane + 1] = make_double2(t4, t5);
    const double t6 = -(G2 + 0.5 * G3);
    const double t7 = -(G2 + 0.5 * G1);
    reinterpret_cast<double2*>(tile)[19 * lane + 2] = make_double2(t6, t7);
    reinterpret_cast<double2*>(tile)[19 * lane + 3] = make_double2(t3, -0.375 * t2);
    const double t8 = -(0.25 * G2 - G0);
    reinterpret_cast<double2*>(tile)[19 * lane + 4] = make_double2(t8, G2);
    reinterpret_cast<double2*>(tile)[19 * lane + 5] = make_double2(t5, t7);
    reinterpret_cast<double2*>(tile)[19 * lane + 6] = make_double2(t4, t8);
    reinterpret_cast<double2*>(tile)[19 * lane + 7] = make_double2(0.375 * (G3 - 16.0 * G0), G2);
    reinterpret_cast<double2*>(tile)[19 * lane + 8] = make_double2(t6, t5);
    reinterpret_cast<double2*>(tile)[19 * lane + 9] = make_double2(t5, G2);
    const double t9 = 2.0 * G2 + 16.0 * G0 + G1;
    const double t10 = G3 + t9 - 48.0 * G0;
    reinterpret_cast<double2*>(tile)[19 * lane + 10] = make_double2(G2, t10);
    const double t11 = -t9;
    const double t12 = -(G3 + t9 - G1);
    reinterpret_cast<double2*>(tile)[19 * lane + 11] = make_double2(t11, t12);
    reinterpret_cast<double2*>(tile)[19 * lane + 12] = make_double2(t6, t5);
    reinterpret_cast<double2*>(tile)[19 * lane + 13] = make_double2(t6, t11);
    const double t13 = 2.0 * (G2 - 8.0 * G0);
    reinterpret_cast<double2*>(tile)[19 * lane + 14] = make_double2(t10, t13);
    reinterpret_cast<double2*>(tile)[19 * lane + 15] = make_double2(t7, t7);
    reinterpret_cast<double2*>(tile)[19 * lane + 16] = make_double2(t5, t12);
    reinterpret_cast<double2*>(tile)[19 * lane + 17] = make_double2(t13, t10);
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

extern "C" int helmholtz_p2_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(helmholtz_p2_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, wavenumber);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_p2_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_p2_triangle_f64_element_tensor_hip_descriptor = {
    "helmholtz_p2_triangle_f64_element_tensor",  // name
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
    4,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    1,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    4,                                         // geometry_size
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
    63.0,                                      // flops_per_cell
    308.0,                                     // bytes_per_cell
    360.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
