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
// Arguments:
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
//   element_batch        64
//   concurrent_elements  8
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             exact
//   store_chunk          0
//   chosen by            tuned on AMD EPYC, 2 threads (table amd_epyc)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        321
//   bytes        1172 (20 read, 1152 written): inputs and results once each
//   flops/byte   0.274
//   paper flops  2592 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "elasticity_p1x3_tetrahedron_f64_element_tensor.h"

namespace of_elasticity_p1x3_tetrahedron_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 1152 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[96];
      alignas(64) double tile[1152];

      for (int step = 0; step < 8; ++step) {
        for (int lane = 0; lane < 8; ++lane) {
          const int batch_cell = 8 * step + lane;
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
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 16];
          const double x2_1 = inputs[lane + 24];
          const double J11 = x2_1 - x0_1;
          const double x0_2 = inputs[lane + 32];
          const double x3_2 = inputs[lane + 40];
          const double J22 = x3_2 - x0_2;
          const double x3_1 = inputs[lane + 48];
          const double J12 = x3_1 - x0_1;
          const double x2_2 = inputs[lane + 56];
          const double J21 = x2_2 - x0_2;
          const double adj00 = J11 * J22 - J12 * J21;
          const double x2_0 = inputs[lane + 64];
          const double J01 = x2_0 - x0_0;
          const double x1_2 = inputs[lane + 72];
          const double J20 = x1_2 - x0_2;
          const double x1_1 = inputs[lane + 80];
          const double J10 = x1_1 - x0_1;
          const double adj10 = J12 * J20 - J22 * J10;
          const double x3_0 = inputs[lane + 88];
          const double J02 = x3_0 - x0_0;
          const double adj20 = J21 * J10 - J11 * J20;
          const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
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
          tile[lane] = G1 + G2 + G3 + 2.0 * G4 + G5 + t18;
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
          tile[lane + 8] = t20;
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
          tile[lane + 16] = t22;
          tile[lane + 24] = -t18;
          tile[lane + 32] = -t19;
          tile[lane + 40] = -t21;
          const double t23 = G1 + G3 + G4;
          tile[lane + 48] = -t23;
          const double t24 = G14 + G15 + G16;
          tile[lane + 56] = -t24;
          const double t25 = G29 + G30 + G31;
          tile[lane + 64] = -t25;
          const double t26 = G2 + G4 + G5;
          tile[lane + 72] = -t26;
          const double t27 = G18 + G19 + G20;
          tile[lane + 80] = -t27;
          const double t28 = G33 + G34 + G35;
          tile[lane + 88] = -t28;
          tile[lane + 96] = t20;
          const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t0 + t1 + t2);
          const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t3 + t4 + t5);
          const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t6 + t7 + t8);
          const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
          const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
          const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
          const double t29 = G7 + G8 + G6;
          tile[lane + 104] = G7 + G8 + G12 + 2.0 * G13 + G17 + t29;
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
          tile[lane + 112] = t31;
          const double t32 = G14 + G18 + G9;
          tile[lane + 120] = -t32;
          tile[lane + 128] = -t29;
          tile[lane + 136] = -t30;
          const double t33 = G15 + G19 + G10;
          tile[lane + 144] = -t33;
          const double t34 = G7 + G12 + G13;
          tile[lane + 152] = -t34;
          const double t35 = G39 + G40 + G41;
          tile[lane + 160] = -t35;
          const double t36 = G16 + G20 + G11;
          tile[lane + 168] = -t36;
          const double t37 = G8 + G13 + G17;
          tile[lane + 176] = -t37;
          const double t38 = G42 + G43 + G44;
          tile[lane + 184] = -t38;
          tile[lane + 192] = t22;
          tile[lane + 200] = t31;
          const double G22 = 0.08333333333333333 * inv_abs_detJ * (t0 + 2.0 * t1 + t2);
          const double G23 = 0.08333333333333333 * inv_abs_detJ * (t3 + 2.0 * t4 + t5);
          const double G27 = 0.08333333333333333 * inv_abs_detJ * (t6 + 2.0 * t7 + t8);
          const double G28 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
          const double G32 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
          const double G21 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
          const double t39 = G22 + G23 + G21;
          tile[lane + 208] = G22 + G23 + G27 + 2.0 * G28 + G32 + t39;
          const double t40 = G29 + G33 + G24;
          tile[lane + 216] = -t40;
          const double t41 = G39 + G42 + G36;
          tile[lane + 224] = -t41;
          tile[lane + 232] = -t39;
          const double t42 = G30 + G34 + G25;
          tile[lane + 240] = -t42;
          const double t43 = G40 + G43 + G37;
          tile[lane + 248] = -t43;
          const double t44 = G22 + G27 + G28;
          tile[lane + 256] = -t44;
          const double t45 = G31 + G35 + G26;
          tile[lane + 264] = -t45;
          const double t46 = G41 + G44 + G38;
          tile[lane + 272] = -t46;
          const double t47 = G23 + G28 + G32;
          tile[lane + 280] = -t47;
          tile[lane + 288] = -t18;
          tile[lane + 296] = -t32;
          tile[lane + 304] = -t40;
          tile[lane + 312] = G0;
          tile[lane + 320] = G9;
          tile[lane + 328] = G24;
          tile[lane + 336] = G1;
          tile[lane + 344] = G14;
          tile[lane + 352] = G29;
          tile[lane + 360] = G2;
          tile[lane + 368] = G18;
          tile[lane + 376] = G33;
          tile[lane + 384] = -t19;
          tile[lane + 392] = -t29;
          tile[lane + 400] = -t41;
          tile[lane + 408] = G9;
          tile[lane + 416] = G6;
          tile[lane + 424] = G36;
          tile[lane + 432] = G10;
          tile[lane + 440] = G7;
          tile[lane + 448] = G39;
          tile[lane + 456] = G11;
          tile[lane + 464] = G8;
          tile[lane + 472] = G42;
          tile[lane + 480] = -t21;
          tile[lane + 488] = -t30;
          tile[lane + 496] = -t39;
          tile[lane + 504] = G24;
          tile[lane + 512] = G36;
          tile[lane + 520] = G21;
          tile[lane + 528] = G25;
          tile[lane + 536] = G37;
          tile[lane + 544] = G22;
          tile[lane + 552] = G26;
          tile[lane + 560] = G38;
          tile[lane + 568] = G23;
          tile[lane + 576] = -t23;
          tile[lane + 584] = -t33;
          tile[lane + 592] = -t42;
          tile[lane + 600] = G1;
          tile[lane + 608] = G10;
          tile[lane + 616] = G25;
          tile[lane + 624] = G3;
          tile[lane + 632] = G15;
          tile[lane + 640] = G30;
          tile[lane + 648] = G4;
          tile[lane + 656] = G19;
          tile[lane + 664] = G34;
          tile[lane + 672] = -t24;
          tile[lane + 680] = -t34;
          tile[lane + 688] = -t43;
          tile[lane + 696] = G14;
          tile[lane + 704] = G7;
          tile[lane + 712] = G37;
          tile[lane + 720] = G15;
          tile[lane + 728] = G12;
          tile[lane + 736] = G40;
          tile[lane + 744] = G16;
          tile[lane + 752] = G13;
          tile[lane + 760] = G43;
          tile[lane + 768] = -t25;
          tile[lane + 776] = -t35;
          tile[lane + 784] = -t44;
          tile[lane + 792] = G29;
          tile[lane + 800] = G39;
          tile[lane + 808] = G22;
          tile[lane + 816] = G30;
          tile[lane + 824] = G40;
          tile[lane + 832] = G27;
          tile[lane + 840] = G31;
          tile[lane + 848] = G41;
          tile[lane + 856] = G28;
          tile[lane + 864] = -t26;
          tile[lane + 872] = -t36;
          tile[lane + 880] = -t45;
          tile[lane + 888] = G2;
          tile[lane + 896] = G11;
          tile[lane + 904] = G26;
          tile[lane + 912] = G4;
          tile[lane + 920] = G16;
          tile[lane + 928] = G31;
          tile[lane + 936] = G5;
          tile[lane + 944] = G20;
          tile[lane + 952] = G35;
          tile[lane + 960] = -t27;
          tile[lane + 968] = -t37;
          tile[lane + 976] = -t46;
          tile[lane + 984] = G18;
          tile[lane + 992] = G8;
          tile[lane + 1000] = G38;
          tile[lane + 1008] = G19;
          tile[lane + 1016] = G13;
          tile[lane + 1024] = G41;
          tile[lane + 1032] = G20;
          tile[lane + 1040] = G17;
          tile[lane + 1048] = G44;
          tile[lane + 1056] = -t28;
          tile[lane + 1064] = -t38;
          tile[lane + 1072] = -t47;
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
        const int64_t group_first = first_cell + 8 * step;
        const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
        store_transposed<144, 8, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int elasticity_p1x3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells);
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double J00 = x1_0 - x0_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double J11 = x2_1 - x0_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double J22 = x3_2 - x0_2;
  const double x3_1 = coordinate_dofs[10];
  const double J12 = x3_1 - x0_1;
  const double x2_2 = coordinate_dofs[8];
  const double J21 = x2_2 - x0_2;
  const double adj00 = J11 * J22 - J12 * J21;
  const double x2_0 = coordinate_dofs[6];
  const double J01 = x2_0 - x0_0;
  const double x1_2 = coordinate_dofs[5];
  const double J20 = x1_2 - x0_2;
  const double x1_1 = coordinate_dofs[4];
  const double J10 = x1_1 - x0_1;
  const double adj10 = J12 * J20 - J22 * J10;
  const double x3_0 = coordinate_dofs[9];
  const double J02 = x3_0 - x0_0;
  const double adj20 = J21 * J10 - J11 * J20;
  const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
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
  A[0] += G1 + G2 + G3 + 2.0 * G4 + G5 + t18;
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
  A[1] += t20;
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
  A[2] += t22;
  A[3] += -t18;
  A[4] += -t19;
  A[5] += -t21;
  const double t23 = G1 + G3 + G4;
  A[6] += -t23;
  const double t24 = G14 + G15 + G16;
  A[7] += -t24;
  const double t25 = G29 + G30 + G31;
  A[8] += -t25;
  const double t26 = G2 + G4 + G5;
  A[9] += -t26;
  const double t27 = G18 + G19 + G20;
  A[10] += -t27;
  const double t28 = G33 + G34 + G35;
  A[11] += -t28;
  A[12] += t20;
  const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t0 + t1 + t2);
  const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t3 + t4 + t5);
  const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t6 + t7 + t8);
  const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
  const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
  const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
  const double t29 = G7 + G8 + G6;
  A[13] += G7 + G8 + G12 + 2.0 * G13 + G17 + t29;
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
  A[14] += t31;
  const double t32 = G14 + G18 + G9;
  A[15] += -t32;
  A[16] += -t29;
  A[17] += -t30;
  const double t33 = G15 + G19 + G10;
  A[18] += -t33;
  const double t34 = G7 + G12 + G13;
  A[19] += -t34;
  const double t35 = G39 + G40 + G41;
  A[20] += -t35;
  const double t36 = G16 + G20 + G11;
  A[21] += -t36;
  const double t37 = G8 + G13 + G17;
  A[22] += -t37;
  const double t38 = G42 + G43 + G44;
  A[23] += -t38;
  A[24] += t22;
  A[25] += t31;
  const double G22 = 0.08333333333333333 * inv_abs_detJ * (t0 + 2.0 * t1 + t2);
  const double G23 = 0.08333333333333333 * inv_abs_detJ * (t3 + 2.0 * t4 + t5);
  const double G27 = 0.08333333333333333 * inv_abs_detJ * (t6 + 2.0 * t7 + t8);
  const double G28 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
  const double G32 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
  const double G21 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
  const double t39 = G22 + G23 + G21;
  A[26] += G22 + G23 + G27 + 2.0 * G28 + G32 + t39;
  const double t40 = G29 + G33 + G24;
  A[27] += -t40;
  const double t41 = G39 + G42 + G36;
  A[28] += -t41;
  A[29] += -t39;
  const double t42 = G30 + G34 + G25;
  A[30] += -t42;
  const double t43 = G40 + G43 + G37;
  A[31] += -t43;
  const double t44 = G22 + G27 + G28;
  A[32] += -t44;
  const double t45 = G31 + G35 + G26;
  A[33] += -t45;
  const double t46 = G41 + G44 + G38;
  A[34] += -t46;
  const double t47 = G23 + G28 + G32;
  A[35] += -t47;
  A[36] += -t18;
  A[37] += -t32;
  A[38] += -t40;
  A[39] += G0;
  A[40] += G9;
  A[41] += G24;
  A[42] += G1;
  A[43] += G14;
  A[44] += G29;
  A[45] += G2;
  A[46] += G18;
  A[47] += G33;
  A[48] += -t19;
  A[49] += -t29;
  A[50] += -t41;
  A[51] += G9;
  A[52] += G6;
  A[53] += G36;
  A[54] += G10;
  A[55] += G7;
  A[56] += G39;
  A[57] += G11;
  A[58] += G8;
  A[59] += G42;
  A[60] += -t21;
  A[61] += -t30;
  A[62] += -t39;
  A[63] += G24;
  A[64] += G36;
  A[65] += G21;
  A[66] += G25;
  A[67] += G37;
  A[68] += G22;
  A[69] += G26;
  A[70] += G38;
  A[71] += G23;
  A[72] += -t23;
  A[73] += -t33;
  A[74] += -t42;
  A[75] += G1;
  A[76] += G10;
  A[77] += G25;
  A[78] += G3;
  A[79] += G15;
  A[80] += G30;
  A[81] += G4;
  A[82] += G19;
  A[83] += G34;
  A[84] += -t24;
  A[85] += -t34;
  A[86] += -t43;
  A[87] += G14;
  A[88] += G7;
  A[89] += G37;
  A[90] += G15;
  A[91] += G12;
  A[92] += G40;
  A[93] += G16;
  A[94] += G13;
  A[95] += G43;
  A[96] += -t25;
  A[97] += -t35;
  A[98] += -t44;
  A[99] += G29;
  A[100] += G39;
  A[101] += G22;
  A[102] += G30;
  A[103] += G40;
  A[104] += G27;
  A[105] += G31;
  A[106] += G41;
  A[107] += G28;
  A[108] += -t26;
  A[109] += -t36;
  A[110] += -t45;
  A[111] += G2;
  A[112] += G11;
  A[113] += G26;
  A[114] += G4;
  A[115] += G16;
  A[116] += G31;
  A[117] += G5;
  A[118] += G20;
  A[119] += G35;
  A[120] += -t27;
  A[121] += -t37;
  A[122] += -t46;
  A[123] += G18;
  A[124] += G8;
  A[125] += G38;
  A[126] += G19;
  A[127] += G13;
  A[128] += G41;
  A[129] += G20;
  A[130] += G17;
  A[131] += G44;
  A[132] += -t28;
  A[133] += -t38;
  A[134] += -t47;
  A[135] += G33;
  A[136] += G42;
  A[137] += G23;
  A[138] += G34;
  A[139] += G43;
  A[140] += G28;
  A[141] += G35;
  A[142] += G44;
  A[143] += G32;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "elasticity_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity.form",                         // form_file
    "a",                                       // form
    "cpu",                                     // target
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
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    9984,                                      // shared_bytes
    321.0,                                     // flops_per_cell
    1172.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_p1x3_tetrahedron_f64_element_tensor
