// neo_hookean_j_p1x2_triangle_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=triangle --set constraints=true
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
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   u       coefficient, P1^2, 6 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      173 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          128
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       173
//   bytes       64 (56 read, 8 written)
//   flops/byte  2.7
//   shared      11776 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128)
neo_hookean_j_p1x2_triangle_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[256];
  alignas(16) __shared__ double x_nodes[256];
  alignas(16) __shared__ double tile[768];
  alignas(16) __shared__ int32_t entry[128];
  alignas(16) __shared__ uint16_t end[128];
  alignas(16) __shared__ uint16_t position[384];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 3;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 3; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    u_nodes[node] = u[d];
    u_nodes[node + 128] = u[d + 1];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
    const double value1 = constrained[d + 1] ? 0.0 : x[d + 1];
    x_nodes[node + 128] = value1;
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[3 * cell];
    const int l1 = local_nodes[3 * cell + 1];
    const int l2 = local_nodes[3 * cell + 2];
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double u_0 = u_nodes[l0];
    const double u_2 = u_nodes[l1];
    const double u_4 = u_nodes[l2];
    const double u_1 = u_nodes[l0 + 128];
    const double u_3 = u_nodes[l1 + 128];
    const double u_5 = u_nodes[l2 + 128];
    const double trial_0 = x_nodes[l0];
    const double trial_2 = x_nodes[l1];
    const double trial_4 = x_nodes[l2];
    const double trial_1 = x_nodes[l0 + 128];
    const double trial_3 = x_nodes[l1 + 128];
    const double trial_5 = x_nodes[l2 + 128];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_detJ = reciprocal(detJ);
    const double t2 = u_0 - u_2;
    const double t3 = u_0 - u_4;
    const double t4 = 1.0 + inv_detJ * (t1 * t2 - adj10 * t3);
    const double t5 = trial_1 - trial_3;
    const double t6 = trial_1 - trial_5;
    const double t7 = adj01 * t5 - t0 * t6;
    const double t8 = trial_0 - trial_2;
    const double t9 = trial_0 - trial_4;
    const double t10 = t1 * t8 - adj10 * t9;
    const double t11 = u_1 - u_3;
    const double t12 = u_1 - u_5;
    const double t13 = 1.0 - inv_detJ * (adj01 * t11 - t0 * t12);
    const double t14 = adj01 * t2 - t0 * t3;
    const double t15 = t1 * t5 - adj10 * t6;
    const double t16 = adj01 * t8 - t0 * t9;
    const double t17 = t1 * t11 - adj10 * t12;
    const double t18 = reciprocal(abs_detJ * abs_detJ);
    const double t19 = inv_detJ * (t4 * t7 - t10 * t13) - (t14 * t15 + t16 * t17) * t18;
    const double t20 = t4 * t13 + t14 * t17 * t18;
    const double t21 = (adj01 * inv_detJ * t4 - t1 * t14 * t18) / t20;
    const double t22 = (t19 * t21 + t18 * (adj01 * t10 - t1 * t16)) / t20;
    const double t23 = t19 / t20;
    const double t24 = std::log(t20);
    const double t25 = (mu[0] * t22 + mu[0] * t18 * (t1 * t15 + adj01 * t7)) + lmbda[0] * (t21 * t23 - t22 *
        t24);
    const double flux0 = abs_detJ * t25;
    const double t26 = (t0 * inv_detJ * t4 - adj10 * t14 * t18) / t20;
    const double t27 = (t19 * t26 + t18 * (t0 * t10 - adj10 * t16)) / t20;
    const double t28 = (mu[0] * t27 + mu[0] * t18 * (adj10 * t15 + t0 * t7)) + lmbda[0] * (t23 * t26 - t24 *
        t27);
    const double flux1 = abs_detJ * t28;
    const double t29 = (t1 * inv_detJ * t13 + adj01 * t17 * t18) / t20;
    const double t30 = (t19 * t29 - t18 * (t1 * t7 - adj01 * t15)) / t20;
    const double t31 = (mu[0] * t30 - mu[0] * t18 * (t1 * t10 + adj01 * t16)) + lmbda[0] * (t23 * t29 - t24 *
        t30);
    const double flux2 = abs_detJ * t31;
    const double t32 = (adj10 * inv_detJ * t13 + t0 * t17 * t18) / t20;
    const double t33 = (t19 * t32 - t18 * (adj10 * t7 - t0 * t15)) / t20;
    const double t34 = (mu[0] * t33 - mu[0] * t18 * (adj10 * t10 + t0 * t16)) + lmbda[0] * (t23 * t32 - t24 *
        t33);
    const double flux3 = abs_detJ * t34;
    const double result0 = -0.5 * (flux2 - flux3);
    const double result1 = 0.5 * (flux0 - flux1);
    const double result2 = 0.5 * flux2;
    const double result3 = -0.5 * flux0;
    const double result4 = -0.5 * flux3;
    const double result5 = 0.5 * flux1;
    tile[lane] = result0;
    tile[lane + 384] = result1;
    tile[lane + 128] = result2;
    tile[lane + 512] = result3;
    tile[lane + 256] = result4;
    tile[lane + 640] = result5;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    double sum1 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
      sum1 += tile[place + 384];
    }
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
    if (!constrained[d + 1]) {
      atomicAdd(&y[d + 1], sum1);
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x2_triangle_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    int64_t num_patches,
    const int64_t* patch_cells,
    const int64_t* patch_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(neo_hookean_j_p1x2_triangle_f64_constrained_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, constrained, coordinates, cells, u, lmbda, mu, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x2_triangle_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^2", 6, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_apply_hip_descriptor = {
    "neo_hookean_j_p1x2_triangle_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "P1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    3,                                         // nodes
    2,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    128,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    11776,                                     // shared_bytes
    173.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
