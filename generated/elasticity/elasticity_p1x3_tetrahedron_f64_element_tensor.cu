// elasticity_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=tetrahedron --define degree=1
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             as in the table of tuned parameters
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
//   division             fast
//   store_chunk          0
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        321
//   bytes        1172 (20 read, 1152 written): inputs and results once each
//   flops/byte   0.274
//   paper flops  2592 (2 sizeG rows columns)
//   shared       37376 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_p1x3_tetrahedron_f64_element_tensor.h"

namespace of_elasticity_p1x3_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(32)
elasticity_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[4672];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double J11 = x2_1 - x0_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J22 = x3_2 - x0_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double J12 = x3_1 - x0_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double x2_0 = coordinates[3 * n2];
    const double J01 = x2_0 - x0_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double J20 = x1_2 - x0_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double x3_0 = coordinates[3 * n3];
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double t0 = adj01 * adj11;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t1 = adj02 * adj12;
    const double t2 = adj00 * adj10;
    const double G1 = 0.08333333333333333 * inv_abs_detJ * (t0 + t1 + 2.0 * t2);
    const double adj21 = J01 * J20 - J00 * J21;
    const double t3 = adj01 * adj21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t4 = adj02 * adj22;
    const double t5 = adj00 * adj20;
    const double G2 = 0.08333333333333333 * inv_abs_detJ * (t3 + t4 + 2.0 * t5);
    const double t6 = adj11 * adj11;
    const double t7 = adj12 * adj12;
    const double t8 = adj10 * adj10;
    const double G3 = 0.08333333333333333 * inv_abs_detJ * (t6 + t7 + 2.0 * t8);
    const double t9 = adj11 * adj21;
    const double t10 = adj12 * adj22;
    const double t11 = adj10 * adj20;
    const double G4 = 0.08333333333333333 * inv_abs_detJ * (t9 + t10 + 2.0 * t11);
    const double t12 = adj21 * adj21;
    const double t13 = adj22 * adj22;
    const double t14 = adj20 * adj20;
    const double G5 = 0.08333333333333333 * inv_abs_detJ * (t12 + t13 + 2.0 * t14);
    const double t15 = adj01 * adj01;
    const double t16 = adj02 * adj02;
    const double t17 = adj00 * adj00;
    const double G0 = 0.08333333333333333 * inv_abs_detJ * (t15 + t16 + 2.0 * t17);
    const double t18 = G1 + G2 + G0;
    const double G14 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj01;
    const double G15 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj11;
    const double G16 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj21;
    const double G18 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj01;
    const double G19 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj11;
    const double G20 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj21;
    const double G9 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj01;
    const double G10 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj11;
    const double G11 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj21;
    const double t19 = G9 + G10 + G11;
    const double t20 = G14 + G15 + G16 + G18 + G19 + G20 + t19;
    reinterpret_cast<double2*>(tile)[73 * lane] = make_double2(G1 + G2 + G3 + 2.0 * G4 + G5 + t18, t20);
    const double G29 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj02;
    const double G30 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj12;
    const double G31 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj22;
    const double G33 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj02;
    const double G34 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj12;
    const double G35 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj22;
    const double G24 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj02;
    const double G25 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj12;
    const double G26 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj22;
    const double t21 = G24 + G25 + G26;
    const double t22 = G29 + G30 + G31 + G33 + G34 + G35 + t21;
    reinterpret_cast<double2*>(tile)[73 * lane + 1] = make_double2(t22, -t18);
    reinterpret_cast<double2*>(tile)[73 * lane + 2] = make_double2(-t19, -t21);
    const double t23 = G1 + G3 + G4;
    const double t24 = G14 + G15 + G16;
    reinterpret_cast<double2*>(tile)[73 * lane + 3] = make_double2(-t23, -t24);
    const double t25 = G29 + G30 + G31;
    const double t26 = G2 + G4 + G5;
    reinterpret_cast<double2*>(tile)[73 * lane + 4] = make_double2(-t25, -t26);
    const double t27 = G18 + G19 + G20;
    const double t28 = G33 + G34 + G35;
    reinterpret_cast<double2*>(tile)[73 * lane + 5] = make_double2(-t27, -t28);
    const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t0 + t1 + t2);
    const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t3 + t4 + t5);
    const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t6 + t7 + t8);
    const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
    const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
    const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
    const double t29 = G7 + G8 + G6;
    reinterpret_cast<double2*>(tile)[73 * lane + 6] = make_double2(t20, G7 + G8 + G12 + 2.0 * G13 + G17 +
        t29);
    const double G39 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj02;
    const double G40 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj12;
    const double G41 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj22;
    const double G42 = 0.08333333333333333 * inv_abs_detJ * adj02 * adj21;
    const double G43 = 0.08333333333333333 * inv_abs_detJ * adj12 * adj21;
    const double G44 = 0.08333333333333333 * inv_abs_detJ * adj21 * adj22;
    const double G36 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj02;
    const double G37 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj12;
    const double G38 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj22;
    const double t30 = G36 + G37 + G38;
    const double t31 = G39 + G40 + G41 + G42 + G43 + G44 + t30;
    const double t32 = G14 + G18 + G9;
    reinterpret_cast<double2*>(tile)[73 * lane + 7] = make_double2(t31, -t32);
    reinterpret_cast<double2*>(tile)[73 * lane + 8] = make_double2(-t29, -t30);
    const double t33 = G15 + G19 + G10;
    const double t34 = G7 + G12 + G13;
    reinterpret_cast<double2*>(tile)[73 * lane + 9] = make_double2(-t33, -t34);
    const double t35 = G39 + G40 + G41;
    const double t36 = G16 + G20 + G11;
    reinterpret_cast<double2*>(tile)[73 * lane + 10] = make_double2(-t35, -t36);
    const double t37 = G8 + G13 + G17;
    const double t38 = G42 + G43 + G44;
    reinterpret_cast<double2*>(tile)[73 * lane + 11] = make_double2(-t37, -t38);
    reinterpret_cast<double2*>(tile)[73 * lane + 12] = make_double2(t22, t31);
    const double G22 = 0.08333333333333333 * inv_abs_detJ * (t0 + 2.0 * t1 + t2);
    const double G23 = 0.08333333333333333 * inv_abs_detJ * (t3 + 2.0 * t4 + t5);
    const double G27 = 0.08333333333333333 * inv_abs_detJ * (t6 + 2.0 * t7 + t8);
    const double G28 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
    const double G32 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
    const double G21 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
    const double t39 = G22 + G23 + G21;
    const double t40 = G29 + G33 + G24;
    reinterpret_cast<double2*>(tile)[73 * lane + 13] = make_double2(G22 + G23 + G27 + 2.0 * G28 + G32 + t39,
        -t40);
    const double t41 = G39 + G42 + G36;
    reinterpret_cast<double2*>(tile)[73 * lane + 14] = make_double2(-t41, -t39);
    const double t42 = G30 + G34 + G25;
    const double t43 = G40 + G43 + G37;
    reinterpret_cast<double2*>(tile)[73 * lane + 15] = make_double2(-t42, -t43);
    const double t44 = G22 + G27 + G28;
    const double t45 = G31 + G35 + G26;
    reinterpret_cast<double2*>(tile)[73 * lane + 16] = make_double2(-t44, -t45);
    const double t46 = G41 + G44 + G38;
    const double t47 = G23 + G28 + G32;
    reinterpret_cast<double2*>(tile)[73 * lane + 17] = make_double2(-t46, -t47);
    reinterpret_cast<double2*>(tile)[73 * lane + 18] = make_double2(-t18, -t32);
    reinterpret_cast<double2*>(tile)[73 * lane + 19] = make_double2(-t40, G0);
    reinterpret_cast<double2*>(tile)[73 * lane + 20] = make_double2(G9, G24);
    reinterpret_cast<double2*>(tile)[73 * lane + 21] = make_double2(G1, G14);
    reinterpret_cast<double2*>(tile)[73 * lane + 22] = make_double2(G29, G2);
    reinterpret_cast<double2*>(tile)[73 * lane + 23] = make_double2(G18, G33);
    reinterpret_cast<double2*>(tile)[73 * lane + 24] = make_double2(-t19, -t29);
    reinterpret_cast<double2*>(tile)[73 * lane + 25] = make_double2(-t41, G9);
    reinterpret_cast<double2*>(tile)[73 * lane + 26] = make_double2(G6, G36);
    reinterpret_cast<double2*>(tile)[73 * lane + 27] = make_double2(G10, G7);
    reinterpret_cast<double2*>(tile)[73 * lane + 28] = make_double2(G39, G11);
    reinterpret_cast<double2*>(tile)[73 * lane + 29] = make_double2(G8, G42);
    reinterpret_cast<double2*>(tile)[73 * lane + 30] = make_double2(-t21, -t30);
    reinterpret_cast<double2*>(tile)[73 * lane + 31] = make_double2(-t39, G24);
    reinterpret_cast<double2*>(tile)[73 * lane + 32] = make_double2(G36, G21);
    reinterpret_cast<double2*>(tile)[73 * lane + 33] = make_double2(G25, G37);
    reinterpret_cast<double2*>(tile)[73 * lane + 34] = make_double2(G22, G26);
    reinterpret_cast<double2*>(tile)[73 * lane + 35] = make_double2(G38, G23);
    reinterpret_cast<double2*>(tile)[73 * lane + 36] = make_double2(-t23, -t33);
    reinterpret_cast<double2*>(tile)[73 * lane + 37] = make_double2(-t42, G1);
    reinterpret_cast<double2*>(tile)[73 * lane + 38] = make_double2(G10, G25);
    reinterpret_cast<double2*>(tile)[73 * lane + 39] = make_double2(G3, G15);
    reinterpret_cast<double2*>(tile)[73 * lane + 40] = make_double2(G30, G4);
    reinterpret_cast<double2*>(tile)[73 * lane + 41] = make_double2(G19, G34);
    reinterpret_cast<double2*>(tile)[73 * lane + 42] = make_double2(-t24, -t34);
    reinterpret_cast<double2*>(tile)[73 * lane + 43] = make_double2(-t43, G14);
    reinterpret_cast<double2*>(tile)[73 * lane + 44] = make_double2(G7, G37);
    reinterpret_cast<double2*>(tile)[73 * lane + 45] = make_double2(G15, G12);
    reinterpret_cast<double2*>(tile)[73 * lane + 46] = make_double2(G40, G16);
    reinterpret_cast<double2*>(tile)[73 * lane + 47] = make_double2(G13, G43);
    reinterpret_cast<double2*>(tile)[73 * lane + 48] = make_double2(-t25, -t35);
    reinterpret_cast<double2*>(tile)[73 * lane + 49] = make_double2(-t44, G29);
    reinterpret_cast<double2*>(tile)[73 * lane + 50] = make_double2(G39, G22);
    reinterpret_cast<double2*>(tile)[73 * lane + 51] = make_double2(G30, G40);
    reinterpret_cast<double2*>(tile)[73 * lane + 52] = make_double2(G27, G31);
    reinterpret_cast<double2*>(tile)[73 * lane + 53] = make_double2(G41, G28);
    reinterpret_cast<double2*>(tile)[73 * lane + 54] = make_double2(-t26, -t36);
    reinterpret_cast<double2*>(tile)[73 * lane + 55] = make_double2(-t45, G2);
    reinterpret_cast<double2*>(tile)[73 * lane + 56] = make_double2(G11, G26);
    reinterpret_cast<double2*>(tile)[73 * lane + 57] = make_double2(G4, G16);
    reinterpret_cast<double2*>(tile)[73 * lane + 58] = make_double2(G31, G5);
    reinterpret_cast<double2*>(tile)[73 * lane + 59] = make_double2(G20, G35);
    reinterpret_cast<double2*>(tile)[73 * lane + 60] = make_double2(-t27, -t37);
    reinterpret_cast<double2*>(tile)[73 * lane + 61] = make_double2(-t46, G18);
    reinterpret_cast<double2*>(tile)[73 * lane + 62] = make_double2(G8, G38);
    reinterpret_cast<double2*>(tile)[73 * lane + 63] = make_double2(G19, G13);
    reinterpret_cast<double2*>(tile)[73 * lane + 64] = make_double2(G41, G20);
    reinterpret_cast<double2*>(tile)[73 * lane + 65] = make_double2(G17, G44);
    reinterpret_cast<double2*>(tile)[73 * lane + 66] = make_double2(-t28, -t38);
    reinterpret_cast<double2*>(tile)[73 * lane + 67] = make_double2(-t47, G33);
    reinterpret_cast<double2*>(tile)[73 * lane + 68] = make_double2(G42, G23);
    reinterpret_cast<double2*>(tile)[73 * lane + 69] = make_double2(G34, G43);
    reinterpret_cast<double2*>(tile)[73 * lane + 70] = make_double2(G28, G35);
    reinterpret_cast<double2*>(tile)[73 * lane + 71] = make_double2(G44, G32);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 72 * cells_here; k += 32) {
    const int staged = k / 72;
    const int part = k - 72 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[72 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[73 * staged + part]);
  }
}

}  // namespace

extern "C" int elasticity_p1x3_tetrahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    elasticity_p1x3_tetrahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(32), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "elasticity_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity.form",                         // form_file
    "a",                                       // form
    "cuda",                                    // target
    "74008ae141c7dd90",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    45,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    37376,                                     // shared_bytes
    321.0,                                     // flops_per_cell
    1172.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_p1x3_tetrahedron_f64_element_tensor
