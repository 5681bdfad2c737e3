// advection_diffusion_q1_quadrilateral_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   quadrature      592 flops
//   sum_factorised  355 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       355
//   bytes       160 (32 read, 128 written)
//   flops/byte  2.22
//   shared      8704 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
advection_diffusion_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
  alignas(16) __shared__ double tile[1088];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
    const double t8 = t2 * t3 - t4 * t7;
    const double t9 = 1.0 / std::fabs(t8);
    const double t10 = t3 * t3 + t4 * t4;
    const double t11 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t12 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t13 = t2 * t11 - t7 * t12;
    const double t14 = 1.0 / std::fabs(t13);
    const double t15 = t11 * t11 + t12 * t12;
    const double t16 = nu[0] * t9 * t10 + nu[0] * t14 * t15;
    const double t17 = std::copysign(1.0, t8);
    const double t18 = t3 * b[0] - t4 * b[1];
    const double t19 = t17 * t18;
    const double t20 = std::copysign(1.0, t13);
    const double t21 = t11 * b[0] - t12 * b[1];
    const double t22 = t20 * t21;
    const double t23 = 0.5 * t16 + 0.39433756729740643 * (t19 + 0.2679491924311227 * t22);
    const double t24 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t25 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t26 = t3 * t24 - t4 * t25;
    const double t27 = 1.0 / std::fabs(t26);
    const double t28 = t11 * t24 - t12 * t25;
    const double t29 = 1.0 / std::fabs(t28);
    const double t30 = nu[0] * t10 * t27 + nu[0] * t15 * t29;
    const double t31 = std::copysign(1.0, t26);
    const double t32 = t18 * t31;
    const double t33 = std::copysign(1.0, t28);
    const double t34 = t21 * t33;
    const double t35 = 0.5 * t30 + 0.39433756729740643 * (t32 + 0.2679491924311227 * t34);
    const double t36 = t23 + 0.07179676972449082 * t35;
    const double t37 = nu[0] * t9 * (t3 * t7 + t2 * t4);
    const double t38 = nu[0] * t14 * (t7 * t11 + t2 * t12);
    const double t39 = t37 + 0.2679491924311227 * t38;
    const double t40 = t7 * b[0] - t2 * b[1];
    const double t41 = t17 * t40;
    const double t42 = t20 * t40;
    const double t43 = 0.39433756729740643 * t39 + 0.3110042339640731 * (t41 + 0.07179676972449082 * t42);
    const double t44 = nu[0] * t27 * (t3 * t25 + t4 * t24);
    const double t45 = nu[0] * t29 * (t11 * t25 + t12 * t24);
    const double t46 = t44 + 0.2679491924311227 * t45;
    const double t47 = b[0] * t25 - b[1] * t24;
    const double t48 = t31 * t47;
    const double t49 = t33 * t47;
    const double t50 = 0.39433756729740643 * t46 + 0.3110042339640731 * (t48 + 0.07179676972449082 * t49);
    const double t51 = t43 + 0.2679491924311227 * t50;
    const double t52 = 0.39433756729740643 * t39 + 0.10566243270259355 * t46;
    const double t53 = t7 * t7 + t2 * t2;
    const double t54 = nu[0] * t9 * t53;
    const double t55 = nu[0] * t14 * t53;
    const double t56 = t25 * t25 + t24 * t24;
    const double t57 = nu[0] * t27 * t56;
    const double t58 = nu[0] * t29 * t56;
    const double t59 = (t54 + 0.07179676972449082 * t55) + (t57 + 0.07179676972449082 * t58);
    tile[17 * lane] = 0.3110042339640731 * t36 + 0.15550211698203656 * t59 - 0.39433756729740643 * t51 -
        0.39433756729740643 * t52;
    const double t60 = t37 + 3.732050807568877 * t38;
    const double t61 = t41 + t42;
    const double t62 = 0.10566243270259355 * t60 + 0.08333333333333333 * t61;
    const double t63 = t44 + 3.732050807568877 * t45;
    const double t64 = t48 + t49;
    const double t65 = 0.10566243270259355 * t63 + 0.08333333333333333 * t64;
    const double t66 = t62 + 0.2679491924311227 * t65;
    const double t67 = (t54 + t55) + (t57 + t58);
    tile[17 * lane + 1] = -(0.3110042339640731 * t36 + 0.39433756729740643 * t66 - 0.39433756729740643 * t52 -
        0.041666666666666664 * t67);
    const double t68 = t23 + t35;
    const double t69 = 0.39433756729740643 * t39 + 1.4716878364870323 * t46;
    tile[17 * lane + 2] = 0.39433756729740643 * t51 + 0.08333333333333333 * t68 - 0.15550211698203656 * t59 -
        0.10566243270259355 * t69;
    tile[17 * lane + 3] = 0.39433756729740643 * t66 + 0.10566243270259355 * t69 - 0.041666666666666664 * t67 -
        0.08333333333333333 * t68;
    const double t70 = 0.5 * t16 - 0.10566243270259355 * (t19 + 3.732050807568877 * t22);
    const double t71 = 0.5 * t30 - 0.10566243270259355 * (t32 + 3.732050807568877 * t34);
    const double t72 = t70 + 0.07179676972449082 * t71;
    const double t73 = 0.39433756729740643 * t39 - 0.08333333333333333 * t61;
    const double t74 = 0.39433756729740643 * t46 - 0.08333333333333333 * t64;
    const double t75 = t73 + 0.2679491924311227 * t74;
    const double t76 = 0.10566243270259355 * t60 + 0.028312163512967795 * t63;
    tile[17 * lane + 4] = 0.041666666666666664 * t67 + 0.39433756729740643 * t75 - 0.3110042339640731 * t72 -
        0.39433756729740643 * t76;
    const double t77 = 0.10566243270259355 * t60 - 0.022329099369260225 * (t41 + 13.928203230275509 * t42);
    const double t78 = 0.10566243270259355 * t63 - 0.022329099369260225 * (t48 + 13.928203230275509 * t49);
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = (t54 + 13.928203230275509 * t55) + (t57 + 13.928203230275509 * t58);
    tile[17 * lane + 5] = 0.3110042339640731 * t72 + 0.39433756729740643 * t76 + 0.39433756729740643 * t79 +
        0.011164549684630112 * t80;
    const double t81 = t70 + t71;
    const double t82 = 0.10566243270259355 * t60 + 0.39433756729740643 * t63;
    tile[17 * lane + 6] = -(0.041666666666666664 * t67 + 0.39433756729740643 * t75 + 0.08333333333333333 * t81
        + 0.10566243270259355 * t82);
    tile[17 * lane + 7] = -(0.39433756729740643 * t79 + 0.011164549684630112 * t80 - 0.08333333333333333 * t81
        - 0.10566243270259355 * t82);
    const double t83 = t43 + 3.732050807568877 * t50;
    tile[17 * lane + 8] = 0.39433756729740643 * t52 + 0.08333333333333333 * t68 - 0.15550211698203656 * t59 -
        0.10566243270259355 * t83;
    const double t84 = t62 + 3.732050807568877 * t65;
    tile[17 * lane + 9] = -(0.39433756729740643 * t52 + 0.041666666666666664 * t67 + 0.08333333333333333 * t68
        + 0.10566243270259355 * t84);
    const double t85 = t23 + 13.928203230275509 * t35;
    tile[17 * lane + 10] = 0.15550211698203656 * t59 + 0.10566243270259355 * t69 + 0.10566243270259355 * t83 +
        0.022329099369260225 * t85;
    tile[17 * lane + 11] = 0.041666666666666664 * t67 + 0.10566243270259355 * t84 - 0.10566243270259355 * t69
        - 0.022329099369260225 * t85;
    const double t86 = t73 + 3.732050807568877 * t74;
    tile[17 * lane + 12] = -(0.041666666666666664 * t67 + 0.08333333333333333 * t81 - 0.39433756729740643 *
        t76 - 0.10566243270259355 * t86);
    const double t87 = t77 + 3.732050807568877 * t78;
    tile[17 * lane + 13] = -(0.39433756729740643 * t76 + 0.011164549684630112 * t80 - 0.08333333333333333 *
        t81 - 0.10566243270259355 * t87);
    const double t88 = t70 + 13.928203230275509 * t71;
    tile[17 * lane + 14] = 0.041666666666666664 * t67 + 0.10566243270259355 * t82 - 0.10566243270259355 * t86
        - 0.022329099369260225 * t88;
    tile[17 * lane + 15] = 0.011164549684630112 * t80 + 0.022329099369260225 * t88 - 0.10566243270259355 * t82
        - 0.10566243270259355 * t87;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 16; k += 64) {
    const int staged = k / 16;
    const int part = k - 16 * staged;
    __stcs(&element_tensors[16 * first_cell + k], tile[17 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int advection_diffusion_q1_quadrilateral_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  advection_diffusion_q1_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, b, nu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_q1_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
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

extern "C" const femforge_kernel advection_diffusion_q1_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "advection_diffusion_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
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
    16,                                        // entries_per_cell
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
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    8704,                                      // shared_bytes
    355.0,                                     // flops_per_cell
    160.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
