// load_p3_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate load.form --define cell=tetrahedron --define degree=3
//
// Form file load.form:
//   | """Load vector of a source f in the space of the test functions (arity 1)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | f = Coefficient(element)
//   |
//   | L = inner(v, f) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   f       coefficient, P3, 20 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          409 flops (583 before optimisation) <- taken
//   quadrature      1923 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops        409
//   bytes        340 (180 read, 160 written)
//   flops/byte   1.2
//   paper flops  800 (2 sizeG rows columns)
//   shared       10752 bytes a block of 64 threads
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
load_p3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[1344];
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
    const double f_0 = f[20 * cell];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t0 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t1 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t2 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t3 = x0_2 - x2_2;
    const double adj00 = t0 * t1 - t2 * t3;
    const double x2_0 = coordinates[3 * n2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t4 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t5 = x0_1 - x1_1;
    const double adj10 = t2 * t4 - t1 * t5;
    const double x3_0 = coordinates[3 * n3];
    const double adj20 = t3 * t5 - t0 * t4;
    const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double G0 = 0.00011160714285714285 * f_0 * abs_detJ;
    const double f_3 = f[20 * cell + 3];
    const double G3 = 0.00011160714285714285 * abs_detJ * f_3;
    const double f_4 = f[20 * cell + 4];
    const double G4 = 0.0010044642857142856 * abs_detJ * f_4;
    const double f_5 = f[20 * cell + 5];
    const double G5 = 0.0010044642857142856 * abs_detJ * f_5;
    const double f_6 = f[20 * cell + 6];
    const double G6 = 0.0010044642857142856 * abs_detJ * f_6;
    const double f_7 = f[20 * cell + 7];
    const double G7 = 0.0010044642857142856 * abs_detJ * f_7;
    const double f_10 = f[20 * cell + 10];
    const double G10 = 0.0010044642857142856 * abs_detJ * f_10;
    const double f_11 = f[20 * cell + 11];
    const double G11 = 0.0010044642857142856 * abs_detJ * f_11;
    const double f_12 = f[20 * cell + 12];
    const double G12 = 0.0010044642857142856 * abs_detJ * f_12;
    const double f_13 = f[20 * cell + 13];
    const double G13 = 0.0010044642857142856 * abs_detJ * f_13;
    const double f_14 = f[20 * cell + 14];
    const double G14 = 0.0010044642857142856 * abs_detJ * f_14;
    const double f_15 = f[20 * cell + 15];
    const double G15 = 0.0010044642857142856 * abs_detJ * f_15;
    const double f_16 = f[20 * cell + 16];
    const double G16 = 0.0006696428571428571 * abs_detJ * f_16;
    const double f_19 = f[20 * cell + 19];
    const double G19 = 0.0006696428571428571 * abs_detJ * f_19;
    const double f_1 = f[20 * cell + 1];
    const double G1 = 0.00011160714285714285 * abs_detJ * f_1;
    const double f_2 = f[20 * cell + 2];
    const double G2 = 0.00011160714285714285 * abs_detJ * f_2;
    const double f_8 = f[20 * cell + 8];
    const double G8 = 0.0010044642857142856 * abs_detJ * f_8;
    const double f_17 = f[20 * cell + 17];
    const double G17 = 0.0006696428571428571 * abs_detJ * f_17;
    const double f_18 = f[20 * cell + 18];
    const double G18 = 0.0006696428571428571 * abs_detJ * f_18;
    const double f_9 = f[20 * cell + 9];
    const double G9 = 0.0010044642857142856 * abs_detJ * f_9;
    const double t6 = G0 + 4.0 * G5 + 2.0 * G7 + 2.0 * G11 + G1 + 2.0 * G2 - 4.0 * G3 - 2.0 * G4 - G6 - G10 -
        G13 - 3.0 * G19 - G9;
    const double t7 = 7.0 * G0 + 44.0 * G3 + G6 + G10 + G12 + G14 + G15 + 9.0 * G16 + 15.0 * G19 + 7.0 * G1 +
        8.0 * G2 + G8 + 9.0 * G17 + 9.0 * G18 - 2.0 * G7 - 2.0 * G11 - t6;
    const double t8 = 42.0 * G0 + 5.0 * G5 + 5.0 * G7 + 6.0 * G11 + G13 + G15 + 9.0 * G16 + t7 - 42.0 * G3 -
        G4 - G6 - 6.0 * G10 - 5.0 * G12 - 5.0 * G14 - 9.0 * G19;
    tile[21 * lane] = 0.1111111111111111 * t8;
    const double t9 = 42.0 * G3 + G4 + 6.0 * G6 + G10 + 5.0 * G15 + 9.0 * G19 + 5.0 * G8 - 5.0 * G5 - 6.0 * G7
        - 5.0 * G11 - G14 - 42.0 * G1 - 9.0 * G17 - G9 - t7;
    tile[21 * lane + 1] = -0.1111111111111111 * t9;
    const double t10 = 42.0 * G3 + 6.0 * G4 + G6 + G10 + 5.0 * G13 + 9.0 * G19 + 5.0 * G9 - 6.0 * G5 - 5.0 *
        G7 - 5.0 * G11 - G12 - 42.0 * G2 - G8 - 9.0 * G18 - t7;
    tile[21 * lane + 2] = -0.1111111111111111 * t10;
    tile[21 * lane + 3] = 0.1111111111111111 * t7;
    const double t11 = G0 + 2.0 * G3 + 4.0 * G4 + 2.0 * G13 + G1 + 2.0 * G9 - 2.0 * G5 - G7 - G11 - G12 - 4.0
        * G2 - G8 - 3.0 * G18;
    tile[21 * lane + 4] = t11;
    tile[21 * lane + 5] = t6;
    const double t12 = G0 + 2.0 * G3 + 4.0 * G6 + 2.0 * G15 + G2 + 2.0 * G8 - G5 - 2.0 * G7 - G11 - G14 - 4.0
        * G1 - 3.0 * G17 - G9;
    tile[21 * lane + 6] = t12;
    tile[21 * lane + 7] = G4 + 2.0 * G7 + G13 + G1 + G9 + t6 - 2.0 * G5 - G6 - G15 - G2 - G8;
    tile[21 * lane + 8] = -(G3 + G4 + 2.0 * G6 + G13 + G9 - G5 - G7 - G11 - G2 - 2.0 * G8 - t12);
    tile[21 * lane + 9] = -(G3 + 2.0 * G4 + G6 + G15 + G8 - G5 - G7 - G11 - G1 - 2.0 * G9 - t11);
    const double t13 = 4.0 * G0 + G6 + G11 + G13 + 2.0 * G15 + 3.0 * G16 + G8 - G3 - 2.0 * G10 - 2.0 * G12 -
        4.0 * G14 - 2.0 * G1 - G2;
    tile[21 * lane + 10] = G3 + G6 + 2.0 * G10 + G15 + G8 - G5 - G7 - G11 - 2.0 * G14 - G1 - t13;
    tile[21 * lane + 11] = G0 + G4 + 2.0 * G11 + G13 + G9 + t6 - 2.0 * G5 - G10 - G12 - G14 - G2;
    tile[21 * lane + 12] = -(G4 + G13 + 2.0 * G14 + G1 + G9 + t13 - G6 - 2.0 * G12 - G15 - G2 - G8);
    tile[21 * lane + 13] = G0 + G5 + G7 + G11 + 2.0 * G13 + t11 - G3 - 2.0 * G4 - G10 - G12 - G14;
    tile[21 * lane + 14] = -t13;
    tile[21 * lane + 15] = G0 + G5 + G7 + G11 + 2.0 * G15 + t12 - G3 - 2.0 * G6 - G10 - G12 - G14;
    tile[21 * lane + 16] = 12.0 * (G0 + 0.5 * G3 + 2.0 * G16 + G19 + 0.5 * G1 + 0.5 * G2 + G17 + G18 -
        0.16666666666666666 * G10 - 0.16666666666666666 * G12 - 0.16666666666666666 * G14);
    tile[21 * lane + 17] = 12.0 * (0.5 * G0 + 0.5 * G3 + G16 + G19 + G1 + 0.5 * G2 + 2.0 * G17 + G18 -
        0.16666666666666666 * G6 - 0.16666666666666666 * G15 - 0.16666666666666666 * G8);
    tile[21 * lane + 18] = 12.0 * (0.5 * G0 + 0.5 * G3 + G16 + G19 + 0.5 * G1 + G2 + G17 + 2.0 * G18 -
        0.16666666666666666 * G4 - 0.16666666666666666 * G13 - 0.16666666666666666 * G9);
    tile[21 * lane + 19] = 12.0 * (0.5 * G0 + G3 + G16 + 2.0 * G19 + 0.5 * G1 + 0.5 * G2 + G17 + G18 -
        0.16666666666666666 * G5 - 0.16666666666666666 * G7 - 0.16666666666666666 * G11);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 20; k += 64) {
    const int staged = k / 20;
    const int part = k - 20 * staged;
    stream_store(&element_tensors[20 * first_cell + k], tile[21 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int load_p3_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(load_p3_tetrahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, f);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return load_p3_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"f", "P3", 20, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel load_p3_tetrahedron_f64_element_tensor_hip_descriptor = {
    "load_p3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "L",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P3",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    20,                                        // rows
    1,                                         // columns
    20,                                        // entries_per_cell
    6,                                         // quadrature_degree
    0,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    1,                                         // geometry_size
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
    10752,                                     // shared_bytes
    409.0,                                     // flops_per_cell
    340.0,                                     // bytes_per_cell
    800.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
