// elasticity_p1x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel assemble --define cell=tetrahedron --define degree=1
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
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
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
//   flops        321
//   bytes        1748 (596 read, 1152 written)
//   flops/byte   0.184
//   paper flops  2592 (2 sizeG rows columns)
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
    alignas(64) double tile[1152];

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
        const double t9 = adj01 * adj11;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double t10 = adj02 * adj12;
        const double t11 = adj00 * adj10;
        const double G1 = 0.08333333333333333 * inv_abs_detJ * (t9 + t10 + 2.0 * t11);
        const double adj21 = t5 * t6 - t0 * t4;
        const double t12 = adj01 * adj21;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t13 = adj02 * adj22;
        const double t14 = adj00 * adj20;
        const double G2 = 0.08333333333333333 * inv_abs_detJ * (t12 + t13 + 2.0 * t14);
        const double t15 = adj11 * adj11;
        const double t16 = adj12 * adj12;
        const double t17 = adj10 * adj10;
        const double G3 = 0.08333333333333333 * inv_abs_detJ * (t15 + t16 + 2.0 * t17);
        const double t18 = adj11 * adj21;
        const double t19 = adj12 * adj22;
        const double t20 = adj10 * adj20;
        const double G4 = 0.08333333333333333 * inv_abs_detJ * (t18 + t19 + 2.0 * t20);
        const double t21 = adj21 * adj21;
        const double t22 = adj22 * adj22;
        const double t23 = adj20 * adj20;
        const double G5 = 0.08333333333333333 * inv_abs_detJ * (t21 + t22 + 2.0 * t23);
        const double t24 = adj01 * adj01;
        const double t25 = adj02 * adj02;
        const double t26 = adj00 * adj00;
        const double G0 = 0.08333333333333333 * inv_abs_detJ * (t24 + t25 + 2.0 * t26);
        const double t27 = G1 + G2 + G0;
        tile[lane] = G1 + G2 + G3 + 2.0 * G4 + G5 + t27;
        const double G14 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj01;
        const double G15 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj11;
        const double G16 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj21;
        const double G18 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj01;
        const double G19 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj11;
        const double G20 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj21;
        const double G9 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj01;
        const double G10 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj11;
        const double G11 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj21;
        const double t28 = G9 + G10 + G11;
        const double t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
        tile[lane + 8] = t29;
        const double G29 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj02;
        const double G30 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj12;
        const double G31 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj22;
        const double G33 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj02;
        const double G34 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj12;
        const double G35 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj22;
        const double G24 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj02;
        const double G25 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj12;
        const double G26 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj22;
        const double t30 = G24 + G25 + G26;
        const double t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
        tile[lane + 16] = t31;
        const double t32 = -t27;
        tile[lane + 24] = t32;
        const double t33 = -t28;
        tile[lane + 32] = t33;
        const double t34 = -t30;
        tile[lane + 40] = t34;
        const double t35 = -(G1 + G3 + G4);
        tile[lane + 48] = t35;
        const double t36 = -(G14 + G15 + G16);
        tile[lane + 56] = t36;
        const double t37 = -(G29 + G30 + G31);
        tile[lane + 64] = t37;
        const double t38 = -(G2 + G4 + G5);
        tile[lane + 72] = t38;
        const double t39 = -(G18 + G19 + G20);
        tile[lane + 80] = t39;
        const double t40 = -(G33 + G34 + G35);
        tile[lane + 88] = t40;
        tile[lane + 96] = t29;
        const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
        const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
        const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
        const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t18 + t19 + t20);
        const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t21 + t22 + t23);
        const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t24 + t25 + t26);
        const double t41 = G7 + G8 + G6;
        tile[lane + 104] = G7 + G8 + G12 + 2.0 * G13 + G17 + t41;
        const double G39 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj02;
        const double G40 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj12;
        const double G41 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj22;
        const double G42 = 0.08333333333333333 * inv_abs_detJ * adj02 * adj21;
        const double G43 = 0.08333333333333333 * inv_abs_detJ * adj12 * adj21;
        const double G44 = 0.08333333333333333 * inv_abs_detJ * adj21 * adj22;
        const double G36 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj02;
        const double G37 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj12;
        const double G38 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj22;
        const double t42 = G36 + G37 + G38;
        const double t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
        tile[lane + 112] = t43;
        const double t44 = -(G14 + G18 + G9);
        tile[lane + 120] = t44;
        const double t45 = -t41;
        tile[lane + 128] = t45;
        const double t46 = -t42;
        tile[lane + 136] = t46;
        const double t47 = -(G15 + G19 + G10);
        tile[lane + 144] = t47;
        const double t48 = -(G7 + G12 + G13);
        tile[lane + 152] = t48;
        const double t49 = -(G39 + G40 + G41);
        tile[lane + 160] = t49;
        const double t50 = -(G16 + G20 + G11);
        tile[lane + 168] = t50;
        const double t51 = -(G8 + G13 + G17);
        tile[lane + 176] = t51;
        const double t52 = -(G42 + G43 + G44);
        tile[lane + 184] = t52;
        tile[lane + 192] = t31;
        tile[lane + 200] = t43;
        const double G22 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
        const double G23 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
        const double G27 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
        const double G28 = 0.08333333333333333 * inv_abs_detJ * (t18 + 2.0 * t19 + t20);
        const double G32 = 0.08333333333333333 * inv_abs_detJ * (t21 + 2.0 * t22 + t23);
        const double G21 = 0.08333333333333333 * inv_abs_detJ * (t24 + 2.0 * t25 + t26);
        const double t53 = G22 + G23 + G21;
        tile[lane + 208] = G22 + G23 + G27 + 2.0 * G28 + G32 + t53;
        const double t54 = -(G29 + G33 + G24);
        tile[lane + 216] = t54;
        const double t55 = -(G39 + G42 + G36);
        tile[lane + 224] = t55;
        const double t56 = -t53;
        tile[lane + 232] = t56;
        const double t57 = -(G30 + G34 + G25);
        tile[lane + 240] = t57;
        const double t58 = -(G40 + G43 + G37);
        tile[lane + 248] = t58;
        const double t59 = -(G22 + G27 + G28);
        tile[lane + 256] = t59;
        const double t60 = -(G31 + G35 + G26);
        tile[lane + 264] = t60;
        const double t61 = -(G41 + G44 + G38);
        tile[lane + 272] = t61;
        const double t62 = -(G23 + G28 + G32);
        tile[lane + 280] = t62;
        tile[lane + 288] = t32;
        tile[lane + 296] = t44;
        tile[lane + 304] = t54;
        tile[lane + 312] = G0;
        tile[lane + 320] = G9;
        tile[lane + 328] = G24;
        tile[lane + 336] = G1;
        tile[lane + 344] = G14;
        tile[lane + 352] = G29;
        tile[lane + 360] = G2;
        tile[lane + 368] = G18;
        tile[lane + 376] = G33;
        tile[lane + 384] = t33;
        tile[lane + 392] = t45;
        tile[lane + 400] = t55;
        tile[lane + 408] = G9;
        tile[lane + 416] = G6;
        tile[lane + 424] = G36;
        tile[lane + 432] = G10;
        tile[lane + 440] = G7;
        tile[lane + 448] = G39;
        tile[lane + 456] = G11;
        tile[lane + 464] = G8;
        tile[lane + 472] = G42;
        tile[lane + 480] = t34;
        tile[lane + 488] = t46;
        tile[lane + 496] = t56;
        tile[lane + 504] = G24;
        tile[lane + 512] = G36;
        tile[lane + 520] = G21;
        tile[lane + 528] = G25;
        tile[lane + 536] = G37;
        tile[lane + 544] = G22;
        tile[lane + 552] = G26;
        tile[lane + 560] = G38;
        tile[lane + 568] = G23;
        tile[lane + 576] = t35;
        tile[lane + 584] = t47;
        tile[lane + 592] = t57;
        tile[lane + 600] = G1;
        tile[lane + 608] = G10;
        tile[lane + 616] = G25;
        tile[lane + 624] = G3;
        tile[lane + 632] = G15;
        tile[lane + 640] = G30;
        tile[lane + 648] = G4;
        tile[lane + 656] = G19;
        tile[lane + 664] = G34;
        tile[lane + 672] = t36;
        tile[lane + 680] = t48;
        tile[lane + 688] = t58;
        tile[lane + 696] = G14;
        tile[lane + 704] = G7;
        tile[lane + 712] = G37;
        tile[lane + 720] = G15;
        tile[lane + 728] = G12;
        tile[lane + 736] = G40;
        tile[lane + 744] = G16;
        tile[lane + 752] = G13;
        tile[lane + 760] = G43;
        tile[lane + 768] = t37;
        tile[lane + 776] = t49;
        tile[lane + 784] = t59;
        tile[lane + 792] = G29;
        tile[lane + 800] = G39;
        tile[lane + 808] = G22;
        tile[lane + 816] = G30;
        tile[lane + 824] = G40;
        tile[lane + 832] = G27;
        tile[lane + 840] = G31;
        tile[lane + 848] = G41;
        tile[lane + 856] = G28;
        tile[lane + 864] = t38;
        tile[lane + 872] = t50;
        tile[lane + 880] = t60;
        tile[lane + 888] = G2;
        tile[lane + 896] = G11;
        tile[lane + 904] = G26;
        tile[lane + 912] = G4;
        tile[lane + 920] = G16;
        tile[lane + 928] = G31;
        tile[lane + 936] = G5;
        tile[lane + 944] = G20;
        tile[lane + 952] = G35;
        tile[lane + 960] = t39;
        tile[lane + 968] = t51;
        tile[lane + 976] = t61;
        tile[lane + 984] = G18;
        tile[lane + 992] = G8;
        tile[lane + 1000] = G38;
        tile[lane + 1008] = G19;
        tile[lane + 1016] = G13;
        tile[lane + 1024] = G41;
        tile[lane + 1032] = G20;
        tile[lane + 1040] = G17;
        tile[lane + 1048] = G44;
        tile[lane + 1056] = t40;
        tile[lane + 1064] = t52;
        tile[lane + 1072] = t62;
        tile[lane + 1080] = G33;
        tile[lane + 1088] = G42;
        tile[lane + 1096] = G23;
        tile[lane + 1104] = G34;
        tile[lane + 1112] = G43;
        tile[lane + 1120] = G28;
        tile[lane + 1128] = G35;
        tile[lane + 1136] = G44;
        tile[lane + 1144] = G32;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      for (int lane = 0; lane < group_cells; ++lane) {
        for (int entry = 0; entry < 144; ++entry) {
          const int64_t slot0 = slots[144 * group_first + 144 * lane + entry];
          if (slot0 >= 0) {
            matrix_values[slot0] += tile[8 * entry + lane];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_p1x3_tetrahedron_f64_assemble_cpu(
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
  return elasticity_p1x3_tetrahedron_f64_assemble_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->slots),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f64_assemble_cpu_descriptor = {
    "elasticity_p1x3_tetrahedron_f64_assemble",  // name
    "assemble",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
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
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    9984,                                      // shared_bytes
    321.0,                                     // flops_per_cell
    1748.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
