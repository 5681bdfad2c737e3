// basis_hexahedron_n3_q4_x2_f64_grad: grad on a hexahedron
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate --kernel basis --define cell=hexahedron --define nodes=3 --define points=4 --define components=2 --define action=grad
//
// What:
//   action      v_d = (D in direction d, J in all others) u, derivatives at the points of [0, 1]^dim
//   nodes       3 in a direction, gll
//   points      4 in a direction, gauss
//   components  2
//   u           [cell, component, node], x fastest
//   v           [cell, direction, component, point], x fastest
//
// Parameters:
//   scalar         float64
//   element_batch  8 components of cells
//
// Work:
//   1  values of nodes to shared memory
//   2  lines in x: values and derivatives
//   3  lines in y: values and derivatives
//   4  lines in z: values and derivatives
//
// Costs of a cell:
//   flops       4080
//   bytes       3504 (432 read, 3072 written)
//   flops/byte  1.16
//   shared      18688 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "basis_hexahedron_n3_q4_x2_f64_grad.h"

namespace of_basis_hexahedron_n3_q4_x2_f64_grad {
namespace {

__global__ void __launch_bounds__(128)
basis_hexahedron_n3_q4_x2_f64_grad_kernel(
    int64_t num_entries,
    const double* __restrict__ u,
    double* __restrict__ v) {
  alignas(16) __shared__ double grids[1344];
  alignas(16) __shared__ double other_grids[992];
  const int64_t batch = blockIdx.x;
  const int64_t first_entry = 8 * batch;
  const int entries_here = static_cast<int>(num_entries - first_entry < 8 ? num_entries - first_entry : 8);

  #pragma unroll
  for (int turn = 0; turn < 2; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int k = item < 27 * entries_here ? item : 27 * entries_here - 1;
    const int entry = k / 27;
    const int place = k % 27;
    const int x = place % 3;
    const int y = place / 3 % 3;
    const int z = place / 9;
    grids[27 * entry + x + 3 * y + 9 * z] = u[27 * first_entry + 27 * entry + place];
  }
  __syncthreads();
  for (int item = static_cast<int>(threadIdx.x); item < 9 * entries_here; item += 128) {
    const int entry = item / 9;
    const int line = item % 9;
    const int y = line % 3;
    const int z = line / 3;
    const double value0 = grids[27 * entry + 3 * y + 9 * z];
    const double value1 = grids[27 * entry + 3 * y + 9 * z + 1];
    const double value2 = grids[27 * entry + 3 * y + 9 * z + 2];
    other_grids[124 * entry + 5 * y + 20 * z] = 0.8013460293699309 * value0 + 0.2584442528541908 * value1 -
        0.05979028222412169 * value2;
    other_grids[124 * entry + 5 * y + 20 * z + 1] = 0.2277840767909521 * value0 + 0.8844128900029521 * value1
        - 0.11219696679390416 * value2;
    other_grids[124 * entry + 5 * y + 20 * z + 2] = 0.8844128900029521 * value1 + 0.2277840767909521 * value2
        - 0.11219696679390416 * value0;
    other_grids[124 * entry + 5 * y + 20 * z + 3] = 0.2584442528541908 * value1 + 0.8013460293699309 * value2
        - 0.05979028222412169 * value0;
    other_grids[124 * entry + 5 * y + 20 * z + 62] = 3.4445452463762103 * value1 - 2.7222726231881054 * value0
        - 0.7222726231881051 * value2;
    other_grids[124 * entry + 5 * y + 20 * z + 63] = 1.359924174339425 * value1 + 0.3200379128302875 * value2
        - 1.6799620871697125 * value0;
    other_grids[124 * entry + 5 * y + 20 * z + 64] = 1.6799620871697125 * value2 - 0.3200379128302875 * value0
        - 1.359924174339425 * value1;
    other_grids[124 * entry + 5 * y + 20 * z + 65] = 0.7222726231881051 * value0 + 2.7222726231881054 * value2
        - 3.4445452463762103 * value1;
  }
  __syncthreads();
  for (int item = static_cast<int>(threadIdx.x); item < 12 * entries_here; item += 128) {
    const int entry = item / 12;
    const int line = item % 12;
    const int x = line % 4;
    const int z = line / 4;
    const double value0 = other_grids[124 * entry + x + 20 * z];
    const double value1 = other_grids[124 * entry + x + 20 * z + 5];
    const double value2 = other_grids[124 * entry + x + 20 * z + 10];
    grids[168 * entry + x + 18 * z] = 0.8013460293699309 * value0 + 0.2584442528541908 * value1 -
        0.05979028222412169 * value2;
    grids[168 * entry + x + 18 * z + 4] = 0.2277840767909521 * value0 + 0.8844128900029521 * value1 -
        0.11219696679390416 * value2;
    grids[168 * entry + x + 18 * z + 8] = 0.8844128900029521 * value1 + 0.2277840767909521 * value2 -
        0.11219696679390416 * value0;
    grids[168 * entry + x + 18 * z + 12] = 0.2584442528541908 * value1 + 0.8013460293699309 * value2 -
        0.05979028222412169 * value0;
    grids[168 * entry + x + 18 * z + 56] = 3.4445452463762103 * value1 - 2.7222726231881054 * value0 -
        0.7222726231881051 * value2;
    grids[168 * entry + x + 18 * z + 60] = 1.359924174339425 * value1 + 0.3200379128302875 * value2 -
        1.6799620871697125 * value0;
    grids[168 * entry + x + 18 * z + 64] = 1.6799620871697125 * value2 - 0.3200379128302875 * value0 -
        1.359924174339425 * value1;
    grids[168 * entry + x + 18 * z + 68] = 0.7222726231881051 * value0 + 2.7222726231881054 * value2 -
        3.4445452463762103 * value1;
    const double dx0 = other_grids[124 * entry + x + 20 * z + 62];
    const double dx1 = other_grids[124 * entry + x + 20 * z + 67];
    const double dx2 = other_grids[124 * entry + x + 20 * z + 72];
    grids[168 * entry + x + 18 * z + 112] = 0.8013460293699309 * dx0 + 0.2584442528541908 * dx1 -
        0.05979028222412169 * dx2;
    grids[168 * entry + x + 18 * z + 116] = 0.2277840767909521 * dx0 + 0.8844128900029521 * dx1 -
        0.11219696679390416 * dx2;
    grids[168 * entry + x + 18 * z + 120] = 0.8844128900029521 * dx1 + 0.2277840767909521 * dx2 -
        0.11219696679390416 * dx0;
    grids[168 * entry + x + 18 * z + 124] = 0.2584442528541908 * dx1 + 0.8013460293699309 * dx2 -
        0.05979028222412169 * dx0;
  }
  __syncthreads();
  for (int item = static_cast<int>(threadIdx.x); item < 16 * entries_here; item += 128) {
    const int entry = item / 16;
    const int line = item % 16;
    const int x = line % 4;
    const int y = line / 4;
    const int64_t cell = (first_entry + entry) / 2;
    const double value0 = grids[168 * entry + x + 4 * y];
    const double value1 = grids[168 * entry + x + 4 * y + 18];
    const double value2 = grids[168 * entry + x + 4 * y + 36];
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 256] = 3.4445452463762103 * value1 -
        2.7222726231881054 * value0 - 0.7222726231881051 * value2;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 272] = 1.359924174339425 * value1 +
        0.3200379128302875 * value2 - 1.6799620871697125 * value0;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 288] = 1.6799620871697125 * value2 -
        0.3200379128302875 * value0 - 1.359924174339425 * value1;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 304] = 0.7222726231881051 * value0 +
        2.7222726231881054 * value2 - 3.4445452463762103 * value1;
    const double dy0 = grids[168 * entry + x + 4 * y + 56];
    const double dy1 = grids[168 * entry + x + 4 * y + 74];
    const double dy2 = grids[168 * entry + x + 4 * y + 92];
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 128] = 0.8013460293699309 * dy0 +
        0.2584442528541908 * dy1 - 0.05979028222412169 * dy2;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 144] = 0.2277840767909521 * dy0 +
        0.8844128900029521 * dy1 - 0.11219696679390416 * dy2;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 160] = 0.8844128900029521 * dy1 +
        0.2277840767909521 * dy2 - 0.11219696679390416 * dy0;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 176] = 0.2584442528541908 * dy1 +
        0.8013460293699309 * dy2 - 0.05979028222412169 * dy0;
    const double dx0 = grids[168 * entry + x + 4 * y + 112];
    const double dx1 = grids[168 * entry + x + 4 * y + 130];
    const double dx2 = grids[168 * entry + x + 4 * y + 148];
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y] = 0.8013460293699309 * dx0 + 0.2584442528541908
        * dx1 - 0.05979028222412169 * dx2;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 16] = 0.2277840767909521 * dx0 +
        0.8844128900029521 * dx1 - 0.11219696679390416 * dx2;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 32] = 0.8844128900029521 * dx1 +
        0.2277840767909521 * dx2 - 0.11219696679390416 * dx0;
    v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 48] = 0.2584442528541908 * dx1 +
        0.8013460293699309 * dx2 - 0.05979028222412169 * dx0;
  }
}

}  // namespace

extern "C" int basis_hexahedron_n3_q4_x2_f64_grad_cuda(
    int64_t num_cells,
    const double* u,
    double* v,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (u == nullptr || v == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_entries = 2 * num_cells;
  if (const int64_t blocks = (num_entries + 7) / 8; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    basis_hexahedron_n3_q4_x2_f64_grad_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_entries, u, v);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_basis_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return basis_hexahedron_n3_q4_x2_f64_grad_cuda(
      arguments->num_cells,
      static_cast<const double*>(arguments->values),
      static_cast<double*>(arguments->results),
      stream);
}

constexpr double node_places[] = {
    0.0,
    0.5,
    1.0,
};

constexpr double point_places[] = {
    0.06943184420297371,
    0.33000947820757187,
    0.6699905217924281,
    0.9305681557970263,
};

constexpr double point_weights[] = {
    0.17392742256872692,
    0.32607257743127305,
    0.32607257743127305,
    0.17392742256872692,
};

}  // namespace

extern "C" const femforge_basis_action basis_hexahedron_n3_q4_x2_f64_grad_cuda_descriptor = {
    "basis_hexahedron_n3_q4_x2_f64_grad",  // name
    "grad",                                // action
    "cuda",                                // target
    "float64",                             // scalar
    "hexahedron",                          // cell
    "gll",                                 // node_family
    "gauss",                               // point_family
    "cell",                                // layout
    3,                                     // dim
    3,                                     // nodes
    4,                                     // points
    2,                                     // components
    54,                                    // values_per_cell
    384,                                   // results_per_cell
    node_places,                           // node_places
    point_places,                          // point_places
    point_weights,                         // point_weights
    8,                                     // element_batch
    128,                                   // threads
    18688,                                 // shared_bytes
    4080.0,                                // flops_per_cell
    3504.0,                                // bytes_per_cell
    launch,                                // launch
};

}  // namespace of_basis_hexahedron_n3_q4_x2_f64_grad
