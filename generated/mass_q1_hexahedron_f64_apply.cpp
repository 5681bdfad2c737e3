// mass_q1_hexahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      754 flops
//   sum_factorised  412 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   unroll               full
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       420
//   bytes       112 (104 read, 8 written)
//   flops/byte  3.75
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[256];
    alignas(64) double tile[64];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[8 * cell];
        const int64_t d1 = offsets[8 * cell + 1];
        const int64_t d2 = offsets[8 * cell + 2];
        const int64_t d3 = offsets[8 * cell + 3];
        const int64_t d4 = offsets[8 * cell + 4];
        const int64_t d5 = offsets[8 * cell + 5];
        const int64_t d6 = offsets[8 * cell + 6];
        const int64_t d7 = offsets[8 * cell + 7];
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n4];
        inputs[lane + 40] = coordinates[3 * n5];
        inputs[lane + 48] = coordinates[3 * n6];
        inputs[lane + 56] = coordinates[3 * n7];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n4 + 1];
        inputs[lane + 104] = coordinates[3 * n5 + 1];
        inputs[lane + 112] = coordinates[3 * n6 + 1];
        inputs[lane + 120] = coordinates[3 * n7 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n3 + 2];
        inputs[lane + 160] = coordinates[3 * n4 + 2];
        inputs[lane + 168] = coordinates[3 * n5 + 2];
        inputs[lane + 176] = coordinates[3 * n6 + 2];
        inputs[lane + 184] = coordinates[3 * n7 + 2];
        inputs[lane + 192] = x[d0];
        inputs[lane + 200] = x[d1];
        inputs[lane + 208] = x[d2];
        inputs[lane + 216] = x[d3];
        inputs[lane + 224] = x[d4];
        inputs[lane + 232] = x[d5];
        inputs[lane + 240] = x[d6];
        inputs[lane + 248] = x[d7];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 192] + 0.2679491924311227 * inputs[lane + 200];
        const double t1 = inputs[lane + 208] + 0.2679491924311227 * inputs[lane + 216];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 224] + 0.2679491924311227 * inputs[lane + 232];
        const double t4 = inputs[lane + 240] + 0.2679491924311227 * inputs[lane + 248];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = inputs[lane] - inputs[lane + 8];
        const double t7 = inputs[lane + 16] - inputs[lane + 24];
        const double t8 = t6 + 0.2679491924311227 * t7;
        const double t9 = inputs[lane + 32] - inputs[lane + 40];
        const double t10 = inputs[lane + 48] - inputs[lane + 56];
        const double t11 = t9 + 0.2679491924311227 * t10;
        const double t12 = t8 + 0.2679491924311227 * t11;
        const double t13 = inputs[lane + 64] - inputs[lane + 80];
        const double t14 = inputs[lane + 72] - inputs[lane + 88];
        const double t15 = t13 + 0.2679491924311227 * t14;
        const double t16 = inputs[lane + 96] - inputs[lane + 112];
        const double t17 = inputs[lane + 104] - inputs[lane + 120];
        const double t18 = t16 + 0.2679491924311227 * t17;
        const double t19 = t15 + 0.2679491924311227 * t18;
        const double t20 = inputs[lane + 128] - inputs[lane + 160];
        const double t21 = inputs[lane + 136] - inputs[lane + 168];
        const double t22 = t20 + 0.2679491924311227 * t21;
        const double t23 = inputs[lane + 144] - inputs[lane + 176];
        const double t24 = inputs[lane + 152] - inputs[lane + 184];
        const double t25 = t23 + 0.2679491924311227 * t24;
        const double t26 = t22 + 0.2679491924311227 * t25;
        const double t27 = inputs[lane + 64] - inputs[lane + 96];
        const double t28 = inputs[lane + 72] - inputs[lane + 104];
        const double t29 = t27 + 0.2679491924311227 * t28;
        const double t30 = inputs[lane + 80] - inputs[lane + 112];
        const double t31 = inputs[lane + 88] - inputs[lane + 120];
        const double t32 = t30 + 0.2679491924311227 * t31;
        const double t33 = t29 + 0.2679491924311227 * t32;
        const double t34 = inputs[lane + 128] - inputs[lane + 144];
        const double t35 = inputs[lane + 136] - inputs[lane + 152];
        const double t36 = t34 + 0.2679491924311227 * t35;
        const double t37 = inputs[lane + 160] - inputs[lane + 176];
        const double t38 = inputs[lane + 168] - inputs[lane + 184];
        const double t39 = t37 + 0.2679491924311227 * t38;
        const double t40 = t36 + 0.2679491924311227 * t39;
        const double t41 = inputs[lane] - inputs[lane + 16];
        const double t42 = inputs[lane + 8] - inputs[lane + 24];
        const double t43 = t41 + 0.2679491924311227 * t42;
        const double t44 = inputs[lane + 32] - inputs[lane + 48];
        const double t45 = inputs[lane + 40] - inputs[lane + 56];
        const double t46 = t44 + 0.2679491924311227 * t45;
        const double t47 = t43 + 0.2679491924311227 * t46;
        const double t48 = inputs[lane + 128] - inputs[lane + 136];
        const double t49 = inputs[lane + 144] - inputs[lane + 152];
        const double t50 = t48 + 0.2679491924311227 * t49;
        const double t51 = inputs[lane + 160] - inputs[lane + 168];
        const double t52 = inputs[lane + 176] - inputs[lane + 184];
        const double t53 = t51 + 0.2679491924311227 * t52;
        const double t54 = t50 + 0.2679491924311227 * t53;
        const double t55 = inputs[lane + 64] - inputs[lane + 72];
        const double t56 = inputs[lane + 80] - inputs[lane + 88];
        const double t57 = t55 + 0.2679491924311227 * t56;
        const double t58 = inputs[lane + 96] - inputs[lane + 104];
        const double t59 = inputs[lane + 112] - inputs[lane + 120];
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = t57 + 0.2679491924311227 * t60;
        const double t62 = inputs[lane] - inputs[lane + 32];
        const double t63 = inputs[lane + 8] - inputs[lane + 40];
        const double t64 = t62 + 0.2679491924311227 * t63;
        const double t65 = inputs[lane + 16] - inputs[lane + 48];
        const double t66 = inputs[lane + 24] - inputs[lane + 56];
        const double t67 = t65 + 0.2679491924311227 * t66;
        const double t68 = t64 + 0.2679491924311227 * t67;
        const double t69 = t12 * (t19 * t26 - t33 * t40) + t47 * (t33 * t54 - t26 * t61) + t68 * (t40 * t61 -
            t19 * t54);
        const double flux0 = (t2 + 0.2679491924311227 * t5) * std::fabs(-0.2406516764515424 * t69);
        const double t70 = 0.2679491924311227 * inputs[lane + 192] + inputs[lane + 200];
        const double t71 = 0.2679491924311227 * inputs[lane + 208] + inputs[lane + 216];
        const double t72 = t70 + 0.2679491924311227 * t71;
        const double t73 = 0.2679491924311227 * inputs[lane + 224] + inputs[lane + 232];
        const double t74 = 0.2679491924311227 * inputs[lane + 240] + inputs[lane + 248];
        const double t75 = t73 + 0.2679491924311227 * t74;
        const double t76 = 0.2679491924311227 * t13 + t14;
        const double t77 = 0.2679491924311227 * t16 + t17;
        const double t78 = t76 + 0.2679491924311227 * t77;
        const double t79 = 0.2679491924311227 * t20 + t21;
        const double t80 = 0.2679491924311227 * t23 + t24;
        const double t81 = t79 + 0.2679491924311227 * t80;
        const double t82 = 0.2679491924311227 * t27 + t28;
        const double t83 = 0.2679491924311227 * t30 + t31;
        const double t84 = t82 + 0.2679491924311227 * t83;
        const double t85 = 0.2679491924311227 * t34 + t35;
        const double t86 = 0.2679491924311227 * t37 + t38;
        const double t87 = t85 + 0.2679491924311227 * t86;
        const double t88 = 0.2679491924311227 * t41 + t42;
        const double t89 = 0.2679491924311227 * t44 + t45;
        const double t90 = t88 + 0.2679491924311227 * t89;
        const double t91 = 0.2679491924311227 * t62 + t63;
        const double t92 = 0.2679491924311227 * t65 + t66;
        const double t93 = t91 + 0.2679491924311227 * t92;
        const double t94 = t12 * (t78 * t81 - t84 * t87) + t90 * (t54 * t84 - t61 * t81) + t93 * (t61 * t87 -
            t54 * t78);
        const double flux1 = (t72 + 0.2679491924311227 * t75) * std::fabs(-0.2406516764515424 * t94);
        const double t95 = 0.2679491924311227 * t0 + t1;
        const double t96 = 0.2679491924311227 * t3 + t4;
        const double t97 = 0.2679491924311227 * t6 + t7;
        const double t98 = 0.2679491924311227 * t9 + t10;
        const double t99 = t97 + 0.2679491924311227 * t98;
        const double t100 = 0.2679491924311227 * t22 + t25;
        const double t101 = 0.2679491924311227 * t29 + t32;
        const double t102 = 0.2679491924311227 * t48 + t49;
        const double t103 = 0.2679491924311227 * t51 + t52;
        const double t104 = t102 + 0.2679491924311227 * t103;
        const double t105 = 0.2679491924311227 * t55 + t56;
        const double t106 = 0.2679491924311227 * t58 + t59;
        const double t107 = t105 + 0.2679491924311227 * t106;
        const double t108 = 0.2679491924311227 * t64 + t67;
        const double t109 = t99 * (t19 * t100 - t40 * t101) + t47 * (t101 * t104 - t100 * t107) + t108 * (t40
            * t107 - t19 * t104);
        const double flux2 = (t95 + 0.2679491924311227 * t96) * std::fabs(-0.2406516764515424 * t109);
        const double t110 = 0.2679491924311227 * t70 + t71;
        const double t111 = 0.2679491924311227 * t73 + t74;
        const double t112 = 0.2679491924311227 * t79 + t80;
        const double t113 = 0.2679491924311227 * t82 + t83;
        const double t114 = 0.2679491924311227 * t91 + t92;
        const double t115 = t99 * (t78 * t112 - t87 * t113) + t90 * (t104 * t113 - t107 * t112) + t114 * (t87
            * t107 - t78 * t104);
        const double flux3 = (t110 + 0.2679491924311227 * t111) * std::fabs(-0.2406516764515424 * t115);
        const double t116 = 0.2679491924311227 * t8 + t11;
        const double t117 = 0.2679491924311227 * t15 + t18;
        const double t118 = 0.2679491924311227 * t36 + t39;
        const double t119 = 0.2679491924311227 * t43 + t46;
        const double t120 = 0.2679491924311227 * t50 + t53;
        const double t121 = 0.2679491924311227 * t57 + t60;
        const double t122 = t116 * (t26 * t117 - t33 * t118) + t119 * (t33 * t120 - t26 * t121) + t68 * (t118
            * t121 - t117 * t120);
        const double flux4 = (0.2679491924311227 * t2 + t5) * std::fabs(-0.2406516764515424 * t122);
        const double t123 = 0.2679491924311227 * t76 + t77;
        const double t124 = 0.2679491924311227 * t85 + t86;
        const double t125 = 0.2679491924311227 * t88 + t89;
        const double t126 = t116 * (t81 * t123 - t84 * t124) + t125 * (t84 * t120 - t81 * t121) + t93 * (t121
            * t124 - t120 * t123);
        const double flux5 = (0.2679491924311227 * t72 + t75) * std::fabs(-0.2406516764515424 * t126);
        const double t127 = 0.2679491924311227 * t97 + t98;
        const double t128 = 0.2679491924311227 * t102 + t103;
        const double t129 = 0.2679491924311227 * t105 + t106;
        const double t130 = t127 * (t100 * t117 - t101 * t118) + t119 * (t101 * t128 - t100 * t129) + t108 *
            (t118 * t129 - t117 * t128);
        const double flux6 = (0.2679491924311227 * t95 + t96) * std::fabs(-0.2406516764515424 * t130);
        const double t131 = t127 * (t112 * t123 - t113 * t124) + t125 * (t113 * t128 - t112 * t129) + t114 *
            (t124 * t129 - t123 * t128);
        const double flux7 = (0.2679491924311227 * t110 + t111) * std::fabs(-0.2406516764515424 * t131);
        const double t132 = flux0 + 0.2679491924311227 * flux1;
        const double t133 = flux2 + 0.2679491924311227 * flux3;
        const double t134 = t132 + 0.2679491924311227 * t133;
        const double t135 = flux4 + 0.2679491924311227 * flux5;
        const double t136 = flux6 + 0.2679491924311227 * flux7;
        const double t137 = t135 + 0.2679491924311227 * t136;
        const double t138 = 0.2679491924311227 * flux0 + flux1;
        const double t139 = 0.2679491924311227 * flux2 + flux3;
        const double t140 = t138 + 0.2679491924311227 * t139;
        const double t141 = 0.2679491924311227 * flux4 + flux5;
        const double t142 = 0.2679491924311227 * flux6 + flux7;
        const double t143 = t141 + 0.2679491924311227 * t142;
        const double t144 = 0.2679491924311227 * t132 + t133;
        const double t145 = 0.2679491924311227 * t135 + t136;
        const double t146 = 0.2679491924311227 * t138 + t139;
        const double t147 = 0.2679491924311227 * t141 + t142;
        tile[lane] = 0.0300814595564428 * (t134 + 0.2679491924311227 * t137);
        tile[lane + 8] = 0.0300814595564428 * (t140 + 0.2679491924311227 * t143);
        tile[lane + 16] = 0.0300814595564428 * (t144 + 0.2679491924311227 * t145);
        tile[lane + 24] = 0.0300814595564428 * (t146 + 0.2679491924311227 * t147);
        tile[lane + 32] = 0.0300814595564428 * (0.2679491924311227 * t134 + t137);
        tile[lane + 40] = 0.0300814595564428 * (0.2679491924311227 * t140 + t143);
        tile[lane + 48] = 0.0300814595564428 * (0.2679491924311227 * t144 + t145);
        tile[lane + 56] = 0.0300814595564428 * (0.2679491924311227 * t146 + t147);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[8 * cell];
          const int64_t d1 = offsets[8 * cell + 1];
          const int64_t d2 = offsets[8 * cell + 2];
          const int64_t d3 = offsets[8 * cell + 3];
          const int64_t d4 = offsets[8 * cell + 4];
          const int64_t d5 = offsets[8 * cell + 5];
          const int64_t d6 = offsets[8 * cell + 6];
          const int64_t d7 = offsets[8 * cell + 7];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
        }
      }
    }
  }
}

}  // namespace

extern "C" int mass_q1_hexahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_hexahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_apply_cpu_descriptor = {
    "mass_q1_hexahedron_f64_apply",  // name
    "apply",                         // kernel
    "a",                             // form
    "cpu",                           // target
    "float64",                       // scalar
    "sum_factorised",                // representation
    "hexahedron",                    // cell
    "Q1^3",                          // coordinate_element
    "Q1",                            // row_element
    "Q1",                            // column_element
    "ufcx",                          // dof_order
    3,                               // gdim
    2,                               // arity
    8,                               // rows
    8,                               // columns
    8,                               // entries_per_cell
    3,                               // quadrature_degree
    8,                               // quadrature_points
    0,                               // num_coefficients
    0,                               // num_constants
    nullptr,                         // coefficients
    nullptr,                         // constants
    "vertices",                      // input
    "full",                          // output
    0,                               // geometry_size
    8,                               // coordinate_nodes
    "colour",                        // scatter
    "int32",                         // index_type
    "separate",                      // numbering
    "interleaved",                   // component_order
    0,                               // constraints
    8,                               // nodes
    1,                               // components
    0,                               // trial_nodes
    1,                               // cluster
    0,                               // patch_nodes
    "auto",                          // mapping
    "full",                          // unroll
    "auto",                          // k_place
    64,                              // element_batch
    8,                               // concurrent_elements
    1,                               // interleave_stores
    1,                               // threads
    2560,                            // shared_bytes
    420.0,                           // flops_per_cell
    112.0,                           // bytes_per_cell
    0.0,                             // paper_flops_per_cell
    launch,                          // launch
};
