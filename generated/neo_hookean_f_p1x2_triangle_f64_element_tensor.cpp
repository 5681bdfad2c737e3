// neo_hookean_f_p1x2_triangle_f64_element_tensor: element_tensor of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=triangle
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
//   u       coefficient, P1^2, 6 dofs
//   load    coefficient, P1^2, 6 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      174 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
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
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       174
//   bytes       164 (116 read, 48 written)
//   flops/byte  1.06
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "femforge_kernels.h"

namespace {

// Output of more bytes goes past the caches, as whole lines, if a group of cells fits the buffer.
constexpr int64_t largest_cached_output = 16 << 20;
constexpr int largest_buffer = 64 << 10;

// Lets other threads see what has gone past the caches.
inline void finish_stores(bool past_caches) {
#if defined(__SSE2__)
  if (past_caches) _mm_sfence();
#else
  static_cast<void>(past_caches);
#endif
}

// Copies past the caches where the processor can.
template <class T>
inline void stream(const T* __restrict__ from, T* __restrict__ to, int count) {
  int k = 0;
#if defined(__SSE2__)
  constexpr int step = 16 / sizeof(T);
  while (k < count && reinterpret_cast<uintptr_t>(to + k) % 16 != 0) {
    to[k] = from[k];
    ++k;
  }
  for (; k + step <= count; k += step) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + k), _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k)));
  }
#endif
  for (; k < count; ++k) to[k] = from[k];
}

// Stores tile[entry][lane] of `cells` lanes to out[lane][entry], out's cells being `stride` apart.
template <int width, int lanes, int stride, class T>
inline void transpose(const T* __restrict__ tile, T* __restrict__ out, int cells) {
  int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
  if constexpr (lanes * sizeof(T) == 64) {
    using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
    typedef index_type mask_type __attribute__((vector_size(64)));
    for (; cells == lanes && done + lanes <= width; done += lanes) {
      row_type row[lanes];
      for (int k = 0; k < lanes; ++k) row[k] = *reinterpret_cast<const row_type*>(tile + lanes * (done + k));
#pragma GCC unroll 4
      for (int s = 1; s < lanes; s *= 2) {
        mask_type upper, lower;
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          upper[k] = (k & s) ? lanes + k - s : k;
          lower[k] = (k & s) ? lanes + k : k + s;
        }
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          if (k & s) continue;
          const row_type first = row[k], second = row[k + s];
          row[k] = __builtin_shuffle(first, second, upper);
          row[k + s] = __builtin_shuffle(first, second, lower);
        }
      }
      for (int k = 0; k < lanes; ++k) *reinterpret_cast<row_type*>(out + stride * k + done) = row[k];
    }
  }
#endif
  for (int lane = 0; lane < cells; ++lane) {
    for (int entry = done; entry < width; ++entry) out[stride * lane + entry] = tile[lanes * entry + lane];
  }
}

// The same, past the caches if that is wanted.
template <int width, int lanes, int stride, class T>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells, bool past_caches) {
  if constexpr (width == stride && width * lanes * sizeof(T) <= largest_buffer) {
    if (past_caches) {
      alignas(64) T buffer[width * lanes];
      transpose<width, lanes, width>(tile, buffer, cells);
      return stream(buffer, out, width * cells);
    }
  }
  transpose<width, lanes, stride>(tile, out, cells);
}

}  // namespace

extern "C" int neo_hookean_f_p1x2_triangle_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 48 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[144];
    alignas(64) double tile[48];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n0 + 1];
        inputs[lane + 24] = coordinates[2 * n2 + 1];
        inputs[lane + 32] = coordinates[2 * n2];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
        inputs[lane + 48] = u[6 * cell + 1];
        inputs[lane + 56] = u[6 * cell + 3];
        inputs[lane + 64] = u[6 * cell + 5];
        inputs[lane + 72] = u[6 * cell];
        inputs[lane + 80] = u[6 * cell + 2];
        inputs[lane + 88] = u[6 * cell + 4];
        inputs[lane + 96] = load[6 * cell];
        inputs[lane + 104] = load[6 * cell + 2];
        inputs[lane + 112] = load[6 * cell + 4];
        inputs[lane + 120] = load[6 * cell + 1];
        inputs[lane + 128] = load[6 * cell + 3];
        inputs[lane + 136] = load[6 * cell + 5];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double t0 = x0_0 - x1_0;
        const double x0_1 = inputs[lane + 16];
        const double x2_1 = inputs[lane + 24];
        const double t1 = x0_1 - x2_1;
        const double x2_0 = inputs[lane + 32];
        const double adj01 = x0_0 - x2_0;
        const double x1_1 = inputs[lane + 40];
        const double adj10 = x0_1 - x1_1;
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_detJ = 1.0 / detJ;
        const double u_1 = inputs[lane + 48];
        const double u_3 = inputs[lane + 56];
        const double t2 = u_1 - u_3;
        const double u_5 = inputs[lane + 64];
        const double t3 = u_1 - u_5;
        const double t4 = 1.0 - (adj01 * inv_detJ * t2 - t0 * inv_detJ * t3);
        const double t5 = t1 * inv_detJ * t2 - adj10 * inv_detJ * t3;
        const double u_0 = inputs[lane + 72];
        const double u_2 = inputs[lane + 80];
        const double t6 = u_0 - u_2;
        const double u_4 = inputs[lane + 88];
        const double t7 = u_0 - u_4;
        const double t8 = 1.0 + (t1 * inv_detJ * t6 - adj10 * inv_detJ * t7);
        const double t9 = adj01 * inv_detJ * t6 - t0 * inv_detJ * t7;
        const double t10 = t4 * t8 + t5 * t9;
        const double t11 = (t1 * inv_detJ * t4 + adj01 * inv_detJ * t5) / t10;
        const double t12 = std::log(t10);
        const double t13 = abs_detJ * ((mu[0] * t11 - mu[0] * (t1 * inv_detJ * t8 + adj01 * inv_detJ * t9)) -
            lmbda[0] * t11 * t12);
        const double t14 = (adj10 * inv_detJ * t4 + t0 * inv_detJ * t5) / t10;
        const double t15 = abs_detJ * ((mu[0] * t14 - mu[0] * (adj10 * inv_detJ * t8 + t0 * inv_detJ * t9)) -
            lmbda[0] * t12 * t14);
        const double load_0 = inputs[lane + 96];
        const double load_2 = inputs[lane + 104];
        const double load_4 = inputs[lane + 112];
        const double t16 = abs_detJ * (4.0 * load_0 + load_2 + load_4);
        const double t17 = abs_detJ * (load_0 + load_2 + 4.0 * load_4);
        const double t18 = abs_detJ * (load_0 + 4.0 * load_2 + load_4);
        tile[lane] = -0.004629629629629629 * (108.0 * t13 + 4.0 * t16 + t17 + t18 - 108.0 * t15);
        const double t19 = (adj01 * inv_detJ * t8 - t1 * inv_detJ * t9) / t10;
        const double t20 = abs_detJ * ((mu[0] * t19 + mu[0] * (t1 * inv_detJ * t5 - adj01 * inv_detJ * t4)) -
            lmbda[0] * t12 * t19);
        const double t21 = (t0 * inv_detJ * t8 - adj10 * inv_detJ * t9) / t10;
        const double t22 = abs_detJ * ((mu[0] * t21 + mu[0] * (adj10 * inv_detJ * t5 - t0 * inv_detJ * t4)) -
            lmbda[0] * t12 * t21);
        const double load_1 = inputs[lane + 120];
        const double load_3 = inputs[lane + 128];
        const double load_5 = inputs[lane + 136];
        const double t23 = abs_detJ * (4.0 * load_1 + load_3 + load_5);
        const double t24 = abs_detJ * (load_1 + load_3 + 4.0 * load_5);
        const double t25 = abs_detJ * (load_1 + 4.0 * load_3 + load_5);
        tile[lane + 8] = 0.004629629629629629 * (108.0 * t20 - 108.0 * t22 - 4.0 * t23 - t24 - t25);
        tile[lane + 16] = 0.004629629629629629 * (108.0 * t13 - t16 - t17 - 4.0 * t18);
        tile[lane + 24] = -0.004629629629629629 * (108.0 * t20 + t23 + t24 + 4.0 * t25);
        tile[lane + 32] = -0.004629629629629629 * (108.0 * t15 + t16 + 4.0 * t17 + t18);
        tile[lane + 40] = 0.004629629629629629 * (108.0 * t22 - t23 - 4.0 * t24 - t25);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<6, 8, 6>(tile, element_tensors + 6 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void neo_hookean_f_p1x2_triangle_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ load = packed_coefficients + 6;
  const double* __restrict__ lmbda = packed_constants + 0;
  const double* __restrict__ mu = packed_constants + 1;
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t0 = x0_0 - x1_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double t1 = x0_1 - x2_1;
  const double x2_0 = coordinate_dofs[6];
  const double adj01 = x0_0 - x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double adj10 = x0_1 - x1_1;
  const double detJ = t0 * t1 - adj01 * adj10;
  const double abs_detJ = std::fabs(detJ);
  const double inv_detJ = 1.0 / detJ;
  const double u_1 = u[1];
  const double u_3 = u[3];
  const double t2 = u_1 - u_3;
  const double u_5 = u[5];
  const double t3 = u_1 - u_5;
  const double t4 = 1.0 - (adj01 * inv_detJ * t2 - t0 * inv_detJ * t3);
  const double t5 = t1 * inv_detJ * t2 - adj10 * inv_detJ * t3;
  const double u_0 = u[0];
  const double u_2 = u[2];
  const double t6 = u_0 - u_2;
  const double u_4 = u[4];
  const double t7 = u_0 - u_4;
  const double t8 = 1.0 + (t1 * inv_detJ * t6 - adj10 * inv_detJ * t7);
  const double t9 = adj01 * inv_detJ * t6 - t0 * inv_detJ * t7;
  const double t10 = t4 * t8 + t5 * t9;
  const double t11 = (t1 * inv_detJ * t4 + adj01 * inv_detJ * t5) / t10;
  const double t12 = std::log(t10);
  const double t13 = abs_detJ * ((mu[0] * t11 - mu[0] * (t1 * inv_detJ * t8 + adj01 * inv_detJ * t9)) -
      lmbda[0] * t11 * t12);
  const double t14 = (adj10 * inv_detJ * t4 + t0 * inv_detJ * t5) / t10;
  const double t15 = abs_detJ * ((mu[0] * t14 - mu[0] * (adj10 * inv_detJ * t8 + t0 * inv_detJ * t9)) -
      lmbda[0] * t12 * t14);
  const double load_0 = load[0];
  const double load_2 = load[2];
  const double load_4 = load[4];
  const double t16 = abs_detJ * (4.0 * load_0 + load_2 + load_4);
  const double t17 = abs_detJ * (load_0 + load_2 + 4.0 * load_4);
  const double t18 = abs_detJ * (load_0 + 4.0 * load_2 + load_4);
  A[0] += -0.004629629629629629 * (108.0 * t13 + 4.0 * t16 + t17 + t18 - 108.0 * t15);
  const double t19 = (adj01 * inv_detJ * t8 - t1 * inv_detJ * t9) / t10;
  const double t20 = abs_detJ * ((mu[0] * t19 + mu[0] * (t1 * inv_detJ * t5 - adj01 * inv_detJ * t4)) -
      lmbda[0] * t12 * t19);
  const double t21 = (t0 * inv_detJ * t8 - adj10 * inv_detJ * t9) / t10;
  const double t22 = abs_detJ * ((mu[0] * t21 + mu[0] * (adj10 * inv_detJ * t5 - t0 * inv_detJ * t4)) -
      lmbda[0] * t12 * t21);
  const double load_1 = load[1];
  const double load_3 = load[3];
  const double load_5 = load[5];
  const double t23 = abs_detJ * (4.0 * load_1 + load_3 + load_5);
  const double t24 = abs_detJ * (load_1 + load_3 + 4.0 * load_5);
  const double t25 = abs_detJ * (load_1 + 4.0 * load_3 + load_5);
  A[1] += 0.004629629629629629 * (108.0 * t20 - 108.0 * t22 - 4.0 * t23 - t24 - t25);
  A[2] += 0.004629629629629629 * (108.0 * t13 - t16 - t17 - 4.0 * t18);
  A[3] += -0.004629629629629629 * (108.0 * t20 + t23 + t24 + 4.0 * t25);
  A[4] += -0.004629629629629629 * (108.0 * t15 + t16 + 4.0 * t17 + t18);
  A[5] += 0.004629629629629629 * (108.0 * t22 - t23 - 4.0 * t24 - t25);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x2_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^2", 6, 0, 0, nullptr},
    {"load", "P1^2", 6, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x2_triangle_f64_element_tensor_cpu_descriptor = {
    "neo_hookean_f_p1x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    6,                                         // rows
    1,                                         // columns
    6,                                         // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    2,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1536,                                      // shared_bytes
    174.0,                                     // flops_per_cell
    164.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
