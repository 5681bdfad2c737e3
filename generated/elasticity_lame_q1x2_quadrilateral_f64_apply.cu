// elasticity_lame_q1x2_quadrilateral_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      384 flops
//   sum_factorised  304 flops <- taken
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
//   flops       320
//   bytes       112 (96 read, 16 written)
//   flops/byte  2.86
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
elasticity_lame_q1x2_quadrilateral_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double trial_0 = x[d0];
    const double trial_2 = x[d1];
    const double trial_4 = x[d2];
    const double trial_6 = x[d3];
    const double trial_1 = x[d0 + 1];
    const double trial_3 = x[d1 + 1];
    const double trial_5 = x[d2 + 1];
    const double trial_7 = x[d3 + 1];
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
    const double t12 = reciprocal(std::fabs(0.6220084679281462 * (t2 * t5 - t8 * t11)));
    const double t13 = trial_1 - trial_3;
    const double t14 = trial_5 - trial_7;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = trial_1 - trial_5;
    const double t17 = trial_3 - trial_7;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = trial_0 - trial_2;
    const double t20 = trial_4 - trial_6;
    const double t21 = t19 + 0.2679491924311227 * t20;
    const double t22 = trial_0 - trial_4;
    const double t23 = trial_2 - trial_6;
    const double t24 = t22 + 0.2679491924311227 * t23;
    const double t25 = (t5 * t15 - t11 * t18) - (t8 * t21 - t2 * t24);
    const double t26 = mu_0 * t8 * t25;
    const double t27 = t5 * t21 - t11 * t24;
    const double t28 = t8 * t15 - t2 * t18;
    const double t29 = lmbda_0 * (t27 - t28);
    const double t30 = t29 + 2.0 * mu_0 * t27;
    const double flux0 = t12 * (t26 + (t26 - 2.0 * t5 * t30));
    const double t31 = mu_0 * t2 * t25;
    const double flux1 = t12 * (t31 + (t31 - 2.0 * t11 * t30));
    const double t32 = mu_0 * t5 * t25;
    const double t33 = t29 - 2.0 * mu_0 * t28;
    const double flux2 = t12 * (t32 + (t32 - 2.0 * t8 * t33));
    const double t34 = mu_0 * t11 * t25;
    const double flux3 = t12 * (t34 + (t34 - 2.0 * t2 * t33));
    const double t35 = 0.2679491924311227 * t3 + t4;
    const double t36 = 0.2679491924311227 * t6 + t7;
    const double t37 = reciprocal(std::fabs(0.6220084679281462 * (t2 * t35 - t11 * t36)));
    const double t38 = 0.2679491924311227 * t16 + t17;
    const double t39 = 0.2679491924311227 * t22 + t23;
    const double t40 = (t15 * t35 - t11 * t38) - (t21 * t36 - t2 * t39);
    const double t41 = mu_0 * t36 * t40;
    const double t42 = t21 * t35 - t11 * t39;
    const double t43 = t15 * t36 - t2 * t38;
    const double t44 = lmbda_0 * (t42 - t43);
    const double t45 = t44 + 2.0 * mu_0 * t42;
    const double flux4 = t37 * (t41 + (t41 - 2.0 * t35 * t45));
    const double t46 = mu_0 * t2 * t40;
    const double flux5 = t37 * (t46 + (t46 - 2.0 * t11 * t45));
    const double t47 = mu_0 * t35 * t40;
    const double t48 = t44 - 2.0 * mu_0 * t43;
    const double flux6 = t37 * (t47 + (t47 - 2.0 * t36 * t48));
    const double t49 = mu_0 * t11 * t40;
    const double flux7 = t37 * (t49 + (t49 - 2.0 * t2 * t48));
    const double t50 = 0.2679491924311227 * t0 + t1;
    const double t51 = 0.2679491924311227 * t9 + t10;
    const double t52 = reciprocal(std::fabs(0.6220084679281462 * (t5 * t50 - t8 * t51)));
    const double t53 = 0.2679491924311227 * t13 + t14;
    const double t54 = 0.2679491924311227 * t19 + t20;
    const double t55 = (t5 * t53 - t18 * t51) - (t8 * t54 - t24 * t50);
    const double t56 = mu_0 * t8 * t55;
    const double t57 = t5 * t54 - t24 * t51;
    const double t58 = t8 * t53 - t18 * t50;
    const double t59 = lmbda_0 * (t57 - t58);
    const double t60 = t59 + 2.0 * mu_0 * t57;
    const double flux8 = t52 * (t56 + (t56 - 2.0 * t5 * t60));
    const double t61 = mu_0 * t50 * t55;
    const double flux9 = t52 * (t61 + (t61 - 2.0 * t51 * t60));
    const double t62 = mu_0 * t5 * t55;
    const double t63 = t59 - 2.0 * mu_0 * t58;
    const double flux10 = t52 * (t62 + (t62 - 2.0 * t8 * t63));
    const double t64 = mu_0 * t51 * t55;
    const double flux11 = t52 * (t64 + (t64 - 2.0 * t50 * t63));
    const double t65 = reciprocal(std::fabs(0.6220084679281462 * (t35 * t50 - t36 * t51)));
    const double t66 = (t35 * t53 - t38 * t51) - (t36 * t54 - t39 * t50);
    const double t67 = mu_0 * t36 * t66;
    const double t68 = t35 * t54 - t39 * t51;
    const double t69 = t36 * t53 - t38 * t50;
    const double t70 = lmbda_0 * (t68 - t69);
    const double t71 = t70 + 2.0 * mu_0 * t68;
    const double flux12 = t65 * (t67 + (t67 - 2.0 * t35 * t71));
    const double t72 = mu_0 * t50 * t66;
    const double flux13 = t65 * (t72 + (t72 - 2.0 * t51 * t71));
    const double t73 = mu_0 * t35 * t66;
    const double t74 = t70 - 2.0 * mu_0 * t69;
    const double flux14 = t65 * (t73 + (t73 - 2.0 * t36 * t74));
    const double t75 = mu_0 * t51 * t66;
    const double flux15 = t65 * (t75 + (t75 - 2.0 * t50 * t74));
    const double t76 = flux0 + flux4;
    const double t77 = flux8 + flux12;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = flux1 + flux9;
    const double t80 = flux5 + flux13;
    const double t81 = t79 + 0.2679491924311227 * t80;
    const double result0 = -0.04836181677178996 * (t78 - t81);
    const double t82 = flux2 + flux6;
    const double t83 = flux10 + flux14;
    const double t84 = t82 + 0.2679491924311227 * t83;
    const double t85 = flux3 + flux11;
    const double t86 = flux7 + flux15;
    const double t87 = t85 + 0.2679491924311227 * t86;
    const double result1 = 0.04836181677178996 * (t84 - t87);
    const double t88 = 0.2679491924311227 * t79 + t80;
    const double result2 = 0.04836181677178996 * (t78 + t88);
    const double t89 = 0.2679491924311227 * t85 + t86;
    const double result3 = -0.04836181677178996 * (t84 + t89);
    const double t90 = 0.2679491924311227 * t76 + t77;
    const double result4 = -0.04836181677178996 * (t81 + t90);
    const double t91 = 0.2679491924311227 * t82 + t83;
    const double result5 = 0.04836181677178996 * (t87 + t91);
    const double result6 = -0.04836181677178996 * (t88 - t90);
    const double result7 = 0.04836181677178996 * (t89 - t91);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_2 = __shfl_up_sync(0xffffffffU, sum2, 1);
    if (joined0) {
      sum0 += passed0_2;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum1 += passed0_3;
    }
    const double passed0_6 = __shfl_up_sync(0xffffffffU, sum6, 1);
    if (joined0) {
      sum4 += passed0_6;
    }
    const double passed0_7 = __shfl_up_sync(0xffffffffU, sum7, 1);
    if (joined0) {
      sum5 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_4 = __shfl_up_sync(0xffffffffU, sum4, 8);
    if (joined1) {
      sum0 += passed1_4;
    }
    const double passed1_5 = __shfl_up_sync(0xffffffffU, sum5, 8);
    if (joined1) {
      sum1 += passed1_5;
    }
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum2 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum3 += passed1_7;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
      atomicAdd(&y[d0 + 1], sum1);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum2);
      atomicAdd(&y[d1 + 1], sum3);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum4);
      atomicAdd(&y[d2 + 1], sum5);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum6);
      atomicAdd(&y[d3 + 1], sum7);
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x2_quadrilateral_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    elasticity_lame_q1x2_quadrilateral_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x2_quadrilateral_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_apply_cuda_descriptor = {
    "elasticity_lame_q1x2_quadrilateral_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
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
    2,                                         // components
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
    320.0,                                     // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
