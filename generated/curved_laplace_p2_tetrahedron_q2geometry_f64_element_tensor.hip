// curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --define cell=tetrahedron
//
// Form file curved_laplace.form:
//   | """Laplace on isoparametric cells: the geometry has a degree of its own."""
//   | cell = "tetrahedron"
//   | degree = 2
//   | geometry_degree = 2
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, geometry_degree))
//   | space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   |
//   | a = inner(grad(v), grad(u)) * dx(degree=2 * degree)
//
// What:
//   cell    tetrahedron, geometry P2^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      4952 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        12
//   concurrent_elements  12
//   interleave_stores    true
//   unroll               inner
//   k_place              shared
//   entries_per_thread   5
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  20 threads compute a cell, 5 entries each, 12 cells concurrently, 1 in sequence
//
// Costs of a cell:
//   flops       16044
//   bytes       872 (72 read, 800 written)
//   flops/byte  18.4
//   shared      15552 bytes a block of 240 threads
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


__device__ const double V_table[420] = {1.0, -1.0, 0.0, 0.0, 0.0, 2.0, 2.0, -2.0, -2.0, 0.0, 1.0, 1.0, 0.0,
    0.0, 0.0, 2.0, 0.0, -2.0, 0.0, -2.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, -2.0, -1.0, 1.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, 2.0, -1.0, -1.0, 0.0,
    0.0, 0.0, 2.0, 0.0, -2.0, 0.0, 2.0, 0.5978929390991821, 1.7936788172975462, 0.0, 0.0, 0.0,
    0.40210706090081794, 0.40210706090081794, -0.40210706090081794, -0.40210706090081794, -2.3915717563967283,
    -1.7936788172975462, -0.5978929390991821, 0.0, 0.0, 0.0, 0.40210706090081794, 0.40210706090081794,
    -0.40210706090081794, -0.40210706090081794, 2.3915717563967283, 0.5978929390991821, -0.5978929390991821,
    0.0, 0.0, 0.0, 2.7936788172975464, 0.40210706090081794, -2.7936788172975464, -0.40210706090081794, 0.0,
    0.5978929390991821, -0.5978929390991821, 0.0, 0.0, 0.0, 0.40210706090081794, 2.7936788172975464,
    -0.40210706090081794, -2.7936788172975464, 0.0, -0.25749149397276877, -0.7724744819183064, 0.0, 0.0, 0.0,
    1.2574914939727688, 1.2574914939727688, -1.2574914939727688, -1.2574914939727688, 1.029965975891075,
    0.7724744819183064, 0.25749149397276877, 0.0, 0.0, 0.0, 1.2574914939727688, 1.2574914939727688,
    -1.2574914939727688, -1.2574914939727688, -1.029965975891075, -0.25749149397276877, 0.25749149397276877,
    0.0, 0.0, 0.0, 0.2275255180816937, 1.2574914939727688, -0.2275255180816937, -1.2574914939727688, 0.0,
    -0.25749149397276877, 0.25749149397276877, 0.0, 0.0, 0.0, 1.2574914939727688, 0.2275255180816937,
    -1.2574914939727688, -0.2275255180816937, 0.0, 1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 1.0,
    0.0, -1.0, 0.0, 2.0, 0.0, 2.0, -2.0, 0.0, -2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, -2.0, -1.0,
    0.0, -1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 2.0, -2.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0,
    0.0, -1.0, 0.0, 2.0, 0.0, 0.0, -2.0, 2.0, 0.0, 0.5978929390991821, 0.0, -0.5978929390991821, 0.0,
    0.40210706090081794, 0.0, 2.7936788172975464, -0.40210706090081794, 0.0, -2.7936788172975464,
    -1.7936788172975462, 0.0, -0.5978929390991821, 0.0, 0.40210706090081794, 0.0, 0.40210706090081794,
    -0.40210706090081794, 2.3915717563967283, -0.40210706090081794, 0.5978929390991821, 0.0,
    -0.5978929390991821, 0.0, 2.7936788172975464, 0.0, 0.40210706090081794, -2.7936788172975464, 0.0,
    -0.40210706090081794, 0.5978929390991821, 0.0, 1.7936788172975462, 0.0, 0.40210706090081794, 0.0,
    0.40210706090081794, -0.40210706090081794, -2.3915717563967283, -0.40210706090081794,
    -0.25749149397276877, 0.0, 0.25749149397276877, 0.0, 1.2574914939727688, 0.0, 0.2275255180816937,
    -1.2574914939727688, 0.0, -0.2275255180816937, 0.7724744819183064, 0.0, 0.25749149397276877, 0.0,
    1.2574914939727688, 0.0, 1.2574914939727688, -1.2574914939727688, -1.029965975891075, -1.2574914939727688,
    -0.25749149397276877, 0.0, 0.25749149397276877, 0.0, 0.2275255180816937, 0.0, 1.2574914939727688,
    -0.2275255180816937, 0.0, -1.2574914939727688, -0.25749149397276877, 0.0, -0.7724744819183064, 0.0,
    1.2574914939727688, 0.0, 1.2574914939727688, -1.2574914939727688, 1.029965975891075, -1.2574914939727688,
    1.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -2.0,
    1.0, 0.0, 0.0, -1.0, 2.0, 2.0, 0.0, 0.0, -2.0, -2.0, -1.0, 0.0, 0.0, -1.0, 0.0, 2.0, 0.0, 2.0, 0.0, -2.0,
    -1.0, 0.0, 0.0, -1.0, 2.0, 0.0, 0.0, 2.0, -2.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.5978929390991821, 0.0, 0.0, -0.5978929390991821, 0.40210706090081794, 2.7936788172975464, 0.0, 0.0,
    -0.40210706090081794, -2.7936788172975464, -1.7936788172975462, 0.0, 0.0, -0.5978929390991821,
    0.40210706090081794, 0.40210706090081794, 0.0, 2.3915717563967283, -0.40210706090081794,
    -0.40210706090081794, 0.5978929390991821, 0.0, 0.0, 1.7936788172975462, 0.40210706090081794,
    0.40210706090081794, 0.0, -2.3915717563967283, -0.40210706090081794, -0.40210706090081794,
    0.5978929390991821, 0.0, 0.0, -0.5978929390991821, 2.7936788172975464, 0.40210706090081794, 0.0, 0.0,
    -2.7936788172975464, -0.40210706090081794, -0.25749149397276877, 0.0, 0.0, 0.25749149397276877,
    1.2574914939727688, 0.2275255180816937, 0.0, 0.0, -1.2574914939727688, -0.2275255180816937,
    0.7724744819183064, 0.0, 0.0, 0.25749149397276877, 1.2574914939727688, 1.2574914939727688, 0.0,
    -1.029965975891075, -1.2574914939727688, -1.2574914939727688, -0.25749149397276877, 0.0, 0.0,
    -0.7724744819183064, 1.2574914939727688, 1.2574914939727688, 0.0, 1.029965975891075, -1.2574914939727688,
    -1.2574914939727688, -0.25749149397276877, 0.0, 0.0, 0.25749149397276877, 0.2275255180816937,
    1.2574914939727688, 0.0, 0.0, -0.2275255180816937, -1.2574914939727688};


__device__ const int32_t test_column[100] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9};


__device__ const int32_t trial_column[100] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5,
    6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
    1, 2, 3, 4, 5, 6, 7, 8, 9};


__device__ const int32_t block_offset[100] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0};


__device__ const double P2_d100[140] = {1.0, -1.0, 0.0, 0.0, 0.0, 2.0, 2.0, -2.0, -2.0, 0.0, 1.0, 1.0, 0.0,
    0.0, 0.0, 2.0, 0.0, -2.0, 0.0, -2.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, -2.0, -1.0, 1.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, 2.0, -1.0, -1.0, 0.0,
    0.0, 0.0, 2.0, 0.0, -2.0, 0.0, 2.0, 0.5978929390991821, 1.7936788172975462, 0.0, 0.0, 0.0,
    0.40210706090081794, 0.40210706090081794, -0.40210706090081794, -0.40210706090081794, -2.3915717563967283,
    -1.7936788172975462, -0.5978929390991821, 0.0, 0.0, 0.0, 0.40210706090081794, 0.40210706090081794,
    -0.40210706090081794, -0.40210706090081794, 2.3915717563967283, 0.5978929390991821, -0.5978929390991821,
    0.0, 0.0, 0.0, 2.7936788172975464, 0.40210706090081794, -2.7936788172975464, -0.40210706090081794, 0.0,
    0.5978929390991821, -0.5978929390991821, 0.0, 0.0, 0.0, 0.40210706090081794, 2.7936788172975464,
    -0.40210706090081794, -2.7936788172975464, 0.0, -0.25749149397276877, -0.7724744819183064, 0.0, 0.0, 0.0,
    1.2574914939727688, 1.2574914939727688, -1.2574914939727688, -1.2574914939727688, 1.029965975891075,
    0.7724744819183064, 0.25749149397276877, 0.0, 0.0, 0.0, 1.2574914939727688, 1.2574914939727688,
    -1.2574914939727688, -1.2574914939727688, -1.029965975891075, -0.25749149397276877, 0.25749149397276877,
    0.0, 0.0, 0.0, 0.2275255180816937, 1.2574914939727688, -0.2275255180816937, -1.2574914939727688, 0.0,
    -0.25749149397276877, 0.25749149397276877, 0.0, 0.0, 0.0, 1.2574914939727688, 0.2275255180816937,
    -1.2574914939727688, -0.2275255180816937, 0.0};


__device__ const double P2_d010[140] = {1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 1.0, 0.0, -1.0,
    0.0, 2.0, 0.0, 2.0, -2.0, 0.0, -2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, -2.0, -1.0, 0.0, -1.0,
    0.0, 0.0, 0.0, 2.0, 0.0, 2.0, -2.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0,
    0.0, 2.0, 0.0, 0.0, -2.0, 2.0, 0.0, 0.5978929390991821, 0.0, -0.5978929390991821, 0.0,
    0.40210706090081794, 0.0, 2.7936788172975464, -0.40210706090081794, 0.0, -2.7936788172975464,
    -1.7936788172975462, 0.0, -0.5978929390991821, 0.0, 0.40210706090081794, 0.0, 0.40210706090081794,
    -0.40210706090081794, 2.3915717563967283, -0.40210706090081794, 0.5978929390991821, 0.0,
    -0.5978929390991821, 0.0, 2.7936788172975464, 0.0, 0.40210706090081794, -2.7936788172975464, 0.0,
    -0.40210706090081794, 0.5978929390991821, 0.0, 1.7936788172975462, 0.0, 0.40210706090081794, 0.0,
    0.40210706090081794, -0.40210706090081794, -2.3915717563967283, -0.40210706090081794,
    -0.25749149397276877, 0.0, 0.25749149397276877, 0.0, 1.2574914939727688, 0.0, 0.2275255180816937,
    -1.2574914939727688, 0.0, -0.2275255180816937, 0.7724744819183064, 0.0, 0.25749149397276877, 0.0,
    1.2574914939727688, 0.0, 1.2574914939727688, -1.2574914939727688, -1.029965975891075, -1.2574914939727688,
    -0.25749149397276877, 0.0, 0.25749149397276877, 0.0, 0.2275255180816937, 0.0, 1.2574914939727688,
    -0.2275255180816937, 0.0, -1.2574914939727688, -0.25749149397276877, 0.0, -0.7724744819183064, 0.0,
    1.2574914939727688, 0.0, 1.2574914939727688, -1.2574914939727688, 1.029965975891075, -1.2574914939727688};


__device__ const double P2_d001[140] = {1.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 1.0, 0.0, 0.0,
    1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -2.0, 1.0, 0.0, 0.0, -1.0, 2.0, 2.0, 0.0, 0.0, -2.0, -2.0, -1.0, 0.0, 0.0,
    -1.0, 0.0, 2.0, 0.0, 2.0, 0.0, -2.0, -1.0, 0.0, 0.0, -1.0, 2.0, 0.0, 0.0, 2.0, -2.0, 0.0, -1.0, 0.0, 0.0,
    1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5978929390991821, 0.0, 0.0, -0.5978929390991821, 0.40210706090081794,
    2.7936788172975464, 0.0, 0.0, -0.40210706090081794, -2.7936788172975464, -1.7936788172975462, 0.0, 0.0,
    -0.5978929390991821, 0.40210706090081794, 0.40210706090081794, 0.0, 2.3915717563967283,
    -0.40210706090081794, -0.40210706090081794, 0.5978929390991821, 0.0, 0.0, 1.7936788172975462,
    0.40210706090081794, 0.40210706090081794, 0.0, -2.3915717563967283, -0.40210706090081794,
    -0.40210706090081794, 0.5978929390991821, 0.0, 0.0, -0.5978929390991821, 2.7936788172975464,
    0.40210706090081794, 0.0, 0.0, -2.7936788172975464, -0.40210706090081794, -0.25749149397276877, 0.0, 0.0,
    0.25749149397276877, 1.2574914939727688, 0.2275255180816937, 0.0, 0.0, -1.2574914939727688,
    -0.2275255180816937, 0.7724744819183064, 0.0, 0.0, 0.25749149397276877, 1.2574914939727688,
    1.2574914939727688, 0.0, -1.029965975891075, -1.2574914939727688, -1.2574914939727688,
    -0.25749149397276877, 0.0, 0.0, -0.7724744819183064, 1.2574914939727688, 1.2574914939727688, 0.0,
    1.029965975891075, -1.2574914939727688, -1.2574914939727688, -0.25749149397276877, 0.0, 0.0,
    0.25749149397276877, 0.2275255180816937, 1.2574914939727688, 0.0, 0.0, -0.2275255180816937,
    -1.2574914939727688};


__device__ const double weights[14] = {0.0031746031746031746, 0.0031746031746031746, 0.0031746031746031746,
    0.0031746031746031746, 0.0031746031746031746, 0.0031746031746031746, 0.014764970790496785,
    0.014764970790496785, 0.014764970790496785, 0.014764970790496785, 0.02213979111426512,
    0.02213979111426512, 0.02213979111426512, 0.02213979111426512};

__global__ void __launch_bounds__(240)
curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double V[420];
  alignas(16) __shared__ double D[1524];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 12;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 12 ? num_cells - first_cell : 12);

  for (int k = static_cast<int>(threadIdx.x); k < 420; k += 240) {
    V[k] = V_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 168) {
    const int concurrent = point / 14;
    const int q = point % 14;
    const int batch_cell = concurrent;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[10 * cell];
    const int64_t n1 = cells[10 * cell + 1];
    const int64_t n2 = cells[10 * cell + 2];
    const int64_t n3 = cells[10 * cell + 3];
    const int64_t n4 = cells[10 * cell + 4];
    const int64_t n5 = cells[10 * cell + 5];
    const int64_t n6 = cells[10 * cell + 6];
    const int64_t n7 = cells[10 * cell + 7];
    const int64_t n8 = cells[10 * cell + 8];
    const int64_t n9 = cells[10 * cell + 9];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x8_0 = coordinates[3 * n8];
    const double x9_0 = coordinates[3 * n9];
    const double J00 = P2_d100[10 * q] * x0_0 + P2_d100[10 * q + 1] * x1_0 + P2_d100[10 * q + 2] * x2_0 +
        P2_d100[10 * q + 3] * x3_0 + P2_d100[10 * q + 4] * x4_0 + P2_d100[10 * q + 5] * x5_0 + P2_d100[10 * q
        + 6] * x6_0 + P2_d100[10 * q + 7] * x7_0 + P2_d100[10 * q + 8] * x8_0 + P2_d100[10 * q + 9] * x9_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x8_1 = coordinates[3 * n8 + 1];
    const double x9_1 = coordinates[3 * n9 + 1];
    const double J11 = P2_d010[10 * q] * x0_1 + P2_d010[10 * q + 1] * x1_1 + P2_d010[10 * q + 2] * x2_1 +
        P2_d010[10 * q + 3] * x3_1 + P2_d010[10 * q + 4] * x4_1 + P2_d010[10 * q + 5] * x5_1 + P2_d010[10 * q
        + 6] * x6_1 + P2_d010[10 * q + 7] * x7_1 + P2_d010[10 * q + 8] * x8_1 + P2_d010[10 * q + 9] * x9_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double x8_2 = coordinates[3 * n8 + 2];
    const double x9_2 = coordinates[3 * n9 + 2];
    const double J22 = P2_d001[10 * q] * x0_2 + P2_d001[10 * q + 1] * x1_2 + P2_d001[10 * q + 2] * x2_2 +
        P2_d001[10 * q + 3] * x3_2 + P2_d001[10 * q + 4] * x4_2 + P2_d001[10 * q + 5] * x5_2 + P2_d001[10 * q
        + 6] * x6_2 + P2_d001[10 * q + 7] * x7_2 + P2_d001[10 * q + 8] * x8_2 + P2_d001[10 * q + 9] * x9_2;
    const double J12 = P2_d001[10 * q] * x0_1 + P2_d001[10 * q + 1] * x1_1 + P2_d001[10 * q + 2] * x2_1 +
        P2_d001[10 * q + 3] * x3_1 + P2_d001[10 * q + 4] * x4_1 + P2_d001[10 * q + 5] * x5_1 + P2_d001[10 * q
        + 6] * x6_1 + P2_d001[10 * q + 7] * x7_1 + P2_d001[10 * q + 8] * x8_1 + P2_d001[10 * q + 9] * x9_1;
    const double J21 = P2_d010[10 * q] * x0_2 + P2_d010[10 * q + 1] * x1_2 + P2_d010[10 * q + 2] * x2_2 +
        P2_d010[10 * q + 3] * x3_2 + P2_d010[10 * q + 4] * x4_2 + P2_d010[10 * q + 5] * x5_2 + P2_d010[10 * q
        + 6] * x6_2 + P2_d010[10 * q + 7] * x7_2 + P2_d010[10 * q + 8] * x8_2 + P2_d010[10 * q + 9] * x9_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = P2_d010[10 * q] * x0_0 + P2_d010[10 * q + 1] * x1_0 + P2_d010[10 * q + 2] * x2_0 +
        P2_d010[10 * q + 3] * x3_0 + P2_d010[10 * q + 4] * x4_0 + P2_d010[10 * q + 5] * x5_0 + P2_d010[10 * q
        + 6] * x6_0 + P2_d010[10 * q + 7] * x7_0 + P2_d010[10 * q + 8] * x8_0 + P2_d010[10 * q + 9] * x9_0;
    const double J20 = P2_d100[10 * q] * x0_2 + P2_d100[10 * q + 1] * x1_2 + P2_d100[10 * q + 2] * x2_2 +
        P2_d100[10 * q + 3] * x3_2 + P2_d100[10 * q + 4] * x4_2 + P2_d100[10 * q + 5] * x5_2 + P2_d100[10 * q
        + 6] * x6_2 + P2_d100[10 * q + 7] * x7_2 + P2_d100[10 * q + 8] * x8_2 + P2_d100[10 * q + 9] * x9_2;
    const double J10 = P2_d100[10 * q] * x0_1 + P2_d100[10 * q + 1] * x1_1 + P2_d100[10 * q + 2] * x2_1 +
        P2_d100[10 * q + 3] * x3_1 + P2_d100[10 * q + 4] * x4_1 + P2_d100[10 * q + 5] * x5_1 + P2_d100[10 * q
        + 6] * x6_1 + P2_d100[10 * q + 7] * x7_1 + P2_d100[10 * q + 8] * x8_1 + P2_d100[10 * q + 9] * x9_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = P2_d001[10 * q] * x0_0 + P2_d001[10 * q + 1] * x1_0 + P2_d001[10 * q + 2] * x2_0 +
        P2_d001[10 * q + 3] * x3_0 + P2_d001[10 * q + 4] * x4_0 + P2_d001[10 * q + 5] * x5_0 + P2_d001[10 * q
        + 6] * x6_0 + P2_d001[10 * q + 7] * x7_0 + P2_d001[10 * q + 8] * x8_0 + P2_d001[10 * q + 9] * x9_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj02 = J12 * J01 - J11 * J02;
    D[127 * concurrent + 9 * q] = weights[q] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t0 = weights[q] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    D[127 * concurrent + 9 * q + 1] = t0;
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t1 = weights[q] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    D[127 * concurrent + 9 * q + 2] = t1;
    D[127 * concurrent + 9 * q + 3] = t0;
    D[127 * concurrent + 9 * q + 4] = weights[q] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
        adj12);
    const double t2 = weights[q] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    D[127 * concurrent + 9 * q + 5] = t2;
    D[127 * concurrent + 9 * q + 6] = t1;
    D[127 * concurrent + 9 * q + 7] = t2;
    D[127 * concurrent + 9 * q + 8] = weights[q] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
        adj22);
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 20;
    const int concurrent = thread / 20;
    const int local = concurrent;
    const int row0 = test_column[entry];
    const int row1 = test_column[entry + 20];
    const int row2 = test_column[entry + 40];
    const int row3 = test_column[entry + 60];
    const int row4 = test_column[entry + 80];
    const int column0 = trial_column[entry];
    const int offset0 = block_offset[entry];
    double sum[5];
    sum[0] = 0.0;
    sum[1] = 0.0;
    sum[2] = 0.0;
    sum[3] = 0.0;
    sum[4] = 0.0;
    #pragma unroll 1
    for (int q = 0; q < 14; ++q) {
      const double u0_0 = V[10 * q + column0];
      const double u1_0 = V[10 * q + column0 + 140];
      const double u2_0 = V[10 * q + column0 + 280];
      const double flux0_0 = D[127 * concurrent + 9 * q + offset0] * u0_0 + D[127 * concurrent + 9 * q +
          offset0 + 1] * u1_0 + D[127 * concurrent + 9 * q + offset0 + 2] * u2_0;
      const double flux1_0 = u0_0 * D[127 * concurrent + 9 * q + offset0 + 3] + u1_0 * D[127 * concurrent + 9
          * q + offset0 + 4] + u2_0 * D[127 * concurrent + 9 * q + offset0 + 5];
      const double flux2_0 = u0_0 * D[127 * concurrent + 9 * q + offset0 + 6] + u1_0 * D[127 * concurrent + 9
          * q + offset0 + 7] + u2_0 * D[127 * concurrent + 9 * q + offset0 + 8];
      sum[0] += flux0_0 * V[10 * q + row0] + flux1_0 * V[10 * q + row0 + 140] + flux2_0 * V[10 * q + row0 +
          280];
      sum[1] += flux0_0 * V[10 * q + row1] + flux1_0 * V[10 * q + row1 + 140] + flux2_0 * V[10 * q + row1 +
          280];
      sum[2] += flux0_0 * V[10 * q + row2] + flux1_0 * V[10 * q + row2 + 140] + flux2_0 * V[10 * q + row2 +
          280];
      sum[3] += flux0_0 * V[10 * q + row3] + flux1_0 * V[10 * q + row3 + 140] + flux2_0 * V[10 * q + row3 +
          280];
      sum[4] += flux0_0 * V[10 * q + row4] + flux1_0 * V[10 * q + row4 + 140] + flux2_0 * V[10 * q + row4 +
          280];
    }
    if (local < cells_here) {
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry], sum[0]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 20], sum[1]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 40], sum[2]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 60], sum[3]);
      stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 80], sum[4]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 11) / 12;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_kernel, dim3(num_batches), dim3(240), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_hip_descriptor = {
    "curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P2^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    4,                                         // quadrature_degree
    14,                                        // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    10,                                        // coordinate_nodes
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
    12,                                        // element_batch
    12,                                        // concurrent_elements
    1,                                         // interleave_stores
    240,                                       // threads
    15552,                                     // shared_bytes
    16044.0,                                   // flops_per_cell
    872.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
