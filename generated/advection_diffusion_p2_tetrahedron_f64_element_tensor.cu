// advection_diffusion_p2_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   b       constant, 3 values
//   nu      constant, 1 values
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          512 flops (1016 before optimisation) <- taken
//   quadrature      1201 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        32
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        512
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.624
//   paper flops  2400 (2 sizeG rows columns)
//   shared       26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
advection_diffusion_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
  alignas(16) __shared__ double tile[3264];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t2 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t3 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double x2_0 = coordinates[3 * n2];
    const double t5 = x0_0 - x2_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t6 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double x3_0 = coordinates[3 * n3];
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double G0 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
        adj02);
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double G1 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
        adj12);
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double G2 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
        adj22);
    const double G3 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
        adj12);
    const double G4 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
        adj22);
    const double G5 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
        adj22);
    const double sign_detJ = std::copysign(1.0, detJ);
    const double G8 = 0.011111111111111112 * (adj20 * b[0] * sign_detJ + adj21 * sign_detJ * b[1] + adj22 *
        sign_detJ * b[2]);
    const double G7 = 0.011111111111111112 * (adj10 * b[0] * sign_detJ + adj11 * sign_detJ * b[1] + adj12 *
        sign_detJ * b[2]);
    const double G6 = 0.011111111111111112 * (adj00 * b[0] * sign_detJ + adj01 * sign_detJ * b[1] + adj02 *
        sign_detJ * b[2]);
    const double t9 = G0 + G1 - G6;
    const double t10 = G1 + G2 + G3 + G4 + t9 - G7;
    const double t11 = G2 + G4 + G5 + 0.25 * t10 - 0.25 * G8;
    reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(2.25 * (G0 + 2.0 * G1 + G2 + G3 + G4 +
        1.3333333333333333 * t11), G2 + 0.75 * G6 + t9);
    const double t12 = G1 + G3 - G7;
    const double t13 = G2 + G4 + G8;
    reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(G4 + 0.75 * G7 + t12, G5 + t13 - 1.25 *
        G8);
    const double t14 = G2 + 2.0 * G4 + G5 + t12 - G8;
    const double t15 = 2.0 * G2 + G4 + G5 + t9 - G8;
    reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t14, t15);
    reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t10, -4.0 * t11);
    reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(-4.0 * (G1 + G3 + G4 + 0.25 * t15 - 0.25 *
        G7), -4.0 * (G0 + G1 + G2 + 0.25 * t14 - 0.25 * G6));
    const double t16 = G1 + 0.25 * G6;
    const double t17 = G0 + G2 + 0.25 * G8 + 0.25 * G7 + t16;
    reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t17, 0.75 * (4.0 * G0 + G6));
    reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(-(G1 + 0.25 * G7), -(G2 + 0.25 * G8));
    const double t18 = G0 + G2 - G6;
    const double t19 = 4.0 * G2 - t18;
    reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(-(G1 + G2 + G8 + G7), -(2.0 * G6 - t19));
    const double t20 = 4.0 * G1 - t9;
    const double t21 = G0 + G1 + G7 + G6;
    reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(-(2.0 * G6 - t20), t21);
    const double t22 = G0 + G2 + G8 + G6;
    const double t23 = G1 + G2 + G6;
    const double t24 = G0 + 0.75 * t23 - G6;
    reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t22, -2.0 * (G6 + 2.0 * t24));
    reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(-(G0 + G2 - G3 - G4 - t17), -t16);
    reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(0.75 * (4.0 * G3 + G7), -(G4 + 0.25 *
        G8));
    const double t25 = G3 + G4 - G7;
    const double t26 = 4.0 * G4 - t25;
    reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(-(2.0 * G7 - t26), -(G1 + G4 + G8 + G6));
    const double t27 = 3.0 * G1 - G3 - G7;
    reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t27, -(G0 - G3 - t21));
    const double t28 = G1 + G4 + G7;
    const double t29 = G3 + 0.75 * t28 - G7;
    const double t30 = G3 + G4 + G8 + G7;
    reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(-2.0 * (G7 + 2.0 * t29), t30);
    reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(-(G0 + G1 - G4 - G5 - t17), -(G2 + 0.25 *
        G6));
    reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(-(G4 + 0.25 * G7), 0.75 * (4.0 * G5 +
        G8));
    const double t31 = 3.0 * G4 - G5 - G8;
    const double t32 = 3.0 * G2 - G5 - G8;
    reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t31, t32);
    const double t33 = G5 + 0.75 * t13 - G8;
    reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(-(G2 + G4 + G7 + G6), -2.0 * (G8 + 2.0 *
        t33));
    reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(-(G0 - G5 - t22), -(G3 - G5 - t30));
    const double t34 = 2.0 * G2 + G4 + G5 + G8 + t21;
    const double t35 = G0 + G2 - G3 - G4 - t34;
    reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(-t35, -t23);
    reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t26, 2.0 * G8 + t31);
    const double t36 = G1 + G4 + G5 + 0.5 * G8 + t23;
    reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(8.0 * (G5 + 0.5 * G8 + 1.5 * G7 + t25),
        4.0 * t36);
    const double t37 = G2 + G3 + G4 + 0.5 * G7 + t23;
    const double t38 = G0 + G2 + G4 + 0.5 * G6 + t28;
    const double t39 = G0 - G1 - 2.0 * G3 - G8 - t38;
    reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(4.0 * t37, 2.0 * (G8 + 2.0 * t39 - G6));
    const double t40 = G0 - G2 - 2.0 * G5 - G8 - t38;
    const double t41 = G3 + 3.0 * G4 + 2.0 * G5 + t25 - G8;
    reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(2.0 * (G7 + 2.0 * t40 - G6), -4.0 * (G8 +
        G7 + 0.5 * t41));
    reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t34, t19);
    reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(-t28, 2.0 * G8 + t32);
    reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(4.0 * (G7 + t36 - G6), 8.0 * (G5 + 0.5 *
        G8 + 1.5 * G6 + t18));
    const double t42 = 2.0 * G0 + G1 + G8 + t37 - G3;
    reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(4.0 * t38, 2.0 * (G8 - G7 - 2.0 * t42));
    const double t43 = G0 + 3.0 * G2 + 2.0 * G5 + t18 - G8;
    reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(-4.0 * (G8 + G6 + 0.5 * t43), 4.0 * t40);
    const double t44 = G1 + G3 + t34 - G2 - G5;
    reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t44, t20);
    reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(2.0 * G7 + t27, -t13);
    reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(4.0 * (G8 + t37 - G6), 4.0 * (G8 + t38 -
        G7));
    const double t45 = G0 + 3.0 * G1 + 2.0 * G3 + t9 - G7;
    reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(8.0 * (G3 + 0.5 * G7 + 1.5 * G6 + t9),
        -4.0 * (G7 + G6 + 0.5 * t45));
    reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(-4.0 * t42, 4.0 * t39);
    reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(-4.0 * (G2 + G4 + G5 + 0.25 * t44), t9);
    reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t12, -4.0 * t33);
    const double t46 = 1.5 * G2 + G7 + 1.25 * G6 - t37;
    const double t47 = 1.5 * G4 + 1.25 * G7 + G6 - t38;
    reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(2.0 * (G8 + 4.0 * t46 - G6), 2.0 * (G8 +
        4.0 * t47 - G7));
    reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(-2.0 * t45, 8.0 * (G5 + 0.5 * G7 + 0.5 *
        G6 + t10));
    const double t48 = G0 + G2 + 3.0 * G4 + G8 + t10 - G3;
    const double t49 = G0 - 3.0 * G2 - G3 - G4 - G8 - t10;
    reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(-4.0 * (G8 - G7 - 0.5 * t48), -4.0 * (G8 +
        0.5 * t49 - G6));
    reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(-4.0 * (G1 + G3 + G4 + 0.25 * t34), t18);
    reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(-4.0 * t29, G2 + G5 - G8);
    const double t50 = 1.5 * G1 + G8 + 1.25 * G6 - t36;
    reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(2.0 * (G7 + 4.0 * t50 - G6), -2.0 * t43);
    reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(8.0 * t47, 2.0 * t48);
    const double t51 = G0 - 3.0 * G1 - G4 - G5 - G7 - t15;
    reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(8.0 * (G3 + 0.5 * G8 + 0.5 * G6 + t15),
        -4.0 * (G7 + 0.5 * t51 - G6));
    reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(-4.0 * (G0 + G1 + G2 - 0.25 * t35), -4.0 *
        t24);
    reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(t25, G4 + G5 - G8);
    reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(-2.0 * t41, 8.0 * t50);
    reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(8.0 * t46, -2.0 * t49);
    reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(-2.0 * t51, 8.0 * (G0 + 0.5 * G8 + 0.5 *
        G7 + t14));
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 50; k += 32) {
    const int staged = k / 50;
    const int part = k - 50 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[50 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[51 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int advection_diffusion_p2_tetrahedron_f64_element_tensor_cuda(
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
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  advection_diffusion_p2_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, b, nu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_p2_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input constants[] = {
    {"b", "constant", 3, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_p2_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "advection_diffusion_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    3,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    15,                                        // geometry_size
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    26112,                                     // shared_bytes
    512.0,                                     // flops_per_cell
    820.0,                                     // bytes_per_cell
    2400.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
