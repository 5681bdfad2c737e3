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
//   1  lines in x: values and derivatives
//   2  lines in y: values and derivatives
//   3  lines in z: values and derivatives
//
// Costs of a cell:
//   flops       4080
//   bytes       3504 (432 read, 3072 written)
//   flops/byte  1.16
//

#include <cmath>
#include <cstdint>

#include "basis_hexahedron_n3_q4_x2_f64_grad.h"

namespace of_basis_hexahedron_n3_q4_x2_f64_grad {
namespace {

void run_entries(
    int64_t num_entries,
    const double* __restrict__ u,
    double* __restrict__ v) {
  const int64_t num_batches = (num_entries + 7) / 8;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_entry = 8 * batch;
    const int entries_here = static_cast<int>(num_entries - first_entry < 8 ? num_entries - first_entry : 8);
    alignas(64) double grids[1152];
    alignas(64) double other_grids[576];

    for (int z = 0; z < 3; ++z) {
      for (int y = 0; y < 3; ++y) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const int entry = lane < entries_here - 1 ? lane : entries_here - 1;
          const double value0 = u[27 * first_entry + 27 * entry + 3 * y + 9 * z];
          const double value1 = u[27 * first_entry + 27 * entry + 3 * y + 9 * z + 1];
          const double value2 = u[27 * first_entry + 27 * entry + 3 * y + 9 * z + 2];
          other_grids[32 * y + 96 * z + lane] = 0.8013460293699309 * value0 + 0.2584442528541908 * value1 -
              0.05979028222412169 * value2;
          other_grids[32 * y + 96 * z + lane + 8] = 0.2277840767909521 * value0 + 0.8844128900029521 * value1
              - 0.11219696679390416 * value2;
          other_grids[32 * y + 96 * z + lane + 16] = 0.8844128900029521 * value1 + 0.2277840767909521 * value2
              - 0.11219696679390416 * value0;
          other_grids[32 * y + 96 * z + lane + 24] = 0.2584442528541908 * value1 + 0.8013460293699309 * value2
              - 0.05979028222412169 * value0;
          other_grids[32 * y + 96 * z + lane + 288] = 3.4445452463762103 * value1 - 2.7222726231881054 *
              value0 - 0.7222726231881051 * value2;
          other_grids[32 * y + 96 * z + lane + 296] = 1.359924174339425 * value1 + 0.3200379128302875 * value2
              - 1.6799620871697125 * value0;
          other_grids[32 * y + 96 * z + lane + 304] = 1.6799620871697125 * value2 - 0.3200379128302875 *
              value0 - 1.359924174339425 * value1;
          other_grids[32 * y + 96 * z + lane + 312] = 0.7222726231881051 * value0 + 2.7222726231881054 *
              value2 - 3.4445452463762103 * value1;
        }
      }
    }
    for (int z = 0; z < 3; ++z) {
      for (int x = 0; x < 4; ++x) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double value0 = other_grids[8 * x + 96 * z + lane];
          const double value1 = other_grids[8 * x + 96 * z + lane + 32];
          const double value2 = other_grids[8 * x + 96 * z + lane + 64];
          grids[8 * x + 128 * z + lane] = 0.8013460293699309 * value0 + 0.2584442528541908 * value1 -
              0.05979028222412169 * value2;
          grids[8 * x + 128 * z + lane + 32] = 0.2277840767909521 * value0 + 0.8844128900029521 * value1 -
              0.11219696679390416 * value2;
          grids[8 * x + 128 * z + lane + 64] = 0.8844128900029521 * value1 + 0.2277840767909521 * value2 -
              0.11219696679390416 * value0;
          grids[8 * x + 128 * z + lane + 96] = 0.2584442528541908 * value1 + 0.8013460293699309 * value2 -
              0.05979028222412169 * value0;
          grids[8 * x + 128 * z + lane + 384] = 3.4445452463762103 * value1 - 2.7222726231881054 * value0 -
              0.7222726231881051 * value2;
          grids[8 * x + 128 * z + lane + 416] = 1.359924174339425 * value1 + 0.3200379128302875 * value2 -
              1.6799620871697125 * value0;
          grids[8 * x + 128 * z + lane + 448] = 1.6799620871697125 * value2 - 0.3200379128302875 * value0 -
              1.359924174339425 * value1;
          grids[8 * x + 128 * z + lane + 480] = 0.7222726231881051 * value0 + 2.7222726231881054 * value2 -
              3.4445452463762103 * value1;
          const double dx0 = other_grids[8 * x + 96 * z + lane + 288];
          const double dx1 = other_grids[8 * x + 96 * z + lane + 320];
          const double dx2 = other_grids[8 * x + 96 * z + lane + 352];
          grids[8 * x + 128 * z + lane + 768] = 0.8013460293699309 * dx0 + 0.2584442528541908 * dx1 -
              0.05979028222412169 * dx2;
          grids[8 * x + 128 * z + lane + 800] = 0.2277840767909521 * dx0 + 0.8844128900029521 * dx1 -
              0.11219696679390416 * dx2;
          grids[8 * x + 128 * z + lane + 832] = 0.8844128900029521 * dx1 + 0.2277840767909521 * dx2 -
              0.11219696679390416 * dx0;
          grids[8 * x + 128 * z + lane + 864] = 0.2584442528541908 * dx1 + 0.8013460293699309 * dx2 -
              0.05979028222412169 * dx0;
        }
      }
    }
    for (int y = 0; y < 4; ++y) {
      for (int x = 0; x < 4; ++x) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const int entry = lane < entries_here - 1 ? lane : entries_here - 1;
          const int64_t cell = (first_entry + entry) / 2;
          const double value0 = grids[8 * x + 32 * y + lane];
          const double value1 = grids[8 * x + 32 * y + lane + 128];
          const double value2 = grids[8 * x + 32 * y + lane + 256];
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 256] = 3.4445452463762103 * value1 -
              2.7222726231881054 * value0 - 0.7222726231881051 * value2;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 272] = 1.359924174339425 * value1 +
              0.3200379128302875 * value2 - 1.6799620871697125 * value0;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 288] = 1.6799620871697125 * value2 -
              0.3200379128302875 * value0 - 1.359924174339425 * value1;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 304] = 0.7222726231881051 * value0 +
              2.7222726231881054 * value2 - 3.4445452463762103 * value1;
          const double dy0 = grids[8 * x + 32 * y + lane + 384];
          const double dy1 = grids[8 * x + 32 * y + lane + 512];
          const double dy2 = grids[8 * x + 32 * y + lane + 640];
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 128] = 0.8013460293699309 * dy0 +
              0.2584442528541908 * dy1 - 0.05979028222412169 * dy2;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 144] = 0.2277840767909521 * dy0 +
              0.8844128900029521 * dy1 - 0.11219696679390416 * dy2;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 160] = 0.8844128900029521 * dy1 +
              0.2277840767909521 * dy2 - 0.11219696679390416 * dy0;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 176] = 0.2584442528541908 * dy1 +
              0.8013460293699309 * dy2 - 0.05979028222412169 * dy0;
          const double dx0 = grids[8 * x + 32 * y + lane + 768];
          const double dx1 = grids[8 * x + 32 * y + lane + 896];
          const double dx2 = grids[8 * x + 32 * y + lane + 1024];
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y] = 0.8013460293699309 * dx0 +
              0.2584442528541908 * dx1 - 0.05979028222412169 * dx2;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 16] = 0.2277840767909521 * dx0 +
              0.8844128900029521 * dx1 - 0.11219696679390416 * dx2;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 32] = 0.8844128900029521 * dx1 +
              0.2277840767909521 * dx2 - 0.11219696679390416 * dx0;
          v[64 * first_entry + 64 * entry + 256 * cell + x + 4 * y + 48] = 0.2584442528541908 * dx1 +
              0.8013460293699309 * dx2 - 0.05979028222412169 * dx0;
        }
      }
    }
  }
}

}  // namespace

extern "C" int basis_hexahedron_n3_q4_x2_f64_grad_cpu(
    int64_t num_cells,
    const double* u,
    double* v) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (u == nullptr || v == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_entries = 2 * num_cells;
  run_entries(num_entries, u, v);
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_basis_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return basis_hexahedron_n3_q4_x2_f64_grad_cpu(
      arguments->num_cells,
      static_cast<const double*>(arguments->values),
      static_cast<double*>(arguments->results));
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

extern "C" const femforge_basis_action basis_hexahedron_n3_q4_x2_f64_grad_cpu_descriptor = {
    "basis_hexahedron_n3_q4_x2_f64_grad",  // name
    "grad",                                // action
    "cpu",                                 // target
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
    1,                                     // threads
    13824,                                 // shared_bytes
    4080.0,                                // flops_per_cell
    3504.0,                                // bytes_per_cell
    launch,                                // launch
};

}  // namespace of_basis_hexahedron_n3_q4_x2_f64_grad
