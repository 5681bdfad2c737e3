// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=tetrahedron --set constraints=true
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      749 flops <- taken
//   sum_factorised  6323 flops
//   why             fewest flops of those that are valid; written, 749 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              blocks
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   block_nodes          96
//   resident_blocks      3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       749
//   bytes       52 (48 read, 4 written)
//   flops/byte  14.4
//   shared      18520 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

namespace {

using femforge_gpu::reciprocal;

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 3;
#else
constexpr int resident = 1;
#endif

__global__ void __launch_bounds__(128, resident)
neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[288];
  alignas(16) __shared__ double x_nodes[288];
  alignas(16) __shared__ double tile[1539];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  alignas(16) __shared__ uint16_t position[512];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  const int lane = static_cast<int>(threadIdx.x);
  const int batch_cell = lane;
  const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
  const ushort4 l0_to_l3 = reinterpret_cast<const ushort4*>(local_nodes)[cell];
  const int l0 = l0_to_l3.x;
  const int l1 = l0_to_l3.y;
  const int l2 = l0_to_l3.z;
  const int l3 = l0_to_l3.w;
  const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
  const int64_t n0 = n0_to_n3.x;
  const int64_t n1 = n0_to_n3.y;
  const int64_t n2 = n0_to_n3.z;
  const int64_t n3 = n0_to_n3.w;
  #pragma unroll
  for (int turn = 0; turn < 1; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int k = item < cells_here ? item : cells_here - 1;
    reinterpret_cast<ushort4*>(position)[k] = reinterpret_cast<const ushort4*>(contributions)[first_cell + k];
  }
  #pragma unroll
  for (int turn = 0; turn < 1; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int node = item < nodes_here ? item : nodes_here - 1;
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    u_nodes[node] = u[d];
    u_nodes[node + 96] = u[d + 1];
    u_nodes[node + 192] = u[d + 2];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
    const double value1 = constrained[d + 1] ? 0.0 : x[d + 1];
    x_nodes[node + 96] = value1;
    const double value2 = constrained[d + 2] ? 0.0 : x[d + 2];
    x_nodes[node + 192] = value2;
  }
  const double x0_0 = coordinates[3 * n0];
  const double x1_0 = coordinates[3 * n1];
  const double x2_0 = coordinates[3 * n2];
  const double x3_0 = coordinates[3 * n3];
  const double x0_1 = coordinates[3 * n0 + 1];
  const double x1_1 = coordinates[3 * n1 + 1];
  const double x2_1 = coordinates[3 * n2 + 1];
  const double x3_1 = coordinates[3 * n3 + 1];
  const double x0_2 = coordinates[3 * n0 + 2];
  const double x1_2 = coordinates[3 * n1 + 2];
  const double x2_2 = coordinates[3 * n2 + 2];
  const double x3_2 = coordinates[3 * n3 + 2];
  __syncthreads();
  const double u_0 = u_nodes[l0];
  const double u_3 = u_nodes[l1];
  const double u_6 = u_nodes[l2];
  const double u_9 = u_nodes[l3];
  const double u_1 = u_nodes[l0 + 96];
  const double u_4 = u_nodes[l1 + 96];
  const double u_7 = u_nodes[l2 + 96];
  const double u_10 = u_nodes[l3 + 96];
  const double u_2 = u_nodes[l0 + 192];
  const double u_5 = u_nodes[l1 + 192];
  const double u_8 = u_nodes[l2 + 192];
  const double u_11 = u_nodes[l3 + 192];
  const double trial_0 = x_nodes[l0];
  const double trial_3 = x_nodes[l1];
  const double trial_6 = x_nodes[l2];
  const double trial_9 = x_nodes[l3];
  const double trial_1 = x_nodes[l0 + 96];
  const double trial_4 = x_nodes[l1 + 96];
  const double trial_7 = x_nodes[l2 + 96];
  const double trial_10 = x_nodes[l3 + 96];
  const double trial_2 = x_nodes[l0 + 192];
  const double trial_5 = x_nodes[l1 + 192];
  const double trial_8 = x_nodes[l2 + 192];
  const double trial_11 = x_nodes[l3 + 192];
  const double J00 = x1_0 - x0_0;
  const double J11 = x2_1 - x0_1;
  const double J22 = x3_2 - x0_2;
  const double J12 = x3_1 - x0_1;
  const double J21 = x2_2 - x0_2;
  const double adj00 = J11 * J22 - J12 * J21;
  const double J01 = x2_0 - x0_0;
  const double J20 = x1_2 - x0_2;
  const double J10 = x1_1 - x0_1;
  const double adj10 = J12 * J20 - J22 * J10;
  const double J02 = x3_0 - x0_0;
  const double adj20 = J21 * J10 - J11 * J20;
  const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
  const double abs_detJ = std::fabs(detJ);
  const double inv_detJ = reciprocal(detJ);
  const double t0 = u_0 - u_3;
  const double t1 = u_0 - u_6;
  const double t2 = u_0 - u_9;
  const double t3 = 1.0 - inv_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
  const double t4 = u_1 - u_4;
  const double adj01 = J21 * J02 - J22 * J01;
  const double t5 = u_1 - u_7;
  const double adj11 = J00 * J22 - J20 * J02;
  const double t6 = u_1 - u_10;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t7 = 1.0 - inv_detJ * (t4 * adj01 + t5 * adj11 + t6 * adj21);
  const double t8 = u_2 - u_5;
  const double adj02 = J12 * J01 - J11 * J02;
  const double t9 = u_2 - u_8;
  const double adj12 = J10 * J02 - J00 * J12;
  const double t10 = u_2 - u_11;
  const double adj22 = J00 * J11 - J01 * J10;
  const double t11 = 1.0 - inv_detJ * (t8 * adj02 + t9 * adj12 + t10 * adj22);
  const double t12 = t4 * adj02 + t5 * adj12 + t6 * adj22;
  const double t13 = adj01 * t8 + adj11 * t9 + adj21 * t10;
  const double t14 = reciprocal(abs_detJ * abs_detJ);
  const double t15 = t7 * t11 - t12 * t13 * t14;
  const double t16 = adj00 * t4 + adj10 * t5 + adj20 * t6;
  const double t17 = adj00 * t8 + adj10 * t9 + adj20 * t10;
  const double t18 = inv_detJ * t11 * t16 + t12 * t14 * t17;
  const double t19 = t0 * adj01 + t1 * adj11 + t2 * adj21;
  const double t20 = t0 * adj02 + t1 * adj12 + t2 * adj22;
  const double t21 = t13 * t14 * t16 + inv_detJ * t7 * t17;
  const double t22 = (t3 * t15 - inv_detJ * t18 * t19) - inv_detJ * t20 * t21;
  const double t23 = reciprocal(t22);
  const double t24 = trial_1 - trial_4;
  const double t25 = trial_1 - trial_7;
  const double t26 = trial_1 - trial_10;
  const double t27 = adj01 * t24 + adj11 * t25 + adj21 * t26;
  const double t28 = adj02 * t24 + adj12 * t25 + adj22 * t26;
  const double t29 = trial_0 - trial_3;
  const double t30 = trial_0 - trial_6;
  const double t31 = trial_0 - trial_9;
  const double t32 = adj00 * t29 + adj10 * t30 + adj20 * t31;
  const double t33 = inv_detJ * t7 * adj02 + adj01 * t12 * t14;
  const double t34 = adj02 * t16 - adj00 * t12;
  const double t35 = adj01 * t29 + adj11 * t30 + adj21 * t31;
  const double t36 = adj00 * t24 + adj10 * t25 + adj20 * t26;
  const double t37 = reciprocal(detJ * detJ * detJ);
  const double t38 = (t3 * t14 * (adj02 * t27 - adj01 * t28) + inv_detJ * t32 * t33) + (t34 * t35 + t19 *
      (adj02 * t36 - adj00 * t28)) * t37;
  const double t39 = adj02 * t29 + adj12 * t30 + adj22 * t31;
  const double t40 = adj01 * t14 * t16 + adj00 * inv_detJ * t7;
  const double t41 = trial_2 - trial_5;
  const double t42 = trial_2 - trial_8;
  const double t43 = trial_2 - trial_11;
  const double t44 = adj02 * t41 + adj12 * t42 + adj22 * t43;
  const double t45 = adj01 * t41 + adj11 * t42 + adj21 * t43;
  const double t46 = inv_detJ * (t7 * t44 + t11 * t27) + t14 * (t12 * t45 + t13 * t28);
  const double t47 = adj00 * t41 + adj10 * t42 + adj20 * t43;
  const double t48 = (t14 * t16 * t44 - inv_detJ * t11 * t36) - t14 * (t12 * t47 + t17 * t28);
  const double t49 = (t14 * t17 * t27 - inv_detJ * t7 * t47) - t14 * (t16 * t45 + t13 * t36);
  const double t50 = (inv_detJ * (t19 * t48 - t18 * t35) - (t3 * t46 + inv_detJ * t15 * t32)) + inv_detJ *
      (t20 * t49 - t21 * t39);
  const double t51 = (t19 * t34 * t37 - t3 * t33) - inv_detJ * t20 * t40;
  const double t52 = (t38 - (t20 * t37 * (adj01 * t36 - adj00 * t27) + inv_detJ * t39 * t40)) - t23 * t50 *
      t51;
  const double t53 = std::log(t22);
  const double t54 = (mu[0] * t23 * t52 - mu[0] * t14 * (adj00 * t47 + adj01 * t45 + adj02 * t44)) - lmbda[0]
      * (t23 * t23 * t50 * t51 + t23 * t52 * t53);
  const double flux0 = abs_detJ * t54;
  const double t55 = inv_detJ * t7 * adj12 + adj11 * t12 * t14;
  const double t56 = adj12 * t16 - adj10 * t12;
  const double t57 = (t3 * t14 * (adj12 * t27 - adj11 * t28) + inv_detJ * t32 * t55) + t37 * (t35 * t56 + t19
      * (adj12 * t36 - adj10 * t28));
  const double t58 = adj11 * t14 * t16 + adj10 * inv_detJ * t7;
  const double t59 = (t19 * t37 * t56 - t3 * t55) - inv_detJ * t20 * t58;
  const double t60 = (t57 - (t20 * t37 * (adj11 * t36 - adj10 * t27) + inv_detJ * t39 * t58)) - t23 * t50 *
      t59;
  const double t61 = (mu[0] * t23 * t60 - mu[0] * t14 * (adj10 * t47 + adj11 * t45 + adj12 * t44)) - lmbda[0]
      * (t23 * t23 * t50 * t59 + t23 * t53 * t60);
  const double flux1 = abs_detJ * t61;
  const double t62 = inv_detJ * t7 * adj22 + adj21 * t12 * t14;
  const double t63 = adj22 * t16 - adj20 * t12;
  const double t64 = (t3 * t14 * (adj22 * t27 - adj21 * t28) + inv_detJ * t32 * t62) + t37 * (t35 * t63 + t19
      * (adj22 * t36 - adj20 * t28));
  const double t65 = adj21 * t14 * t16 + adj20 * inv_detJ * t7;
  const double t66 = (t19 * t37 * t63 - t3 * t62) - inv_detJ * t20 * t65;
  const double t67 = (t64 - (t20 * t37 * (adj21 * t36 - adj20 * t27) + inv_detJ * t39 * t65)) - t23 * t50 *
      t66;
  const double t68 = (mu[0] * t23 * t67 - mu[0] * t14 * (adj20 * t47 + adj21 * t45 + adj22 * t44)) - lmbda[0]
      * (t23 * t23 * t50 * t66 + t23 * t53 * t67);
  const double flux2 = abs_detJ * t68;
  const double t69 = inv_detJ * adj01 * t11 + adj02 * t13 * t14;
  const double t70 = adj00 * inv_detJ * t11 + adj02 * t14 * t17;
  const double t71 = (t3 * t14 * (adj01 * t44 - adj02 * t45) + inv_detJ * t32 * t69) - (inv_detJ * t35 * t70 -
      t19 * t37 * (adj00 * t44 - adj02 * t47));
  const double t72 = adj00 * t13 - adj01 * t17;
  const double t73 = (t3 * t69 + inv_detJ * t19 * t70) + t20 * t37 * t72;
  const double t74 = (t71 - t37 * (t20 * (adj00 * t45 - adj01 * t47) + t39 * t72)) + t23 * t50 * t73;
  const double t75 = (mu[0] * t23 * t74 - mu[0] * t14 * (adj00 * t36 + adj01 * t27 + adj02 * t28)) - lmbda[0]
      * (t23 * t53 * t74 - t23 * t23 * t50 * t73);
  const double flux3 = abs_detJ * t75;
  const double t76 = inv_detJ * adj11 * t11 + adj12 * t13 * t14;
  const double t77 = adj10 * inv_detJ * t11 + adj12 * t14 * t17;
  const double t78 = (t3 * t14 * (adj11 * t44 - adj12 * t45) + inv_detJ * t32 * t76) - (inv_detJ * t35 * t77 -
      t19 * t37 * (adj10 * t44 - adj12 * t47));
  const double t79 = adj10 * t13 - adj11 * t17;
  const double t80 = (t3 * t76 + inv_detJ * t19 * t77) + t20 * t37 * t79;
  const double t81 = (t78 - t37 * (t20 * (adj10 * t45 - adj11 * t47) + t39 * t79)) + t23 * t50 * t80;
  const double t82 = (mu[0] * t23 * t81 - mu[0] * t14 * (adj10 * t36 + adj11 * t27 + adj12 * t28)) - lmbda[0]
      * (t23 * t53 * t81 - t23 * t23 * t50 * t80);
  const double flux4 = abs_detJ * t82;
  const double t83 = inv_detJ * adj21 * t11 + adj22 * t13 * t14;
  const double t84 = adj20 * inv_detJ * t11 + adj22 * t14 * t17;
  const double t85 = (t3 * t14 * (adj21 * t44 - adj22 * t45) + inv_detJ * t32 * t83) - (inv_detJ * t35 * t84 -
      t19 * t37 * (adj20 * t44 - adj22 * t47));
  const double t86 = adj20 * t13 - adj21 * t17;
  const double t87 = (t3 * t83 + inv_detJ * t19 * t84) + t20 * t37 * t86;
  const double t88 = (t85 - t37 * (t20 * (adj20 * t45 - adj21 * t47) + t39 * t86)) + t23 * t50 * t87;
  const double t89 = (mu[0] * t23 * t88 - mu[0] * t14 * (adj20 * t36 + adj21 * t27 + adj22 * t28)) - lmbda[0]
      * (t23 * t53 * t88 - t23 * t23 * t50 * t87);
  const double flux5 = abs_detJ * t89;
  const double t90 = (adj00 * t15 + adj01 * t18) + adj02 * t21;
  const double t91 = ((adj00 * t46 + adj01 * t48) + adj02 * t49) + t23 * t50 * t90;
  const double t92 = (mu[0] * inv_detJ * t23 * t91 - mu[0] * t14 * (adj00 * t32 + adj01 * t35 + adj02 * t39))
      + lmbda[0] * inv_detJ * (t23 * t23 * t50 * t90 - t23 * t53 * t91);
  const double flux6 = abs_detJ * t92;
  const double t93 = (adj10 * t15 + adj11 * t18) + adj12 * t21;
  const double t94 = ((adj10 * t46 + adj11 * t48) + adj12 * t49) + t23 * t50 * t93;
  const double t95 = (mu[0] * inv_detJ * t23 * t94 - mu[0] * t14 * (adj10 * t32 + adj11 * t35 + adj12 * t39))
      + lmbda[0] * inv_detJ * (t23 * t23 * t50 * t93 - t23 * t53 * t94);
  const double flux7 = abs_detJ * t95;
  const double t96 = (adj20 * t15 + adj21 * t18) + adj22 * t21;
  const double t97 = ((adj20 * t46 + adj21 * t48) + adj22 * t49) + t23 * t50 * t96;
  const double t98 = (mu[0] * inv_detJ * t23 * t97 - mu[0] * t14 * (adj20 * t32 + adj21 * t35 + adj22 * t39))
      + lmbda[0] * inv_detJ * (t23 * t23 * t50 * t96 - t23 * t53 * t97);
  const double flux8 = abs_detJ * t98;
  const double result0 = -0.16666666666666666 * (flux6 + flux7 + flux8);
  const double result1 = -0.16666666666666666 * (flux3 + flux4 + flux5);
  const double result2 = -0.16666666666666666 * (flux0 + flux1 + flux2);
  const double result3 = 0.16666666666666666 * flux6;
  const double result4 = 0.16666666666666666 * flux3;
  const double result5 = 0.16666666666666666 * flux0;
  const double result6 = 0.16666666666666666 * flux7;
  const double result7 = 0.16666666666666666 * flux4;
  const double result8 = 0.16666666666666666 * flux1;
  const double result9 = 0.16666666666666666 * flux8;
  const double result10 = 0.16666666666666666 * flux5;
  const double result11 = 0.16666666666666666 * flux2;
  tile[lane] = result0;
  tile[lane + 513] = result1;
  tile[lane + 1026] = result2;
  tile[lane + 128] = result3;
  tile[lane + 641] = result4;
  tile[lane + 1154] = result5;
  tile[lane + 256] = result6;
  tile[lane + 769] = result7;
  tile[lane + 1282] = result8;
  tile[lane + 384] = result9;
  tile[lane + 897] = result10;
  tile[lane + 1410] = result11;
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 3 * nodes_here; k += 128) {
    const int node = k / 3;
    const int component = k % 3;
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum += tile[place + 513 * component];
    }
    if (!constrained[d + component]) {
      atomicAdd(&y[d + component], sum);
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr ||
      u == nullptr || lmbda == nullptr || mu == nullptr || block_cells == nullptr ||
      block_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr ||
      contributions == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(contributions) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, constrained, coordinates, cells, u, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_cell_blocks,
      arguments->block_cells,
      arguments->block_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "neo_hookean.form",                        // form_file
    "J",                                       // form
    "hip",                                     // target
    "4735dba42bf09144",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    1,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    96,                                        // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    18520,                                     // shared_bytes
    749.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
