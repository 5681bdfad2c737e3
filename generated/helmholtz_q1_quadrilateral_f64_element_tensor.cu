// helmholtz_q1_quadrilateral_f64_element_tensor: element_tensor of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        quadrilateral, geometry Q1^2
//   test        Q1, 4 dofs
//   trial       Q1, 4 dofs
//   wavenumber  constant, 1 values
//   degree      3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      402 flops
//   sum_factorised  244 flops <- taken
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
//   flops       244
//   bytes       160 (32 read, 128 written)
//   flops/byte  1.52
//   shared      8704 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
helmholtz_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
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
    const double t8 = std::fabs(t2 * t3 - t4 * t7);
    const double t9 = wavenumber[0] * wavenumber[0] * t8;
    const double t10 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t11 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t12 = std::fabs(t2 * t10 - t7 * t11);
    const double t13 = wavenumber[0] * wavenumber[0] * t12;
    const double t14 = 1.0 / t8;
    const double t15 = t3 * t3 + t4 * t4;
    const double t16 = 1.0 / t12;
    const double t17 = t10 * t10 + t11 * t11;
    const double t18 = t14 * t15 + t16 * t17;
    const double t19 = 0.3110042339640731 * (t9 + 0.07179676972449082 * t13) - 0.5 * t18;
    const double t20 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t21 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t22 = std::fabs(t3 * t20 - t4 * t21);
    const double t23 = wavenumber[0] * wavenumber[0] * t22;
    const double t24 = std::fabs(t10 * t20 - t11 * t21);
    const double t25 = wavenumber[0] * wavenumber[0] * t24;
    const double t26 = 1.0 / t22;
    const double t27 = 1.0 / t24;
    const double t28 = t15 * t26 + t17 * t27;
    const double t29 = 0.3110042339640731 * (t23 + 0.07179676972449082 * t25) - 0.5 * t28;
    const double t30 = t14 * (t3 * t7 + t2 * t4);
    const double t31 = t16 * (t7 * t10 + t2 * t11);
    const double t32 = t30 + 0.2679491924311227 * t31;
    const double t33 = t26 * (t3 * t21 + t4 * t20);
    const double t34 = t27 * (t10 * t21 + t11 * t20);
    const double t35 = t33 + 0.2679491924311227 * t34;
    const double t36 = 0.39433756729740643 * t32 + 0.10566243270259355 * t35;
    const double t37 = t7 * t7 + t2 * t2;
    const double t38 = t14 * t37;
    const double t39 = t16 * t37;
    const double t40 = t21 * t21 + t20 * t20;
    const double t41 = t26 * t40;
    const double t42 = t27 * t40;
    const double t43 = (t38 + 0.07179676972449082 * t39) + (t41 + 0.07179676972449082 * t42);
    tile[17 * lane] = -(0.3110042339640731 * (t19 + 0.07179676972449082 * t29) + 0.7886751345948129 * t36 -
        0.15550211698203656 * t43);
    const double t44 = 0.5 * t18 + 0.08333333333333333 * (t9 + t13);
    const double t45 = 0.5 * t28 + 0.08333333333333333 * (t23 + t25);
    const double t46 = t30 + 3.732050807568877 * t31;
    const double t47 = t33 + 3.732050807568877 * t34;
    const double t48 = 0.10566243270259355 * t46 + 0.028312163512967795 * t47;
    const double t49 = (t38 + t39) + (t41 + t42);
    const double t50 = 0.39433756729740643 * t36 + 0.041666666666666664 * t49 - 0.3110042339640731 * (t44 +
        0.07179676972449082 * t45) - 0.39433756729740643 * t48;
    tile[17 * lane + 1] = t50;
    const double t51 = 0.39433756729740643 * t32 + 1.4716878364870323 * t35;
    const double t52 = 0.39433756729740643 * t36 - 0.15550211698203656 * t43 - 0.08333333333333333 * (t19 +
        t29) - 0.10566243270259355 * t51;
    tile[17 * lane + 2] = t52;
    const double t53 = t44 + t45;
    const double t54 = 0.39433756729740643 * t48 + 0.10566243270259355 * t51 - 0.041666666666666664 * t49 -
        0.08333333333333333 * t53;
    tile[17 * lane + 3] = t54;
    tile[17 * lane + 4] = t50;
    const double t55 = 0.5 * t18 - 0.022329099369260225 * (t9 + 13.928203230275509 * t13);
    const double t56 = 0.5 * t28 - 0.022329099369260225 * (t23 + 13.928203230275509 * t25);
    const double t57 = (t38 + 13.928203230275509 * t39) + (t41 + 13.928203230275509 * t42);
    tile[17 * lane + 5] = 0.7886751345948129 * t48 + 0.3110042339640731 * (t55 + 0.07179676972449082 * t56) +
        0.011164549684630112 * t57;
    const double t58 = 0.10566243270259355 * t46 + 0.39433756729740643 * t47;
    const double t59 = -(0.39433756729740643 * t36 + 0.041666666666666664 * t49 + 0.08333333333333333 * t53 +
        0.10566243270259355 * t58);
    tile[17 * lane + 6] = t59;
    const double t60 = -(0.39433756729740643 * t48 + 0.011164549684630112 * t57 - 0.10566243270259355 * t58 -
        0.08333333333333333 * (t55 + t56));
    tile[17 * lane + 7] = t60;
    tile[17 * lane + 8] = t52;
    tile[17 * lane + 9] = t59;
    tile[17 * lane + 10] = 0.15550211698203656 * t43 + 0.2113248654051871 * t51 - 0.022329099369260225 * (t19
        + 13.928203230275509 * t29);
    const double t61 = 0.041666666666666664 * t49 + 0.10566243270259355 * t58 - 0.10566243270259355 * t51 -
        0.022329099369260225 * (t44 + 13.928203230275509 * t45);
    tile[17 * lane + 11] = t61;
    tile[17 * lane + 12] = t54;
    tile[17 * lane + 13] = t60;
    tile[17 * lane + 14] = t61;
    tile[17 * lane + 15] = 0.011164549684630112 * t57 + 0.022329099369260225 * (t55 + 13.928203230275509 *
        t56) - 0.2113248654051871 * t58;
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

extern "C" int helmholtz_q1_quadrilateral_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  helmholtz_q1_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, wavenumber);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_q1_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_q1_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "helmholtz_q1_quadrilateral_f64_element_tensor",  // name
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
    1,                                         // num_constants
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
    244.0,                                     // flops_per_cell
    160.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
