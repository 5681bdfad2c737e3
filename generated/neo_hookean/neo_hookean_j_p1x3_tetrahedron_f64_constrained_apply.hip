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
//   quadrature      446 flops <- taken
//   sum_factorised  3916 flops
//   why             fewest flops of those that are valid; written, 446 flops
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
//   flops       446
//   bytes       52 (48 read, 4 written)
//   flops/byte  8.58
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
  const double J01 = x2_0 - x0_0;
  const double J12 = x3_1 - x0_1;
  const double J02 = x3_0 - x0_0;
  const double J11 = x2_1 - x0_1;
  const double adj02 = J01 * J12 - J02 * J11;
  const double t0 = trial_2 - trial_5;
  const double t1 = trial_2 - trial_8;
  const double J10 = x1_1 - x0_1;
  const double J00 = x1_0 - x0_0;
  const double adj12 = J02 * J10 - J12 * J00;
  const double t2 = trial_2 - trial_11;
  const double adj22 = J11 * J00 - J01 * J10;
  const double t3 = adj02 * t0 + t1 * adj12 + t2 * adj22;
  const double J22 = x3_2 - x0_2;
  const double J21 = x2_2 - x0_2;
  const double adj00 = J11 * J22 - J12 * J21;
  const double J20 = x1_2 - x0_2;
  const double adj10 = J12 * J20 - J10 * J22;
  const double adj20 = J10 * J21 - J11 * J20;
  const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
  const double inv_detJ = reciprocal(detJ);
  const double t4 = std::fabs(inv_detJ);
  const double t5 = mu[0] * t4;
  const double t6 = u_0 - u_3;
  const double t7 = u_0 - u_6;
  const double t8 = u_0 - u_9;
  const double t9 = 1.0 - inv_detJ * (adj00 * t6 + adj10 * t7 + adj20 * t8);
  const double t10 = trial_1 - trial_4;
  const double adj01 = J02 * J21 - J01 * J22;
  const double t11 = trial_1 - trial_7;
  const double adj11 = J00 * J22 - J02 * J20;
  const double t12 = trial_1 - trial_10;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t13 = t10 * adj01 + t11 * adj11 + t12 * adj21;
  const double t14 = u_1 - u_4;
  const double t15 = u_1 - u_7;
  const double t16 = u_1 - u_10;
  const double t17 = 1.0 - inv_detJ * (adj01 * t14 + adj11 * t15 + adj21 * t16);
  const double t18 = trial_0 - trial_3;
  const double t19 = trial_0 - trial_6;
  const double t20 = trial_0 - trial_9;
  const double t21 = adj00 * t18 + adj10 * t19 + adj20 * t20;
  const double t22 = adj00 * t14 + adj10 * t15 + adj20 * t16;
  const double t23 = adj01 * t18 + adj11 * t19 + adj21 * t20;
  const double t24 = t6 * adj01 + t7 * adj11 + t8 * adj21;
  const double t25 = adj00 * t10 + adj10 * t11 + adj20 * t12;
  const double t26 = inv_detJ * inv_detJ;
  const double t27 = t24 * t26;
  const double t28 = t9 * t17 - t22 * t27;
  const double t29 = u_2 - u_5;
  const double t30 = u_2 - u_8;
  const double t31 = u_2 - u_11;
  const double t32 = 1.0 - inv_detJ * (adj02 * t29 + adj12 * t30 + adj22 * t31);
  const double t33 = adj02 * t14 + adj12 * t15 + adj22 * t16;
  const double t34 = adj01 * t29 + adj11 * t30 + adj21 * t31;
  const double t35 = t17 * t32 - t26 * t33 * t34;
  const double t36 = adj00 * t29 + adj10 * t30 + adj20 * t31;
  const double t37 = inv_detJ * t33;
  const double t38 = t22 * t32 + t36 * t37;
  const double t39 = adj02 * t6 + adj12 * t7 + adj22 * t8;
  const double t40 = t26 * t39;
  const double t41 = inv_detJ * t34;
  const double t42 = t17 * t36 + t22 * t41;
  const double t43 = (t9 * t35 - t27 * t38) - t40 * t42;
  const double t44 = reciprocal(t43);
  const double t45 = t0 * adj01 + t1 * adj11 + t2 * adj21;
  const double t46 = adj02 * t10 + adj12 * t11 + adj22 * t12;
  const double t47 = (t3 * t17 + t13 * t32) + inv_detJ * (t33 * t45 + t34 * t46);
  const double t48 = t0 * adj00 + t1 * adj10 + t2 * adj20;
  const double t49 = inv_detJ * t22;
  const double t50 = inv_detJ * (t33 * t48 + t36 * t46) + (t25 * t32 - t3 * t49);
  const double t51 = inv_detJ * t36;
  const double t52 = inv_detJ * (t22 * t45 + t25 * t34) + (t17 * t48 - t13 * t51);
  const double t53 = adj02 * t18 + adj12 * t19 + adj22 * t20;
  const double t54 = ((t9 * t47 + t21 * t35) + inv_detJ * (t24 * t50 + t23 * t38)) + inv_detJ * (t39 * t52 +
      t42 * t53);
  const double t55 = t44 * t54;
  const double t56 = ((t9 * t13 + t17 * t21) + inv_detJ * (t22 * t23 + t24 * t25)) - t28 * t55;
  const double t57 = t5 * t44;
  const double t58 = lmbda[0] * t4;
  const double t59 = t44 * t55;
  const double t60 = t44 * std::log(t43);
  const double t61 = (t3 * t5 - t56 * t57) + t58 * (t28 * t59 + t56 * t60);
  const double t62 = t9 * t33 + t39 * t49;
  const double t63 = inv_detJ * t55;
  const double t64 = (inv_detJ * (t25 * t39 + t22 * t53) + (t9 * t46 - t21 * t37)) + t62 * t63;
  const double t65 = t44 * t63;
  const double t66 = (t5 * t45 + t57 * t64) + t58 * (t62 * t65 - t60 * t64);
  const double t67 = t17 * t39 + t24 * t37;
  const double t68 = ((t17 * t53 - inv_detJ * t13 * t39) + inv_detJ * (t23 * t33 + t24 * t46)) + t63 * t67;
  const double t69 = (t5 * t48 + t57 * t68) - t58 * (t60 * t68 - t65 * t67);
  const double flux0 = -adj02 * t61 - adj01 * t66 - adj00 * t69;
  const double flux1 = -adj12 * t61 - adj11 * t66 - adj10 * t69;
  const double flux2 = -adj22 * t61 - adj21 * t66 - adj20 * t69;
  const double t70 = t9 * t32 - t36 * t40;
  const double t71 = ((t3 * t9 + t21 * t32) + inv_detJ * (t39 * t48 + t36 * t53)) - t55 * t70;
  const double t72 = (t5 * t13 - t57 * t71) + t58 * (t59 * t70 + t60 * t71);
  const double t73 = t9 * t34 + t24 * t51;
  const double t74 = (inv_detJ * (t23 * t36 + t24 * t48) + (t9 * t45 - t21 * t41)) + t63 * t73;
  const double t75 = (t5 * t46 + t57 * t74) + t58 * (t65 * t73 - t60 * t74);
  const double t76 = t24 * t32 + t39 * t41;
  const double t77 = ((t23 * t32 - t3 * inv_detJ * t24) + inv_detJ * (t39 * t45 + t34 * t53)) + t63 * t76;
  const double t78 = (t5 * t25 + t57 * t77) - t58 * (t60 * t77 - t65 * t76);
  const double flux3 = -adj01 * t72 - adj02 * t75 - adj00 * t78;
  const double flux4 = -adj11 * t72 - adj12 * t75 - adj10 * t78;
  const double flux5 = -adj21 * t72 - adj22 * t75 - adj20 * t78;
  const double t79 = t47 - t35 * t55;
  const double t80 = (t5 * t21 - t57 * t79) + t58 * (t35 * t59 + t60 * t79);
  const double t81 = t50 + t38 * t63;
  const double t82 = (t5 * t23 + t57 * t81) + t58 * (t38 * t65 - t60 * t81);
  const double t83 = t52 + t42 * t63;
  const double t84 = (t5 * t53 + t57 * t83) + t58 * (t42 * t65 - t60 * t83);
  const double flux6 = -adj00 * t80 - adj01 * t82 - adj02 * t84;
  const double flux7 = -adj10 * t80 - adj11 * t82 - adj12 * t84;
  const double flux8 = -adj20 * t80 - adj21 * t82 - adj22 * t84;
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
    446.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
