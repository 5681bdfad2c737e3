// advection_diffusion_q1_quadrilateral_f64_apply: apply of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   b       constant, 2 values
//   nu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      236 flops
//   sum_factorised  192 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       200
//   bytes       72 (64 read, 8 written)
//   flops/byte  2.78
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128)
advection_diffusion_q1_quadrilateral_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

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
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x0_1 - x2_1;
    const double t4 = x1_1 - x3_1;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = x1_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x0_1 - x1_1;
    const double t10 = x2_1 - x3_1;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = t2 * t5 - t8 * t11;
    const double t13 = std::fabs(0.6220084679281462 * t12);
    const double t14 = reciprocal(t13);
    const double t15 = trial_0 - trial_1;
    const double t16 = trial_2 - trial_3;
    const double t17 = t15 + 0.2679491924311227 * t16;
    const double t18 = trial_0 - trial_2;
    const double t19 = trial_1 - trial_3;
    const double t20 = t18 + 0.2679491924311227 * t19;
    const double t21 = t5 * t17 - t11 * t20;
    const double t22 = t8 * t17 - t2 * t20;
    const double flux0 = nu[0] * t14 * (t5 * t21 + t8 * t22);
    const double flux1 = nu[0] * t14 * (t11 * t21 + t2 * t22);
    const double flux2 = t13 * reciprocal(t12) * (b[0] * t21 - b[1] * t22);
    const double t23 = 0.2679491924311227 * t3 + t4;
    const double t24 = 0.2679491924311227 * t6 + t7;
    const double t25 = t2 * t23 - t11 * t24;
    const double t26 = std::fabs(0.6220084679281462 * t25);
    const double t27 = reciprocal(t26);
    const double t28 = 0.2679491924311227 * t18 + t19;
    const double t29 = t17 * t23 - t11 * t28;
    const double t30 = t17 * t24 - t2 * t28;
    const double flux3 = nu[0] * t27 * (t23 * t29 + t24 * t30);
    const double flux4 = nu[0] * t27 * (t11 * t29 + t2 * t30);
    const double flux5 = t26 * reciprocal(t25) * (b[0] * t29 - b[1] * t30);
    const double t31 = 0.2679491924311227 * t0 + t1;
    const double t32 = 0.2679491924311227 * t9 + t10;
    const double t33 = t5 * t31 - t8 * t32;
    const double t34 = std::fabs(0.6220084679281462 * t33);
    const double t35 = reciprocal(t34);
    const double t36 = 0.2679491924311227 * t15 + t16;
    const double t37 = t5 * t36 - t20 * t32;
    const double t38 = t8 * t36 - t20 * t31;
    const double flux6 = nu[0] * t35 * (t5 * t37 + t8 * t38);
    const double flux7 = nu[0] * t35 * (t32 * t37 + t31 * t38);
    const double flux8 = t34 * reciprocal(t33) * (b[0] * t37 - b[1] * t38);
    const double t39 = t23 * t31 - t24 * t32;
    const double t40 = std::fabs(0.6220084679281462 * t39);
    const double t41 = reciprocal(t40);
    const double t42 = t23 * t36 - t28 * t32;
    const double t43 = t24 * t36 - t28 * t31;
    const double flux9 = nu[0] * t41 * (t23 * t42 + t24 * t43);
    const double flux10 = nu[0] * t41 * (t32 * t42 + t31 * t43);
    const double flux11 = t40 * reciprocal(t39) * (b[0] * t42 - b[1] * t43);
    const double t44 = flux0 + flux3;
    const double t45 = flux6 + flux9;
    const double t46 = t44 + 0.2679491924311227 * t45;
    const double t47 = flux1 + flux7;
    const double t48 = flux4 + flux10;
    const double t49 = t47 + 0.2679491924311227 * t48;
    const double t50 = flux2 + 0.2679491924311227 * flux5;
    const double t51 = flux8 + 0.2679491924311227 * flux11;
    const double result0 = 0.09672363354357992 * t46 + 0.15550211698203656 * (t50 + 0.2679491924311227 * t51)
        - 0.09672363354357992 * t49;
    const double t52 = 0.2679491924311227 * t47 + t48;
    const double t53 = 0.2679491924311227 * flux2 + flux5;
    const double t54 = 0.2679491924311227 * flux8 + flux11;
    const double result1 = -(0.09672363354357992 * t46 + 0.09672363354357992 * t52 - 0.15550211698203656 *
        (t53 + 0.2679491924311227 * t54));
    const double t55 = 0.2679491924311227 * t44 + t45;
    const double result2 = 0.09672363354357992 * t49 + 0.09672363354357992 * t55 + 0.15550211698203656 *
        (0.2679491924311227 * t50 + t51);
    const double result3 = 0.09672363354357992 * t52 + 0.15550211698203656 * (0.2679491924311227 * t53 + t54)
        - 0.09672363354357992 * t55;
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_1 = __shfl_up_sync(0xffffffffU, sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_2 = __shfl_up_sync(0xffffffffU, sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up_sync(0xffffffffU, sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum1);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum2);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum3);
    }
  }
}

}  // namespace

extern "C" int advection_diffusion_q1_quadrilateral_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    advection_diffusion_q1_quadrilateral_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells, b, nu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_q1_quadrilateral_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input constants[] = {
    {"b", "constant", 2, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_q1_quadrilateral_f64_apply_cuda_descriptor = {
    "advection_diffusion_q1_quadrilateral_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    200.0,                                     // flops_per_cell
    72.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
