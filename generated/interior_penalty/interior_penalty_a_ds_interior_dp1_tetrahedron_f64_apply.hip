// interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply: apply of form a in interior_penalty.form
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
//   over    interior facets (dS): both cells of each, + and then -, numbered so that it is their first one
//   cell    tetrahedron, geometry P1^3
//   test    DP1, 8 dofs
//   trial   DP1, 8 dofs
//   degree  2 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells    facets to work on
//   y            [dof] added to
//   x            [dof] what the operator acts on
//   offsets      [facet][node] the node's first entry of the vectors
//   coordinates  [point][3]
//   cells        [facet][8] points of its coordinate nodes
//
// Representation:
//   tensor          not valid: modes are polynomials on cells
//   quadrature      374 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written, 374 flops
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
//   1  each of 128 lanes works on one facet at a time
//   2  results meet in shared memory; neighbouring threads add neighbouring results atomically
//
// Costs of a facet:
//   flops       374
//   bytes       260 (196 read, 64 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  1.44
//   shared      9216 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply.h"

namespace of_interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply {
namespace {

using femforge_gpu::reciprocal;
using femforge_gpu::square_root;
using femforge_gpu::larger;

__global__ void __launch_bounds__(128)
interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_kernel(
    int64_t num_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[1152];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 128 ? num_cells - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
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
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
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
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double J11_plus = x2_1 - x0_1;
    const double J22_plus = x3_2 - x0_2;
    const double J12_plus = x3_1 - x0_1;
    const double J21_plus = x2_2 - x0_2;
    const double adj00_plus = J11_plus * J22_plus - J12_plus * J21_plus;
    const double J20_plus = x1_2 - x0_2;
    const double J10_plus = x1_1 - x0_1;
    const double adj10_plus = J12_plus * J20_plus - J22_plus * J10_plus;
    const double adj20_plus = J21_plus * J10_plus - J11_plus * J20_plus;
    const double t0 = adj00_plus + adj10_plus + adj20_plus;
    const double J02_plus = x3_0 - x0_0;
    const double J01_plus = x2_0 - x0_0;
    const double adj01_plus = J21_plus * J02_plus - J22_plus * J01_plus;
    const double J00_plus = x1_0 - x0_0;
    const double adj11_plus = J22_plus * J00_plus - J20_plus * J02_plus;
    const double adj21_plus = J20_plus * J01_plus - J21_plus * J00_plus;
    const double t1 = adj01_plus + adj11_plus + adj21_plus;
    const double adj02_plus = J12_plus * J01_plus - J11_plus * J02_plus;
    const double adj12_plus = J10_plus * J02_plus - J12_plus * J00_plus;
    const double adj22_plus = J11_plus * J00_plus - J10_plus * J01_plus;
    const double t2 = adj02_plus + adj12_plus + adj22_plus;
    const double t3 = t0 * t0 + t1 * t1 + t2 * t2;
    const double t4 = square_root(t3);
    const double detJ_plus = adj00_plus * J00_plus + adj10_plus * J01_plus + adj20_plus * J02_plus;
    const double sign_detJ_plus = std::copysign(1.0, detJ_plus);
    const double t5 = reciprocal(t4);
    const double inv_detJ_plus = reciprocal(detJ_plus);
    const double t6 = trial_0 - trial_1;
    const double t7 = trial_0 - trial_2;
    const double t8 = trial_0 - trial_3;
    const double J00_minus = x5_0 - x4_0;
    const double J11_minus = x6_1 - x4_1;
    const double J22_minus = x7_2 - x4_2;
    const double J12_minus = x7_1 - x4_1;
    const double J21_minus = x6_2 - x4_2;
    const double adj00_minus = J11_minus * J22_minus - J12_minus * J21_minus;
    const double J01_minus = x6_0 - x4_0;
    const double J20_minus = x5_2 - x4_2;
    const double J10_minus = x5_1 - x4_1;
    const double adj10_minus = J12_minus * J20_minus - J22_minus * J10_minus;
    const double J02_minus = x7_0 - x4_0;
    const double adj20_minus = J21_minus * J10_minus - J11_minus * J20_minus;
    const double detJ_minus = J00_minus * adj00_minus + J01_minus * adj10_minus + J02_minus * adj20_minus;
    const double inv_detJ_minus = reciprocal(detJ_minus);
    const double t9 = trial_4 - trial_5;
    const double t10 = trial_4 - trial_6;
    const double t11 = trial_4 - trial_7;
    const double t12 = inv_detJ_plus * (adj00_plus * t6 + adj10_plus * t7 + adj20_plus * t8) + inv_detJ_minus
        * (adj00_minus * t9 + adj10_minus * t10 + adj20_minus * t11);
    const double adj01_minus = J21_minus * J02_minus - J22_minus * J01_minus;
    const double adj11_minus = J00_minus * J22_minus - J20_minus * J02_minus;
    const double adj21_minus = J01_minus * J20_minus - J00_minus * J21_minus;
    const double t13 = inv_detJ_plus * (adj01_plus * t6 + adj11_plus * t7 + adj21_plus * t8) + inv_detJ_minus
        * (t9 * adj01_minus + t10 * adj11_minus + t11 * adj21_minus);
    const double adj02_minus = J12_minus * J01_minus - J11_minus * J02_minus;
    const double adj12_minus = J10_minus * J02_minus - J00_minus * J12_minus;
    const double adj22_minus = J00_minus * J11_minus - J01_minus * J10_minus;
    const double t14 = inv_detJ_plus * (adj02_plus * t6 + adj12_plus * t7 + adj22_plus * t8) + inv_detJ_minus
        * (t9 * adj02_minus + t10 * adj12_minus + t11 * adj22_minus);
    const double t15 = sign_detJ_plus * t5 * (t0 * t12 + t1 * t13 + t2 * t14);
    const double t16 = J01_plus - J02_plus;
    const double t17 = J12_plus - J11_plus;
    const double t18 = J21_plus - J22_plus;
    const double t19 = J00_plus - J02_plus;
    const double t20 = J10_plus - J12_plus;
    const double t21 = J20_plus - J22_plus;
    const double t22 = J00_plus - J01_plus;
    const double t23 = J10_plus - J11_plus;
    const double t24 = J20_plus - J21_plus;
    const double t25 = larger(larger(t16 * t16 + t17 * t17 + t18 * t18, t19 * t19 + t20 * t20 + t21 * t21),
        t22 * t22 + t23 * t23 + t24 * t24);
    const double t26 = larger(larger(t25, J02_plus * J02_plus + J12_plus * J12_plus + J22_plus * J22_plus),
        J01_plus * J01_plus + J11_plus * J11_plus + J21_plus * J21_plus);
    const double t27 = J02_minus - J01_minus;
    const double t28 = J12_minus - J11_minus;
    const double t29 = J21_minus - J22_minus;
    const double t30 = J02_minus - J00_minus;
    const double t31 = J10_minus - J12_minus;
    const double t32 = J20_minus - J22_minus;
    const double t33 = J01_minus - J00_minus;
    const double t34 = J10_minus - J11_minus;
    const double t35 = J20_minus - J21_minus;
    const double t36 = larger(larger(t27 * t27 + t28 * t28 + t29 * t29, t30 * t30 + t31 * t31 + t32 * t32),
        t33 * t33 + t34 * t34 + t35 * t35);
    const double t37 = larger(larger(t36, J02_minus * J02_minus + J12_minus * J12_minus + J22_minus *
        J22_minus), J01_minus * J01_minus + J11_minus * J11_minus + J21_minus * J21_minus);
    const double t38 = square_root(larger(t26, J00_plus * J00_plus + J10_plus * J10_plus + J20_plus *
        J20_plus)) + square_root(larger(t37, J00_minus * J00_minus + J10_minus * J10_minus + J20_minus *
        J20_minus));
    const double t39 = reciprocal(t38);
    const double t40 = (4.0 * trial_1 + trial_2 + trial_3) - (4.0 * trial_5 + trial_6 + trial_7);
    const double flux0 = -t4 * (t15 + 10.666666666666666 * t3 * t5 * t5 * t39 * t40);
    const double t41 = (trial_1 + trial_2 + 4.0 * trial_3) - (trial_5 + trial_6 + 4.0 * trial_7);
    const double flux1 = -t4 * (t15 + 10.666666666666666 * t3 * t5 * t5 * t39 * t41);
    const double t42 = (trial_1 + 4.0 * trial_2 + trial_3) - (trial_5 + 4.0 * trial_6 + trial_7);
    const double flux2 = -t4 * (t15 + 10.666666666666666 * t3 * t5 * t5 * t39 * t42);
    const double t43 = std::fabs(inv_detJ_plus);
    const double t44 = t40 + t41 + t42;
    const double t45 = t4 * t5 * t43 * (adj00_plus * t0 + adj01_plus * t1 + adj02_plus * t2) * t44;
    const double t46 = t4 * t5 * t43 * t44 * (adj10_plus * t0 + adj11_plus * t1 + adj12_plus * t2);
    const double t47 = t4 * t5 * t43 * t44 * (adj20_plus * t0 + adj21_plus * t1 + adj22_plus * t2);
    const double result0 = 0.013888888888888888 * (t45 + t46 + t47);
    const double t48 = 0.013888888888888888 * flux0;
    const double result1 = -0.013888888888888888 * (flux1 + flux2 + t45 + 288.0 * t48);
    const double result2 = -0.013888888888888888 * (flux1 + 4.0 * flux2 + t46 + 72.0 * t48);
    const double result3 = -0.013888888888888888 * (4.0 * flux1 + flux2 + t47 + 72.0 * t48);
    const double t49 = t4 * sign_detJ_plus * t5 * inv_detJ_minus * t44 * (t0 * adj00_minus + t1 * adj01_minus
        + t2 * adj02_minus);
    const double t50 = t4 * sign_detJ_plus * t5 * inv_detJ_minus * t44 * (t0 * adj10_minus + t1 * adj11_minus
        + t2 * adj12_minus);
    const double t51 = t4 * sign_detJ_plus * t5 * inv_detJ_minus * t44 * (t0 * adj20_minus + t1 * adj21_minus
        + t2 * adj22_minus);
    const double result4 = 0.013888888888888888 * (t49 + t50 + t51);
    const double t52 = 0.013888888888888888 * flux0;
    const double result5 = 0.013888888888888888 * (flux1 + flux2 + 288.0 * t52 - t49);
    const double result6 = 0.013888888888888888 * (flux1 + 4.0 * flux2 + 72.0 * t52 - t50);
    const double result7 = 0.013888888888888888 * (4.0 * flux1 + flux2 + 72.0 * t52 - t51);
    tile[9 * lane] = result0;
    tile[9 * lane + 1] = result1;
    tile[9 * lane + 2] = result2;
    tile[9 * lane + 3] = result3;
    tile[9 * lane + 4] = result4;
    tile[9 * lane + 5] = result5;
    tile[9 * lane + 6] = result6;
    tile[9 * lane + 7] = result7;
  }
  __syncthreads();
  {
    int64_t d_of_turn[8];
    double addend_of_turn[8];
    #pragma unroll
    for (int turn = 0; turn < 8; ++turn) {
      const int item = static_cast<int>(threadIdx.x) + 128 * turn;
      const int k = item < 8 * cells_here ? item : 8 * cells_here - 1;
      const int staged = k / 8;
      const int part = k % 8;
      const int64_t d = offsets[8 * staged + part + 8 * first_cell];
      const double addend = tile[9 * staged + part];
      d_of_turn[turn] = d;
      addend_of_turn[turn] = addend;
    }
    #pragma unroll
    for (int turn = 0; turn < 8; ++turn) {
      const int item = static_cast<int>(threadIdx.x) + 128 * turn;
      const int64_t d = d_of_turn[turn];
      const double addend = addend_of_turn[turn];
      if (item < 8 * cells_here) {
        atomicAdd(&y[d], addend);
      }
    }
  }
}

}  // namespace

extern "C" int interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_hip(
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
    hipLaunchKernelGGL(interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_hip_descriptor = {
    "interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "interior_penalty.form",                   // form_file
    "a",                                       // form
    "hip",                                     // target
    "a4947320c25f383f",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "interior_facet",                          // integral
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
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "tile",                                    // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    8,                                         // nodes
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
    9216,                                      // shared_bytes
    374.0,                                     // flops_per_cell
    260.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply
