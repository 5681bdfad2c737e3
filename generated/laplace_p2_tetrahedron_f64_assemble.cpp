// laplace_p2_tetrahedron_f64_assemble: assemble of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel assemble --define cell=tetrahedron --define degree=2
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
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
//   element_batch        64
//   concurrent_elements  8
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   scatter              colour
//   index_type           int32
//   division             exact
//   store_chunk          0
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        179
//   bytes        1220 (420 read, 800 written)
//   flops/byte   0.147
//   paper flops  1800 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ matrix_values,
    const int32_t* __restrict__ slots,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[800];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n0 + 1];
        inputs[lane + 24] = coordinates[3 * n2 + 1];
        inputs[lane + 32] = coordinates[3 * n0 + 2];
        inputs[lane + 40] = coordinates[3 * n3 + 2];
        inputs[lane + 48] = coordinates[3 * n3 + 1];
        inputs[lane + 56] = coordinates[3 * n2 + 2];
        inputs[lane + 64] = coordinates[3 * n2];
        inputs[lane + 72] = coordinates[3 * n1 + 2];
        inputs[lane + 80] = coordinates[3 * n1 + 1];
        inputs[lane + 88] = coordinates[3 * n3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double t0 = x0_0 - x1_0;
        const double x0_1 = inputs[lane + 16];
        const double x2_1 = inputs[lane + 24];
        const double t1 = x0_1 - x2_1;
        const double x0_2 = inputs[lane + 32];
        const double x3_2 = inputs[lane + 40];
        const double t2 = x0_2 - x3_2;
        const double x3_1 = inputs[lane + 48];
        const double t3 = x0_1 - x3_1;
        const double x2_2 = inputs[lane + 56];
        const double t4 = x0_2 - x2_2;
        const double adj00 = t1 * t2 - t3 * t4;
        const double x2_0 = inputs[lane + 64];
        const double t5 = x0_0 - x2_0;
        const double x1_2 = inputs[lane + 72];
        const double t6 = x0_2 - x1_2;
        const double x1_1 = inputs[lane + 80];
        const double t7 = x0_1 - x1_1;
        const double adj10 = t3 * t6 - t2 * t7;
        const double x3_0 = inputs[lane + 88];
        const double t8 = x0_0 - x3_0;
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double t9 = G1 + G2;
        const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double t10 = G4 + G3;
        const double t11 = G5 + t10;
        const double t12 = G4 + t11;
        const double t13 = t9 + t12;
        const double t14 = G0 + t13;
        tile[lane] = 3.0 * (t9 + t14);
        const double t15 = G1 + G0;
        const double t16 = G2 + t15;
        tile[lane + 8] = t16;
        const double t17 = G1 + G3;
        const double t18 = G4 + t17;
        tile[lane + 16] = t18;
        const double t19 = G2 + G4;
        const double t20 = G5 + t19;
        tile[lane + 24] = t20;
        tile[lane + 32] = t13;
        const double t21 = G1 + G4;
        const double t22 = G2 + G0;
        const double t23 = G5 + t22;
        const double t24 = G2 + t23;
        const double t25 = t21 + t24;
        tile[lane + 40] = t25;
        const double t26 = G3 + t15;
        const double t27 = G1 + t26;
        const double t28 = t19 + t27;
        tile[lane + 48] = t28;
        const double t29 = -5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t27);
        tile[lane + 56] = t29;
        const double t30 = -5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t24);
        tile[lane + 64] = t30;
        const double t31 = -5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t12);
        tile[lane + 72] = t31;
        tile[lane + 80] = t16;
        tile[lane + 88] = 3.0 * G0;
        const double t32 = -G1;
        tile[lane + 96] = t32;
        const double t33 = -G2;
        tile[lane + 104] = t33;
        const double t34 = -t9;
        tile[lane + 112] = t34;
        const double t35 = 3.0 * G2 - G0;
        tile[lane + 120] = t35;
        const double t36 = 3.0 * G1 - G0;
        tile[lane + 128] = t36;
        tile[lane + 136] = t15;
        tile[lane + 144] = t22;
        const double t37 = -3.0 * (t9 + 1.3333333333333333 * G0);
        tile[lane + 152] = t37;
        tile[lane + 160] = t18;
        tile[lane + 168] = t32;
        tile[lane + 176] = 3.0 * G3;
        const double t38 = -G4;
        tile[lane + 184] = t38;
        const double t39 = 3.0 * G4 - G3;
        tile[lane + 192] = t39;
        const double t40 = -t21;
        tile[lane + 200] = t40;
        const double t41 = 3.0 * G1 - G3;
        tile[lane + 208] = t41;
        tile[lane + 216] = t17;
        const double t42 = -3.0 * (1.3333333333333333 * G3 + t21);
        tile[lane + 224] = t42;
        tile[lane + 232] = t10;
        tile[lane + 240] = t20;
        tile[lane + 248] = t33;
        tile[lane + 256] = t38;
        tile[lane + 264] = 3.0 * G5;
        const double t43 = 3.0 * G4 - G5;
        tile[lane + 272] = t43;
        const double t44 = 3.0 * G2 - G5;
        tile[lane + 280] = t44;
        const double t45 = -t19;
        tile[lane + 288] = t45;
        const double t46 = -3.0 * (1.3333333333333333 * G5 + t19);
        tile[lane + 296] = t46;
        const double t47 = G2 + G5;
        tile[lane + 304] = t47;
        const double t48 = G4 + G5;
        tile[lane + 312] = t48;
        tile[lane + 320] = t13;
        tile[lane + 328] = t34;
        tile[lane + 336] = t39;
        tile[lane + 344] = t43;
        tile[lane + 352] = 8.0 * t11;
        const double t49 = 4.0 * (2.0 * G1 + t20);
        tile[lane + 360] = t49;
        const double t50 = 4.0 * (2.0 * G2 + t18);
        tile[lane + 368] = t50;
        const double t51 = -8.0 * (0.5 * G2 + t18);
        tile[lane + 376] = t51;
        const double t52 = -8.0 * (0.5 * G1 + t20);
        tile[lane + 384] = t52;
        const double t53 = -4.0 * t12;
        tile[lane + 392] = t53;
        tile[lane + 400] = t25;
        tile[lane + 408] = t35;
        tile[lane + 416] = t40;
        tile[lane + 424] = t44;
        tile[lane + 432] = t49;
        tile[lane + 440] = 8.0 * t23;
        const double t54 = 4.0 * (2.0 * G4 + t16);
        tile[lane + 448] = t54;
        const double t55 = -8.0 * (0.5 * G4 + t16);
        tile[lane + 456] = t55;
        const double t56 = -4.0 * t24;
        tile[lane + 464] = t56;
        tile[lane + 472] = t52;
        tile[lane + 480] = t28;
        tile[lane + 488] = t36;
        tile[lane + 496] = t41;
        tile[lane + 504] = t45;
        tile[lane + 512] = t50;
        tile[lane + 520] = t54;
        tile[lane + 528] = 8.0 * t26;
        const double t57 = -4.0 * t27;
        tile[lane + 536] = t57;
        tile[lane + 544] = t55;
        tile[lane + 552] = t51;
        tile[lane + 560] = t29;
        tile[lane + 568] = t15;
        tile[lane + 576] = t17;
        tile[lane + 584] = t46;
        tile[lane + 592] = t51;
        tile[lane + 600] = t55;
        tile[lane + 608] = t57;
        tile[lane + 616] = 8.0 * (G5 + t28);
        tile[lane + 624] = t54;
        tile[lane + 632] = t50;
        tile[lane + 640] = t30;
        tile[lane + 648] = t22;
        tile[lane + 656] = t42;
        tile[lane + 664] = t47;
        tile[lane + 672] = t52;
        tile[lane + 680] = t56;
        tile[lane + 688] = t55;
        tile[lane + 696] = t54;
        tile[lane + 704] = 8.0 * (G3 + t25);
        tile[lane + 712] = t49;
        tile[lane + 720] = t31;
        tile[lane + 728] = t37;
        tile[lane + 736] = t10;
        tile[lane + 744] = t48;
        tile[lane + 752] = t53;
        tile[lane + 760] = t52;
        tile[lane + 768] = t51;
        tile[lane + 776] = t50;
        tile[lane + 784] = t49;
        tile[lane + 792] = 8.0 * t14;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      for (int lane = 0; lane < group_cells; ++lane) {
        for (int entry = 0; entry < 100; ++entry) {
          const int64_t slot0 = slots[100 * group_first + 100 * lane + entry];
          if (slot0 >= 0) {
            matrix_values[slot0] += tile[8 * entry + lane];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_assemble_cpu(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* slots,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (matrix_values == nullptr || slots == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], matrix_values, slots, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_assemble_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->slots),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_assemble_cpu_descriptor = {
    "laplace_p2_tetrahedron_f64_assemble",  // name
    "assemble",                             // kernel
    "a",                                    // form
    "cpu",                                  // target
    "float64",                              // scalar
    "tensor",                               // representation
    "tetrahedron",                          // cell
    "P1^3",                                 // coordinate_element
    "P2",                                   // row_element
    "P2",                                   // column_element
    "ufcx",                                 // dof_order
    3,                                      // gdim
    2,                                      // arity
    10,                                     // rows
    10,                                     // columns
    100,                                    // entries_per_cell
    2,                                      // quadrature_degree
    0,                                      // quadrature_points
    0,                                      // num_coefficients
    0,                                      // num_constants
    nullptr,                                // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    0,                                      // geometry_size
    4,                                      // coordinate_nodes
    "colour",                               // scatter
    "int32",                                // index_type
    "separate",                             // numbering
    "interleaved",                          // component_order
    0,                                      // constraints
    0,                                      // nodes
    0,                                      // components
    0,                                      // trial_nodes
    0,                                      // cluster
    0,                                      // patch_nodes
    "cell",                                 // mapping
    "full",                                 // unroll
    "literal",                              // k_place
    64,                                     // element_batch
    8,                                      // concurrent_elements
    1,                                      // interleave_stores
    1,                                      // threads
    7168,                                   // shared_bytes
    179.0,                                  // flops_per_cell
    1220.0,                                 // bytes_per_cell
    1800.0,                                 // paper_flops_per_cell
    launch,                                 // launch
};
