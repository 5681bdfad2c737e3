// curved_laplace_p2_triangle_q2geometry_f64_apply: apply of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --kernel apply --define cell=triangle
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
//   cell    triangle, geometry P2^2
//   test    P2, 6 dofs
//   trial   coefficient, P2, 6 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      441 flops <- taken
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
//   patch_nodes          448
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       441
//   bytes       128 (112 read, 16 written)
//   flops/byte  3.45
//   shared      9728 bytes a block of 128 threads
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
__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

__global__ void __launch_bounds__(128)
curved_laplace_p2_triangle_q2geometry_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[448];
  alignas(16) __shared__ double tile[768];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 6;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const int2 n0_to_n1 = reinterpret_cast<const int2*>(cells)[3 * cell];
    const int64_t n0 = n0_to_n1.x;
    const int64_t n1 = n0_to_n1.y;
    const int2 n2_to_n3 = reinterpret_cast<const int2*>(cells)[3 * cell + 1];
    const int64_t n2 = n2_to_n3.x;
    const int64_t n3 = n2_to_n3.y;
    const int2 n4_to_n5 = reinterpret_cast<const int2*>(cells)[3 * cell + 2];
    const int64_t n4 = n4_to_n5.x;
    const int64_t n5 = n4_to_n5.y;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double x4_0 = coordinates[2 * n4];
    const double x5_0 = coordinates[2 * n5];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double x4_1 = coordinates[2 * n4 + 1];
    const double x5_1 = coordinates[2 * n5 + 1];
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
    const double trial_4 = x_nodes[l4];
    const double trial_5 = x_nodes[l5];
    const double t0 = 0.633695145960917 * x0_0;
    const double t1 = 0.633695145960917 * x1_0;
    const double t2 = 0.36630485403908297 * x3_0;
    const double t3 = 0.36630485403908297 * x4_0;
    const double t4 = 0.36630485403908297 * x5_0;
    const double t5 = t0 + 3.57804585749766 * t1 + t2 - t3 - 7.919866214967545 * t4;
    const double t6 = 0.633695145960917 * x0_1;
    const double t7 = 0.633695145960917 * x2_1;
    const double t8 = 0.36630485403908297 * x3_1;
    const double t9 = 0.36630485403908297 * x5_1;
    const double t10 = t6 + 8.919866214967545 * t8 - t7 - 8.919866214967545 * t9;
    const double t11 = 0.633695145960917 * x2_0;
    const double t12 = t0 + 8.919866214967545 * t2 - 8.919866214967545 * t4 - t11;
    const double t13 = 0.633695145960917 * x1_1;
    const double t14 = 0.36630485403908297 * x4_1;
    const double t15 = t6 + t8 + 3.57804585749766 * t13 - 7.919866214967545 * t9 - t14;
    const double t16 = reciprocal(std::fabs(t5 * t10 - t12 * t15));
    const double t17 = 0.633695145960917 * trial_0;
    const double t18 = 0.633695145960917 * trial_1;
    const double t19 = 0.36630485403908297 * trial_3;
    const double t20 = 0.36630485403908297 * trial_4;
    const double t21 = 0.36630485403908297 * trial_5;
    const double t22 = t17 + 3.57804585749766 * t18 + t19 - t20 - 7.919866214967545 * t21;
    const double t23 = 0.633695145960917 * trial_2;
    const double t24 = t17 + 8.919866214967545 * t19 - 8.919866214967545 * t21 - t23;
    const double t25 = t10 * t22 - t15 * t24;
    const double t26 = t12 * t22 - t5 * t24;
    const double t27 = t16 * (t15 * t25 + t5 * t26);
    const double t28 = t0 + 8.919866214967545 * t2 - t1 - 8.919866214967545 * t3;
    const double t29 = t6 + 3.57804585749766 * t7 + t8 - t9 - 7.919866214967545 * t14;
    const double t30 = t0 + t2 + 3.57804585749766 * t11 - 7.919866214967545 * t3 - t4;
    const double t31 = t6 + 8.919866214967545 * t8 - t13 - 8.919866214967545 * t14;
    const double t32 = reciprocal(std::fabs(t28 * t29 - t30 * t31));
    const double t33 = t17 + 8.919866214967545 * t19 - t18 - 8.919866214967545 * t20;
    const double t34 = t17 + t19 + 3.57804585749766 * t23 - 7.919866214967545 * t20 - t21;
    const double t35 = t29 * t33 - t31 * t34;
    const double t36 = t30 * t33 - t28 * t34;
    const double t37 = t32 * (t29 * t35 + t30 * t36);
    const double t38 = 0.020137928705502673 * t16 * (t10 * t25 + t12 * t26);
    const double t39 = 3.57804585749766 * t0 + t1 + t3 - t2 - 7.919866214967545 * t4;
    const double t40 = 3.57804585749766 * t6 + t7 + t9 - t8 - 7.919866214967545 * t14;
    const double t41 = 3.57804585749766 * t0 + t4 + t11 - t2 - 7.919866214967545 * t3;
    const double t42 = 3.57804585749766 * t6 + t13 + t14 - t8 - 7.919866214967545 * t9;
    const double t43 = reciprocal(std::fabs(t39 * t40 - t41 * t42));
    const double t44 = 3.57804585749766 * t17 + t18 + t20 - t19 - 7.919866214967545 * t21;
    const double t45 = 3.57804585749766 * t17 + t21 + t23 - t19 - 7.919866214967545 * t20;
    const double t46 = t40 * t44 - t42 * t45;
    const double t47 = t41 * t44 - t39 * t45;
    const double t48 = 0.020137928705502673 * t43 * (t40 * t46 + t41 * t47);
    const double t49 = 0.2539916958217391 * t0 + 0.18392922996755742 * t1 + t3 - t2 - 0.7575885547991655 * t4;
    const double t50 = 1.047771055575823 * t6 + t9 - 1.047771055575823 * t7 - t8;
    const double t51 = 1.047771055575823 * t0 + t4 - t2 - 1.047771055575823 * t11;
    const double t52 = 0.2539916958217391 * t6 + 0.18392922996755742 * t13 + t14 - t8 - 0.7575885547991655 *
        t9;
    const double t53 = reciprocal(std::fabs(5.748534646825439 * (t49 * t50 - t51 * t52)));
    const double t54 = 0.2539916958217391 * t17 + 0.18392922996755742 * t18 + t20 - t19 - 0.7575885547991655 *
        t21;
    const double t55 = 1.047771055575823 * t17 + t21 - t19 - 1.047771055575823 * t23;
    const double t56 = t50 * t54 - t52 * t55;
    const double t57 = t51 * t54 - t49 * t55;
    const double t58 = 1.3519927468839303 * t53 * (t50 * t56 + t51 * t57);
    const double t59 = 1.047771055575823 * t0 + t3 - 1.047771055575823 * t1 - t2;
    const double t60 = 0.2539916958217391 * t6 + 0.18392922996755742 * t7 + t9 - t8 - 0.7575885547991655 *
        t14;
    const double t61 = 0.2539916958217391 * t0 + t4 + 0.18392922996755742 * t11 - t2 - 0.7575885547991655 *
        t3;
    const double t62 = 1.047771055575823 * t6 + t14 - t8 - 1.047771055575823 * t13;
    const double t63 = reciprocal(std::fabs(5.748534646825439 * (t59 * t60 - t61 * t62)));
    const double t64 = 1.047771055575823 * t17 + t20 - 1.047771055575823 * t18 - t19;
    const double t65 = 0.2539916958217391 * t17 + t21 + 0.18392922996755742 * t23 - t19 - 0.7575885547991655 *
        t20;
    const double t66 = t60 * t64 - t62 * t65;
    const double t67 = t61 * t64 - t59 * t65;
    const double t68 = 1.3519927468839303 * t63 * (t60 * t66 + t61 * t67);
    const double t69 = 0.18392922996755742 * t0 + 0.2539916958217391 * t1 + t2 - t3 - 0.7575885547991655 * t4;
    const double t70 = 0.18392922996755742 * t6 + 0.2539916958217391 * t7 + t8 - t9 - 0.7575885547991655 *
        t14;
    const double t71 = 0.18392922996755742 * t0 + t2 + 0.2539916958217391 * t11 - 0.7575885547991655 * t3 -
        t4;
    const double t72 = 0.18392922996755742 * t6 + t8 + 0.2539916958217391 * t13 - 0.7575885547991655 * t9 -
        t14;
    const double t73 = reciprocal(std::fabs(23.71395724349096 * (t69 * t70 - t71 * t72)));
    const double t74 = 0.18392922996755742 * t17 + 0.2539916958217391 * t18 + t19 - t20 - 0.7575885547991655 *
        t21;
    const double t75 = 0.18392922996755742 * t17 + t19 + 0.2539916958217391 * t23 - 0.7575885547991655 * t20 -
        t21;
    const double t76 = t70 * t74 - t72 * t75;
    const double t77 = t71 * t74 - t69 * t75;
    const double t78 = 23.007430577224078 * t73 * (t70 * t76 + t71 * t77);
    const double t79 = -0.020137928705502673 * t32 * (t31 * t35 + t28 * t36);
    const double t80 = -0.020137928705502673 * t43 * (t42 * t46 + t39 * t47);
    const double t81 = -1.3519927468839303 * t53 * (t52 * t56 + t49 * t57);
    const double t82 = -1.3519927468839303 * t63 * (t62 * t66 + t59 * t67);
    const double t83 = -23.007430577224078 * t73 * (t72 * t76 + t69 * t77);
    const double result0 = -(0.03483794312215826 * t27 - 0.03483794312215826 * t37 - 1.7299665537418862 * t38
        - 6.189899661225659 * t48 - 0.4393971386997914 * t58 - 1.812608882125005 * t68 - 0.3181914160993742 *
        t78 - 1.7299665537418862 * t79 - 6.189899661225659 * t80 - 1.812608882125005 * t81 -
        0.4393971386997914 * t82 - 0.3181914160993742 * t83);
    const double result1 = -(0.03483794312215826 * t37 + 1.812608882125005 * t68 - 6.189899661225659 * t38 -
        1.7299665537418862 * t48 - 0.3181914160993742 * t58 - 0.4393971386997914 * t78);
    const double result2 = 0.03483794312215826 * t27 + 6.189899661225659 * t79 + 1.7299665537418862 * t80 +
        0.3181914160993742 * t82 + 0.4393971386997914 * t83 - 1.812608882125005 * t81;
    const double result3 = -(0.1796276298996384 * t27 + t48 + t58 + t68 + t80 + t81 + t82 - 0.1796276298996384
        * t37 - t38 - t78 - t79 - t83);
    const double result4 = -(0.1796276298996384 * t37 + t38 + t78 + 7.919866214967545 * t79 +
        7.919866214967545 * t80 + 0.7575885547991655 * t82 + 0.7575885547991655 * t83 - t48 - t58 - t68);
    const double result5 = 0.1796276298996384 * t27 + t80 + t81 + t82 - 7.919866214967545 * t38 -
        7.919866214967545 * t48 - 0.7575885547991655 * t58 - 0.7575885547991655 * t78 - t79 - t83;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    const int begin = node > 0 ? contribution_ends[first_node + node - 1] : 0;
    const int end = contribution_ends[first_node + node];
    double sum0 = 0;
    for (int e = begin; e < end; ++e) {
      const int position = contributions[first_contribution + e];
      sum0 += tile[position];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int curved_laplace_p2_triangle_q2geometry_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(curved_laplace_p2_triangle_q2geometry_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_triangle_q2geometry_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_apply_hip_descriptor = {
    "curved_laplace_p2_triangle_q2geometry_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P2^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    4,                                         // quadrature_degree
    6,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    6,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    6,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    448,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    9728,                                      // shared_bytes
    441.0,                                     // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
