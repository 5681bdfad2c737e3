// basis_hexahedron_n3_q4_x2_f64_interp: interp on a hexahedron
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate --kernel basis --define cell=hexahedron --define nodes=3 --define points=4 --define components=2 --define action=interp
//
// What:
//   action      v = (J x ... x J) u, values at the points
//   nodes       3 in a direction, gll
//   points      4 in a direction, gauss
//   components  2
//   u           [cell, component, node], x fastest
//   v           [cell, component, point], x fastest
//
// Parameters:
//   scalar         float64
//   element_batch  8 components of cells
//
// Work:
//   1  lines in x: values
//   2  lines in y: values
//   3  lines in z: values
//
// Costs of a cell:
//   flops       1480
//   bytes       1456 (432 read, 1024 written)
//   flops/byte  1.02
//

#include <cmath>
#include <cstdint>

#include "basis_hexahedron_n3_q4_x2_f64_interp.h"

namespace of_basis_hexahedron_n3_q4_x2_f64_interp {
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
    alignas(64) double grids[384];
    alignas(64) double other_grids[288];

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
        }
      }
    }
    for (int y = 0; y < 4; ++y) {
      for (int x = 0; x < 4; ++x) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const int entry = lane < entries_here - 1 ? lane : entries_here - 1;
          const double value0 = grids[8 * x + 32 * y + lane];
          const double value1 = grids[8 * x + 32 * y + lane + 128];
          const double value2 = grids[8 * x + 32 * y + lane + 256];
          v[64 * first_entry + 64 * entry + x + 4 * y] = 0.8013460293699309 * value0 + 0.2584442528541908 *
              value1 - 0.05979028222412169 * value2;
          v[64 * first_entry + 64 * entry + x + 4 * y + 16] = 0.2277840767909521 * value0 + 0.8844128900029521
              * value1 - 0.11219696679390416 * value2;
          v[64 * first_entry + 64 * entry + x + 4 * y + 32] = 0.8844128900029521 * value1 + 0.2277840767909521
              * value2 - 0.11219696679390416 * value0;
          v[64 * first_entry + 64 * entry + x + 4 * y + 48] = 0.2584442528541908 * value1 + 0.8013460293699309
              * value2 - 0.05979028222412169 * value0;
        }
      }
    }
  }
}

}  // namespace

extern "C" int basis_hexahedron_n3_q4_x2_f64_interp_cpu(
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
  return basis_hexahedron_n3_q4_x2_f64_interp_cpu(
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

extern "C" const femforge_basis_action basis_hexahedron_n3_q4_x2_f64_interp_cpu_descriptor = {
    "basis_hexahedron_n3_q4_x2_f64_interp",  // name
    "interp",                                // action
    "cpu",                                   // target
    "float64",                               // scalar
    "hexahedron",                            // cell
    "gll",                                   // node_family
    "gauss",                                 // point_family
    "cell",                                  // layout
    3,                                       // dim
    3,                                       // nodes
    4,                                       // points
    2,                                       // components
    54,                                      // values_per_cell
    128,                                     // results_per_cell
    node_places,                             // node_places
    point_places,                            // point_places
    point_weights,                           // point_weights
    8,                                       // element_batch
    1,                                       // threads
    5376,                                    // shared_bytes
    1480.0,                                  // flops_per_cell
    1456.0,                                  // bytes_per_cell
    launch,                                  // launch
};

}  // namespace of_basis_hexahedron_n3_q4_x2_f64_interp
