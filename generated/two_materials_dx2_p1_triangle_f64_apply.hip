// two_materials_dx2_p1_triangle_f64_apply: apply of form a in two_materials.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate two_materials.form --kernel apply --define cell=triangle
//
// Form file two_materials.form:
//   | """Diffusion in two materials: subdomains 1 and 2; in 2 also a reaction, integrated by a rule of its own."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | core = Coefficient(FiniteElement("DP", cell, 0))
//   | shell = Coefficient(element)
//   | rate = Constant(cell)
//   |
//   | a = inner(grad(v), core * grad(u)) * dx(1)
//   | a += inner(grad(v), shell * grad(u)) * dx(2)
//   | a += rate * v * u * dx(2, metadata={"quadrature_degree": 2 * degree + 2})
//
// What:
//   cell       triangle, geometry P1^2
//   test       P1, 3 dofs
//   trial      P1, 3 dofs
//   shell      coefficient, P1, 3 dofs
//   rate       constant, 1 values
//   subdomain  2
//   degree     4 (metadata), scheme default
//   degree     1 (estimate), scheme default
//
// Representation:
//   tensor          not valid: shell varies on the cell
//   quadrature      102 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          128
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       102
//   bytes       48 (44 read, 4 written)
//   flops/byte  2.12
//   shared      6656 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128)
two_materials_dx2_p1_triangle_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ shell,
    const double* __restrict__ rate,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double shell_nodes[128];
  alignas(16) __shared__ double x_nodes[128];
  alignas(16) __shared__ double tile[384];
  alignas(16) __shared__ int32_t entry[128];
  alignas(16) __shared__ uint16_t end[128];
  alignas(16) __shared__ uint16_t position[384];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 3;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 3; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    shell_nodes[node] = shell[d];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[3 * cell];
    const int l1 = local_nodes[3 * cell + 1];
    const int l2 = local_nodes[3 * cell + 2];
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double shell_0 = shell_nodes[l0];
    const double shell_1 = shell_nodes[l1];
    const double shell_2 = shell_nodes[l2];
    const double t0 = 0.09157621350977074 * trial_0;
    const double t1 = 0.09157621350977074 * trial_1;
    const double t2 = 0.09157621350977074 * trial_2;
    const double t3 = x0_0 - x1_0;
    const double t4 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t3 * t4 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double t5 = rate[0] * abs_detJ;
    const double flux0 = (t0 + 8.919866214967545 * t1 + t2) * t5;
    const double flux1 = t5 * (t0 + t1 + 8.919866214967545 * t2);
    const double flux2 = t5 * (8.919866214967545 * t0 + t1 + t2);
    const double flux3 = t5 * (t0 + 0.2424114452008344 * t1 + t2);
    const double flux4 = t5 * (t0 + t1 + 0.2424114452008344 * t2);
    const double flux5 = t5 * (0.2424114452008344 * t0 + t1 + t2);
    const double t6 = trial_0 - trial_1;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t7 = 0.3333333333333333 * shell_0 + 0.3333333333333333 * shell_1 + 0.3333333333333333 *
        shell_2;
    const double t8 = trial_0 - trial_2;
    const double t9 = -inv_abs_detJ * t7 * (t4 * adj10 + t3 * adj01);
    const double flux6 = t6 * inv_abs_detJ * t7 * (t4 * t4 + adj01 * adj01) + t8 * t9;
    const double flux7 = t6 * t9 + t8 * inv_abs_detJ * t7 * (adj10 * adj10 + t3 * t3);
    const double t10 = 0.005034482176375668 * flux2;
    const double t11 = 0.2425515735415605 * flux5;
    const double result0 = (0.005034482176375668 * flux0 + 0.005034482176375668 * flux1 + 0.2425515735415605 *
        flux3 + 0.2425515735415605 * flux4 + 8.919866214967545 * t10 + 0.2424114452008344 * t11) + 0.5 *
        (flux6 + flux7);
    const double result1 = -(0.5 * flux6 - (0.0449069074749096 * flux0 + 0.005034482176375668 * flux1 +
        0.05879727747794616 * flux3 + 0.2425515735415605 * flux4 + t10 + t11));
    const double result2 = -(0.5 * flux7 - (0.005034482176375668 * flux0 + 0.0449069074749096 * flux1 +
        0.2425515735415605 * flux3 + 0.05879727747794616 * flux4 + t10 + t11));
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int two_materials_dx2_p1_triangle_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    const double* shell,
    const double* rate,
    int64_t num_patches,
    const int64_t* patch_cells,
    const int64_t* patch_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || shell == nullptr || rate == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(two_materials_dx2_p1_triangle_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, shell, rate, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return two_materials_dx2_p1_triangle_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"shell", "P1", 3, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"rate", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel two_materials_dx2_p1_triangle_f64_apply_hip_descriptor = {
    "two_materials_dx2_p1_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    3,                                         // entries_per_cell
    4,                                         // quadrature_degree
    7,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    3,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    128,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    6656,                                      // shared_bytes
    102.0,                                     // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
