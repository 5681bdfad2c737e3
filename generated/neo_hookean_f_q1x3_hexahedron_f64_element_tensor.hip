// neo_hookean_f_q1x3_hexahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=hexahedron --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   u       coefficient, Q1^3, 24 dofs
//   load    coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      6264 flops <- taken
//   sum_factorised  4668 flops
//   why             fewest flops of those whose code is short enough
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        21
//   concurrent_elements  21
//   interleave_stores    true
//   unroll               inner
//   k_place              shared
//   entries_per_thread   2
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  12 threads compute a cell, 2 entries each, 21 cells concurrently, 1 in sequence
//
// Costs of a cell:
//   flops       7848
//   bytes       632 (440 read, 192 written)
//   flops/byte  12.4
//   shared      18408 bytes a block of 252 threads
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


__device__ const double V_table[256] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045,
    -0.6220084679281462, 0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462,
    -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.6220084679281462,
    0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.04465819873852045, 0.04465819873852045, -0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462, -0.04465819873852045,
    0.04465819873852045, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.6220084679281462, -0.16666666666666666, 0.6220084679281462,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.6220084679281462, -0.16666666666666666,
    0.6220084679281462, 0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666,
    0.04465819873852045, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.04465819873852045, 0.16666666666666666,
    -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666,
    0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666,
    0.6220084679281462, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.6220084679281462, -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.16666666666666666, 0.6220084679281462, -0.6220084679281462, -0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, 0.6220084679281462, 0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, -0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, 0.6220084679281462, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, -0.6220084679281462, -0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666, -0.16666666666666666,
    -0.6220084679281462, 0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462,
    -0.6220084679281462, -0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.6220084679281462,
    0.16666666666666666, 0.16666666666666666, 0.04465819873852045, -0.16666666666666666, -0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.04465819873852045,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.16666666666666666, 0.04465819873852045, 0.6220084679281462, 0.16666666666666666,
    -0.04465819873852045, -0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.4905626121623441,
    0.13144585576580214, 0.13144585576580214, 0.03522081090086452, 0.13144585576580214, 0.03522081090086452,
    0.03522081090086452, 0.009437387837655931, 0.13144585576580214, 0.4905626121623441, 0.03522081090086452,
    0.13144585576580214, 0.03522081090086452, 0.13144585576580214, 0.009437387837655931, 0.03522081090086452,
    0.13144585576580214, 0.03522081090086452, 0.4905626121623441, 0.13144585576580214, 0.03522081090086452,
    0.009437387837655931, 0.13144585576580214, 0.03522081090086452, 0.03522081090086452, 0.13144585576580214,
    0.13144585576580214, 0.4905626121623441, 0.009437387837655931, 0.03522081090086452, 0.03522081090086452,
    0.13144585576580214, 0.13144585576580214, 0.03522081090086452, 0.03522081090086452, 0.009437387837655931,
    0.4905626121623441, 0.13144585576580214, 0.13144585576580214, 0.03522081090086452, 0.03522081090086452,
    0.13144585576580214, 0.009437387837655931, 0.03522081090086452, 0.13144585576580214, 0.4905626121623441,
    0.03522081090086452, 0.13144585576580214, 0.03522081090086452, 0.009437387837655931, 0.13144585576580214,
    0.03522081090086452, 0.13144585576580214, 0.03522081090086452, 0.4905626121623441, 0.13144585576580214,
    0.009437387837655931, 0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.03522081090086452,
    0.13144585576580214, 0.13144585576580214, 0.4905626121623441};


__device__ const double U_table[8] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0};


__device__ const int32_t test_column[24] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7,
    7, 7};


__device__ const int32_t trial_column[24] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};


__device__ const int32_t block_offset[24] = {0, 4, 8, 0, 4, 8, 0, 4, 8, 0, 4, 8, 0, 4, 8, 0, 4, 8, 0, 4, 8, 0,
    4, 8};


__device__ const double Q1_d100[64] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045,
    -0.6220084679281462, 0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462,
    -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.6220084679281462,
    0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.04465819873852045, 0.04465819873852045, -0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462, -0.04465819873852045,
    0.04465819873852045, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462};


__device__ const double Q1_d010[64] = {-0.6220084679281462, -0.16666666666666666, 0.6220084679281462,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.6220084679281462, -0.16666666666666666,
    0.6220084679281462, 0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666,
    0.04465819873852045, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.04465819873852045, 0.16666666666666666,
    -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666,
    0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666,
    0.6220084679281462, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.6220084679281462, -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.16666666666666666, 0.6220084679281462};


__device__ const double Q1_d001[64] = {-0.6220084679281462, -0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, 0.6220084679281462, 0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, -0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, 0.6220084679281462, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, -0.6220084679281462, -0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666, -0.16666666666666666,
    -0.6220084679281462, 0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462,
    -0.6220084679281462, -0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.6220084679281462,
    0.16666666666666666, 0.16666666666666666, 0.04465819873852045, -0.16666666666666666, -0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.04465819873852045,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.16666666666666666, 0.04465819873852045, 0.6220084679281462, 0.16666666666666666,
    -0.04465819873852045, -0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462};


__device__ const double weights[8] = {0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125};


__device__ const double Q1_d000[64] = {0.4905626121623441, 0.13144585576580214, 0.13144585576580214,
    0.03522081090086452, 0.13144585576580214, 0.03522081090086452, 0.03522081090086452, 0.009437387837655931,
    0.13144585576580214, 0.4905626121623441, 0.03522081090086452, 0.13144585576580214, 0.03522081090086452,
    0.13144585576580214, 0.009437387837655931, 0.03522081090086452, 0.13144585576580214, 0.03522081090086452,
    0.4905626121623441, 0.13144585576580214, 0.03522081090086452, 0.009437387837655931, 0.13144585576580214,
    0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.13144585576580214, 0.4905626121623441,
    0.009437387837655931, 0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.13144585576580214,
    0.03522081090086452, 0.03522081090086452, 0.009437387837655931, 0.4905626121623441, 0.13144585576580214,
    0.13144585576580214, 0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.009437387837655931,
    0.03522081090086452, 0.13144585576580214, 0.4905626121623441, 0.03522081090086452, 0.13144585576580214,
    0.03522081090086452, 0.009437387837655931, 0.13144585576580214, 0.03522081090086452, 0.13144585576580214,
    0.03522081090086452, 0.4905626121623441, 0.13144585576580214, 0.009437387837655931, 0.03522081090086452,
    0.03522081090086452, 0.13144585576580214, 0.03522081090086452, 0.13144585576580214, 0.13144585576580214,
    0.4905626121623441};

__global__ void __launch_bounds__(252)
neo_hookean_f_q1x3_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double V[256];
  alignas(16) __shared__ double U[8];
  alignas(16) __shared__ double D[2037];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 21;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 21 ? num_cells - first_cell : 21);

  for (int k = static_cast<int>(threadIdx.x); k < 256; k += 252) {
    V[k] = V_table[k];
  }
  if (const int k = static_cast<int>(threadIdx.x); k < 8) {
    U[k] = U_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 168) {
    const int concurrent = point / 8;
    const int q = point % 8;
    const int batch_cell = concurrent;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
    const int64_t n4 = n4_to_n7.x;
    const int64_t n5 = n4_to_n7.y;
    const int64_t n6 = n4_to_n7.z;
    const int64_t n7 = n4_to_n7.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double J00 = Q1_d100[8 * q] * x0_0 + Q1_d100[8 * q + 1] * x1_0 + Q1_d100[8 * q + 2] * x2_0 +
        Q1_d100[8 * q + 3] * x3_0 + Q1_d100[8 * q + 4] * x4_0 + Q1_d100[8 * q + 5] * x5_0 + Q1_d100[8 * q + 6]
        * x6_0 + Q1_d100[8 * q + 7] * x7_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double J11 = Q1_d010[8 * q] * x0_1 + Q1_d010[8 * q + 1] * x1_1 + Q1_d010[8 * q + 2] * x2_1 +
        Q1_d010[8 * q + 3] * x3_1 + Q1_d010[8 * q + 4] * x4_1 + Q1_d010[8 * q + 5] * x5_1 + Q1_d010[8 * q + 6]
        * x6_1 + Q1_d010[8 * q + 7] * x7_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double J22 = Q1_d001[8 * q] * x0_2 + Q1_d001[8 * q + 1] * x1_2 + Q1_d001[8 * q + 2] * x2_2 +
        Q1_d001[8 * q + 3] * x3_2 + Q1_d001[8 * q + 4] * x4_2 + Q1_d001[8 * q + 5] * x5_2 + Q1_d001[8 * q + 6]
        * x6_2 + Q1_d001[8 * q + 7] * x7_2;
    const double J12 = Q1_d001[8 * q] * x0_1 + Q1_d001[8 * q + 1] * x1_1 + Q1_d001[8 * q + 2] * x2_1 +
        Q1_d001[8 * q + 3] * x3_1 + Q1_d001[8 * q + 4] * x4_1 + Q1_d001[8 * q + 5] * x5_1 + Q1_d001[8 * q + 6]
        * x6_1 + Q1_d001[8 * q + 7] * x7_1;
    const double J21 = Q1_d010[8 * q] * x0_2 + Q1_d010[8 * q + 1] * x1_2 + Q1_d010[8 * q + 2] * x2_2 +
        Q1_d010[8 * q + 3] * x3_2 + Q1_d010[8 * q + 4] * x4_2 + Q1_d010[8 * q + 5] * x5_2 + Q1_d010[8 * q + 6]
        * x6_2 + Q1_d010[8 * q + 7] * x7_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = Q1_d010[8 * q] * x0_0 + Q1_d010[8 * q + 1] * x1_0 + Q1_d010[8 * q + 2] * x2_0 +
        Q1_d010[8 * q + 3] * x3_0 + Q1_d010[8 * q + 4] * x4_0 + Q1_d010[8 * q + 5] * x5_0 + Q1_d010[8 * q + 6]
        * x6_0 + Q1_d010[8 * q + 7] * x7_0;
    const double J20 = Q1_d100[8 * q] * x0_2 + Q1_d100[8 * q + 1] * x1_2 + Q1_d100[8 * q + 2] * x2_2 +
        Q1_d100[8 * q + 3] * x3_2 + Q1_d100[8 * q + 4] * x4_2 + Q1_d100[8 * q + 5] * x5_2 + Q1_d100[8 * q + 6]
        * x6_2 + Q1_d100[8 * q + 7] * x7_2;
    const double J10 = Q1_d100[8 * q] * x0_1 + Q1_d100[8 * q + 1] * x1_1 + Q1_d100[8 * q + 2] * x2_1 +
        Q1_d100[8 * q + 3] * x3_1 + Q1_d100[8 * q + 4] * x4_1 + Q1_d100[8 * q + 5] * x5_1 + Q1_d100[8 * q + 6]
        * x6_1 + Q1_d100[8 * q + 7] * x7_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = Q1_d001[8 * q] * x0_0 + Q1_d001[8 * q + 1] * x1_0 + Q1_d001[8 * q + 2] * x2_0 +
        Q1_d001[8 * q + 3] * x3_0 + Q1_d001[8 * q + 4] * x4_0 + Q1_d001[8 * q + 5] * x5_0 + Q1_d001[8 * q + 6]
        * x6_0 + Q1_d001[8 * q + 7] * x7_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_detJ = 1.0 / detJ;
    const double adj01 = J21 * J02 - J22 * J01;
    const double u_1 = u[24 * cell + 1];
    const double u_4 = u[24 * cell + 4];
    const double u_7 = u[24 * cell + 7];
    const double u_10 = u[24 * cell + 10];
    const double u_13 = u[24 * cell + 13];
    const double u_16 = u[24 * cell + 16];
    const double u_19 = u[24 * cell + 19];
    const double u_22 = u[24 * cell + 22];
    const double u1_d100_q = Q1_d100[8 * q] * u_1 + Q1_d100[8 * q + 1] * u_4 + Q1_d100[8 * q + 2] * u_7 +
        Q1_d100[8 * q + 3] * u_10 + Q1_d100[8 * q + 4] * u_13 + Q1_d100[8 * q + 5] * u_16 + Q1_d100[8 * q + 6]
        * u_19 + Q1_d100[8 * q + 7] * u_22;
    const double adj11 = J00 * J22 - J20 * J02;
    const double u1_d010_q = Q1_d010[8 * q] * u_1 + Q1_d010[8 * q + 1] * u_4 + Q1_d010[8 * q + 2] * u_7 +
        Q1_d010[8 * q + 3] * u_10 + Q1_d010[8 * q + 4] * u_13 + Q1_d010[8 * q + 5] * u_16 + Q1_d010[8 * q + 6]
        * u_19 + Q1_d010[8 * q + 7] * u_22;
    const double adj21 = J01 * J20 - J00 * J21;
    const double u1_d001_q = Q1_d001[8 * q] * u_1 + Q1_d001[8 * q + 1] * u_4 + Q1_d001[8 * q + 2] * u_7 +
        Q1_d001[8 * q + 3] * u_10 + Q1_d001[8 * q + 4] * u_13 + Q1_d001[8 * q + 5] * u_16 + Q1_d001[8 * q + 6]
        * u_19 + Q1_d001[8 * q + 7] * u_22;
    const double t0 = 1.0 + (inv_detJ * adj01 * u1_d100_q + inv_detJ * adj11 * u1_d010_q + inv_detJ * adj21 *
        u1_d001_q);
    const double adj02 = J12 * J01 - J11 * J02;
    const double u_2 = u[24 * cell + 2];
    const double u_5 = u[24 * cell + 5];
    const double u_8 = u[24 * cell + 8];
    const double u_11 = u[24 * cell + 11];
    const double u_14 = u[24 * cell + 14];
    const double u_17 = u[24 * cell + 17];
    const double u_20 = u[24 * cell + 20];
    const double u_23 = u[24 * cell + 23];
    const double u2_d100_q = Q1_d100[8 * q] * u_2 + Q1_d100[8 * q + 1] * u_5 + Q1_d100[8 * q + 2] * u_8 +
        Q1_d100[8 * q + 3] * u_11 + Q1_d100[8 * q + 4] * u_14 + Q1_d100[8 * q + 5] * u_17 + Q1_d100[8 * q + 6]
        * u_20 + Q1_d100[8 * q + 7] * u_23;
    const double adj12 = J10 * J02 - J00 * J12;
    const double u2_d010_q = Q1_d010[8 * q] * u_2 + Q1_d010[8 * q + 1] * u_5 + Q1_d010[8 * q + 2] * u_8 +
        Q1_d010[8 * q + 3] * u_11 + Q1_d010[8 * q + 4] * u_14 + Q1_d010[8 * q + 5] * u_17 + Q1_d010[8 * q + 6]
        * u_20 + Q1_d010[8 * q + 7] * u_23;
    const double adj22 = J00 * J11 - J01 * J10;
    const double u2_d001_q = Q1_d001[8 * q] * u_2 + Q1_d001[8 * q + 1] * u_5 + Q1_d001[8 * q + 2] * u_8 +
        Q1_d001[8 * q + 3] * u_11 + Q1_d001[8 * q + 4] * u_14 + Q1_d001[8 * q + 5] * u_17 + Q1_d001[8 * q + 6]
        * u_20 + Q1_d001[8 * q + 7] * u_23;
    const double t1 = 1.0 + (inv_detJ * adj02 * u2_d100_q + inv_detJ * adj12 * u2_d010_q + inv_detJ * adj22 *
        u2_d001_q);
    const double t2 = inv_detJ * adj02 * u1_d100_q + inv_detJ * u1_d010_q * adj12 + inv_detJ * u1_d001_q *
        adj22;
    const double t3 = inv_detJ * adj01 * u2_d100_q + inv_detJ * adj11 * u2_d010_q + inv_detJ * adj21 *
        u2_d001_q;
    const double t4 = t0 * t1 - t2 * t3;
    const double t5 = adj00 * inv_detJ * u1_d100_q + adj10 * inv_detJ * u1_d010_q + adj20 * inv_detJ *
        u1_d001_q;
    const double t6 = adj00 * inv_detJ * u2_d100_q + adj10 * inv_detJ * u2_d010_q + adj20 * inv_detJ *
        u2_d001_q;
    const double t7 = t5 * t1 - t2 * t6;
    const double t8 = t5 * t3 - t0 * t6;
    const double u_0 = u[24 * cell];
    const double u_3 = u[24 * cell + 3];
    const double u_6 = u[24 * cell + 6];
    const double u_9 = u[24 * cell + 9];
    const double u_12 = u[24 * cell + 12];
    const double u_15 = u[24 * cell + 15];
    const double u_18 = u[24 * cell + 18];
    const double u_21 = u[24 * cell + 21];
    const double u0_d100_q = Q1_d100[8 * q] * u_0 + Q1_d100[8 * q + 1] * u_3 + Q1_d100[8 * q + 2] * u_6 +
        Q1_d100[8 * q + 3] * u_9 + Q1_d100[8 * q + 4] * u_12 + Q1_d100[8 * q + 5] * u_15 + Q1_d100[8 * q + 6]
        * u_18 + Q1_d100[8 * q + 7] * u_21;
    const double u0_d010_q = Q1_d010[8 * q] * u_0 + Q1_d010[8 * q + 1] * u_3 + Q1_d010[8 * q + 2] * u_6 +
        Q1_d010[8 * q + 3] * u_9 + Q1_d010[8 * q + 4] * u_12 + Q1_d010[8 * q + 5] * u_15 + Q1_d010[8 * q + 6]
        * u_18 + Q1_d010[8 * q + 7] * u_21;
    const double u0_d001_q = Q1_d001[8 * q] * u_0 + Q1_d001[8 * q + 1] * u_3 + Q1_d001[8 * q + 2] * u_6 +
        Q1_d001[8 * q + 3] * u_9 + Q1_d001[8 * q + 4] * u_12 + Q1_d001[8 * q + 5] * u_15 + Q1_d001[8 * q + 6]
        * u_18 + Q1_d001[8 * q + 7] * u_21;
    const double t9 = 1.0 + (adj00 * inv_detJ * u0_d100_q + adj10 * inv_detJ * u0_d010_q + adj20 * inv_detJ *
        u0_d001_q);
    const double t10 = inv_detJ * u0_d100_q * adj01 + inv_detJ * u0_d010_q * adj11 + inv_detJ * u0_d001_q *
        adj21;
    const double t11 = inv_detJ * u0_d100_q * adj02 + inv_detJ * u0_d010_q * adj12 + inv_detJ * u0_d001_q *
        adj22;
    const double t12 = (t9 * t4 - t10 * t7) + t11 * t8;
    const double t13 = ((adj00 * inv_detJ * t4 - inv_detJ * adj01 * t7) + inv_detJ * adj02 * t8) / t12;
    const double t14 = std::log(t12);
    const double t15 = (mu[0] * t13 - mu[0] * (adj00 * inv_detJ * t9 + inv_detJ * adj01 * t10 + inv_detJ *
        adj02 * t11)) - lmbda[0] * t14 * t13;
    D[97 * concurrent + 12 * q] = -weights[q] * abs_detJ * t15;
    const double t16 = ((adj10 * inv_detJ * t4 - inv_detJ * adj11 * t7) + inv_detJ * adj12 * t8) / t12;
    const double t17 = (mu[0] * t16 - mu[0] * (adj10 * inv_detJ * t9 + inv_detJ * adj11 * t10 + inv_detJ *
        adj12 * t11)) - lmbda[0] * t14 * t16;
    D[97 * concurrent + 12 * q + 1] = -weights[q] * abs_detJ * t17;
    const double t18 = ((adj20 * inv_detJ * t4 - inv_detJ * adj21 * t7) + inv_detJ * adj22 * t8) / t12;
    const double t19 = (mu[0] * t18 - mu[0] * (adj20 * inv_detJ * t9 + inv_detJ * adj21 * t10 + inv_detJ *
        adj22 * t11)) - lmbda[0] * t14 * t18;
    D[97 * concurrent + 12 * q + 2] = -weights[q] * abs_detJ * t19;
    const double load_0 = load[24 * cell];
    const double load_3 = load[24 * cell + 3];
    const double load_6 = load[24 * cell + 6];
    const double load_9 = load[24 * cell + 9];
    const double load_12 = load[24 * cell + 12];
    const double load_15 = load[24 * cell + 15];
    const double load_18 = load[24 * cell + 18];
    const double load_21 = load[24 * cell + 21];
    const double load0_d000_q = Q1_d000[8 * q] * load_0 + Q1_d000[8 * q + 1] * load_3 + Q1_d000[8 * q + 2] *
        load_6 + Q1_d000[8 * q + 3] * load_9 + Q1_d000[8 * q + 4] * load_12 + Q1_d000[8 * q + 5] * load_15 +
        Q1_d000[8 * q + 6] * load_18 + Q1_d000[8 * q + 7] * load_21;
    D[97 * concurrent + 12 * q + 3] = -weights[q] * abs_detJ * load0_d000_q;
    const double t20 = t9 * (inv_detJ * adj01 * t1 - inv_detJ * adj02 * t3) - t10 * (adj00 * inv_detJ * t1 -
        inv_detJ * adj02 * t6);
    const double t21 = (t20 + t11 * (adj00 * inv_detJ * t3 - inv_detJ * adj01 * t6)) / t12;
    const double t22 = (mu[0] * t21 - mu[0] * (adj00 * inv_detJ * t5 + inv_detJ * adj01 * t0 + inv_detJ *
        adj02 * t2)) - lmbda[0] * t14 * t21;
    D[97 * concurrent + 12 * q + 4] = -weights[q] * abs_detJ * t22;
    const double t23 = t9 * (inv_detJ * adj11 * t1 - inv_detJ * adj12 * t3) - t10 * (adj10 * inv_detJ * t1 -
        inv_detJ * adj12 * t6);
    const double t24 = (t23 + t11 * (adj10 * inv_detJ * t3 - inv_detJ * adj11 * t6)) / t12;
    const double t25 = (mu[0] * t24 - mu[0] * (adj10 * inv_detJ * t5 + inv_detJ * adj11 * t0 + inv_detJ *
        adj12 * t2)) - lmbda[0] * t14 * t24;
    D[97 * concurrent + 12 * q + 5] = -weights[q] * abs_detJ * t25;
    const double t26 = t9 * (inv_detJ * adj21 * t1 - inv_detJ * adj22 * t3) - t10 * (adj20 * inv_detJ * t1 -
        inv_detJ * adj22 * t6);
    const double t27 = (t26 + t11 * (adj20 * inv_detJ * t3 - inv_detJ * adj21 * t6)) / t12;
    const double t28 = (mu[0] * t27 - mu[0] * (adj20 * inv_detJ * t5 + inv_detJ * adj21 * t0 + inv_detJ *
        adj22 * t2)) - lmbda[0] * t14 * t27;
    D[97 * concurrent + 12 * q + 6] = -weights[q] * abs_detJ * t28;
    const double load_1 = load[24 * cell + 1];
    const double load_4 = load[24 * cell + 4];
    const double load_7 = load[24 * cell + 7];
    const double load_10 = load[24 * cell + 10];
    const double load_13 = load[24 * cell + 13];
    const double load_16 = load[24 * cell + 16];
    const double load_19 = load[24 * cell + 19];
    const double load_22 = load[24 * cell + 22];
    const double load1_d000_q = Q1_d000[8 * q] * load_1 + Q1_d000[8 * q + 1] * load_4 + Q1_d000[8 * q + 2] *
        load_7 + Q1_d000[8 * q + 3] * load_10 + Q1_d000[8 * q + 4] * load_13 + Q1_d000[8 * q + 5] * load_16 +
        Q1_d000[8 * q + 6] * load_19 + Q1_d000[8 * q + 7] * load_22;
    D[97 * concurrent + 12 * q + 7] = -weights[q] * abs_detJ * load1_d000_q;
    const double t29 = t9 * (inv_detJ * adj02 * t0 - inv_detJ * adj01 * t2) - t10 * (inv_detJ * adj02 * t5 -
        adj00 * inv_detJ * t2);
    const double t30 = (t29 + t11 * (inv_detJ * adj01 * t5 - adj00 * inv_detJ * t0)) / t12;
    const double t31 = (mu[0] * t30 - mu[0] * (adj00 * inv_detJ * t6 + inv_detJ * adj01 * t3 + inv_detJ *
        adj02 * t1)) - t30 * lmbda[0] * t14;
    D[97 * concurrent + 12 * q + 8] = -weights[q] * abs_detJ * t31;
    const double t32 = t9 * (inv_detJ * t0 * adj12 - inv_detJ * adj11 * t2) - t10 * (inv_detJ * adj12 * t5 -
        adj10 * inv_detJ * t2);
    const double t33 = (t32 + t11 * (inv_detJ * adj11 * t5 - adj10 * inv_detJ * t0)) / t12;
    const double t34 = (mu[0] * t33 - mu[0] * (adj10 * inv_detJ * t6 + inv_detJ * adj11 * t3 + inv_detJ *
        adj12 * t1)) - lmbda[0] * t14 * t33;
    D[97 * concurrent + 12 * q + 9] = -weights[q] * abs_detJ * t34;
    const double t35 = t9 * (inv_detJ * t0 * adj22 - inv_detJ * adj21 * t2) - t10 * (inv_detJ * adj22 * t5 -
        adj20 * inv_detJ * t2);
    const double t36 = (t35 + t11 * (inv_detJ * adj21 * t5 - adj20 * inv_detJ * t0)) / t12;
    const double t37 = (mu[0] * t36 - mu[0] * (adj20 * inv_detJ * t6 + inv_detJ * adj21 * t3 + inv_detJ *
        adj22 * t1)) - lmbda[0] * t14 * t36;
    D[97 * concurrent + 12 * q + 10] = -weights[q] * abs_detJ * t37;
    const double load_2 = load[24 * cell + 2];
    const double load_5 = load[24 * cell + 5];
    const double load_8 = load[24 * cell + 8];
    const double load_11 = load[24 * cell + 11];
    const double load_14 = load[24 * cell + 14];
    const double load_17 = load[24 * cell + 17];
    const double load_20 = load[24 * cell + 20];
    const double load_23 = load[24 * cell + 23];
    const double load2_d000_q = Q1_d000[8 * q] * load_2 + Q1_d000[8 * q + 1] * load_5 + Q1_d000[8 * q + 2] *
        load_8 + Q1_d000[8 * q + 3] * load_11 + Q1_d000[8 * q + 4] * load_14 + Q1_d000[8 * q + 5] * load_17 +
        Q1_d000[8 * q + 6] * load_20 + Q1_d000[8 * q + 7] * load_23;
    D[97 * concurrent + 12 * q + 11] = -weights[q] * abs_detJ * load2_d000_q;
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 12;
    const int concurrent = thread / 12;
    const int local = concurrent;
    const int row0 = test_column[entry];
    const int row1 = test_column[entry + 12];
    const int column0 = trial_column[entry];
    const int offset0 = block_offset[entry];
    double sum[2];
    sum[0] = 0.0;
    sum[1] = 0.0;
    #pragma unroll 1
    for (int q = 0; q < 8; ++q) {
      const double u0_0 = U[q + column0];
      const double flux0_0 = D[97 * concurrent + 12 * q + offset0] * u0_0;
      const double flux1_0 = u0_0 * D[97 * concurrent + 12 * q + offset0 + 1];
      const double flux2_0 = u0_0 * D[97 * concurrent + 12 * q + offset0 + 2];
      const double flux3_0 = u0_0 * D[97 * concurrent + 12 * q + offset0 + 3];
      sum[0] += flux0_0 * V[8 * q + row0] + flux1_0 * V[8 * q + row0 + 64] + flux2_0 * V[8 * q + row0 + 128] +
          flux3_0 * V[8 * q + row0 + 192];
      sum[1] += flux0_0 * V[8 * q + row1] + flux1_0 * V[8 * q + row1 + 64] + flux2_0 * V[8 * q + row1 + 128] +
          flux3_0 * V[8 * q + row1 + 192];
    }
    if (local < cells_here) {
      stream_store(&element_tensors[24 * first_cell + 24 * local + entry], sum[0]);
      stream_store(&element_tensors[24 * first_cell + 24 * local + entry + 12], sum[1]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int neo_hookean_f_q1x3_hexahedron_f64_element_tensor_hip(
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
  const int64_t blocks = (num_cells + 20) / 21;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(neo_hookean_f_q1x3_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(252), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, load, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_q1x3_hexahedron_f64_element_tensor_hip(
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
    {"u", "Q1^3", 24, 0, 0, nullptr},
    {"load", "Q1^3", 24, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_element_tensor_hip_descriptor = {
    "neo_hookean_f_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    24,                                        // rows
    1,                                         // columns
    24,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
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
    "contraction",                             // mapping
    "inner",                                   // unroll
    "shared",                                  // k_place
    21,                                        // element_batch
    21,                                        // concurrent_elements
    1,                                         // interleave_stores
    252,                                       // threads
    18408,                                     // shared_bytes
    7848.0,                                    // flops_per_cell
    632.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
