// neo_hookean_j_q1x3_hexahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
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
//   trial   Q1^3, 24 dofs
//   u       coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      45768 flops <- taken
//   sum_factorised  not valid: its straight-line code would be too long
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        3
//   concurrent_elements  3
//   interleave_stores    true
//   unroll               inner
//   k_place              shared
//   entries_per_thread   8
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  72 threads compute a cell, 8 entries each, 3 cells concurrently, 1 in sequence
//
// Costs of a cell:
//   flops       49800
//   bytes       4856 (248 read, 4608 written)
//   flops/byte  10.3
//   shared      17112 bytes a block of 216 threads
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


__device__ const double V_table[192] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
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
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462};


__device__ const int32_t test_column[576] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7};


__device__ const int32_t trial_column[576] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6,
    7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2,
    2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6,
    6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1,
    2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5,
    5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1,
    1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4,
    5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0,
    0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4,
    4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7,
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3,
    3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7,
    7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2,
    3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6,
    6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2,
    2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5,
    6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7};


__device__ const int32_t block_offset[576] = {0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0,
    9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27,
    36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0,
    9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27,
    36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72,
    54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9,
    18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63,
    72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36,
    45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54,
    63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9,
    18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27,
    36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72,
    54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18,
    0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18,
    0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63,
    72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0,
    9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36,
    45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54,
    63, 72};


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

__global__ void __launch_bounds__(216)
neo_hookean_j_q1x3_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double V[192];
  alignas(16) __shared__ double D[1947];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 3;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 3 ? num_cells - first_cell : 3);

  if (const int k = static_cast<int>(threadIdx.x); k < 192) {
    V[k] = V_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 24) {
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
    const double adj02 = J12 * J01 - J11 * J02;
    const double t0 = mu[0] * (adj00 * adj00 * inv_detJ * inv_detJ + inv_detJ * inv_detJ * adj01 * adj01 +
        inv_detJ * inv_detJ * adj02 * adj02);
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
    const double t2 = 1.0 + (inv_detJ * adj01 * u1_d100_q + inv_detJ * adj11 * u1_d010_q + inv_detJ * adj21 *
        u1_d001_q);
    const double t3 = inv_detJ * adj01 * u2_d100_q + inv_detJ * adj11 * u2_d010_q + inv_detJ * adj21 *
        u2_d001_q;
    const double t4 = inv_detJ * adj02 * u1_d100_q + inv_detJ * adj12 * u1_d010_q + inv_detJ * adj22 *
        u1_d001_q;
    const double t5 = t1 * t2 - t3 * t4;
    const double t6 = adj00 * inv_detJ * u1_d100_q + adj10 * inv_detJ * u1_d010_q + adj20 * inv_detJ *
        u1_d001_q;
    const double t7 = adj00 * inv_detJ * u2_d100_q + adj10 * inv_detJ * u2_d010_q + adj20 * inv_detJ *
        u2_d001_q;
    const double t8 = t1 * t6 - t7 * t4;
    const double t9 = t3 * t6 - t7 * t2;
    const double t10 = (adj00 * inv_detJ * t5 - inv_detJ * adj01 * t8) + inv_detJ * adj02 * t9;
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
    const double t11 = 1.0 + (adj00 * inv_detJ * u0_d100_q + adj10 * inv_detJ * u0_d010_q + adj20 * inv_detJ *
        u0_d001_q);
    const double t12 = inv_detJ * u0_d100_q * adj01 + inv_detJ * u0_d010_q * adj11 + inv_detJ * u0_d001_q *
        adj21;
    const double t13 = inv_detJ * u0_d100_q * adj02 + inv_detJ * u0_d010_q * adj12 + inv_detJ * u0_d001_q *
        adj22;
    const double t14 = (t11 * t5 - t12 * t8) + t13 * t9;
    const double t15 = t10 / t14;
    const double t16 = t10 * t15 / t14;
    const double t17 = std::log(t14);
    D[649 * concurrent + 81 * q] = weights[q] * abs_detJ * ((t0 + mu[0] * t16) + lmbda[0] * (t15 * t15 - t17 *
        t16));
    const double t18 = mu[0] * (adj00 * adj10 * inv_detJ * inv_detJ + inv_detJ * inv_detJ * adj01 * adj11 +
        inv_detJ * inv_detJ * adj12 * adj02);
    const double t19 = (adj10 * inv_detJ * t5 - inv_detJ * adj11 * t8) + inv_detJ * adj12 * t9;
    const double t20 = t15 * t19 / t14;
    const double t21 = t19 / t14;
    const double t22 = t15 * t21;
    D[649 * concurrent + 81 * q + 1] = weights[q] * abs_detJ * ((t18 + mu[0] * t20) + lmbda[0] * (t22 - t17 *
        t20));
    const double t23 = mu[0] * (adj00 * adj20 * inv_detJ * inv_detJ + inv_detJ * inv_detJ * adj01 * adj21 +
        inv_detJ * inv_detJ * adj02 * adj22);
    const double t24 = (adj20 * inv_detJ * t5 - inv_detJ * adj21 * t8) + inv_detJ * adj22 * t9;
    const double t25 = t15 * t24 / t14;
    const double t26 = t24 / t14;
    const double t27 = t15 * t26;
    D[649 * concurrent + 81 * q + 2] = weights[q] * abs_detJ * ((t23 + mu[0] * t25) + lmbda[0] * (t27 - t17 *
        t25));
    const double t28 = t10 * t21 / t14;
    D[649 * concurrent + 81 * q + 3] = weights[q] * abs_detJ * ((t18 + mu[0] * t28) + lmbda[0] * (t22 - t17 *
        t28));
    const double t29 = mu[0] * (adj10 * adj10 * inv_detJ * inv_detJ + inv_detJ * inv_detJ * adj11 * adj11 +
        inv_detJ * inv_detJ * adj12 * adj12);
    const double t30 = t19 * t21 / t14;
    D[649 * concurrent + 81 * q + 4] = weights[q] * abs_detJ * ((t29 + mu[0] * t30) + lmbda[0] * (t21 * t21 -
        t17 * t30));
    const double t31 = mu[0] * (adj10 * adj20 * inv_detJ * inv_detJ + inv_detJ * inv_detJ * adj11 * adj21 +
        inv_detJ * inv_detJ * adj12 * adj22);
    const double t32 = t21 * t24 / t14;
    const double t33 = t21 * t26;
    D[649 * concurrent + 81 * q + 5] = weights[q] * abs_detJ * ((t31 + mu[0] * t32) + lmbda[0] * (t33 - t17 *
        t32));
    const double t34 = t10 * t26 / t14;
    D[649 * concurrent + 81 * q + 6] = weights[q] * abs_detJ * ((t23 + mu[0] * t34) + lmbda[0] * (t27 - t17 *
        t34));
    const double t35 = t19 * t26 / t14;
    D[649 * concurrent + 81 * q + 7] = weights[q] * abs_detJ * ((t31 + mu[0] * t35) + lmbda[0] * (t33 - t17 *
        t35));
    const double t36 = mu[0] * (adj20 * adj20 * inv_detJ * inv_detJ + inv_detJ * inv_detJ * adj21 * adj21 +
        inv_detJ * inv_detJ * adj22 * adj22);
    const double t37 = t24 * t26 / t14;
    D[649 * concurrent + 81 * q + 8] = weights[q] * abs_detJ * ((t36 + mu[0] * t37) + lmbda[0] * (t26 * t26 -
        t17 * t37));
    const double t38 = inv_detJ * adj01 * t1 - inv_detJ * adj02 * t3;
    const double t39 = adj00 * inv_detJ * t1 - inv_detJ * adj02 * t7;
    const double t40 = adj00 * inv_detJ * t3 - inv_detJ * adj01 * t7;
    const double t41 = (adj00 * inv_detJ * t38 - inv_detJ * adj01 * t39) + inv_detJ * adj02 * t40;
    const double t42 = (t11 * t38 - t12 * t39) + t13 * t40;
    const double t43 = (t41 - t42 * t15) / t14;
    const double t44 = t42 / t14;
    const double t45 = t44 * t15;
    D[649 * concurrent + 81 * q + 9] = -weights[q] * abs_detJ * (mu[0] * t43 - lmbda[0] * (t45 + t17 * t43));
    const double t46 = inv_detJ * adj11 * t1 - inv_detJ * adj12 * t3;
    const double t47 = adj10 * inv_detJ * t1 - inv_detJ * adj12 * t7;
    const double t48 = adj10 * inv_detJ * t3 - inv_detJ * adj11 * t7;
    const double t49 = (adj00 * inv_detJ * t46 - inv_detJ * adj01 * t47) + inv_detJ * adj02 * t48;
    const double t50 = (t11 * t46 - t12 * t47) + t13 * t48;
    const double t51 = (t49 - t50 * t15) / t14;
    const double t52 = t50 / t14;
    const double t53 = t52 * t15;
    D[649 * concurrent + 81 * q + 10] = -weights[q] * abs_detJ * (mu[0] * t51 - lmbda[0] * (t53 + t17 * t51));
    const double t54 = inv_detJ * adj21 * t1 - inv_detJ * adj22 * t3;
    const double t55 = adj20 * inv_detJ * t1 - inv_detJ * adj22 * t7;
    const double t56 = adj20 * inv_detJ * t3 - inv_detJ * adj21 * t7;
    const double t57 = (adj00 * inv_detJ * t54 - inv_detJ * adj01 * t55) + inv_detJ * adj02 * t56;
    const double t58 = (t11 * t54 - t12 * t55) + t13 * t56;
    const double t59 = (t57 - t58 * t15) / t14;
    const double t60 = t58 / t14;
    const double t61 = t60 * t15;
    D[649 * concurrent + 81 * q + 11] = -weights[q] * abs_detJ * (mu[0] * t59 - lmbda[0] * (t61 + t17 * t59));
    const double t62 = (adj10 * inv_detJ * t38 - inv_detJ * adj11 * t39) + inv_detJ * adj12 * t40;
    const double t63 = (t62 - t42 * t21) / t14;
    const double t64 = t44 * t21;
    D[649 * concurrent + 81 * q + 12] = -weights[q] * abs_detJ * (mu[0] * t63 - lmbda[0] * (t64 + t17 * t63));
    const double t65 = (adj10 * inv_detJ * t46 - inv_detJ * adj11 * t47) + inv_detJ * adj12 * t48;
    const double t66 = (t65 - t50 * t21) / t14;
    const double t67 = t52 * t21;
    D[649 * concurrent + 81 * q + 13] = -weights[q] * abs_detJ * (mu[0] * t66 - lmbda[0] * (t67 + t17 * t66));
    const double t68 = (adj10 * inv_detJ * t54 - inv_detJ * adj11 * t55) + inv_detJ * adj12 * t56;
    const double t69 = (t68 - t58 * t21) / t14;
    const double t70 = t60 * t21;
    D[649 * concurrent + 81 * q + 14] = -weights[q] * abs_detJ * (mu[0] * t69 - lmbda[0] * (t70 + t17 * t69));
    const double t71 = (adj20 * inv_detJ * t38 - inv_detJ * adj21 * t39) + inv_detJ * adj22 * t40;
    const double t72 = (t71 - t42 * t26) / t14;
    const double t73 = t44 * t26;
    D[649 * concurrent + 81 * q + 15] = -weights[q] * abs_detJ * (mu[0] * t72 - lmbda[0] * (t73 + t17 * t72));
    const double t74 = (adj20 * inv_detJ * t46 - inv_detJ * adj21 * t47) + inv_detJ * adj22 * t48;
    const double t75 = (t74 - t50 * t26) / t14;
    const double t76 = t52 * t26;
    D[649 * concurrent + 81 * q + 16] = -weights[q] * abs_detJ * (mu[0] * t75 - lmbda[0] * (t76 + t17 * t75));
    const double t77 = (adj20 * inv_detJ * t54 - inv_detJ * adj21 * t55) + inv_detJ * adj22 * t56;
    const double t78 = (t77 - t58 * t26) / t14;
    const double t79 = t60 * t26;
    D[649 * concurrent + 81 * q + 17] = -weights[q] * abs_detJ * (mu[0] * t78 - lmbda[0] * (t79 + t17 * t78));
    const double t80 = inv_detJ * adj02 * t2 - inv_detJ * adj01 * t4;
    const double t81 = inv_detJ * adj02 * t6 - adj00 * inv_detJ * t4;
    const double t82 = inv_detJ * adj01 * t6 - adj00 * inv_detJ * t2;
    const double t83 = (adj00 * inv_detJ * t80 - inv_detJ * adj01 * t81) + inv_detJ * adj02 * t82;
    const double t84 = (t11 * t80 - t12 * t81) + t13 * t82;
    const double t85 = (t83 - t84 * t15) / t14;
    const double t86 = t84 / t14;
    const double t87 = t86 * t15;
    D[649 * concurrent + 81 * q + 18] = -weights[q] * abs_detJ * (mu[0] * t85 - lmbda[0] * (t87 + t17 * t85));
    const double t88 = inv_detJ * adj12 * t2 - inv_detJ * adj11 * t4;
    const double t89 = inv_detJ * adj12 * t6 - adj10 * inv_detJ * t4;
    const double t90 = inv_detJ * adj11 * t6 - adj10 * inv_detJ * t2;
    const double t91 = (adj00 * inv_detJ * t88 - inv_detJ * adj01 * t89) + inv_detJ * adj02 * t90;
    const double t92 = (t11 * t88 - t12 * t89) + t13 * t90;
    const double t93 = (t91 - t92 * t15) / t14;
    const double t94 = t92 / t14;
    const double t95 = t94 * t15;
    D[649 * concurrent + 81 * q + 19] = -weights[q] * abs_detJ * (mu[0] * t93 - lmbda[0] * (t95 + t17 * t93));
    const double t96 = inv_detJ * adj22 * t2 - inv_detJ * adj21 * t4;
    const double t97 = inv_detJ * adj22 * t6 - adj20 * inv_detJ * t4;
    const double t98 = inv_detJ * adj21 * t6 - adj20 * inv_detJ * t2;
    const double t99 = (adj00 * inv_detJ * t96 - inv_detJ * adj01 * t97) + inv_detJ * adj02 * t98;
    const double t100 = (t11 * t96 - t12 * t97) + t13 * t98;
    const double t101 = (t99 - t100 * t15) / t14;
    const double t102 = t100 / t14;
    const double t103 = t102 * t15;
    D[649 * concurrent + 81 * q + 20] = -weights[q] * abs_detJ * (mu[0] * t101 - lmbda[0] * (t103 + t17 *
        t101));
    const double t104 = (adj10 * inv_detJ * t80 - inv_detJ * adj11 * t81) + inv_detJ * adj12 * t82;
    const double t105 = (t104 - t84 * t21) / t14;
    const double t106 = t86 * t21;
    D[649 * concurrent + 81 * q + 21] = -weights[q] * abs_detJ * (mu[0] * t105 - lmbda[0] * (t106 + t17 *
        t105));
    const double t107 = (adj10 * inv_detJ * t88 - inv_detJ * adj11 * t89) + inv_detJ * adj12 * t90;
    const double t108 = (t107 - t92 * t21) / t14;
    const double t109 = t94 * t21;
    D[649 * concurrent + 81 * q + 22] = -weights[q] * abs_detJ * (mu[0] * t108 - lmbda[0] * (t109 + t17 *
        t108));
    const double t110 = (adj10 * inv_detJ * t96 - inv_detJ * adj11 * t97) + inv_detJ * adj12 * t98;
    const double t111 = (t110 - t100 * t21) / t14;
    const double t112 = t102 * t21;
    D[649 * concurrent + 81 * q + 23] = -weights[q] * abs_detJ * (mu[0] * t111 - lmbda[0] * (t112 + t17 *
        t111));
    const double t113 = (adj20 * inv_detJ * t80 - inv_detJ * adj21 * t81) + inv_detJ * adj22 * t82;
    const double t114 = (t113 - t84 * t26) / t14;
    const double t115 = t86 * t26;
    D[649 * concurrent + 81 * q + 24] = -weights[q] * abs_detJ * (mu[0] * t114 - lmbda[0] * (t115 + t17 *
        t114));
    const double t116 = (adj20 * inv_detJ * t88 - inv_detJ * adj21 * t89) + inv_detJ * adj22 * t90;
    const double t117 = (t116 - t92 * t26) / t14;
    const double t118 = t94 * t26;
    D[649 * concurrent + 81 * q + 25] = -weights[q] * abs_detJ * (mu[0] * t117 - lmbda[0] * (t118 + t17 *
        t117));
    const double t119 = (adj20 * inv_detJ * t96 - inv_detJ * adj21 * t97) + inv_detJ * adj22 * t98;
    const double t120 = (t119 - t100 * t26) / t14;
    const double t121 = t102 * t26;
    D[649 * concurrent + 81 * q + 26] = -weights[q] * abs_detJ * (mu[0] * t120 - lmbda[0] * (t121 + t17 *
        t120));
    const double t122 = (t41 - t44 * t10) / t14;
    D[649 * concurrent + 81 * q + 27] = -weights[q] * abs_detJ * (mu[0] * t122 - lmbda[0] * (t45 + t17 *
        t122));
    const double t123 = (t62 - t44 * t19) / t14;
    D[649 * concurrent + 81 * q + 28] = -weights[q] * abs_detJ * (mu[0] * t123 - lmbda[0] * (t64 + t17 *
        t123));
    const double t124 = (t71 - t44 * t24) / t14;
    D[649 * concurrent + 81 * q + 29] = -weights[q] * abs_detJ * (mu[0] * t124 - lmbda[0] * (t73 + t17 *
        t124));
    const double t125 = (t49 - t52 * t10) / t14;
    D[649 * concurrent + 81 * q + 30] = -weights[q] * abs_detJ * (mu[0] * t125 - lmbda[0] * (t53 + t17 *
        t125));
    const double t126 = (t65 - t52 * t19) / t14;
    D[649 * concurrent + 81 * q + 31] = -weights[q] * abs_detJ * (mu[0] * t126 - lmbda[0] * (t67 + t17 *
        t126));
    const double t127 = (t74 - t52 * t24) / t14;
    D[649 * concurrent + 81 * q + 32] = -weights[q] * abs_detJ * (mu[0] * t127 - lmbda[0] * (t76 + t17 *
        t127));
    const double t128 = (t57 - t60 * t10) / t14;
    D[649 * concurrent + 81 * q + 33] = -weights[q] * abs_detJ * (mu[0] * t128 - lmbda[0] * (t61 + t17 *
        t128));
    const double t129 = (t68 - t60 * t19) / t14;
    D[649 * concurrent + 81 * q + 34] = -weights[q] * abs_detJ * (mu[0] * t129 - lmbda[0] * (t70 + t17 *
        t129));
    const double t130 = (t77 - t60 * t24) / t14;
    D[649 * concurrent + 81 * q + 35] = -weights[q] * abs_detJ * (mu[0] * t130 - lmbda[0] * (t79 + t17 *
        t130));
    const double t131 = t42 * t44 / t14;
    D[649 * concurrent + 81 * q + 36] = weights[q] * abs_detJ * ((t0 + mu[0] * t131) + lmbda[0] * (t44 * t44 -
        t17 * t131));
    const double t132 = t44 * t50 / t14;
    const double t133 = t44 * t52;
    D[649 * concurrent + 81 * q + 37] = weights[q] * abs_detJ * ((t18 + mu[0] * t132) + lmbda[0] * (t133 - t17
        * t132));
    const double t134 = t44 * t58 / t14;
    const double t135 = t44 * t60;
    D[649 * concurrent + 81 * q + 38] = weights[q] * abs_detJ * ((t23 + mu[0] * t134) + lmbda[0] * (t135 - t17
        * t134));
    const double t136 = t42 * t52 / t14;
    D[649 * concurrent + 81 * q + 39] = weights[q] * abs_detJ * ((t18 + mu[0] * t136) + lmbda[0] * (t133 - t17
        * t136));
    const double t137 = t50 * t52 / t14;
    D[649 * concurrent + 81 * q + 40] = weights[q] * abs_detJ * ((t29 + mu[0] * t137) + lmbda[0] * (t52 * t52
        - t17 * t137));
    const double t138 = t52 * t58 / t14;
    const double t139 = t52 * t60;
    D[649 * concurrent + 81 * q + 41] = weights[q] * abs_detJ * ((t31 + mu[0] * t138) + lmbda[0] * (t139 - t17
        * t138));
    const double t140 = t42 * t60 / t14;
    D[649 * concurrent + 81 * q + 42] = weights[q] * abs_detJ * ((t23 + mu[0] * t140) + lmbda[0] * (t135 - t17
        * t140));
    const double t141 = t50 * t60 / t14;
    D[649 * concurrent + 81 * q + 43] = weights[q] * abs_detJ * ((t31 + mu[0] * t141) + lmbda[0] * (t139 - t17
        * t141));
    const double t142 = t58 * t60 / t14;
    D[649 * concurrent + 81 * q + 44] = weights[q] * abs_detJ * ((t36 + mu[0] * t142) + lmbda[0] * (t60 * t60
        - t17 * t142));
    const double t143 = t44 * t84 / t14;
    const double t144 = t44 * t86;
    D[649 * concurrent + 81 * q + 45] = weights[q] * abs_detJ * (mu[0] * t143 + lmbda[0] * (t144 - t17 *
        t143));
    const double t145 = t11 * (inv_detJ * inv_detJ * adj01 * adj12 - inv_detJ * inv_detJ * adj02 * adj11) -
        t12 * (adj00 * inv_detJ * inv_detJ * adj12 - adj10 * inv_detJ * inv_detJ * adj02);
    const double t146 = t145 + t13 * (adj00 * inv_detJ * inv_detJ * adj11 - adj10 * inv_detJ * inv_detJ *
        adj01);
    const double t147 = (t146 - t92 * t44) / t14;
    const double t148 = t94 * t44;
    D[649 * concurrent + 81 * q + 46] = -weights[q] * abs_detJ * (mu[0] * t147 - lmbda[0] * (t148 + t17 *
        t147));
    const double t149 = t11 * (inv_detJ * inv_detJ * adj01 * adj22 - inv_detJ * inv_detJ * adj02 * adj21) -
        t12 * (adj00 * inv_detJ * inv_detJ * adj22 - adj20 * inv_detJ * inv_detJ * adj02);
    const double t150 = t149 + t13 * (adj00 * inv_detJ * inv_detJ * adj21 - adj20 * inv_detJ * inv_detJ *
        adj01);
    const double t151 = (t150 - t44 * t100) / t14;
    const double t152 = t44 * t102;
    D[649 * concurrent + 81 * q + 47] = -weights[q] * abs_detJ * (mu[0] * t151 - lmbda[0] * (t152 + t17 *
        t151));
    const double t153 = (t146 + t84 * t52) / t14;
    const double t154 = t86 * t52;
    D[649 * concurrent + 81 * q + 48] = weights[q] * abs_detJ * (mu[0] * t153 + lmbda[0] * (t154 - t17 *
        t153));
    const double t155 = t92 * t52 / t14;
    const double t156 = t94 * t52;
    D[649 * concurrent + 81 * q + 49] = weights[q] * abs_detJ * (mu[0] * t155 + lmbda[0] * (t156 - t17 *
        t155));
    const double t157 = t11 * (inv_detJ * inv_detJ * adj11 * adj22 - inv_detJ * inv_detJ * adj12 * adj21) -
        t12 * (adj10 * inv_detJ * inv_detJ * adj22 - adj20 * inv_detJ * inv_detJ * adj12);
    const double t158 = t157 + t13 * (adj10 * inv_detJ * inv_detJ * adj21 - adj20 * inv_detJ * inv_detJ *
        adj11);
    const double t159 = (t158 - t100 * t52) / t14;
    const double t160 = t102 * t52;
    D[649 * concurrent + 81 * q + 50] = -weights[q] * abs_detJ * (mu[0] * t159 - lmbda[0] * (t160 + t17 *
        t159));
    const double t161 = (t150 + t84 * t60) / t14;
    const double t162 = t86 * t60;
    D[649 * concurrent + 81 * q + 51] = weights[q] * abs_detJ * (mu[0] * t161 + lmbda[0] * (t162 - t17 *
        t161));
    const double t163 = (t158 + t92 * t60) / t14;
    const double t164 = t94 * t60;
    D[649 * concurrent + 81 * q + 52] = weights[q] * abs_detJ * (mu[0] * t163 + lmbda[0] * (t164 - t17 *
        t163));
    const double t165 = t100 * t60 / t14;
    const double t166 = t102 * t60;
    D[649 * concurrent + 81 * q + 53] = weights[q] * abs_detJ * (mu[0] * t165 + lmbda[0] * (t166 - t17 *
        t165));
    const double t167 = (t83 - t86 * t10) / t14;
    D[649 * concurrent + 81 * q + 54] = -weights[q] * abs_detJ * (mu[0] * t167 - lmbda[0] * (t87 + t17 *
        t167));
    const double t168 = (t104 - t86 * t19) / t14;
    D[649 * concurrent + 81 * q + 55] = -weights[q] * abs_detJ * (mu[0] * t168 - lmbda[0] * (t106 + t17 *
        t168));
    const double t169 = (t113 - t86 * t24) / t14;
    D[649 * concurrent + 81 * q + 56] = -weights[q] * abs_detJ * (mu[0] * t169 - lmbda[0] * (t115 + t17 *
        t169));
    const double t170 = (t91 - t94 * t10) / t14;
    D[649 * concurrent + 81 * q + 57] = -weights[q] * abs_detJ * (mu[0] * t170 - lmbda[0] * (t95 + t17 *
        t170));
    const double t171 = (t107 - t94 * t19) / t14;
    D[649 * concurrent + 81 * q + 58] = -weights[q] * abs_detJ * (mu[0] * t171 - lmbda[0] * (t109 + t17 *
        t171));
    const double t172 = (t116 - t94 * t24) / t14;
    D[649 * concurrent + 81 * q + 59] = -weights[q] * abs_detJ * (mu[0] * t172 - lmbda[0] * (t118 + t17 *
        t172));
    const double t173 = (t99 - t102 * t10) / t14;
    D[649 * concurrent + 81 * q + 60] = -weights[q] * abs_detJ * (mu[0] * t173 - lmbda[0] * (t103 + t17 *
        t173));
    const double t174 = (t110 - t102 * t19) / t14;
    D[649 * concurrent + 81 * q + 61] = -weights[q] * abs_detJ * (mu[0] * t174 - lmbda[0] * (t112 + t17 *
        t174));
    const double t175 = (t119 - t102 * t24) / t14;
    D[649 * concurrent + 81 * q + 62] = -weights[q] * abs_detJ * (mu[0] * t175 - lmbda[0] * (t121 + t17 *
        t175));
    const double t176 = t42 * t86 / t14;
    D[649 * concurrent + 81 * q + 63] = weights[q] * abs_detJ * (mu[0] * t176 + lmbda[0] * (t144 - t17 *
        t176));
    const double t177 = (t146 + t50 * t86) / t14;
    D[649 * concurrent + 81 * q + 64] = weights[q] * abs_detJ * (mu[0] * t177 + lmbda[0] * (t154 - t17 *
        t177));
    const double t178 = (t150 + t86 * t58) / t14;
    D[649 * concurrent + 81 * q + 65] = weights[q] * abs_detJ * (mu[0] * t178 + lmbda[0] * (t162 - t17 *
        t178));
    const double t179 = (t146 - t42 * t94) / t14;
    D[649 * concurrent + 81 * q + 66] = -weights[q] * abs_detJ * (mu[0] * t179 - lmbda[0] * (t148 + t179 *
        t17));
    const double t180 = t94 * t50 / t14;
    D[649 * concurrent + 81 * q + 67] = weights[q] * abs_detJ * (mu[0] * t180 + lmbda[0] * (t156 - t17 *
        t180));
    const double t181 = (t158 + t94 * t58) / t14;
    D[649 * concurrent + 81 * q + 68] = weights[q] * abs_detJ * (mu[0] * t181 + lmbda[0] * (t164 - t17 *
        t181));
    const double t182 = (t150 - t42 * t102) / t14;
    D[649 * concurrent + 81 * q + 69] = -weights[q] * abs_detJ * (mu[0] * t182 - lmbda[0] * (t152 + t17 *
        t182));
    const double t183 = (t158 - t102 * t50) / t14;
    D[649 * concurrent + 81 * q + 70] = -weights[q] * abs_detJ * (mu[0] * t183 - lmbda[0] * (t160 + t17 *
        t183));
    const double t184 = t102 * t58 / t14;
    D[649 * concurrent + 81 * q + 71] = weights[q] * abs_detJ * (mu[0] * t184 + lmbda[0] * (t166 - t17 *
        t184));
    const double t185 = t84 * t86 / t14;
    D[649 * concurrent + 81 * q + 72] = weights[q] * abs_detJ * ((mu[0] * t185 + t0) + lmbda[0] * (t86 * t86 -
        t17 * t185));
    const double t186 = t92 * t86 / t14;
    const double t187 = t94 * t86;
    D[649 * concurrent + 81 * q + 73] = weights[q] * abs_detJ * ((t18 + mu[0] * t186) + lmbda[0] * (t187 - t17
        * t186));
    const double t188 = t100 * t86 / t14;
    const double t189 = t102 * t86;
    D[649 * concurrent + 81 * q + 74] = weights[q] * abs_detJ * ((t23 + mu[0] * t188) + lmbda[0] * (t189 - t17
        * t188));
    const double t190 = t94 * t84 / t14;
    D[649 * concurrent + 81 * q + 75] = weights[q] * abs_detJ * ((mu[0] * t190 + t18) + lmbda[0] * (t187 - t17
        * t190));
    const double t191 = t92 * t94 / t14;
    D[649 * concurrent + 81 * q + 76] = weights[q] * abs_detJ * ((mu[0] * t191 + t29) + lmbda[0] * (t94 * t94
        - t17 * t191));
    const double t192 = t94 * t100 / t14;
    const double t193 = t94 * t102;
    D[649 * concurrent + 81 * q + 77] = weights[q] * abs_detJ * ((t31 + mu[0] * t192) + lmbda[0] * (t193 - t17
        * t192));
    const double t194 = t102 * t84 / t14;
    D[649 * concurrent + 81 * q + 78] = weights[q] * abs_detJ * ((mu[0] * t194 + t23) + lmbda[0] * (t189 - t17
        * t194));
    const double t195 = t92 * t102 / t14;
    D[649 * concurrent + 81 * q + 79] = weights[q] * abs_detJ * ((mu[0] * t195 + t31) + lmbda[0] * (t193 - t17
        * t195));
    const double t196 = t100 * t102 / t14;
    D[649 * concurrent + 81 * q + 80] = weights[q] * abs_detJ * ((mu[0] * t196 + t36) + lmbda[0] * (t102 *
        t102 - t17 * t196));
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 72;
    const int concurrent = thread / 72;
    const int local = concurrent;
    const int row0 = test_column[entry];
    const int row1 = test_column[entry + 72];
    const int row2 = test_column[entry + 144];
    const int row3 = test_column[entry + 216];
    const int row4 = test_column[entry + 288];
    const int row5 = test_column[entry + 360];
    const int row6 = test_column[entry + 432];
    const int row7 = test_column[entry + 504];
    const int column0 = trial_column[entry];
    const int offset0 = block_offset[entry];
    double sum[8];
    sum[0] = 0.0;
    sum[1] = 0.0;
    sum[2] = 0.0;
    sum[3] = 0.0;
    sum[4] = 0.0;
    sum[5] = 0.0;
    sum[6] = 0.0;
    sum[7] = 0.0;
    #pragma unroll 1
    for (int q = 0; q < 8; ++q) {
      const double u0_0 = V[8 * q + column0];
      const double u1_0 = V[8 * q + column0 + 64];
      const double u2_0 = V[8 * q + column0 + 128];
      const double flux0_0 = D[649 * concurrent + 81 * q + offset0] * u0_0 + D[649 * concurrent + 81 * q +
          offset0 + 1] * u1_0 + D[649 * concurrent + 81 * q + offset0 + 2] * u2_0;
      const double flux1_0 = u0_0 * D[649 * concurrent + 81 * q + offset0 + 3] + u1_0 * D[649 * concurrent +
          81 * q + offset0 + 4] + u2_0 * D[649 * concurrent + 81 * q + offset0 + 5];
      const double flux2_0 = u0_0 * D[649 * concurrent + 81 * q + offset0 + 6] + u1_0 * D[649 * concurrent +
          81 * q + offset0 + 7] + u2_0 * D[649 * concurrent + 81 * q + offset0 + 8];
      sum[0] += flux0_0 * V[8 * q + row0] + flux1_0 * V[8 * q + row0 + 64] + flux2_0 * V[8 * q + row0 + 128];
      sum[1] += flux0_0 * V[8 * q + row1] + flux1_0 * V[8 * q + row1 + 64] + flux2_0 * V[8 * q + row1 + 128];
      sum[2] += flux0_0 * V[8 * q + row2] + flux1_0 * V[8 * q + row2 + 64] + flux2_0 * V[8 * q + row2 + 128];
      sum[3] += flux0_0 * V[8 * q + row3] + flux1_0 * V[8 * q + row3 + 64] + flux2_0 * V[8 * q + row3 + 128];
      sum[4] += flux0_0 * V[8 * q + row4] + flux1_0 * V[8 * q + row4 + 64] + flux2_0 * V[8 * q + row4 + 128];
      sum[5] += flux0_0 * V[8 * q + row5] + flux1_0 * V[8 * q + row5 + 64] + flux2_0 * V[8 * q + row5 + 128];
      sum[6] += flux0_0 * V[8 * q + row6] + flux1_0 * V[8 * q + row6 + 64] + flux2_0 * V[8 * q + row6 + 128];
      sum[7] += flux0_0 * V[8 * q + row7] + flux1_0 * V[8 * q + row7 + 64] + flux2_0 * V[8 * q + row7 + 128];
    }
    if (local < cells_here) {
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry], sum[0]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 72], sum[1]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 144], sum[2]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 216], sum[3]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 288], sum[4]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 360], sum[5]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 432], sum[6]);
      stream_store(&element_tensors[576 * first_cell + 576 * local + entry + 504], sum[7]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int neo_hookean_j_q1x3_hexahedron_f64_element_tensor_hip(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 2) / 3;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(neo_hookean_j_q1x3_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(216), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x3_hexahedron_f64_element_tensor_hip(
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
    {"u", "Q1^3", 24, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_element_tensor_hip_descriptor = {
    "neo_hookean_j_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    576,                                       // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    1,                                         // num_coefficients
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
    3,                                         // element_batch
    3,                                         // concurrent_elements
    1,                                         // interleave_stores
    216,                                       // threads
    17112,                                     // shared_bytes
    49800.0,                                   // flops_per_cell
    4856.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
