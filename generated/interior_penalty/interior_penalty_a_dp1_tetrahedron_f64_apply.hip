// interior_penalty_a_dp1_tetrahedron_f64_apply: apply of form a in interior_penalty.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate interior_penalty.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file interior_penalty.form:
//   | """Poisson's equation by discontinuous elements: the symmetric interior penalty method, u = 0 on the boundary."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | penalty = 4
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, 1))
//   | space = FunctionSpace(mesh, FiniteElement("DG", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   | f = Coefficient(space)
//   |
//   | n = FacetNormal(mesh)
//   | h = CellDiameter(mesh)
//   | stiff = penalty * (degree + 1) ** 2
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | a -= (inner(jump(v, n), avg(grad(u))) + inner(avg(grad(v)), jump(u, n))) * dS
//   | a += stiff / avg(h) * inner(jump(v, n), jump(u, n)) * dS
//   | a += (stiff / h * v * u - v * dot(grad(u), n) - dot(grad(v), n) * u) * ds
//   | L = v * f * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    DP1, 4 dofs
//   trial   DP1, 4 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells    cells to work on
//   y            [dof] added to
//   x            [dof] what the operator acts on
//   offsets      [cell][node] the node's first entry of the vectors
//   coordinates  [point][3]
//   cells        [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          84 flops <- taken
//   quadrature      84 flops
//   sum_factorised  167 flops
//   why             fewest flops of those that are valid; written, 84 flops, as it has no loops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              tile
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; neighbouring threads add neighbouring results atomically
//
// Costs of a cell:
//   flops       84
//   bytes       132 (100 read, 32 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  0.636
//   shared      5120 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "interior_penalty_a_dp1_tetrahedron_f64_apply.h"

namespace of_interior_penalty_a_dp1_tetrahedron_f64_apply {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
interior_penalty_a_dp1_tetrahedron_f64_apply_kernel(
    int64_t num_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[640];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 128 ? num_cells - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double t2 = trial_0 - trial_3;
    const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double flux0 = inv_abs_detJ * (adj00 * t3 + adj01 * t4 + adj02 * t5);
    const double flux1 = inv_abs_detJ * (adj10 * t3 + adj11 * t4 + adj12 * t5);
    const double flux2 = inv_abs_detJ * (adj20 * t3 + adj21 * t4 + adj22 * t5);
    const double result0 = 0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = -0.16666666666666666 * flux0;
    const double result2 = -0.16666666666666666 * flux1;
    const double result3 = -0.16666666666666666 * flux2;
    tile[5 * lane] = result0;
    tile[5 * lane + 1] = result1;
    tile[5 * lane + 2] = result2;
    tile[5 * lane + 3] = result3;
  }
  __syncthreads();
  {
    int64_t d_of_turn[4];
    double addend_of_turn[4];
    #pragma unroll
    for (int turn = 0; turn < 4; ++turn) {
      const int item = static_cast<int>(threadIdx.x) + 128 * turn;
      const int k = item < 4 * cells_here ? item : 4 * cells_here - 1;
      const int staged = k / 4;
      const int part = k % 4;
      const int64_t d = offsets[4 * staged + part + 4 * first_cell];
      const double addend = tile[5 * staged + part];
      d_of_turn[turn] = d;
      addend_of_turn[turn] = addend;
    }
    #pragma unroll
    for (int turn = 0; turn < 4; ++turn) {
      const int item = static_cast<int>(threadIdx.x) + 128 * turn;
      const int64_t d = d_of_turn[turn];
      const double addend = addend_of_turn[turn];
      if (item < 4 * cells_here) {
        atomicAdd(&y[d], addend);
      }
    }
  }
}

}  // namespace

extern "C" int interior_penalty_a_dp1_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(interior_penalty_a_dp1_tetrahedron_f64_apply_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return interior_penalty_a_dp1_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel interior_penalty_a_dp1_tetrahedron_f64_apply_hip_descriptor = {
    "interior_penalty_a_dp1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "interior_penalty.form",                   // form_file
    "a",                                       // form
    "hip",                                     // target
    "4f27349d4534d933",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "DP1",                                     // row_element
    "DP1",                                     // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "tile",                                    // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    5120,                                      // shared_bytes
    84.0,                                      // flops_per_cell
    132.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_interior_penalty_a_dp1_tetrahedron_f64_apply
