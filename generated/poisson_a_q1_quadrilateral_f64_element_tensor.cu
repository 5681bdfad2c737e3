// poisson_a_q1_quadrilateral_f64_element_tensor: element_tensor of form a in poisson.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate poisson.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file poisson.form:
//   | """Poisson's problem -div grad u = f: matrix a and load vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | f = Coefficient(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | L = v * f * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      314 flops
//   sum_factorised  200 flops <- taken
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
//   flops       200
//   bytes       160 (32 read, 128 written)
//   flops/byte  1.25
//   shared      8704 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
poisson_a_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
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
    const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
    const double t9 = t3 * t3 + t4 * t4;
    const double t10 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t11 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t12 = 1.0 / std::fabs(t2 * t10 - t7 * t11);
    const double t13 = t10 * t10 + t11 * t11;
    const double t14 = t8 * t9 + t12 * t13;
    const double t15 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t16 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t17 = 1.0 / std::fabs(t3 * t15 - t4 * t16);
    const double t18 = 1.0 / std::fabs(t10 * t15 - t11 * t16);
    const double t19 = t9 * t17 + t13 * t18;
    const double t20 = 0.5 * t14 + 0.03589838486224541 * t19;
    const double t21 = t8 * (t3 * t7 + t2 * t4);
    const double t22 = t12 * (t7 * t10 + t2 * t11);
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = t17 * (t3 * t16 + t4 * t15);
    const double t25 = t18 * (t10 * t16 + t11 * t15);
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = 0.39433756729740643 * t23 + 0.10566243270259355 * t26;
    const double t28 = t7 * t7 + t2 * t2;
    const double t29 = t8 * t28;
    const double t30 = t12 * t28;
    const double t31 = t16 * t16 + t15 * t15;
    const double t32 = t17 * t31;
    const double t33 = t18 * t31;
    const double t34 = (t29 + 0.07179676972449082 * t30) + (t32 + 0.07179676972449082 * t33);
    tile[17 * lane] = 0.3110042339640731 * t20 + 0.15550211698203656 * t34 - 0.7886751345948129 * t27;
    const double t35 = t21 + 3.732050807568877 * t22;
    const double t36 = t24 + 3.732050807568877 * t25;
    const double t37 = 0.10566243270259355 * t35 + 0.028312163512967795 * t36;
    const double t38 = (t29 + t30) + (t32 + t33);
    const double t39 = -(0.3110042339640731 * t20 + 0.39433756729740643 * t37 - 0.39433756729740643 * t27 -
        0.041666666666666664 * t38);
    tile[17 * lane + 1] = t39;
    const double t40 = t14 + t19;
    const double t41 = 0.39433756729740643 * t23 + 1.4716878364870323 * t26;
    const double t42 = 0.39433756729740643 * t27 + 0.041666666666666664 * t40 - 0.15550211698203656 * t34 -
        0.10566243270259355 * t41;
    tile[17 * lane + 2] = t42;
    const double t43 = 0.39433756729740643 * t37 + 0.10566243270259355 * t41 - 0.041666666666666664 * t38 -
        0.041666666666666664 * t40;
    tile[17 * lane + 3] = t43;
    tile[17 * lane + 4] = t39;
    const double t44 = (t29 + 13.928203230275509 * t30) + (t32 + 13.928203230275509 * t33);
    tile[17 * lane + 5] = 0.3110042339640731 * t20 + 0.7886751345948129 * t37 + 0.011164549684630112 * t44;
    const double t45 = 0.10566243270259355 * t35 + 0.39433756729740643 * t36;
    const double t46 = -(0.39433756729740643 * t27 + 0.041666666666666664 * t38 + 0.041666666666666664 * t40 +
        0.10566243270259355 * t45);
    tile[17 * lane + 6] = t46;
    const double t47 = -(0.39433756729740643 * t37 + 0.011164549684630112 * t44 - 0.041666666666666664 * t40 -
        0.10566243270259355 * t45);
    tile[17 * lane + 7] = t47;
    tile[17 * lane + 8] = t42;
    tile[17 * lane + 9] = t46;
    const double t48 = 0.5 * t14 + 6.964101615137754 * t19;
    tile[17 * lane + 10] = 0.15550211698203656 * t34 + 0.2113248654051871 * t41 + 0.022329099369260225 * t48;
    const double t49 = 0.041666666666666664 * t38 + 0.10566243270259355 * t45 - 0.10566243270259355 * t41 -
        0.022329099369260225 * t48;
    tile[17 * lane + 11] = t49;
    tile[17 * lane + 12] = t43;
    tile[17 * lane + 13] = t47;
    tile[17 * lane + 14] = t49;
    tile[17 * lane + 15] = 0.011164549684630112 * t44 + 0.022329099369260225 * t48 - 0.2113248654051871 * t45;
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

extern "C" int poisson_a_q1_quadrilateral_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  poisson_a_q1_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return poisson_a_q1_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel poisson_a_q1_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "poisson_a_q1_quadrilateral_f64_element_tensor",  // name
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
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
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
    200.0,                                     // flops_per_cell
    160.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
